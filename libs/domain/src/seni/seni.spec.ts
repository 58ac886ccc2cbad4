// Pool sizes and units of seni events (Spec 2 §5; domain-rules, Draw (seni)).
import fc from 'fast-check';
import { poolSizeOptions } from './pool-sizes';
import { checkTeams, formUnits, type SeniParticipant } from './units';

describe('pool size options', () => {
  it('are those of the specification', () => {
    expect(poolSizeOptions(0)).toEqual([]);
    expect(poolSizeOptions(1)).toEqual([1]);
    expect(poolSizeOptions(2)).toEqual([2]);
    expect(poolSizeOptions(5)).toEqual([2, 3, 5]);
    expect(poolSizeOptions(7)).toEqual([2, 3, 4, 5, 7]);
    expect(poolSizeOptions(12)).toEqual([2, 3, 4, 5, 6, 7, 8, 12]);
  });
});

describe('units', () => {
  const participant = (id: number, contingentId: number, teamLabel: string | null = null): SeniParticipant => ({
    ...{ id, contingentId, teamLabel, name: `Atlet ${id}` },
  });

  it('are made of one contingent in order of entry', () => {
    const { units, incomplete } = formUnits(
      [1, 2, 3, 4].map((id) => participant(id, id % 2)),
      2,
    );
    expect(units).toEqual([
      { contingentId: 1, participantIds: [1, 3] },
      { contingentId: 0, participantIds: [2, 4] },
    ]);
    expect(incomplete).toEqual([]);
  });

  it('are made as the team label says, however it is written', () => {
    const labels = ['G2', 'G1', 'g2 ', 'G1', null, ''];
    const { units } = formUnits(
      labels.map((label, i) => participant(i + 1, 1, label)),
      2,
    );
    expect(units.map((unit) => unit.participantIds)).toEqual([
      [1, 3],
      [2, 4],
      [5, 6],
    ]);
  });

  it('that are incomplete are left out and reported by name', () => {
    const { units, incomplete } = formUnits([participant(1, 1, 'R1'), participant(2, 1, 'R1'), participant(3, 2)], 3);
    expect(units).toEqual([]);
    expect(incomplete).toEqual([
      { contingentId: 1, teamLabel: 'R1', names: ['Atlet 1', 'Atlet 2'], missing: 1 },
      { contingentId: 2, teamLabel: null, names: ['Atlet 3'], missing: 2 },
    ]);
  });

  it('are made as the office puts people together, ahead of any label', () => {
    const chosen = [participant(1, 1, 'A'), participant(2, 1, 'A'), participant(3, 1), participant(4, 1)];
    const numbers = [1, 2, 1, 2];
    const { units } = formUnits(
      chosen.map((one, i) => ({ ...one, teamNumber: numbers[i] })),
      2,
    );
    expect(units.map((unit) => unit.participantIds)).toEqual([
      [1, 3],
      [2, 4],
    ]);
  });

  it('are a choice of the office only when everybody is in it once, in teams that are not too large', () => {
    expect(checkTeams([1, 2, 3], [[3, 1], [2]], 2)).toEqual({ ok: true });
    expect(checkTeams([1, 2, 3], [[1, 2, 3]], 2)).toMatchObject({ code: 'team-too-large' });
    expect(
      checkTeams(
        [1, 2, 3],
        [
          [1, 2],
          [2, 3],
        ],
        2,
      ),
    ).toMatchObject({ code: 'member-twice' });
    expect(
      checkTeams(
        [1, 2, 3],
        [
          [1, 2],
          [3, 9],
        ],
        2,
      ),
    ).toMatchObject({ code: 'foreign-member' });
    expect(checkTeams([1, 2, 3], [[1, 2]], 2)).toMatchObject({ code: 'member-missing' });
  });

  it('of one are everybody, whatever the label', () => {
    const { units, incomplete } = formUnits([participant(1, 1, 'X'), participant(2, 1, 'X')], 1);
    expect(units).toHaveLength(2);
    expect(incomplete).toEqual([]);
  });

  it('and what is left over name every participant exactly once', () => {
    const entries = fc.array(fc.tuple(fc.nat(3), fc.constantFrom(null, 'A', 'B')), { maxLength: 40 });
    fc.assert(
      fc.property(entries, fc.constantFrom(1 as const, 2 as const, 3 as const), (drawn, unitSize) => {
        const participants = drawn.map(([contingent, label], i) => participant(i, contingent, label));
        const { units, incomplete } = formUnits(participants, unitSize);
        const names = [
          ...units.flatMap((unit) => unit.participantIds.map((id) => `Atlet ${id}`)),
          ...incomplete.flatMap((unit) => unit.names),
        ];
        expect(names.sort()).toEqual(participants.map(({ name }) => name).sort());
        expect(units.every((unit) => unit.participantIds.length === unitSize)).toBe(true);
      }),
    );
  });
});
