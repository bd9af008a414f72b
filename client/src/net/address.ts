import type { Address } from '../../../shared/wire/wire.ts';

/**
 * The address to put into the QR: the one this page was opened at, for it is known to work, else the best one on the
 * local network. Null when there is none that another device could reach.
 */
export function inviteAddress(addresses: readonly Address[], host: string): Address | null {
  const reachable = addresses.filter(({ rank }) => rank === 'lan');
  return reachable.find(({ url }) => hostOf(url) === host) ?? reachable[0] ?? null;
}

/** The address as people type it: without `http://`. */
export const hostOf = (url: string): string => url.replace(/^https?:\/\//, '').replace(/\/$/, '');

/** Whether a host is a name that has to be looked up, rather than an address in digits. */
export const isName = (hostname: string): boolean =>
  hostname !== 'localhost' && !hostname.includes(':') && !/^[\d.]+$/.test(hostname);
