import { describe, expect, it } from 'vitest';
import { type Layout, laidOut } from '../common/lay-out.ts';
import { outcome, played, read, stepped, steps, turns } from '../common/testing.ts';
import { perft } from '../perft.ts';
import { wholeTurns } from '../turn.ts';
import { laid, start } from './testing.ts';

const name = ({ variant }: Layout, cell: number): string => variant.notation.cell(cell);

describe('figures', () => {
  it('60 first sub-moves, 192 whole turns by origin and length, 36,864 for two (three: the test of the tool)', () => {
    const layout = start();
    const { rules } = layout.variant;
    const whole = wholeTurns(rules, layout.position).map((turn) =>
      layout.variant.notation.writeTurn(layout.position, turn),
    );
    expect(steps(layout).split(' ')).toHaveLength(60);
    const lengths = whole.map((text) => text.split(',').length);
    expect([1, 2, 3].map((n) => lengths.filter((length) => length === n).length)).toEqual([60, 102, 30]);
    const origins = [...new Set(whole.map((text) => text.slice(0, 2)))];
    const counts = origins.map((from) => `${from} ${whole.filter((text) => text.startsWith(from)).length}`);
    expect(counts.join(', ')).toBe('a1 48, a2 4, a3 4, a4 48, b2 28, b3 20, b4 28, c3 6, c4 6');
    expect([0, 1, 2].map((depth) => perft(rules, layout.position, depth))).toEqual([1, 192, 36_864]);
  });
  it('come out alike whether turns are counted or played', () => {
    const { rules } = start().variant;
    const { countTurns, ...bare } = rules;
    expect(perft(bare, rules.setup(0), 2)).toBe(36_864);
    expect(countTurns!(rules.setup(1))).toBe(192);
  });
});

describe('A1: the board', () => {
  it('has 37 cells in ranks a to g, and six straight directions', () => {
    const layout = laid('A', 'd4:C g4:s');
    const cells = layout.variant.display.board(0).cells.map(({ cell }) => name(layout, cell));
    expect(cells).toHaveLength(37);
    expect([cells[0], cells[3], cells[18], cells[36]]).toEqual(['a1', 'a4', 'd4', 'g4']);
    expect(turns(laid('A', 'd4:S g4:s'))).toBe('d4:S-c3 d4:S-c4 d4:S-d3 d4:S-d5 d4:S-e3 d4:S-e4');
    expect(turns(laid('A', 'a1:C g4:s'))).toBe(
      'a1:C-a2 a1:C-a3 a1:C-a4 a1:C-b1 a1:C-b2 a1:C-c1 a1:C-c3 a1:C-d1 a1:C-d4',
    );
  });
});

describe('A2: castles', () => {
  it('have nine cells each', () => {
    const layout = start();
    const { cells } = layout.variant.display.board(0);
    const castle = (seat: number): string =>
      cells.flatMap((item) => (item.castle === seat ? [name(layout, item.cell)] : [])).join(' ');
    expect(castle(0)).toBe('a1 a2 a3 a4 b2 b3 b4 c3 c4');
    expect(castle(1)).toBe('e3 e4 f2 f3 f4 g1 g2 g3 g4');
  });
});

describe('A3: the start', () => {
  it('has 20 pieces a side, all in the castle', () => {
    expect(laidOut(start())).toBe(
      'a1:SHC a2:SHC a3:SHC a4:SHC b2:SH b3:SH b4:SH c3:S c4:S e3:s e4:s f2:sh f3:sh f4:sh g1:shc g2:shc g3:shc g4:shc',
    );
  });
});

describe('A4: turns', () => {
  it('alternate from White on, and nobody may pass', () => {
    expect(start().position.mover).toBe(0);
    const next = played(start(), 'c3:S-d3');
    expect([next.position.mover, next.position.turn]).toEqual([1, 1]);
    expect(played(next, 'e3:S-d4').position.mover).toBe(0);
    expect(read(start(), 'pass')).toBe('pass: only who cannot move passes');
  });
});

describe('A5: lifting', () => {
  it('takes any number from the top of one stack whose head is yours; their order stays', () => {
    const layout = laid('A', 'd4:ShC a4:Sc g4:s');
    expect(
      steps(layout)
        .split(' ')
        .filter((text) => text.endsWith('-d3')),
    ).toEqual(['d4:C-d3', 'd4:Ch-d3', 'd4:ChS-d3']);
    expect(turns(layout)).not.toContain('a4:');
    expect(laidOut(played(laid('A', 'd4:ShC g4:s'), 'd4:Ch-d3'))).toBe('d3:hC d4:S g4:s');
  });
});

