// Warnings beside the matches of a schedule.
import fc from 'fast-check';
import { type LinkedMatch, possiblePeople } from './possible-people';
import { warningText } from './warning-text';
import { matchWarnings, type PlannedMatch } from './warnings';

/** Two semifinals (1, 2), final 3, third place 4, athletes 11–14; match 9 of another pool with athlete 11. */
const LINKED: LinkedMatch[] = [
  linked(1, [11, 12], { nextMatchId: 3, loserMatchId: 4 }),
  linked(2, [13, 14], { nextMatchId: 3, loserMatchId: 4 }),
  linked(3, [], { isOpen: true }),
  linked(4, [], { isOpen: true }),
  linked(9, [11, 99], { poolId: 2 }),
];

function linked(id: number, people: number[], values: Partial<LinkedMatch> = {}): LinkedMatch {
  const base = { id, poolId: 1, people, isOpen: false, isDecided: false, nextMatchId: null, loserMatchId: null };
  return { ...base, ...values };
}

const at = (id: number, time: string, values: Partial<PlannedMatch> = {}): PlannedMatch => ({
  ...{ id, time, lengthSeconds: 480, arenaId: 1, date: '2026-11-21' },
  ...values,
});

const people = possiblePeople(LINKED);
const warn = (own: PlannedMatch[], others: PlannedMatch[] = [], end: string | null = '17:00') =>
  matchWarnings({ own, others, people, hours: { start: '07:30', end } });

describe('who may stand in a match', () => {
  it('is everybody who may come to its open corners', () => {
    expect([...people.of(3)].sort()).toEqual([11, 12, 13, 14]);
    expect(people.of(1)).toEqual([11, 12]);
  });

  it('leaves out who has lost already', () => {
    const decided = possiblePeople([
      linked(1, [11, 12], { nextMatchId: 3, isDecided: true }),
      linked(2, [13, 14], { nextMatchId: 3 }),
      linked(3, [11], { isOpen: true }),
    ]);
    expect(decided.of(3)).toEqual([11, 13, 14]);
  });

  it('is never one person in the final and in the third-place match', () => {
    expect(people.canShare(3, 4)).toBe(false);
    expect(people.canShare(1, 3)).toBe(true);
    expect(people.canShare(1, 9)).toBe(true);
    expect(people.canShare(3, 1)).toBe(true);
    expect(people.canShare(1, 2)).toBe(false);
  });

  it('is nobody in a match that is not there, and only who stands there in one that is not open', () => {
    expect([people.of(77), people.feedersOf(77)]).toEqual([[], []]);
    expect(people.feedersOf(4).map(({ id }) => id)).toEqual([1, 2]);
    expect([people.isCertain(1, 11), people.isCertain(3, 11), people.isCertain(77, 11)]).toEqual([true, false, false]);
    const full = possiblePeople([linked(1, [11, 12], { nextMatchId: 3 }), linked(3, [13, 14])]);
    expect(full.of(3)).toEqual([13, 14]);
  });

  it('comes by two rounds as well, and rows that lead in a circle end', () => {
    const rounds = possiblePeople([
      linked(1, [11, 12], { nextMatchId: 2 }),
      linked(2, [13], { isOpen: true, nextMatchId: 3 }),
      linked(3, [], { isOpen: true }),
    ]);
    expect([...rounds.of(3)].sort()).toEqual([11, 12, 13]);
    expect([rounds.canShare(1, 3), rounds.canShare(3, 1)]).toEqual([true, true]);
    const circle = possiblePeople([
      linked(1, [11], { isOpen: true, nextMatchId: 2 }),
      linked(2, [12], { isOpen: true, nextMatchId: 1 }),
    ]);
    expect([...circle.of(1)].sort()).toEqual([11, 12]);
  });
});

