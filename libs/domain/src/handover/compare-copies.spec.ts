// What two states of a tournament differ in, on generated states.
import fc from 'fast-check';
import { compareCopies, type Fingerprints } from './compare-copies';

const rows = fc.dictionary(fc.stringMatching(/^[a-z0-9]{1,4}$/), fc.stringMatching(/^[0-9a-f]{2}$/));
const copies: fc.Arbitrary<Fingerprints> = fc.dictionary(fc.constantFrom('match', 'result', 'pool'), rows);

describe('two copies of a tournament', () => {
  it('do not differ when they are the same', () => {
    fc.assert(fc.property(copies, (copy) => expect(compareCopies(copy, structuredClone(copy))).toEqual([])));
  });

  it('differ the other way round when they are looked at the other way round', () => {
    fc.assert(
      fc.property(copies, copies, (one, other) =>
        expect(compareCopies(other, one)).toEqual(
          compareCopies(one, other).map((table) => ({ ...table, added: table.removed, removed: table.added })),
        ),
      ),
    );
  });

  it('account for every row: what was, less the removed, more the added, is what is', () => {
    fc.assert(
      fc.property(copies, copies, (before, now) => {
        const changes = compareCopies(before, now);
        for (const table of ['match', 'result', 'pool']) {
          const { added = 0, removed = 0 } = changes.find((one) => one.table === table) ?? {};
          const [was, is] = [before, now].map((copy) => Object.keys(copy[table] ?? {}).length);
          expect((was ?? 0) - removed + added).toBe(is);
        }
      }),
    );
  });

  it('name a row that was changed, one that came and one that went', () => {
    const before = { match: { '1': 'a', '2': 'b' } };
    const now = { match: { '1': 'c', '3': 'b' }, result: { '9': 'x' } };
    expect(compareCopies(before, now)).toEqual([
      { table: 'match', added: 1, changed: 1, removed: 1 },
      { table: 'result', added: 1, changed: 0, removed: 0 },
    ]);
  });
});
