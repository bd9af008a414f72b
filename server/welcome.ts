import qrcode from 'qrcode';
import type { Address } from '../shared/wire/wire.ts';

/** Black on white whatever the terminal's colours: cameras want it so. */
const INK = '\x1b[38;5;16;48;5;231m';
const PLAIN = '\x1b[0m';

async function qrLines(text: string, isTerminal: boolean): Promise<string[]> {
  const lines = (await qrcode.toString(text, { type: 'utf8', margin: 2 })).split('\n');
  return lines.map((line) => (isTerminal ? `    ${INK}${line}${PLAIN}` : `    ${line}`));
}

/** What the terminal says once the server runs: where to go, for people who look at it from across a table. Colours only on a terminal. */
export async function welcomeText(addresses: readonly Address[], isTerminal: boolean): Promise<string> {
  const [best] = addresses;
  const lines = ['', 'Bigboard is running.', ''];
  if (best?.rank === 'lan') {
    lines.push('On every phone (same Wi-Fi) open', '', `    ${best.url}`, '');
    lines.push('or point its camera here:', '', ...(await qrLines(best.url, isTerminal)), '');
  } else {
    lines.push(
      'No local network was found, so no other device can connect.',
      'Join a Wi-Fi or switch on a hotspot; the page on this computer then shows the address.',
      '',
    );
  }
  const others = addresses.filter((address) => address !== best || address.rank !== 'lan');
  if (others.length > 0) lines.push(`Other addresses: ${others.map(({ url }) => url).join('  ')}`, '');
  return lines.join('\n');
}
