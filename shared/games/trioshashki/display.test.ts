import { describe, expect, it } from 'vitest';
import { REFUSALS } from '../common/draughts-taps.ts';
import { PASS } from '../game.ts';
import { legalSteps } from '../turn.ts';
import { type Layout, layOut } from './lay-out.ts';
import { stepped } from './testing.ts';

const chain = layOut({}, 'A', '1:a 38:a 5:b 28:c 46:b 54:c');
const TOWERS = { variant: 'towers' };

const cell = ({ variant }: Layout, name: string): number => variant.notation.readCell(name)!;

/** Each change as its fields, cells by their names. */
const changes = ({ variant: { display, notation }, position }: Layout, text: string): string[] =>
  display.changes(position, notation.readStep(position, text)!).map((change) =>
    Object.entries(change)
      .map(([key, value]) => (['from', 'to', 'cell'].includes(key) ? notation.cell(value) : value))
      .join(' '),
  );

describe('changes', () => {
  it('let what a chain has taken go when it ends (H6)', () => {
    expect(changes(chain, '1x14')).toEqual(['move 1 14']);
    expect(changes(stepped(chain, '1x14'), '14x48')).toEqual(['move 14 48', 'take 5', 'take 28']);
  });
  it('tell of a crowning, and of men locked out by the turn (H8, H9)', () => {
    expect(changes(layOut({}, 'A', '29:a 46:b 54:c'), '29-50')).toEqual(['move 29 50', 'crown 50']);
    const locks = layOut({}, 'A', '38:a 57:b 58:c 54:c');
    expect(changes(locks, '38-20')).toEqual(['move 38 20', 'take 57']);
  });
  it('slip the top of a jumped tower under the jumping one (H14)', () => {
    const towers = layOut(TOWERS, 'A', '14:ca 29:cb 46:b 54:c');
    expect(changes(towers, '14x50')).toEqual(['move 14 50', 'move 29 50 1 true', 'crown 50']);
  });
});

describe('pieces', () => {
  it('show what is taken and what must go on', () => {
    const { variant, position } = stepped(chain, '1x14');
    const states = variant.display.pieces(position).filter(({ state }) => state !== undefined);
    expect(states.map(({ cell: at, state }) => `${variant.notation.cell(at)} ${state}`).sort()).toEqual([
      '14 moving',
      '5 taken',
    ]);
  });
  it('show towers from the bottom up; none of them is taken', () => {
    const { variant, position } = stepped(layOut(TOWERS, 'A', '1:a 5:CB 28:b 54:c'), '1x14');
    const shown = variant.display
      .pieces(position)
      .map(({ cell: at, stack, state = '' }) => [
        variant.notation.cell(at),
        ...stack.map(({ owner, kind }) => `${owner}${kind}`),
        state,
      ]);
    expect(shown.map((words) => words.join(' ').trim()).sort()).toEqual([
      '14 1king 0man moving',
      '28 1man',
      '5 2king',
      '54 2man',
    ]);
  });
});

describe('scores', () => {
  it('are the pieces on the board, those taken not counted; in towers the towers owned', () => {
    expect(chain.variant.display.scores(chain.position)).toEqual([2, 2, 2]);
    const { variant, position } = stepped(chain, '1x14');
    expect(variant.display.scores(position)).toEqual([2, 1, 2]);
    const towers = layOut(TOWERS, 'A', '1:bca 5:CB 28:b');
    expect(towers.variant.display.scores(towers.position)).toEqual([1, 2, 0]);
  });
});

describe('taps and refusals', () => {
  it('name piece and landing, inside a chain the landing alone', () => {
    const taps = ({ variant: { rules, display, notation }, position }: Layout) =>
      legalSteps(rules, position).map((step) =>
        display.taps(position, step).map((target) => notation.cell(target as number)),
      );
    expect(taps(chain)).toEqual([['1', '14']]);
    expect(taps(stepped(chain, '1x14'))).toEqual([['48']]);
    expect(chain.variant.display.taps(chain.position, PASS)).toEqual([]);
  });
  it.each([
    [chain, [], '2', 'empty-cell'],
    [chain, [], '5', 'not-your-piece'],
    [chain, [], '38', 'must-capture'],
    [chain, ['38'], '20', 'must-capture'],
    [chain, ['1'], '6', 'must-capture'],
    [chain, ['1'], '2', 'not-a-target'],
    [stepped(chain, '1x14'), [], '38', 'go-on-capturing'],
    [layOut({ variant: 'plain' }, 'A', '50:a 38:a 46:b'), [], '50', 'cannot-move'],
    [layOut({}, 'A', '38:A 8:b 46:b'), ['38'], '20', 'must-capture'],
    [layOut({}, 'A', '38:A 8:b 46:b'), ['38'], '1', 'not-a-target'],
  ] as const)('case %#', (layout, draft, target, code) => {
    const names = draft.map((name) => cell(layout, name));
    expect(layout.variant.display.refusal(layout.position, names, cell(layout, target))).toBe(code);
    expect(REFUSALS).toContain(code);
  });
});
