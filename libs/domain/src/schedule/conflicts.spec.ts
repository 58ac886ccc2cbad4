// Warnings about a schedule (domain-rules, Schedules), checked against comparing all pairs.
import fc from 'fast-check';
import { findRestConflicts, findSessionOverlaps, isOutside, type PlacedMatch } from './conflicts';

const MINUTE = 60_000;

function match(id: number, minute: number, people: (string | number)[]): PlacedMatch {
  return { id, startsAt: minute * MINUTE, lengthSeconds: 240, people };
}

describe('an athlete', () => {
  it('in two places at once is found', () => {
    expect(findRestConflicts([match(1, 0, ['a', 'b']), match(2, 3, ['a', 'c'])])).toEqual([
      { kind: 'two-places', person: 'a', earlierId: 1, laterId: 2, restSeconds: -60 },
    ]);
  });

  it('with less rest than the length of two matches is found, with exactly that much is not', () => {
    expect(findRestConflicts([match(1, 0, ['a']), match(2, 11, ['a'])])).toEqual([
      { kind: 'short-rest', person: 'a', earlierId: 1, laterId: 2, restSeconds: 420 },
    ]);
    expect(findRestConflicts([match(1, 0, ['a']), match(2, 12, ['a'])])).toEqual([]);
  });

  it('is given the rest that is asked for', () => {
    const matches = [match(1, 0, ['a']), match(2, 12, ['a'])];
    expect(findRestConflicts(matches, 481)).toHaveLength(1);
    expect(findRestConflicts(matches, 480)).toEqual([]);
    expect(findRestConflicts([match(1, 0, ['a']), match(2, 4, ['a'])], 0)).toEqual([]);
  });

  it('is held against the match before that ends last, and told in order of the later match', () => {
    const long = { ...match(1, 0, ['a']), lengthSeconds: 3600 };
    expect(findRestConflicts([match(3, 70, ['a']), match(2, 10, ['a']), long], 900)).toEqual([
      { kind: 'two-places', person: 'a', earlierId: 1, laterId: 2, restSeconds: -3000 },
      { kind: 'short-rest', person: 'a', earlierId: 1, laterId: 3, restSeconds: 600 },
    ]);
    // at the same minute the one with the smaller number counts as the earlier
    expect(findRestConflicts([match(8, 0, ['a']), match(7, 0, ['a'])])).toMatchObject([{ earlierId: 7, laterId: 8 }]);
    expect(findRestConflicts([match(1, 0, ['a']), match(2, 4, ['a'])])).toMatchObject([{ kind: 'short-rest' }]);
  });

  it('is in conflict exactly when some pair of its matches is', () => {
    const matches = fc.array(fc.record({ minute: fc.nat(120), people: fc.array(fc.nat(4), { maxLength: 3 }) }), {
      maxLength: 14,
    });
    fc.assert(
      fc.property(matches, fc.nat(900), (drawn, rest) => {
        const placed = drawn.map(({ minute, people }, i) => match(i + 1, minute, people));
        const inConflict = new Set<string>();
        for (const later of placed) {
          for (const earlier of placed) {
            const isBefore =
              earlier.startsAt < later.startsAt || (earlier.startsAt === later.startsAt && earlier.id < later.id);
            const tooSoon = later.startsAt - earlier.startsAt < (240 + rest) * 1000;
            if (!isBefore || !tooSoon) continue;
            for (const person of later.people) {
              if (earlier.people.includes(person)) inConflict.add(`${person} in ${later.id}`);
            }
          }
        }
        const found = findRestConflicts(placed, rest).map(({ person, laterId }) => `${person} in ${laterId}`);
        expect(found.sort()).toEqual([...inConflict].sort());
      }),
    );
  });
});

describe('two sessions', () => {
  const session = (id: number, arenaId: number, date: string, start: number, end: number | null) => ({
    ...{ id, arenaId, date, start, end },
  });

  it('overlap in one arena on one day only', () => {
    const day = '2026-11-21';
    const first = session(1, 1, day, 480, 720);
    expect(findSessionOverlaps([session(2, 1, day, 700, 900), first])).toEqual([{ earlierId: 1, laterId: 2 }]);
    expect(findSessionOverlaps([session(2, 1, day, 720, 900), first])).toEqual([]);
    expect(findSessionOverlaps([session(2, 2, day, 700, 900), first])).toEqual([]);
    expect(findSessionOverlaps([session(2, 1, '2026-11-22', 700, 900), first])).toEqual([]);
  });

  it('are told the earlier first, the one with the smaller number at the same hour, each pair once', () => {
    const day = '2026-11-21';
    const four = [
      session(4, 1, day, 480, 1000),
      session(3, 1, day, 480, 700),
      session(2, 1, day, 600, 720),
      session(1, 1, '2026-11-20', 480, 1000),
      session(5, 0, day, 480, 1000),
      session(6, 1, '2026-11-22', 480, 1000),
    ];
    const pairs = [
      { earlierId: 3, laterId: 4 },
      { earlierId: 3, laterId: 2 },
      { earlierId: 4, laterId: 2 },
    ];
    expect(findSessionOverlaps(four)).toEqual(pairs);
    expect(findSessionOverlaps([...four].reverse())).toEqual(pairs);
  });

  it('overlap where the earlier has no end', () => {
    const day = '2026-11-21';
    const overlaps = findSessionOverlaps([session(1, 1, day, 480, null), session(2, 1, day, 1200, 1260)]);
    expect(overlaps).toEqual([{ earlierId: 1, laterId: 2 }]);
    expect(findSessionOverlaps([session(1, 1, day, 480, null), session(2, 1, day, 1440, 1500)])).toEqual([]);
  });
});

describe('a day', () => {
  it('is outside of the tournament before its start and after its end', () => {
    const days = ['2026-11-20', '2026-11-21', '2026-11-23', '2026-11-24'];
    expect(days.map((day) => isOutside(day, '2026-11-21', '2026-11-23'))).toEqual([true, false, false, true]);
  });
});
