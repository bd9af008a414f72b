import qrcode from 'qrcode';
import type { Address } from '../shared/wire/wire.ts';

/** Black on white whatever the terminal's colours: cameras want it so. */
const INK = '\x1b[38;5;16;48;5;231m';
const PLAIN = '\x1b[0m';
/** Light modules round the code, without which some cameras do not find it. */
const MARGIN = 2;

/** Two rows of modules in each line of text. */
function qrLines(text: string): string[] {
  const { modules } = qrcode.create(text, { errorCorrectionLevel: 'M' });
  const isDark = (row: number, column: number): boolean =>
    row >= 0 && column >= 0 && row < modules.size && column < modules.size && modules.get(row, column) === 1;
  const lines: string[] = [];
  for (let row = -MARGIN; row < modules.size + MARGIN; row += 2) {
    let line = '';
    for (let column = -MARGIN; column < modules.size + MARGIN; column++) {
      const upper = isDark(row, column);
      const lower = isDark(row + 1, column);
      line += upper ? (lower ? '█' : '▀') : lower ? '▄' : ' ';
    }
    lines.push(`    ${INK}${line}${PLAIN}`);
  }
  return lines;
}

/** What the terminal says once the server runs: where to go, for people who look at it from across a table. */
export function welcomeText(addresses: readonly Address[], isTerminal: boolean): string {
  const [best] = addresses;
  const lines = ['', 'Bigboard is running.', ''];
  if (best?.rank === 'lan') {
    lines.push('On every phone (same Wi-Fi) open', '', `    ${best.url}`, '');
    if (isTerminal) lines.push('or point its camera here:', '', ...qrLines(best.url), '');
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
