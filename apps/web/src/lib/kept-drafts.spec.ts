// What of a form that was not sent is kept in the tab, for how long and how much.
import {
  type Draft,
  DRAFT_MS,
  draftsIn,
  isOutdated,
  MOST_DRAFTS,
  MOST_LETTERS,
  nameOfForm,
  typedOf,
  withDraft,
  withoutDraft,
} from './kept-drafts';

const NOW = Date.UTC(2026, 10, 28, 5);
const draftOf = (form: string, at = NOW, values: Record<string, unknown> = { name: 'Bagas' }): Draft => ({
  ...{ form, version: null, at, values },
});

describe('what is kept of a form', () => {
  it('is what differs from what it opened with', () => {
    const opened = { name: '', nik: '', nomor: 'putra', member_ids: [1], days: ['2026-11-28'] };
    const typed = { ...opened, name: 'Bagas', member_ids: [1, 2], days: ['2026-11-28'] };
    expect(typedOf(typed, opened)).toEqual({ name: 'Bagas', member_ids: [1, 2] });
    expect(typedOf({ name: '' }, { name: 'Bagas' })).toEqual({ name: '' });
    expect(typedOf(opened, opened)).toEqual({});
  });

  it('is never a password, a code or a file, nor what holds one', () => {
    const file = new Blob(['x']);
    const typed = {
      ...{ password: 'a', kata_sandi: 'b', discount_code: 'c', access_token: 'd', pin: '1', secretAnswer: 'e' },
      ...{ photo: file, papers: [file], rows: [{ password: 'f' }], name: 'Bagas', shipping: 'ya' },
    };
    expect(typedOf(typed, {})).toEqual({ name: 'Bagas', shipping: 'ya' });
  });
});

describe('the drafts of a tab', () => {
  it('end after twelve hours', () => {
    const kept = JSON.stringify([draftOf('old', NOW - DRAFT_MS), draftOf('new', NOW - DRAFT_MS + 1)]);
    expect(draftsIn(kept, NOW).map((one) => one.form)).toEqual(['new']);
  });

  it('are none where they cannot be read', () => {
    for (const kept of [null, '', '{', '{}', '[1, null, {"form": 3}]']) expect(draftsIn(kept, NOW)).toEqual([]);
  });

  it('have one of each form, and none that holds nothing', () => {
    const two = withDraft([draftOf('a'), draftOf('b')], draftOf('a', NOW + 1, { name: 'Raka' }));
    expect(two.map((one) => [one.form, one.values.name])).toEqual([
      ['a', 'Raka'],
      ['b', 'Bagas'],
    ]);
    expect(withDraft(two, draftOf('a', NOW + 2, {})).map((one) => one.form)).toEqual(['b']);
    expect(withoutDraft(two, 'b').map((one) => one.form)).toEqual(['a']);
  });

  it('are of one contingent or tournament, where the address of a new record names it', () => {
    const at = (search: string) => ({ pathname: '/admin/team-members/create', search });
    expect(nameOfForm(at('?contingent_id=5'), null)).not.toBe(nameOfForm(at('?contingent_id=6'), null));
    // a list may be looked at otherwise by then
    expect(nameOfForm(at('?page=2'), 'Petugas baru')).toBe(nameOfForm(at(''), 'Petugas baru'));
    expect(nameOfForm(at(''), 'Petugas baru')).not.toBe(nameOfForm(at(''), null));
  });

  it('are bounded in number and size: the oldest go', () => {
    const many = Array.from({ length: MOST_DRAFTS + 3 }, (_, index) => draftOf(`f${index}`, NOW + index));
    const kept = many.reduce<Draft[]>((all, one) => withDraft(all, one), []);
    expect(kept).toHaveLength(MOST_DRAFTS);
    expect(kept.at(-1)?.form).toBe('f3');
    const long = draftOf('long', NOW, { note: 'x'.repeat(MOST_LETTERS) });
    expect(withDraft([], long)).toEqual([]);
    const half = (form: string, at: number) => draftOf(form, at, { note: 'x'.repeat(MOST_LETTERS * 0.4) });
    const three = withDraft(withDraft(withDraft([], half('a', 1)), half('b', 2)), half('c', 3));
    expect(three.map((one) => one.form)).toEqual(['c', 'b']);
  });

  it('are not put over a record that was saved since', () => {
    expect(isOutdated({ ...draftOf('a'), version: 3 }, 3)).toBe(false);
    expect(isOutdated({ ...draftOf('a'), version: 3 }, 4)).toBe(true);
    expect(isOutdated(draftOf('a'), undefined)).toBe(false);
  });
});