describe('A6: range', () => {
  const layout = (stack: string): string => turns(laid('A', `a1:${stack} g4:s`));
  it('is the head’s: Shield 1, Horse 1-2, Chariot 1-3', () => {
    expect(layout('S')).toBe('a1:S-a2 a1:S-b1 a1:S-b2');
    expect(layout('H')).toBe('a1:H-a2 a1:H-a3 a1:H-b1 a1:H-b2 a1:H-c1 a1:H-c3');
    expect(steps(laid('A', 'a1:CS g4:s'))).toBe('a1:S-a2 a1:S-b1 a1:S-b2 a1:SC-a2 a1:SC-b1 a1:SC-b2');
  });
  it('ends at the first stack, friend or enemy', () => {
    expect(turns(laid('A', 'a1:C a2:S b1:s c3:S'))).toContain('a1:C+a2 a1:C+c3 a1:C-b2 a1:Cxb1 a2:');
    expect(turns(laid('A', 'a1:C a2:S b1:s c3:S'))).not.toMatch(/a1:C.(a3|c1|d4)/);
  });
});

describe('A7: three of each colour', () => {
  it('is the most a stack may hold, captives counted', () => {
    const layout = laid('A', 'd4:S d3:Sss d5:sSsS c3:SSS c4:sss e4:SsSS g4:s');
    expect(turns(layout)).toMatch(/d4:S\+d5 d4:S-e3 d4:Sxc4 d4:Sxd3 /);
    expect(read(layout, 'd4:S+c3')).toBe('d4:S+c3: S+c3: a stack holds three pieces of one colour at most');
  });
  it('makes a stack with three captives safe', () => {
    const layout = laid('B', 'd4:sssS d5:c a1:S');
    expect(turns(layout)).not.toContain('d4');
    expect(read(layout, 'd5:cxd4')).toContain('the top pieces are C');
    expect(read(layout, 'd5:Cxd4')).toContain('three pieces of one colour');
  });
});

describe('A8: going on', () => {
  it('is allowed while an own piece lies open on the origin, or one stops', () => {
    const open = stepped(laid('A', 'd4:SHC g4:s'), 'd4:C-d1');
    expect(open.position.mover).toBe(0);
    expect(steps(open)).toContain('d4:H-b4');
    expect(steps(open).split(' ')).toContain('stop');
    const stopped = stepped(open, 'stop');
    expect([stopped.position.mover, stopped.position.turn]).toEqual([1, 1]);
    expect(laidOut(stopped)).toBe('d1:C d4:SH g4:s');
  });
  it('is over when the origin is empty, and at once when an enemy is released', () => {
    expect(stepped(laid('A', 'd4:SHC g4:s'), 'd4:CHS-d3').position.mover).toBe(1);
    expect(stepped(laid('A', 'd4:SshC g4:s'), 'd4:C-d3').position.mover).toBe(1);
    expect(stepped(laid('A', 'd4:SshC g4:s'), 'd4:Chs-d3').position.mover).toBe(0);
  });
  it('is over too where the open piece could not move (choice)', () => {
    const jam = stepped(laid('A', 'a1:SC a2:SSS b1:SSS b2:SS g4:s'), 'a1:C+b2');
    expect([jam.position.mover, laidOut(jam)]).toEqual([1, 'a1:S a2:SSS b1:SSS b2:SSC g4:s']);
  });
  it('counts a turn by its sub-moves, so that stopping and going on differ', () => {
    expect(turns(laid('A', 'a1:SS b1:sss b2:SSSs a3:s'))).toBe(
      'a1:S-a2 a1:S-a2,S+a2 a1:S-a2,Sxb1 a1:SS-a2 a1:SSxb1 a1:Sxb1 a1:Sxb1,S+b1 a1:Sxb1,S-a2',
    );
  });
});

describe('A9: no release in one’s own castle', () => {
  const inCastle = 'a2:sHC g4:s';
  it('bars the sub-move that would uncover an enemy there', () => {
    const layout = laid('A', inCastle);
    expect(steps(layout)).not.toContain('a2:CH-');
    expect(steps(layout)).toContain('a2:C-a1');
    expect(steps(layout)).toContain('a2:CHs-a1');
    expect(read(layout, 'a2:CH-a1')).toContain('would be released in your own castle');
    const open = stepped(layout, 'a2:C-a1');
    expect(steps(open)).not.toContain('a2:H-');
    expect(steps(open)).toContain('a2:Hs-');
  });
  it('holds in no other place, and not with homeRelease=allowed', () => {
    expect(steps(laid('A', 'g2:sC a1:S d1:s'))).toContain('g2:C-g1');
    expect(steps(laid('A', 'd4:sC g4:s'))).toContain('d4:C-d3');
    expect(steps(laid('A', inCastle, { homeRelease: 'allowed' }))).toContain('a2:CH-a1');
  });
});

describe('A10: in one turn', () => {
  it('a piece that moved before may be landed on', () => {
    expect(laidOut(played(laid('A', 'd4:SHC g4:s'), 'd4:C-d3,H+d3,S+d3'))).toBe('d3:CHS g4:s');
  });
  it('nothing leaves the board, and captives are free when their colour is on top again', () => {
    const captured = played(laid('A', 'd4:C d5:s e5:h a1:S'), 'd4:Cxd5');
    expect(laidOut(captured)).toBe('a1:S d5:sC e5:h');
    const freed = played(captured, 'e5:Hxd5 a1:S-a2 d5:HcS-d4');
    expect(laidOut(freed)).toBe('a2:S d4:sCh');
  });
});

