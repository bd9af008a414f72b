import { describe, expect, it } from 'vitest';
import { REFUSALS } from '../common/draughts-taps.ts';
import { PASS } from '../game.ts';
import { after, legalSteps } from '../turn.ts';
import { type Layout, layOut } from './lay-out.ts';

const RUSSIAN = { players: '3', rules: 'russian' };
const chain = layOut(RUSSIAN, 'A', { A: 'A11 A73 A51', B: 'A22 B11', C: 'A24 C11' });

function stepped({ variant, position }: Layout, text: string): Layout {
  const step = variant.notation.readStep(position, text)!;
  return { variant, position: after(variant.rules, position, step) };
}

const cell = ({ variant }: Layout, name: string): number => variant.notation.readCell(name)!;

function taps({ variant: { rules, display, notation }, position }: Layout): string[] {
  return legalSteps(rules, position).map((step) =>
    display
      .taps(position, step)
      .map((target) => notation.cell(target as number))
      .join(' '),
  );
}

describe('taps', () => {
  it('name piece and landing at the start of a turn, the landing alone inside a chain', () => {
    expect(taps(chain)).toEqual(['A11 A33']);
    expect(taps(stepped(chain, 'A11xA33'))).toEqual(['B84']);
  });
  it('are none for the forced pass', () => {
    const { variant, position } = layOut(RUSSIAN, 'A', { A: 'A44', B: 'B64 B73', C: 'C11' });
    expect(variant.display.taps(position, PASS)).toEqual([]);
    expect(variant.display.changes(position, PASS)).toEqual([]);
  });
});

describe('pieces and changes', () => {
  it('keep what a chain has taken on the board till it ends (C7)', () => {
    const { display, notation } = chain.variant;
    const named = (layout: Layout, text: string) =>
      display.changes(layout.position, notation.readStep(layout.position, text)!).map((change) =>
        Object.values(change)
          .map((v) => (typeof v === 'number' ? notation.cell(v) : v))
          .join(' '),
      );
    const middle = stepped(chain, 'A11xA33');
    expect(named(chain, 'A11xA33')).toEqual(['move A11 A33']);
    expect(named(middle, 'A33xB84')).toEqual(['move A33 B84', 'take A22', 'take A24']);
    const states = display.pieces(middle.position).filter(({ state }) => state !== undefined);
    expect(states.map(({ cell: at, state }) => `${notation.cell(at)} ${state}`)).toEqual([
      'A22 taken',
      'A33 moving',
    ]);
    expect(display.isCapture(chain.position, notation.readStep(chain.position, 'A11xA33')!)).toBe(true);
  });
  it('tell of a crowning', () => {
    const { variant, position } = layOut(RUSSIAN, 'A', { A: 'B22', B: 'B73', C: 'C11' });
    const step = variant.notation.readStep(position, 'B22-B11')!;
    const [move, crown] = variant.display.changes(position, step);
    expect([move!.kind, crown]).toEqual(['move', { kind: 'crown', cell: variant.notation.readCell('B11') }]);
  });
});

describe('refusals', () => {
  const refusal = (layout: Layout, draft: string[], target: string): string =>
    layout.variant.display.refusal(
      layout.position,
      draft.map((name) => cell(layout, name)),
      cell(layout, target),
    );
  const quiet = layOut(RUSSIAN, 'A', { A: 'A13 A24', B: 'B64 B11', C: 'B82 B84' });

  it.each([
    [chain, [], 'A31', 'empty-cell'],
    [chain, [], 'B11', 'not-your-piece'],
    [chain, [], 'A73', 'must-capture'],
    [chain, ['A11'], 'A73', 'must-capture'],
    [chain, ['A11'], 'C11', 'not-a-target'],
    [chain, ['A51'], 'A42', 'must-capture'],
    [stepped(chain, 'A11xA33'), [], 'A73', 'go-on-capturing'],
    [layOut(RUSSIAN, 'A', { A: 'A13 A24', B: 'B64 B53 B11', C: 'B84' }), [], 'A13', 'cannot-move'],
    [layOut(RUSSIAN, 'A', { A: 'A13', B: 'B11' }), ['A13'], 'A31', 'not-a-target'],
    [layOut(RUSSIAN, 'A', { A: 'kA13', B: 'A24 B62', C: 'C11' }), ['A13'], 'B42', 'go-on-capturing'],
    [layOut(RUSSIAN, 'A', { A: 'kA13', B: 'A24 B62', C: 'C11' }), ['A13'], 'B62', 'not-a-target'],
  ] as const)('case %#', (layout, draft, target, code) => {
    expect(refusal(layout, [...draft], target)).toBe(code);
    expect(REFUSALS).toContain(code);
  });
  it('know no controls', () => {
    expect(quiet.variant.display.refusal(quiet.position, [], 'stop')).toBe('not-a-target');
  });
});
