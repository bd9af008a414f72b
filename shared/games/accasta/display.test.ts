import { describe, expect, it } from 'vitest';
import type { Layout } from '../common/lay-out.ts';
import { stepped, steps } from '../common/testing.ts';
import type { Target } from '../game.ts';
import { legalSteps } from '../turn.ts';
import { OUTCOME_REASONS, REFUSALS } from './index.ts';
import { laid, start } from './testing.ts';

const targetOf =
  ({ variant }: Layout) =>
  (name: string): Target =>
    name === 'stop' ? name : variant.notation.readCell(name)!;
const nameOf =
  ({ variant }: Layout) =>
  (target: Target): string =>
    typeof target === 'string' ? target : variant.notation.cell(target);

/** The tap path of a step. */
function taps(layout: Layout, text: string): string {
  const { notation, display } = layout.variant;
  return display
    .taps(layout.position, notation.readStep(layout.position, text)!)
    .map(nameOf(layout))
    .join(' ');
}

describe('taps', () => {
  it('lift one piece more with each tap on the stack', () => {
    expect(taps(start(), 'a1:C+b2')).toBe('a1 b2');
    expect(taps(start(), 'a1:CHS-c1')).toBe('a1 a1 a1 c1');
    const open = stepped(start(), 'a1:C+b2');
    expect(taps(open, 'a1:HS-c1')).toBe('a1 a1 c1');
    expect(taps(open, 'stop')).toBe('stop');
  });
});

describe('pieces and changes', () => {
  it('show stacks from the bottom up and the origin of an open turn', () => {
    const layout = stepped(laid('A', 'd4:SHC g4:s'), 'd4:C-d3');
    const { display } = layout.variant;
    const shown = display.pieces(layout.position).map(({ cell, stack, state }) => {
      const pieces = stack.map(({ owner, kind }) => `${'ab'[owner]}-${kind}`).join(' ');
      return `${nameOf(layout)(cell)} ${pieces}${state ? ` (${state})` : ''}`;
    });
    expect(shown).toEqual(['d3 a-chariot', 'd4 a-shield a-horse (moving)', 'g4 b-shield']);
    const pari = start({ variant: 'pari' });
    expect(pari.variant.display.pieces(pari.position)[0]!.stack[0]).toEqual({ owner: 0, kind: 'man' });
  });
  it('tell how many pieces move, unless all do', () => {
    const layout = laid('A', 'd4:SHC g4:s');
    const { notation, display } = layout.variant;
    const changes = (text: string) =>
      display.changes(layout.position, notation.readStep(layout.position, text)!);
    const [from, to] = [targetOf(layout)('d4'), targetOf(layout)('d3')];
    expect(changes('d4:CH-d3')).toEqual([{ kind: 'move', from, to, count: 2 }]);
    expect(changes('d4:CHS-d3')).toEqual([{ kind: 'move', from, to }]);
    const open = stepped(layout, 'd4:C-d3');
    expect(display.changes(open.position, notation.readStep(open.position, 'stop')!)).toEqual([]);
  });
  it('take a landing on an enemy for a capture', () => {
    const layout = laid('A', 'd4:C d5:s c4:S');
    const { notation, display } = layout.variant;
    const captures = legalSteps(layout.variant.rules, layout.position)
      .filter((step) => display.isCapture(layout.position, step))
      .map((step) => notation.writeStep(layout.position, step));
    expect(captures).toEqual(['c4:Sxd5', 'd4:Cxd5']);
  });
});

describe('refusals', () => {
  const layout = laid('A', 'a2:sHC a1:sS d4:C d5:SSS b3:Ss c5:S g1:S g4:s');
  it.each([
    ['', 'b4', 'empty-cell'],
    ['', 'g4', 'not-your-stack'],
    ['', 'b3', 'captives-only'],
    ['d4', 'd5', 'stack-full'],
    ['d4', 'd6', 'blocked'],
    ['d4', 'b3', 'out-of-reach'],
    ['d4', 'e1', 'out-of-reach'],
    ['d4 d4', 'd3', 'stack-too-low'],
    ['a2 a2', 'b2', 'release-at-home'],
    ['', 'stop', 'not-a-target'],
  ])('%j then %s: %s', (draft, target, code) => {
    const tapped = draft.split(' ').filter(Boolean).map(targetOf(layout));
    expect(layout.variant.display.refusal(layout.position, tapped, targetOf(layout)(target))).toBe(code);
    expect(REFUSALS).toContain(code);
  });
  it('tell of a stack that only the ban on releases holds, and of one that is walled in', () => {
    const held = laid('A', 'a1:sSSS a2:SSS b1:SSS b2:SSS a3:sssS b3:sssS c1:sssS c2:sssS c3:sssS g4:s');
    const refusal = (of: Layout, name: string): string =>
      of.variant.display.refusal(of.position, [], targetOf(of)(name));
    expect(steps(held)).not.toContain('a1:');
    expect(refusal(held, 'a1')).toBe('cannot-move');
    const banned = laid('A', 'a1:sS a2:SsssS b1:sssS b2:sssS g4:s');
    expect(steps(banned)).not.toMatch(/a1:/);
    expect(refusal(banned, 'a1')).toBe('release-at-home');
    const open = stepped(laid('A', 'd4:SHC c4:S g4:s'), 'd4:C-d3');
    expect(refusal(open, 'c4')).toBe('go-on-or-stop');
  });
});

describe('barred targets', () => {
  it('are those that A7 and A9 forbid', () => {
    const layout = laid('A', 'a2:sHC a4:SSS g4:s');
    const barred = (draft: string): string =>
      layout.variant.display.barred!(layout.position, draft.split(' ').filter(Boolean).map(targetOf(layout)))
        .map(({ target, reason }) => `${nameOf(layout)(target)} ${reason}`)
        .sort()
        .join(', ');
    expect(barred('')).toBe('');
    expect(barred('g4')).toBe('');
    expect(barred('a2')).toBe('a4 stack-full');
    expect(barred('a2 a2').split(', ')).toContain('b2 release-at-home');
    expect(
      barred('a2 a2')
        .split(', ')
        .every((text) => text === 'a4 stack-full' || text.endsWith(' release-at-home')),
    ).toBe(true);
    expect(barred('a2 a2 a2')).toBe('a4 stack-full');
  });
});

describe('scores and standings', () => {
  const layout = laid('A', 'g1:S g2:sH g3:s a1:s d4:S');
  it('count stacks with one’s head in the enemy castle', () => {
    expect(layout.variant.display.scores(layout.position)).toEqual([2, 1]);
  });
  it('tell whose turn would decide (A11)', () => {
    const of = (win: string) => {
      const { variant, position } = laid('A', 'g1:S g2:sH g3:s a1:s d4:S', { win });
      return variant.display.standings!(position);
    };
    expect(of('own-turn')).toEqual([
      { castle: 0, attacker: 1, count: 1, decidesAt: 1 },
      { castle: 1, attacker: 0, count: 2, decidesAt: 0 },
    ]);
    expect(of('at-once').map(({ decidesAt }) => decidesAt)).toEqual([0, 1]);
  });
  it('the ends have known names', () => {
    expect(OUTCOME_REASONS).toEqual(['castle', 'no-move', 'repetition', 'last-standing']);
  });
});