describe('a warning beside a match', () => {
  it('is told for an athlete in two places, also when the other schedule is elsewhere', () => {
    const other = at(9, '08:04', { arenaId: 2 });
    expect(warn([at(1, '08:00')], [other]).get(1)).toEqual([
      { kind: 'two-places', otherId: 9, people: [11], isCertain: true },
    ]);
  });

  it('is told for too little rest, before and after', () => {
    const later = { kind: 'short-rest', people: [11], isCertain: true, restMinutes: 7, neededMinutes: 16 };
    expect(warn([at(1, '08:00')], [at(9, '08:15')]).get(1)).toEqual([{ ...later, otherId: 9, isBefore: false }]);
    expect(warn([at(1, '08:15')], [at(9, '08:00')]).get(1)).toEqual([{ ...later, otherId: 9, isBefore: true }]);
    expect(warn([at(1, '08:24')], [at(9, '08:00')]).size).toBe(0);
  });

  it('counts athletes of undecided matches as possible', () => {
    expect(warn([at(3, '09:00')], [at(9, '09:00', { arenaId: 2 })]).get(3)).toEqual([
      { kind: 'two-places', otherId: 9, people: [11], isCertain: false },
    ]);
  });

  it('is told for a round before its feeder, on the later one or on the one that is edited', () => {
    expect(warn([at(3, '07:30'), at(1, '08:30')]).get(3)).toEqual([{ kind: 'before-feeder', otherId: 1 }]);
    expect(warn([at(1, '08:30')], [at(3, '08:00')]).get(1)).toContainEqual({ kind: 'after-next', otherId: 3 });
  });

  it('is told for what lies outside the hours of the schedule', () => {
    expect(warn([at(1, '07:00'), at(2, '16:55')])).toEqual(
      new Map([
        [1, [{ kind: 'before-start' }]],
        [2, [{ kind: 'after-end' }]],
      ]),
    );
    expect(warn([at(2, '16:55')], [], null).size).toBe(0);
    // to the minute: from the start on, over by the end
    expect(warn([at(1, '07:30'), at(2, '16:52')]).size).toBe(0);
    expect([...warn([at(1, '07:29'), at(2, '16:53')]).keys()]).toEqual([1, 2]);
    // of its own matches alone, and of none whose time is being typed
    expect(warn([at(1, '07')], [at(2, '07:00')]).size).toBe(0);
    expect(warn([at(1, '09:00', { date: '' })]).size).toBe(0);
  });

  it('is told of both where an own match has two, of two own ones beside the later', () => {
    const told = warn([at(1, '08:00'), at(9, '08:10')], [], '08:15');
    expect([...told].map(([id, list]) => [id, list.map(({ kind }) => kind)])).toEqual([
      [9, ['short-rest', 'after-end']],
    ]);
    expect(told.get(9)?.[0]).toMatchObject({ otherId: 1, isBefore: true, restMinutes: 2 });
    expect(warn([at(9, '08:00')], [at(1, '08:10')]).get(9)).toMatchObject([{ otherId: 1, isBefore: false }]);
  });

  it('is not told of two matches of others, nor of a round that begins when its feeder is over', () => {
    expect(warn([at(2, '12:00')], [at(1, '08:00'), at(9, '08:04')]).size).toBe(0);
    expect(warn([at(4, '12:00')], [at(1, '08:30'), at(3, '08:00')]).size).toBe(0);
    expect(
      warn([at(3, '08:08')], [at(2, '08:00')])
        .get(3)
        ?.map(({ kind }) => kind),
    ).toEqual(['short-rest']);
  });

  it('is of somebody who stands in both for sure where one of them does', () => {
    const some = possiblePeople([
      linked(1, [11, 12]),
      linked(2, [12], { poolId: 2, isOpen: true }),
      linked(3, [11], { poolId: 2, nextMatchId: 2 }),
    ]);
    const told = (own: PlannedMatch[]) =>
      matchWarnings({ own, others: [], people: some, hours: { start: '07:30', end: null } });
    expect(told([at(1, '08:00'), at(2, '08:00')]).get(2)).toMatchObject([{ people: [12, 11], isCertain: true }]);
  });

  it('is told in words', () => {
    const names = {
      person: (key: number) => `Atlet ${key}`,
      other: () => ({ label: 'partai #7', arena: 'Gelanggang B', date: '2026-11-22', time: '08:15' }),
      date: '2026-11-21',
    };
    const text = (warning: Parameters<typeof warningText>[0]) => warningText(warning, names);
    expect(text({ kind: 'two-places', otherId: 9, people: [11], isCertain: true })).toBe(
      'Atlet 11 juga bertanding di partai #7 (Gelanggang B 08.15, 22 Nov) pada saat yang sama.',
    );
    const rest = { kind: 'short-rest', otherId: 9, isBefore: true, restMinutes: 7, neededMinutes: 16 } as const;
    expect(text({ ...rest, people: [11, 12, 13, 14], isCertain: false })).toBe(
      'Atlet 11, Atlet 12 atau 2 atlet lain mungkin hanya istirahat 7 menit sesudah partai #7 (Gelanggang B 08.15, 22 Nov); sebaiknya 16.',
    );
    expect(text({ kind: 'before-feeder', otherId: 9 })).toBe(
      'Mulai sebelum partai #7 (Gelanggang B 08.15, 22 Nov) selesai, yang menentukan pesertanya.',
    );
    expect(text({ kind: 'after-next', otherId: 9 })).toBe(
      'Selesai sesudah partai #7 (Gelanggang B 08.15, 22 Nov) mulai, yang menunggu hasilnya.',
    );
    expect(text({ kind: 'before-start' })).toBe('Sebelum jam mulai jadwal ini.');
    expect(text({ kind: 'after-end' })).toBe('Selesai sesudah jam selesai jadwal ini.');
    // two are named, three no more; on the same day the day is not said
    const same = { ...names, date: '2026-11-22' };
    const two = { kind: 'two-places', otherId: 9, isCertain: false } as const;
    expect(warningText({ ...two, people: [11, 12] }, same)).toBe(
      'Atlet 11 atau Atlet 12 mungkin juga bertanding di partai #7 (Gelanggang B 08.15) pada saat yang sama.',
    );
    expect(warningText({ ...two, people: [11, 12, 13] }, same)).toMatch(
      /^Atlet 11, Atlet 12 atau 1 atlet lain mungkin/,
    );
  });
});

