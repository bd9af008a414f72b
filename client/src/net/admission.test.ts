import { describe, expect, it } from 'vitest';
import type { TableView } from '../../../shared/table/view.ts';
import { arrive, isNews, keepsSeat, tableInPath } from './admission.ts';

const shown = { epoch: 'e1', revision: 7, code: 'BCKH' };
const message = (epoch: string, revision: number, code = 'BCKH') => ({
  epoch,
  revision,
  view: { code } as TableView,
  because: [],
});

describe('which view is news', () => {
  it('takes the first, a later one and one of the same revision (presence)', () => {
    expect(isNews(null, message('e1', 0))).toBe(true);
    expect(isNews(shown, message('e1', 8))).toBe(true);
    expect(isNews(shown, message('e1', 7))).toBe(true);
  });

  it('ignores an earlier one of the same server life', () => {
    expect(isNews(shown, message('e1', 6))).toBe(false);
  });

  it('takes any after a restart of the server or at another table', () => {
    expect(isNews(shown, message('e2', 1))).toBe(true);
    expect(isNews(shown, message('e1', 1, 'XZTR'))).toBe(true);
  });
});

describe('after hello', () => {
  const answer = (code: string | null, refusal: 'no-such-table' | null = null) => ({
    ok: true as const,
    identity: { device: 'd', secret: 's' },
    addresses: [],
    tables: [],
    code,
    refusal: refusal && { code: refusal },
  });

  it('stays where the device is', () => {
    expect(arrive(answer('BCKH'), 'bckh', true)).toEqual({ kind: 'at', code: 'BCKH' });
    expect(arrive(answer('BCKH'), null, false)).toEqual({ kind: 'at', code: 'BCKH' });
  });

  it('joins the table that the address names, as typed', () => {
    expect(arrive(answer(null), 'bckh', true)).toEqual({ kind: 'join', code: 'BCKH' });
    expect(arrive(answer('XZTR'), 'bckh', true)).toEqual({ kind: 'join', code: 'BCKH' });
  });

  it('does not come back by itself to a table it was taken from', () => {
    expect(arrive(answer(null), 'BCKH', false)).toEqual({ kind: 'home', refusal: { code: 'not-at-table' } });
  });

  it('goes home, and says why, when there is no such table', () => {
    const home = { kind: 'home', refusal: { code: 'no-such-table' } };
    expect(arrive(answer(null, 'no-such-table'), 'BCKH', true)).toEqual(home);
    expect(arrive(answer(null), 'what', true)).toEqual(home);
    expect(arrive(answer(null), null, true)).toEqual({ kind: 'home', refusal: null });
  });
});

describe('a seat', () => {
  const view = (match: object | null, ...seats: TableView['seats']): TableView =>
    ({ match, seats, you: { device: 'eva', seats: [] } }) as unknown as TableView;
  const other = { kind: 'device', device: 'jan', name: 'Jan' } as const;
  const own = { kind: 'device', device: 'eva', name: 'Eva' } as const;

  it('is kept for whoever leaves a match, also when a bot plays it for him', () => {
    expect(keepsSeat(view({}, other, own))).toBe(true);
    expect(keepsSeat(view({}, { kind: 'bot', level: 3, instead: { device: 'eva', name: 'Eva' } }))).toBe(
      true,
    );
    expect(keepsSeat(view({}, other, { kind: 'bot', level: 3 }))).toBe(false);
    expect(keepsSeat(view(null, own))).toBe(false);
  });
});

describe('the table an address names', () => {
  it('is read from the path', () => {
    expect(tableInPath('/')).toBeNull();
    expect(tableInPath('/BCKH')).toBe('BCKH');
    expect(tableInPath('/%D0%92%D0%A1%D0%9A%D0%9D/')).toBe('ВСКН');
    expect(tableInPath('/%zz')).toBe('%zz');
  });

  it('is never longer than the server reads', () => {
    expect(tableInPath(`/${'x'.repeat(300)}`)).toHaveLength(40);
  });
});
