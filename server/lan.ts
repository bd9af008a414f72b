import type { NetworkInterfaceInfo } from 'node:os';
import type { Address } from '../shared/wire/wire.ts';

export type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Interfaces that lead to machines inside this one, or through a tunnel or the mobile network: Linux, macOS, Android. */
const VIRTUAL_NAME =
  /^(docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|wg|tailscale|zt|ppp|ipsec|lxc|lxd|lxd?br|cni|flannel|cali|podman|kube|ovs|dummy|ifb|sit|gre|ip6tnl|awdl|llw|anpi|ham|nordlynx|proton|gpd|rmnet|ccmni|wwan|pdp_ip|clat|v4-)/i;

/** The same by the names that Windows shows. Its own mobile hotspot is "Local Area Connection* 10": not among them. */
const VIRTUAL_WORD =
  /vEthernet|VirtualBox|VMware|Hyper-V|\bWSL\b|Docker|\bTAP\b|TAP-|OpenVPN|WireGuard|Tailscale|ZeroTier|Hamachi|Radmin|\bVPN\b|AnyConnect|GlobalProtect|FortiClient|Bluetooth|Npcap|Loopback|Teredo|isatap/i;

/** Made up by VirtualBox (host-only), VMware (vmnet) and the Windows TAP driver for their own adapters. */
const VIRTUAL_MAC = /^(0a:00:27|00:50:56:c0|00:ff:)/i;

const within = (address: string, prefix: RegExp): boolean => prefix.test(address);
const isPrivate = (address: string): boolean =>
  within(address, /^(192\.168\.|10\.|172\.(1[6-9]|2\d|3[01])\.)/);
/** Tethering networks made by the machine itself: Android, Windows, iPhone, NetworkManager, macOS. */
const isHotspot = (address: string): boolean =>
  within(address, /^(192\.168\.43\.|192\.168\.137\.|172\.20\.10\.|10\.42\.0\.|192\.168\.2\.1$)/);
/** Addresses that virtual machines' networks and carriers use by default, whatever the interface is called. */
const isVirtualRange = (address: string): boolean =>
  within(address, /^(169\.254\.|192\.168\.56\.|192\.168\.122\.|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.)/);

/** macOS shares its network on bridge100 and keeps virtual machines on the bridges too, from 192.168.64 upwards. */
const isVirtualBridge = (name: string, address: string): boolean =>
  /^bridge\d+$/.test(name) && !isHotspot(address);

interface Ranked {
  readonly address: string;
  readonly ip: 4 | 6;
  readonly rank: Address['rank'];
  /** Lower is better, within and across ranks. */
  readonly order: number;
}

function rankOne(name: string, info: NetworkInterfaceInfo): Ranked | null {
  const { address } = info;
  const ip = info.family === 'IPv6' ? 6 : 4;
  if (info.internal) return ip === 4 ? { address, ip, rank: 'loopback', order: 90 } : null;
  // A link-local IPv6 address needs a zone that means something on this machine only.
  if (ip === 6 && /^fe[89ab]/i.test(address)) return null;
  const isVirtual =
    VIRTUAL_NAME.test(name) ||
    VIRTUAL_WORD.test(name) ||
    VIRTUAL_MAC.test(info.mac) ||
    isVirtualBridge(name, address) ||
    (ip === 4 && (isVirtualRange(address) || info.netmask === '255.255.255.255'));
  if (isVirtual) return { address, ip, rank: 'virtual', order: ip === 4 ? 60 : 70 };
  if (ip === 6) return { address, ip, rank: 'lan', order: /^f[cd]/i.test(address) ? 40 : 50 };
  return { address, ip, rank: 'lan', order: orderOfLan(name, address) };
}

/**
 * A home network first: phones in a hotspot of this machine reach that address too, but not the other way
 * round. Then hotspots, then a public address, as universities give them.
 */
function orderOfLan(name: string, address: string): number {
  if (!isPrivate(address)) return 30;
  if (isHotspot(address)) return 20;
  const range = address.startsWith('192.168.') ? 0 : address.startsWith('10.') ? 2 : 4;
  return range + (/^(wl|wi-?fi|en|eth|ap|swlan)/i.test(name) ? 0 : 1);
}

/** What other devices may open, best first. One IPv6 address an interface is enough: the rest are its aliases. */
export function rankAddresses(interfaces: Interfaces): readonly { address: string; rank: Address['rank'] }[] {
  const ranked = Object.entries(interfaces).flatMap(([name, infos = []]) => {
    const ofInterface = infos.flatMap((info) => rankOne(name, info) ?? []);
    const firstOf6 = ofInterface.filter(({ ip }) => ip === 6).sort((a, b) => a.order - b.order)[0];
    return ofInterface.filter((entry) => entry.ip === 4 || entry === firstOf6);
  });
  return ranked.sort((a, b) => a.order - b.order).map(({ address, rank }) => ({ address, rank }));
}

export const urlOf = (address: string, port: number): string =>
  `http://${address.includes(':') ? `[${address}]` : address}${port === 80 ? '' : `:${port}`}`;

/** The addresses at which a server bound to every interface can be opened. */
export const addressesOf = (interfaces: Interfaces, port: number): readonly Address[] =>
  rankAddresses(interfaces).map(({ address, rank }) => ({ url: urlOf(address, port), rank }));