describe('the audit', () => {
  it('finds what comparing all pairs finds', () => {
    const drawn = fc.array(
      fc.record({
        people: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 2 }),
        minute: fc.integer({ min: 0, max: 90 }),
        length: fc.constantFrom(240, 480),
        isOwn: fc.boolean(),
      }),
      { maxLength: 14 },
    );
    fc.assert(
      fc.property(drawn, (rows) => {
        const all = rows.map((row, id) => ({ ...row, id }));
        const audit = possiblePeople(all.map((row) => linked(row.id, row.people, { poolId: row.id })));
        const place = (row: (typeof all)[number]) =>
          at(
            row.id,
            `${String(8 + Math.floor(row.minute / 60)).padStart(2, '0')}:${String(row.minute % 60).padStart(2, '0')}`,
            {
              lengthSeconds: row.length,
            },
          );
        const told = matchWarnings({
          own: all.filter((row) => row.isOwn).map(place),
          others: all.filter((row) => !row.isOwn).map(place),
          people: audit,
          hours: { start: '07:30', end: null },
        });
        const found = [...told].flatMap(([id, list]) =>
          list.map((warning) => ('otherId' in warning ? [id, warning.otherId].sort((a, b) => a - b).join() : '')),
        );
        const wanted = all.flatMap((a) =>
          all.flatMap((b) => {
            const isBefore = a.minute < b.minute || (a.minute === b.minute && a.id < b.id);
            const isClose = b.minute * 60 - (a.minute * 60 + a.length) < 2 * a.length;
            const isShared = a.people.some((person) => b.people.includes(person));
            return isBefore && isClose && isShared && (a.isOwn || b.isOwn)
              ? [[a.id, b.id].sort((x, y) => x - y).join()]
              : [];
          }),
        );
        expect(found.sort()).toEqual(wanted.sort());
      }),
    );
  });
});