describe('A11: the castle', () => {
  const three = 'a1:S g1:S g2:sH d7:C f2:sh';
  it('is won by three stacks in it when one’s own turn begins', () => {
    const attack = played(laid('A', three), 'd7:C-e6');
    expect(outcome(attack)).toBeNull();
    const standing = played(laid('A', `${three} c1:c`), 'd7:C-g4');
    expect(outcome(standing)).toBeNull();
    expect(outcome(played(standing, 'c1:C-c2'))).toEqual({ places: [1, 2], reason: 'castle' });
  });
  it('is defended by capturing in time', () => {
    const standing = played(laid('A', three), 'd7:C-g4');
    expect(outcome(played(standing, 'f2:Hxg2'))).toBeNull();
  });
  it('counts stacks, single pieces too, by their heads, and for the player whose turn begins first', () => {
    expect(outcome(laid('A', 'g1:sS g2:S g3:s'))).toBeNull();
    const both = 'g1:S g2:S g3:S a1:s a2:s a3:s';
    expect(outcome(laid('A', both))).toEqual({ places: [1, 2], reason: 'castle' });
    expect(outcome(laid('B', both))).toEqual({ places: [2, 1], reason: 'castle' });
  });
  it('is won after one’s own turn with win=at-once', () => {
    const attack = played(laid('A', three, { win: 'at-once' }), 'd7:C-g4');
    expect(outcome(attack)).toEqual({ places: [1, 2], reason: 'castle' });
    // What the opponent's turn leaves standing is looked at after one's own.
    const options = { win: 'at-once', homeRelease: 'allowed' };
    const released = played(laid('B', 'g1:S g2:S g3:Sh a1:S', options), 'g3:H-g4');
    expect(outcome(released)).toBeNull();
    expect(outcome(played(released, 'a1:S-a2'))).toEqual({ places: [1, 2], reason: 'castle' });
  });
});

describe('A12: without a legal turn', () => {
  const locked = 'd7:s c6:sssS d6:sssS e6:sssS';
  it('a player has lost', () => {
    expect(outcome(laid('B', `${locked} a1:S`))).toEqual({ places: [1, 2], reason: 'no-move' });
    expect(outcome(played(laid('A', `${locked} a1:S`), 'a1:S-a2'))?.reason).toBe('no-move');
  });
  it('unless he has three stacks in the castle', () => {
    const last = laid('B', 'a1:s a2:ss a3:s b1:ssS b2:ssS b3:ssS b4:ssS a4:ssS');
    expect(outcome(last)).toEqual({ places: [2, 1], reason: 'castle' });
  });
});

describe('A13: house rules', () => {
  it('the third time of a position is a draw', () => {
    const circle = 'd4:S-d3 e5:S-e6 d3:S-d4 e6:S-e5';
    const twice = played(laid('A', 'd4:S e5:s'), circle);
    expect(outcome(twice)).toBeNull();
    expect(outcome(played(twice, circle))).toEqual({ places: [1, 1], reason: 'repetition' });
  });
  it('is found over long games too', () => {
    const white = 'c3 c4 d5 e4 e3 d3'.split(' ');
    const black = 'b2 b3 b4 c5 d6 e5 f4 f3 f2 e2 d2 c2'.split(' ');
    const round = (ring: string[], i: number): string =>
      `${ring[i % ring.length]}:S-${ring[(i + 1) % ring.length]}`;
    const text = Array.from({ length: 24 }, (_, i) => [round(white, i), round(black, i)]).flat();
    const before = played(laid('A', 'c3:S b2:s'), text.slice(0, -1).join(' '));
    expect(outcome(before)).toBeNull();
    expect(outcome(played(before, text.at(-1)!))?.reason).toBe('repetition');
  });
  it('who resigns or runs out of time has lost', () => {
    const { variant, position } = start();
    for (const why of ['resigned', 'flagged'] as const) {
      const rest = variant.rules.clone(position);
      variant.rules.exit(rest, 0, why);
      expect(variant.rules.outcome(rest)).toEqual({ places: [2, 1], reason: 'last-standing' });
      expect(variant.rules.isIn(rest, 0)).toBe(false);
    }
  });
});

describe('variant Pari', () => {
  it('has one kind of piece, and a head goes as far as there are own pieces in its stack', () => {
    expect(laidOut(start({ variant: 'pari' })).slice(0, 35)).toBe('a1:SSS a2:SSS a3:SSS a4:SSS b2:SS b');
    const pari = { variant: 'pari' };
    expect(turns(laid('A', 'a1:S g4:s', pari))).toBe('a1:S-a2 a1:S-b1 a1:S-b2');
    expect(steps(laid('A', 'a1:sSsS g4:s', { ...pari, homeRelease: 'allowed' }))).toContain('a1:S-c1');
    expect(steps(laid('A', 'a1:sSsS g4:s', { ...pari, homeRelease: 'allowed' }))).not.toContain('a1:S-d1');
  });
});
