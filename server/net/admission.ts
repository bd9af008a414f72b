import { isIP } from 'node:net';

/**
 * Which pages may open a socket. A page from elsewhere must not (its Origin differs from our Host), nor one whose
 * name was made to point at us (DNS rebinding: the Host is a name that is not ours). Addresses, localhost and
 * .local names cannot be rebound from outside.
 */
export interface Admission {
  /** This machine's name, without a domain. */
  readonly hostName: string;
  /** Further names under which the keeper lets the server be reached. */
  readonly hostNames: readonly string[];
  /** This machine's own addresses, as they are now. */
  readonly ownAddresses: () => readonly string[];
}

/** Suffixes that home routers give; none can be bought. */
const HOME_SUFFIXES = ['', '.local', '.lan', '.home', '.internal', '.home.arpa'];

/** The name in a Host or in an Origin's authority, lower case, without port and brackets. */
function nameOf(authority: string): string | null {
  const match = /^(?:\[([0-9a-f:.]+)\]|([a-z0-9._-]+))(?::\d{1,5})?$/i.exec(authority);
  return match ? (match[1] ?? match[2]!).toLowerCase().replace(/\.$/, '') : null;
}

const portOf = (authority: string): string => /:(\d+)$/.exec(authority.replace(/^\[.*\]/, ''))?.[1] ?? '';

const isOwnName = (name: string, { hostName, hostNames }: Admission): boolean =>
  name === 'localhost' ||
  HOME_SUFFIXES.some((suffix) => name === hostName.toLowerCase() + suffix) ||
  hostNames.some((own) => own.toLowerCase() === name);

export function isAdmitted(
  headers: { readonly host?: string | undefined; readonly origin?: string | undefined },
  admission: Admission,
): boolean {
  const host = nameOf(headers.host ?? '');
  if (host === null) return false;
  if (isIP(host) === 0 && !host.endsWith('.local') && !isOwnName(host, admission)) return false;
  // Programs send no Origin; browsers send one with every socket they open.
  if (headers.origin === undefined) return true;
  const authority = /^https?:\/\/([^/]+)$/i.exec(headers.origin)?.[1]?.toLowerCase();
  if (authority === undefined) return false;
  if (authority === headers.host!.toLowerCase()) return true;
  // A page opened by our name may turn to our address: names resolve on some tries only.
  const origin = nameOf(authority);
  const isOurs =
    origin !== null && (isOwnName(origin, admission) || admission.ownAddresses().includes(origin));
  return isOurs && portOf(authority) === portOf(headers.host!);
}
