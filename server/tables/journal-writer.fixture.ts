// Writes events without end and prints how many were promised: journal.test.ts kills it.
import { Journal } from './journal.ts';

const journal = new Journal(process.argv[2]!, console.error);
for (let count = 0; ; count++) {
  const event = { kind: 'renamed', device: 'd', name: String(count), seat: null } as const;
  await journal.append('BCDF', count, [{ at: 5, event }]);
  process.stdout.write(`${count + 1}\n`);
}
