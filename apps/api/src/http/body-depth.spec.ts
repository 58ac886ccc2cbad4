// How deep a body may be nested.
import { isDeeper } from './body-depth';

const nested = (levels: number): unknown =>
  levels === 0 ? 1 : levels % 2 ? [nested(levels - 1)] : { a: nested(levels - 1) };

describe('a body', () => {
  it('is counted by its deepest list or object', () => {
    expect([nested(0), nested(3), { a: 1, b: nested(2) }].map((one) => isDeeper(one, 3))).toEqual([
      false,
      false,
      false,
    ]);
    expect([nested(4), [1, nested(3)], { a: [], b: nested(3) }].map((one) => isDeeper(one, 3))).toEqual([
      true,
      true,
      true,
    ]);
    expect([undefined, null, 'teks', Buffer.from('a')].map((one) => isDeeper(one, 0))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('however deep, ends no stack', () => {
    let body: unknown = 1;
    for (let level = 0; level < 200_000; level++) body = [body];
    expect(isDeeper(body, 32)).toBe(true);
  });
});
