import { describe, expect, it } from 'vitest';
import type { TableView } from '../../../shared/table/view.ts';
import { arrive, isNews, tableInPath } from './admission.ts';

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

describe('the table an address names', () => {
  it('is read from the path', () => {
    expect(tableInPath('/')).toBeNull();
    expect(tableInPath('/BCKH')).toBe('BCKH');
    expect(tableInPath('/%D0%92%D0%A1%D0%9A%D0%9D/')).toBe('ВСКН');
    expect(tableInPath('/%zz')).toBe('%zz');
  });
});
