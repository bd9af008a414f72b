import { describe, expect, it } from 'vitest';
import { type Admission, isAdmitted } from './admission.ts';
import { Bucket } from './bucket.ts';
import { cleanName } from './name.ts';

describe('which pages may open a socket', () => {
  const admission: Admission = {
    hostName: 'Kitchen',
    hostNames: ['play.example.org'],
    ownAddresses: () => ['192.168.1.5', 'fd00::5'],
  };
  it.each<[string, string | undefined, string | undefined, boolean]>([
    ['a page of ours by address', '192.168.1.5:3000', 'http://192.168.1.5:3000', true],
    ['a page of ours over IPv6', '[fd00::5]:3000', 'http://[fd00::5]:3000', true],
    ['a page of ours by name', 'kitchen.local:3000', 'http://kitchen.local:3000', true],
    ['the bare name of this machine', 'kitchen:3000', 'http://kitchen:3000', true],
    ['the name a home router gives', 'kitchen.lan', 'http://kitchen.lan', true],
    ['localhost', 'localhost:5173', 'http://localhost:5173', true],
    ['a name the keeper allows, behind TLS', 'play.example.org', 'https://play.example.org', true],
    ['a program', '127.0.0.1:3000', undefined, true],
    ['opened by name, turned to the address', '192.168.1.5:3000', 'http://kitchen.local:3000', true],
    ['a foreign page', '192.168.1.5:3000', 'https://evil.example', false],
    ['a foreign page at another port of ours', '192.168.1.5:3000', 'http://192.168.1.5:8080', false],
    ['a page of another machine', '192.168.1.5:3000', 'http://192.168.1.66:3000', false],
    ['another machine’s .local name', '192.168.1.5:3000', 'http://evil.local:3000', false],
    ['a name rebound to us', 'evil.example:3000', 'http://evil.example:3000', false],
    ['our name in a foreign domain', 'kitchen.evil.example', 'http://kitchen.evil.example', false],
    [
      'an address as the start of a name',
      '192.168.1.5.evil.example',
      'http://192.168.1.5.evil.example',
      false,
    ],
    ['a sandboxed frame or a file', '192.168.1.5:3000', 'null', false],
    ['no host at all', undefined, undefined, false],
    ['credentials in the host', 'localhost@evil.example', undefined, false],
    ['a malformed origin', '192.168.1.5', 'http://192.168.1.5/path', false],
  ])('%s', (_name, host, origin, expected) => {
    expect(isAdmitted({ host, origin }, admission)).toBe(expected);
  });
});

describe('names', () => {
  it.each<[string, string | null]>([
    ['Eva', 'Eva'],
    ['  Eva \n Nová ', 'Eva Nová'],
    ['Иван', 'Иван'],
    ['\u202eavE\u202c', 'avE'],
    ['a\u0000b\u001bc', 'abc'],
    ['\u200b\u200b', null],
    ['   ', null],
    ['', null],
    ['\ud800', null],
    ['x'.repeat(100), 'x'.repeat(20)],
    ['💥'.repeat(30), '💥'.repeat(20)],
    ['👩‍👩‍👧', '👩‍👩‍👧'],
    ['<b>Eva</b>', '<b>Eva</b>'],
  ])('%j becomes %j', (typed, expected) => {
    expect(cleanName(typed)).toBe(expected);
  });
});

describe('the token bucket', () => {
  const size = { perSecond: 10, burst: 3, patience: 2 };
  it('lets a burst through, then so many a second', () => {
    const bucket = new Bucket(size, 0);
    expect([1, 2, 3, 4].map(() => bucket.take(0))).toEqual(['fine', 'fine', 'fine', 'slow-down']);
    expect(bucket.take(100)).toBe('fine');
    expect(bucket.take(100)).toBe('slow-down');
    expect(bucket.take(100_000)).toBe('fine');
  });
  it('has had enough of who goes on and on', () => {
    const bucket = new Bucket(size, 0);
    expect(Array.from({ length: 6 }, () => bucket.take(0))).toEqual([
      'fine',
      'fine',
      'fine',
      'slow-down',
      'slow-down',
      'enough',
    ]);
  });
});
