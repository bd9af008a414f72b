import { describe, expect, it } from 'vitest';
import { PASS } from '../game.ts';
import { legalSteps } from '../turn.ts';
import { NOTICES, REFUSALS, REMARKS } from './display.ts';
import { type Layout, layOut } from './lay-out.ts';
import { COMPULSORY, HUFFING, stepped, targets, wornOut } from './testing.ts';

const chain = layOut(COMPULSORY, 'A', { A: 'e3 a1', B: 'e4 j10', C: 'f5 j1' });
const free = layOut(HUFFING, 'A', { A: 'e3 a1', B: 'e4 j10', C: 'f5 j1' });
const back = stepped(layOut(COMPULSORY, 'A', { A: 'i4 a1 b1 c1', B: 'j10', C: 'j1' }), 'i4-j4');
const huff = layOut(HUFFING, 'B', { A: '!e3 a1', B: 'i9', C: 'j1' });
const jumps = layOut(COMPULSORY, 'A', { A: 'e3 a1', B: 'e4 j10', C: 'e2 j1' });

const taps = ({ variant: { rules, display, notation }, position }: Layout): string[] =>
  legalSteps(rules, position).map((step) =>
    display
      .taps(position, step)
      .map((target) => (typeof target === 'number' ? notation.cell(target) : target))
      .join(' '),
  );

describe('taps', () => {
  it('name stone and cell, inside a turn the cell alone, and stop where a chain may be broken off', () => {
    expect(taps(chain)).toEqual(['e3 e5']);
    expect(taps(stepped(chain, 'e3xe5'))).toEqual(['g5']);
    expect(taps(stepped(free, 'e3xe5'))).toEqual(['g5', 'stop']);
    expect(taps(back).sort()).toEqual(['b2', 'c2', 'c3', 'd2', 'd3']);
  });
  it('name the stone that is huffed', () => {
    expect(taps(huff).sort()).toEqual(['e3 huff', 'i9 h8', 'i9 i8', 'i9 j9']);
  });
  it('are none for the forced pass', () => {
    const stuck = layOut(COMPULSORY, 'A', { A: 'j1', B: 'j2 j3', C: 'c1' });
    expect(stuck.variant.display.taps(stuck.position, PASS)).toEqual([]);
    expect(stuck.variant.display.changes(stuck.position, PASS)).toEqual([]);
  });
});

describe('changes', () => {
  const changes = ({ variant: { display, notation }, position }: Layout, text: string) =>
    display.changes(position, notation.readStep(position, text)!);
  it('are a move and a conversion for a jump, a conversion for a huff', () => {
    const [e3, e4, e5] = targets(chain, 'e3 e4 e5');
    expect(changes(chain, 'e3xe5')).toEqual([
      { kind: 'move', from: e3, to: e5 },
      { kind: 'convert', cell: e4, owner: 0 },
    ]);
    expect(changes(huff, '!e3')).toEqual([{ kind: 'convert', cell: e3, owner: 1 }]);
    expect(changes(stepped(free, 'e3xe5'), 'stop')).toEqual([]);
  });
  it('mark the stone in motion', () => {
    const moving = ({ variant, position }: Layout) =>
      variant.display
        .pieces(position)
        .filter(({ state }) => state === 'moving')
        .map(({ cell }) => cell);
    expect(moving(chain)).toEqual([]);
    expect(moving(stepped(chain, 'e3xe5'))).toEqual(targets(chain, 'e5'));
    expect(moving(back)).toEqual(targets(back, 'j4'));
  });
});

describe('notices and remarks', () => {
  it('tell who may huff, and who has a stone to put back', () => {
    const notice = ({ variant, position }: Layout) => variant.display.notice!(position);
    expect([huff, stepped(huff, '!e3'), back, free].map(notice)).toEqual([
      'may-huff',
      null,
      'return-to-base',
      null,
    ]);
    expect(NOTICES).toEqual(['may-huff', 'return-to-base']);
  });
  it('tell of a huff, of a right that lapses, and of a return', () => {
    const remark = ({ variant: { display, notation }, position }: Layout, text: string) =>
      display.remark!(position, notation.readStep(position, text)!);
    expect(remark(huff, '!e3')).toBe('huffed');
    expect(remark(huff, 'i9-i8')).toBe('huff-lapsed');
    expect(remark(stepped(huff, '!e3'), 'i9-i8')).toBeNull();
    expect(remark(back, 'j4>d2')).toBe('returned');
    expect(remark(free, 'e3-f3')).toBeNull();
    expect(REMARKS).toHaveLength(3);
  });
});

describe('refusals', () => {
  const free2 = layOut(COMPULSORY, 'A', { A: 'e3 a1 b1 b2', B: 'j10', C: 'j1' });
  const worn = wornOut(jumps, 'e3xe5');
  const wornBack = wornOut(layOut(COMPULSORY, 'A', { A: 'i4', B: 'j10', C: 'j1' }), 'i4-j4>b1');
  it.each([
    [chain, '', 'd1', 'empty-cell'],
    [chain, '', 'j10', 'not-your-piece'],
    [chain, '', 'a1', 'must-capture'],
    [chain, 'e3', 'a1', 'must-capture'],
    [chain, 'e3', 'f3', 'must-capture'],
    [chain, 'e3', 'i1', 'not-a-target'],
    [chain, 'e3', 'e4', 'not-a-target'],
    [chain, 'e3', 'stop', 'not-a-target'],
    [free2, '', 'a1', 'cannot-move'],
    [free2, 'e3', 'd2', 'not-backward'],
    [free2, 'e3', 'd3', 'not-backward'],
    [free2, 'e3', 'g4', 'not-a-target'],
    [stepped(chain, 'e3xe5'), '', 'a1', 'go-on-capturing'],
    [back, '', 'e1', 'return-to-base'],
    [worn, 'e3', 'e5', 'third-time'],
    [worn, 'e3', 'f3', 'must-capture'],
    [stepped(wornBack, 'i4-j4'), '', 'b1', 'third-time'],
  ] as const)('case %#', (layout, draft, target, code) => {
    const { variant, position } = layout;
    const [at] = targets(layout, target);
    expect(variant.display.refusal(position, targets(layout, draft), at!)).toBe(code);
    expect(REFUSALS).toContain(code);
  });
  it('third-time: for a stone all of whose moves are barred', () => {
    const two = layOut(COMPULSORY, 'A', { A: 'e3 h3', B: 'e4 j10', C: 'h4 j1' });
    const { variant, position } = wornOut(two, 'e3xe5');
    expect(variant.display.refusal(position, [], targets(two, 'e3')[0]!)).toBe('third-time');
  });
});

describe('barred', () => {
  const barred = (layout: Layout, draft: string): string[] =>
    layout.variant.display.barred!(layout.position, targets(layout, draft)).map(
      ({ target, reason }) => `${layout.variant.notation.cell(target as number)} ${reason}`,
    );
  it('names what J9 forbids and nothing else', () => {
    expect(barred(jumps, 'e3')).toEqual([]);
    expect(barred(wornOut(jumps, 'e3xe5'), 'e3')).toEqual(['e5 third-time']);
    expect(barred(wornOut(jumps, 'e3xe5'), '')).toEqual([]);
    expect(barred(wornOut(jumps, 'e3xe5'), 'a1')).toEqual([]);
    const steps = wornOut(wornOut(jumps, 'e3xe5 e3xe1'), 'e3-f3');
    expect(barred(steps, 'e3').sort()).toEqual(['e1 third-time', 'e5 third-time', 'f3 third-time']);
  });
});
