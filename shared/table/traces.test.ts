import { describe, expect, it } from 'vitest';
import { variantOf } from '../games/catalogue.ts';
import { layOut } from '../games/checkers/lay-out.ts';
import { RUSSIAN } from '../games/checkers/testing.ts';
import { cell, ScriptedTable, threePhones } from './testing.ts';
import { tracesFor } from './traces.ts';
import { viewOf } from './view-of.ts';
import { wants } from './wants.ts';

const DEVICES = ['anna', 'bob', 'cora'];
const NAMES = ['A', 'B', 'C'];

/** Plays taps, `A33-A24`, each on the mover's own device. */
function play(script: ScriptedTable, ...moves: string[]): void {
  for (const move of moves) {
    const by = DEVICES[script.table.match!.position.mover]!;
    for (const name of move.split('-')) expect(script.tap(by, cell(name))).toBeNull();
  }
}

/** Puts a constructed position on the table, in which everybody has moved before: A on A13, B on B13, C on C13. */
function place(script: ScriptedTable, mover: string, pieces: Record<string, string>): ScriptedTable {
  const { position } = layOut(RUSSIAN, mover, pieces);
  const traces = NAMES.map((name, seat) => ({ seat, cells: [cell(`${name}13`)] }));
  script.table = { ...script.table, match: { ...script.table.match!, position, traces } };
  return script;
}

/** All traces, the newest last: `A: A33 A24; B: ...`. */
const shown = (script: ScriptedTable, seats?: readonly number[]): string => {
  const { match } = viewOf(script.table, script.here);
  const traces = seats ? tracesFor(match!.traces, seats, match!.mover) : match!.traces;
  const { notation } = variantOf('checkers', {});
  return traces.map(({ seat, cells }) => `${NAMES[seat]}: ${cells.map(notation.cell).join(' ')}`).join('; ');
};

const russian = (): ScriptedTable => {
  const script = new ScriptedTable();
  script.setUp({ options: RUSSIAN });
  script.join('bob');
  script.join('cora');
  script.ask('anna', { kind: 'start' });
  return script;
};

/** All others agree. */
function takeBack(script: ScriptedTable, by: string): void {
  script.ask(by, { kind: 'offer', offer: 'takeback' });
  for (const device of DEVICES) {
    if (device !== by) script.ask(device, { kind: 'answer', offer: 'takeback', agree: true });
  }
}

describe('the traces of turns', () => {
  it('are those of the latest turn of each seat, the newest last', () => {
    const script = threePhones();
    expect(shown(script)).toBe('');
    play(script, 'A33-A24', 'B33-B24');
    expect(shown(script)).toBe('A: A33 A24; B: B33 B24');
    play(script, 'C33-C24', 'A53-A44');
    expect(shown(script)).toBe('B: B33 B24; C: C33 C24; A: A53 A44');
  });

  it('hold all that a chain of captures touches, however many steps it has', () => {
    const script = place(russian(), 'A', { A: 'A11', B: 'A22 B11', C: 'A42 C11' });
    play(script, 'A11-A33');
    expect(script.table.match!.isTurnOpen).toBe(true);
    expect(shown(script)).toBe('B: B13; C: C13; A: A11 A33');
    // What was jumped over goes when the chain has ended.
    play(script, 'A51');
    expect(shown(script)).toBe('B: B13; C: C13; A: A11 A33 A51 A22 A42');
  });

  it('go back with a turn that is taken back', () => {
    const script = threePhones();
    play(script, 'A33-A24', 'B33-B24', 'C33-C24', 'A53-A44');
    takeBack(script, 'cora');
    expect(shown(script)).toBe('A: A33 A24; B: B33 B24');
    takeBack(script, 'bob');
    expect(shown(script)).toBe('A: A33 A24');
  });

  it('begin anew with a game', () => {
    const script = threePhones();
    play(script, 'A33-A24');
    for (const seat of [0, 1]) script.ask(DEVICES[seat]!, { kind: 'resign', seat });
    script.ask('anna', { kind: 'offer', offer: 'rematch' });
    for (const by of ['bob', 'cora']) script.ask(by, { kind: 'answer', offer: 'rematch', agree: true });
    expect(script.table.match!.number).toBe(2);
    expect(shown(script)).toBe('');
  });

  it('are none of a seat that had to pass, and the others’ stay', () => {
    const script = place(russian(), 'A', { A: 'A44', B: 'B64 B73', C: 'C11' });
    expect(wants(script.table).pass).not.toBeNull();
    script.house({ kind: 'play', ply: 0, step: 'pass' });
    expect(shown(script)).toBe('B: B13; C: C13');
    expect(shown(script, [0])).toBe('B: B13; C: C13');
  });

  it('are none of a seat that has left, whether it was the newest or not', () => {
    const script = threePhones();
    play(script, 'A33-A24', 'B33-B24');
    script.ask('bob', { kind: 'resign', seat: 1 });
    expect(shown(script)).toBe('A: A33 A24');
    script.ask('anna', { kind: 'resign', seat: 0 });
    expect(shown(script)).toBe('');
  });

  it('are none of a seat whose last piece has been taken', () => {
    const script = place(russian(), 'A', { A: 'A11 A73', B: 'A22', C: 'C11' });
    play(script, 'A11-A33');
    expect(viewOf(script.table, script.here).match!.isIn).toEqual([true, false, true]);
    expect(shown(script)).toBe('C: C13; A: A11 A33 A22');
  });

  it('are folded from the journal', () => {
    const script = threePhones();
    play(script, 'A33-A24', 'B33-B24', 'C33-C24');
    takeBack(script, 'bob');
    script.ask('cora', { kind: 'resign', seat: 2 });
    expect(script.refold().match!.traces).toEqual(script.table.match!.traces);
  });
});

describe('the traces that a device marks', () => {
  const opened = (): ScriptedTable => {
    const script = threePhones();
    play(script, 'A33-A24', 'B33-B24', 'C33-C24');
    return script;
  };

  it('are what others have played since its own turn', () => {
    const script = opened();
    expect(shown(script, [0])).toBe('B: B33 B24; C: C33 C24');
    expect(shown(script, [1])).toBe('C: C33 C24');
    play(script, 'A53-A44');
    expect(shown(script, [1])).toBe('C: C33 C24; A: A53 A44');
  });

  it('are its own turn as long as nobody has moved after it', () => {
    expect(shown(opened(), [2])).toBe('C: C33 C24');
  });

  it('are the latest turn of each for who watches, or is out', () => {
    const script = opened();
    expect(shown(script, [])).toBe('A: A33 A24; B: B33 B24; C: C33 C24');
    script.ask('bob', { kind: 'resign', seat: 1 });
    expect(shown(script, [1])).toBe('A: A33 A24; C: C33 C24');
  });

  it('are for the mover of a shared device what came since his own turn', () => {
    const script = opened();
    expect(shown(script, [0, 1])).toBe('B: B33 B24; C: C33 C24');
    expect(shown(script, [0, 1, 2])).toBe('B: B33 B24; C: C33 C24');
    // Seat 0 moves: of two seats that wait, the one that moved last counts.
    expect(shown(script, [1, 2])).toBe('C: C33 C24');
  });
});
