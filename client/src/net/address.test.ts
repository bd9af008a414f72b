import { describe, expect, it } from 'vitest';
import type { Address } from '../../../shared/wire/wire.ts';
import { hostOf, inviteAddress, isName } from './address.ts';

const WIFI: Address = { url: 'http://192.168.1.5:3000', rank: 'lan' };
const CABLE: Address = { url: 'http://10.0.0.7:3000', rank: 'lan' };
const DOCKER: Address = { url: 'http://172.17.0.1:3000', rank: 'virtual' };
const SELF: Address = { url: 'http://127.0.0.1:3000', rank: 'loopback' };

describe('the address to invite with', () => {
  it('is the best one on the local network', () => {
    expect(inviteAddress([WIFI, CABLE, DOCKER, SELF], 'localhost:3000')).toBe(WIFI);
  });

  it('is the one this page was opened at, when others can reach it', () => {
    expect(inviteAddress([WIFI, CABLE, DOCKER, SELF], '10.0.0.7:3000')).toBe(CABLE);
  });

  it('is never Docker, a VPN or this machine alone, even for a page opened there', () => {
    expect(inviteAddress([WIFI, DOCKER], '172.17.0.1:3000')).toBe(WIFI);
    expect(inviteAddress([DOCKER, SELF], '127.0.0.1:3000')).toBeNull();
    expect(inviteAddress([], 'localhost:3000')).toBeNull();
  });

  it('is shown as people type it', () => {
    expect(hostOf('http://192.168.1.5:3000')).toBe('192.168.1.5:3000');
  });

  it('knows names from addresses', () => {
    expect(['house.local', 'kitchen'].every(isName)).toBe(true);
    expect(['192.168.1.5', '[fe80::1]', 'localhost'].some(isName)).toBe(false);
  });
});
