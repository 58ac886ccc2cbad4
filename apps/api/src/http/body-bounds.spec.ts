// How deep, wide and long a body may be.
import { BODY_BOUNDS, isWithin } from './body-bounds';

const nested = (levels: number): unknown =>
  levels === 0 ? 1 : levels % 2 ? [nested(levels - 1)] : { a: nested(levels - 1) };
const object = (fields: number): object =>
  Object.fromEntries(Array.from({ length: fields }, (_, at) => [`k${at}`, at]));
const list = <T>(length: number, of: () => T): T[] => Array.from({ length }, of);

describe('a body', () => {
  const shallow = (value: unknown) => isWithin(value, { ...BODY_BOUNDS, levels: 3 });

  it('is counted by its deepest list or object', () => {
    expect([nested(0), nested(3), { a: 1, b: nested(2) }].map(shallow)).toEqual([true, true, true]);
    expect([nested(4), [1, nested(3)], { a: [], b: nested(3) }].map(shallow)).toEqual([false, false, false]);
    expect(
      [undefined, null, 'teks', Buffer.from('a')].map((one) => isWithin(one, { ...BODY_BOUNDS, levels: 0 })),
    ).toEqual([true, true, true, true]);
  });

  it('however deep, ends no stack', () => {
    let body: unknown = 1;
    for (let level = 0; level < 200_000; level++) body = [body];
    expect(isWithin(body, BODY_BOUNDS)).toBe(false);
  });

  it.each([
    ['fields', object(BODY_BOUNDS.fields), object(BODY_BOUNDS.fields + 1)],
    ['fields of what is inside', { a: [object(BODY_BOUNDS.fields)] }, { a: [object(BODY_BOUNDS.fields + 1)] }],
    ['objects', list(BODY_BOUNDS.containers - 1, () => ({})), list(BODY_BOUNDS.containers, () => ({}))],
    ['values', list(BODY_BOUNDS.values, () => 1), list(BODY_BOUNDS.values + 1, () => 1)],
  ])('has so many %s and no more', (_, most, oneMore) => {
    expect([isWithin(most, BODY_BOUNDS), isWithin(oneMore, BODY_BOUNDS)]).toEqual([true, false]);
  });

  it('of the longest entry list is taken', () => {
    const row = () => ({ line: 1, sheet: 'Lembar', cells: list(29, () => 'isi') });
    expect(isWithin({ tournament_id: 1, rows: list(5000, row) }, BODY_BOUNDS)).toBe(true);
  });
});
