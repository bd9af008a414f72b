import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { firstStep, later, tempFolder } from '../testing.ts';
import { run as runCrowd } from './crowd.ts';
import { interval, run as runLadder } from './ladder.ts';
import { run as runPerft } from './perft.ts';
import { run as runReplay } from './replay.ts';

/** Runs a tool and collects what it prints. */
function ran(work: (output: { out(line: string): void; err(line: string): void }) => number) {
  const [out, err]: [string[], string[]] = [[], []];
  const status = work({ out: (line) => void out.push(line), err: (line) => void err.push(line) });
  return { status, out, err };
}

const perft = (...args: string[]) => ran((output) => runPerft(args, output));
const replay = (record: string, ...args: string[]) => ran((output) => runReplay(args, output, () => record));

describe('perft', () => {
  it('prints the number of whole turns on the last line', () => {
    expect(perft('checkers', '4')).toEqual({ status: 0, out: ['2142'], err: [] });
    expect(perft('checkers', '5', 'players=2', 'rules=english').out.at(-1)).toBe('7361');
    expect(perft('checkers', '0').out).toEqual(['1']);
    expect(perft('accasta', '3').out).toEqual(['11821792']);
    expect(perft('triccasta', '2', 'defence=own-turn').out).toEqual(['36639']);
  });
  it.each([
    [['chess', '3'], 'there is no game "chess"'],
    [[], 'name a game'],
    [['checkers'], 'DEPTH is a number'],
    [['checkers', 'two'], 'DEPTH is a number'],
    [['checkers', '-1'], 'DEPTH is a number'],
    [['checkers', '3', 'colour=red'], 'no option "colour"'],
    [['checkers', '3', '__proto__=2'], 'no option "__proto__"'],
    [['checkers', '3', 'constructor=2'], 'no option "constructor"'],
    [['checkers', '3', 'toString=2', 'players=2'], 'no option "toString"'],
    [['__proto__', '3'], 'there is no game "__proto__"'],
    [['checkers', '3', 'players=5'], 'one of 3, 2, 4'],
    [['checkers', '3', 'players'], 'not of the form option=value'],
  ])('refuses %j', (args, words) => {
    const { status, out, err } = perft(...args);
    expect([status, out]).toEqual([2, []]);
    expect(err[0]).toContain(words);
  });
});

describe('replay', () => {
  it('prints a line a ply and the outcome', () => {
    expect(replay('1. A33-A44 B33-B44 A:resigns C:flag', 'checkers')).toEqual({
      status: 0,
      out: [
        '1. A 7 A33-A44',
        '2. B 7 B33-B44',
        '3. A 0 resigns',
        '4. C 0 flag',
        'outcome: A=3 B=1 C=2 last-standing',
      ],
      err: [],
    });
    expect(replay('11-15', 'checkers', 'players=2', 'rules=english').out).toEqual([
      '1. A 7 c3-d4',
      'outcome: none',
    ]);
  });
  it('reads stacks long, short and by counts', () => {
    expect(replay('1. a1Cb2c1 g2:C+f2,H+f3 2. b2:-c2', 'accasta').out).toEqual([
      '1. A 192 a1:C+b2,HS-c1',
      '2. B 192 g2:C+f2,H+f3',
      '3. A 469 b2:CHS-c2',
      'outcome: none',
    ]);
    expect(replay('c3:S-d3 resigns A:resigns', 'triccasta').out.at(-1)).toBe(
      'outcome: A=2 B=2 C=1 last-standing',
    );
  });
  it('names an illegal turn with its ply', () => {
    expect(replay('A33-A44 B33-B55', 'checkers')).toEqual({
      status: 1,
      out: ['1. A 7 A33-A44'],
      err: ['ply 2 is illegal: B33-B55: not understood as a turn'],
    });
  });
  it('refuses an unknown game or option', () => {
    expect(replay('', 'ludo').status).toBe(2);
    expect(replay('', 'checkers', 'rules=polish').status).toBe(2);
  });
});

describe('ladder', () => {
  const ladder = async (...args: string[]) => {
    const [out, err]: [string[], string[]] = [[], []];
    const output = { out: (line: string) => void out.push(line), err: (line: string) => void err.push(line) };
    return { status: await runLadder(args, output, firstStep), out, err };
  };

  it('plays each level against the one below, seats in turn: equals come out even', async () => {
    const { status, out } = await ladder('checkers', 'rules=english', 'games=6', 'levels=2-4');
    expect(status).toBe(0);
    expect(out.map((line) => line.split('  ').slice(0, 3))).toEqual([
      ['level 3 v 2', 'share 50.0 ± 0.0 %', 'games 6'],
      ['level 4 v 3', 'share 50.0 ± 0.0 %', 'games 6'],
    ]);
  });
  it('knows how sure it is', () => {
    // The standard deviation of 1, 1/2, 1/2, 0 is 0.408, that of the mean half of it.
    expect(interval([1, 0.5, 0.5, 0]).mean).toBe(0.5);
    expect(interval([1, 0.5, 0.5, 0]).half).toBeCloseTo(0.4, 2);
  });
  it.each([
    [['ludo'], 'there is no game "ludo"'],
    [['checkers', 'games=5'], 'games is an even number'],
    [['checkers', 'games=many'], 'games is an even number'],
    [['checkers', 'levels=3'], 'the lower first'],
    [['checkers', 'levels=4-3'], 'the lower first'],
    [['checkers', 'levels=1-7'], 'from 1 to 6'],
  ])('refuses %j', async (args, words) => {
    const { status, out, err } = await ladder(...args);
    expect([status, out]).toEqual([2, []]);
    expect(err[0]).toContain(words);
  });
});

describe('crowd', () => {
  /** Runs it on a server that is only what its text says, in a folder for temporary files of its own. */
  const crowd = async (server: string, ...args: string[]) => {
    const file = join(tempFolder(), 'server.mjs');
    writeFileSync(file, server);
    const folder = tempFolder();
    vi.stubEnv('TMPDIR', folder);
    later(() => vi.unstubAllEnvs());
    const [out, err]: [string[], string[]] = [[], []];
    const output = { out: (line: string) => void out.push(line), err: (line: string) => void err.push(line) };
    const status = await runCrowd(args, output, file).catch(String);
    return { status, out, err, left: readdirSync(folder) };
  };

  it.each([['--help'], ['checkers'], ['games=2', 'more']])('refuses %s', async (...args) => {
    const { status, out, err, left } = await crowd('', ...args);
    expect([status, out, left]).toEqual([2, [], []]);
    expect(err[0]).toContain(`"${args[0]}" is not understood`);
    expect(err[0]).toContain('usage: npm run crowd');
  });

  it.each([
    ['does not start', 'process.exit(3)', 'ended too early, with code 3'],
    [
      'ends while it is measured',
      `process.send({ port: 1 }); process.on('message', () => process.exit(4))`,
      'code 4',
    ],
  ])('fails in words and leaves nothing behind when the server %s', async (_name, server, words) => {
    const { status, left } = await crowd(server);
    expect(status).toContain(words);
    expect(left).toEqual([]);
  });
});
