import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { addressesOf, type Interfaces, rankAddresses } from './lan.ts';

const v4 = (address: string, more: Partial<NetworkInterfaceInfo> = {}): NetworkInterfaceInfo =>
  ({
    address,
    netmask: '255.255.255.0',
    family: 'IPv4',
    mac: '3c:22:fb:01:02:03',
    internal: address.startsWith('127.'),
    cidr: null,
    ...more,
  }) as NetworkInterfaceInfo;
const v6 = (address: string): NetworkInterfaceInfo =>
  ({ ...v4(address), family: 'IPv6', internal: address === '::1', scopeid: 0 }) as NetworkInterfaceInfo;

const best = (interfaces: Interfaces): string | null => {
  const [first] = rankAddresses(interfaces);
  return first?.rank === 'lan' ? first.address : null;
};

describe('the address for the QR', () => {
  it.each<[string, Interfaces, string | null]>([
    [
      'Linux with Docker listed before Wi-Fi',
      {
        lo: [v4('127.0.0.1')],
        docker0: [v4('172.17.0.1')],
        'br-0a1b2c': [v4('172.18.0.1')],
        veth12ab: [v6('fd00::9')],
        wlp3s0: [v4('192.168.1.23')],
      },
      '192.168.1.23',
    ],
    [
      'Windows with WSL, VirtualBox and a VPN before Wi-Fi',
      {
        'vEthernet (WSL)': [v4('172.28.16.1')],
        'VirtualBox Host-Only Ethernet Adapter': [v4('192.168.56.1')],
        'Ethernet 3': [v4('192.168.56.1', { mac: '0a:00:27:00:00:0b' })],
        'ProtonVPN TUN': [v4('10.2.0.2', { netmask: '255.255.255.255' })],
        'Wi-Fi': [v6('fe80::1'), v4('192.168.0.14')],
        'Loopback Pseudo-Interface 1': [v6('::1'), v4('127.0.0.1')],
      },
      '192.168.0.14',
    ],
    [
      'a VPN without a telling name, known by its point-to-point mask',
      { 'Ethernet 4': [v4('192.168.200.7', { netmask: '255.255.255.255' })], Ethernet: [v4('10.0.0.5')] },
      '10.0.0.5',
    ],
    [
      'a Mac with VPN tunnels and a virtual machine bridge',
      {
        lo0: [v4('127.0.0.1')],
        utun3: [v4('10.8.0.2')],
        bridge100: [v4('192.168.64.1')],
        en0: [v4('10.1.2.3')],
      },
      '10.1.2.3',
    ],
    [
      'a Mac that shares its network',
      { utun0: [v4('10.8.0.2')], bridge100: [v4('192.168.2.1')] },
      '192.168.2.1',
    ],
    [
      'Tailscale, ZeroTier, WireGuard and a modem',
      {
        tailscale0: [v4('100.101.102.103')],
        ztabcd: [v4('10.147.17.1')],
        wg0: [v4('10.6.0.2')],
        ppp0: [v4('10.64.64.64')],
        eth0: [v4('172.16.5.5')],
      },
      '172.16.5.5',
    ],
    [
      'an Android phone that is the hotspot',
      { rmnet_data0: [v4('10.44.3.2')], ap0: [v4('192.168.43.1')] },
      '192.168.43.1',
    ],
    [
      'Windows that is the hotspot',
      {
        'Local Area Connection* 10': [v4('192.168.137.1')],
        'vEthernet (Default Switch)': [v4('172.20.0.1')],
      },
      '192.168.137.1',
    ],
    ['Linux that is the hotspot', { wlan0: [v4('10.42.0.1')], virbr0: [v4('192.168.122.1')] }, '10.42.0.1'],
    ['a laptop in an iPhone hotspot', { en0: [v4('172.20.10.2')], utun2: [v6('fd7a::1')] }, '172.20.10.2'],
    [
      'its own hotspot besides the home network',
      { ap0: [v4('10.42.0.1')], eth0: [v4('192.168.1.5')] },
      '192.168.1.5',
    ],
    [
      'a university that gives public addresses',
      { eth0: [v4('147.32.80.9')], docker0: [v4('172.17.0.1')] },
      '147.32.80.9',
    ],
    [
      'IPv6 before IPv4 in the list',
      { wlan0: [v6('2a00:1028::5'), v6('fd12::5'), v4('192.168.1.9')] },
      '192.168.1.9',
    ],
    ['IPv6 alone', { wlan0: [v6('fe80::5'), v6('2a00:1028::5'), v6('fd12::5')] }, 'fd12::5'],
    ['a cable without an address server', { lo: [v4('127.0.0.1')], eth0: [v4('169.254.7.7')] }, null],
    ['nothing but this machine', { lo: [v4('127.0.0.1'), v6('::1')] }, null],
    ['a system that tells nothing', {}, null],
  ])('%s', (_name, interfaces, expected) => {
    expect(best(interfaces)).toBe(expected);
  });

  it('offers the other addresses after it, loopback last', () => {
    const interfaces = {
      lo: [v4('127.0.0.1')],
      docker0: [v4('172.17.0.1')],
      wlan0: [v4('192.168.1.9'), v6('fd12::5'), v6('fd12::6')],
    };
    expect(addressesOf(interfaces, 3000)).toEqual([
      { url: 'http://192.168.1.9:3000', rank: 'lan' },
      { url: 'http://[fd12::5]:3000', rank: 'lan' },
      { url: 'http://172.17.0.1:3000', rank: 'virtual' },
      { url: 'http://127.0.0.1:3000', rank: 'loopback' },
    ]);
  });
});
