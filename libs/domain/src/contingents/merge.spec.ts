// Which entry counts when two contingents become one; nobody is lost and nobody stands twice.
import fc from 'fast-check';
import { type MergedEntry, planMerge } from './merge';

let lastId = 0;
const entry = (change: Partial<MergedEntry> = {}): MergedEntry => ({
  id: ++lastId,
  name: `Atlet ${lastId}`,
  nik: String(3_273_010_101_010_000 + lastId),
  matchCategoryId: 1,
  gender: 'male',
  ageCategoryId: 5,
  categoryClassId: 9,
  nomor: '',
  teamLabel: null,
  heldIn: [],
  isPaid: false,
  isDrawn: false,
  ...change,
});
const NIK = '3273010101019999';

describe('merging two contingents', () => {
  it('moves who stands in another event of the same category', () => {
    const parts = ['tunggal-tangan-kosong', 'tunggal-senjata'];
    const [own, theirs] = parts.map((nomor) => entry({ nik: NIK, matchCategoryId: 2, nomor })) as [
      MergedEntry,
      MergedEntry,
    ];
    expect(planMerge([own], [theirs])).toMatchObject({ doubled: [], moved: [theirs] });
  });

  it('moves everybody of the other; in another match category a person stands twice rightly', () => {
    const [own, theirs] = [entry({ nik: NIK }), entry({ nik: NIK, matchCategoryId: 2, categoryClassId: null })];
    expect(planMerge([own], [theirs])).toEqual({ doubled: [], moved: [theirs], relabelled: [], obstacles: [] });
  });

  it('counts who has gone farther: drawn, paid, billed; of equals the kept one', () => {
    const steps = [{}, { heldIn: [7] }, { heldIn: [8], isPaid: true }, { heldIn: [9], isPaid: true, isDrawn: true }];
    for (const [at, own] of steps.entries()) {
      for (const [other, theirs] of steps.entries()) {
        const kept = entry({ nik: NIK, ...own });
        const merged = entry({ nik: NIK, ...theirs });
        const { doubled, moved } = planMerge([kept], [merged]);
        const isKeptsOwn = at >= other;
        expect(doubled).toEqual([{ counts: isKeptsOwn ? kept : merged, goes: isKeptsOwn ? merged : kept, isKeptsOwn }]);
        expect(moved).toEqual(isKeptsOwn ? [] : [merged]);
      }
    }
  });

  it('is refused where both are billed in one tournament, not in two', () => {
    const own = entry({ nik: NIK, heldIn: [7, 8] });
    const refused = planMerge([own], [entry({ nik: NIK, heldIn: [8] })]);
    expect(refused.obstacles).toEqual([{ code: 'billed-twice', entry: own, tournamentId: 8 }]);
    expect(planMerge([own], [entry({ nik: NIK, heldIn: [9] })]).obstacles).toEqual([]);
  });

  it('is refused where both are drawn as different athletes', () => {
    const drawn = { nik: NIK, isPaid: true, isDrawn: true };
    const own = entry({ ...drawn, heldIn: [7] });
    expect(planMerge([own], [entry({ ...drawn, heldIn: [8] })]).obstacles).toEqual([]);
    expect(planMerge([own], [entry({ ...drawn, heldIn: [8], categoryClassId: 10 })]).obstacles).toEqual([
      { code: 'drawn-differently', entry: own, tournamentId: null },
    ]);
  });

  it('leaves two teams of one name two teams', () => {
    const ganda = { matchCategoryId: 3, categoryClassId: null };
    const kept = [entry({ ...ganda, teamLabel: 'Tim 1' }), entry({ ...ganda, teamLabel: 'tim 1 (2)' })];
    const merged = [
      entry({ ...ganda, teamLabel: 'TIM 1' }),
      entry({ ...ganda, teamLabel: 'TIM 1' }),
      entry({ ...ganda, teamLabel: 'Tim 9' }),
    ];
    const { relabelled } = planMerge(kept, merged);
    expect(relabelled.map(({ entry: one, label }) => [one.id, label])).toEqual([
      [merged[0]?.id, 'TIM 1 (3)'],
      [merged[1]?.id, 'TIM 1 (3)'],
    ]);
  });

  it('loses nobody and doubles nobody, whoever stands where', () => {
    const people = fc.uniqueArray(
      fc.record({
        nik: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
        matchCategoryId: fc.constantFrom(1, 3),
        teamLabel: fc.constantFrom(null, 'Tim', 'tim ', 'Tim (2)'),
        heldIn: fc.uniqueArray(fc.constantFrom(1, 2)),
        isPaid: fc.boolean(),
        isDrawn: fc.boolean(),
      }),
      { selector: (one) => `${one.nik} ${one.matchCategoryId}` },
    );
    fc.assert(
      fc.property(people, people, (own, theirs) => {
        const [kept, merged] = [own.map(entry), theirs.map(entry)];
        const { doubled, moved, relabelled } = planMerge(kept, merged);
        const gone = new Set(doubled.map(({ goes }) => goes.id));
        const after = [...kept.filter(({ id }) => !gone.has(id)), ...moved];
        const persons = (entries: readonly MergedEntry[]) => entries.map((one) => `${one.nik} ${one.matchCategoryId}`);
        expect(persons(after).sort()).toEqual([...new Set(persons([...kept, ...merged]))].sort());
        expect(after).toHaveLength(kept.length + merged.length - doubled.length);
        // a team is of one of the two
        const label = new Map(relabelled.map((one) => [one.entry.id, one.label]));
        const team = (one: MergedEntry) =>
          one.teamLabel && `${one.matchCategoryId} ${(label.get(one.id) ?? one.teamLabel).trim().toLowerCase()}`;
        const keptTeams = new Set(kept.filter(({ id }) => !gone.has(id)).map(team));
        for (const one of moved) if (one.teamLabel) expect(keptTeams.has(team(one))).toBe(false);
      }),
    );
  });
});
