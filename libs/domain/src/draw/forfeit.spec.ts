// Who wins when somebody may not fight (domain-rules, Running the day).
import fc from 'fast-check';
import { fieldOf } from '../../test/field-cases';
import { bracketMatches } from '../../test/played-bracket';
import { type BracketMatch, createDummy, decideMatch, isBye, isDecided } from './advance';
import { forfeitOf } from './forfeit';

const nobody = new Set<number>();
const units = (n: number) => fieldOf(n, 'all different');

function applied(matches: BracketMatch[], answer: ReturnType<typeof decideMatch>): BracketMatch[] {
  if (!answer.ok) throw new Error(answer.code);
  return matches.map((match) => answer.changed.find((changed) => changed.id === match.id) ?? match);
}

const unitsOf = (matches: readonly BracketMatch[]): number[] => [
  ...new Set(matches.flatMap((match) => [match.blue.unitId, match.red.unitId]).filter((id) => id !== null)),
];

describe('a unit that may not fight', () => {
  it('loses its open match to its opponent, who moves on', () => {
    const matches = bracketMatches(units(4));
    const [first] = matches as [BracketMatch];
    const forfeit = forfeitOf(matches, first.blue.unitId!, nobody);
    expect(forfeit).toEqual({ ok: true, matchId: first.id, decision: { winner: 'red', isWalkover: true } });
    const after = applied(matches, decideMatch(matches, first.id, { winner: 'red', isWalkover: true }));
    const final = after.find((match) => match.next === null)!;
    expect([final.blue.unitId, final.red.unitId]).toContain(first.red.unitId);
    expect(forfeitOf(after, first.blue.unitId!, nobody)).toEqual({ ok: false, code: 'no-open-match' });
  });

  it('waits where its opponent is not known yet, and is left to the table while it fights', () => {
    const matches = bracketMatches(units(3));
    const bye = matches.find(isBye)!;
    const lucky = bye.blue.unitId!;
    expect(forfeitOf(matches, lucky, nobody)).toEqual({ ok: false, code: 'opponent-unknown' });
    const running = matches.map((match) => (isBye(match) ? match : { ...match, status: 'ongoing' as const }));
    const fighter = matches.find((match) => match.round === 1 && !isBye(match))!.blue.unitId!;
    expect(forfeitOf(running, fighter, nobody)).toEqual({ ok: false, code: 'match-running' });
  });

  it('leaves nobody to move on against a dummy', () => {
    const start = bracketMatches(units(3));
    const bye = start.find(isBye)!;
    const made = createDummy(start, bye.id, 900);
    if (!made.ok) throw new Error(made.code);
    const matches = start.map((match) => made.changed.find((changed) => changed.id === match.id) ?? match);
    const forfeit = forfeitOf(matches, bye.blue.unitId!, new Set([900]));
    expect(forfeit).toMatchObject({ ok: true, matchId: bye.id, decision: { winner: null } });
  });

  it('[R25-G04] loses with its opponent where both may not fight before anybody has won it', () => {
    const matches = bracketMatches(units(4));
    const [first] = matches as [BracketMatch];
    const forfeit = forfeitOf(matches, first.red.unitId!, new Set([first.blue.unitId!]));
    expect(forfeit).toMatchObject({ matchId: first.id, decision: { winner: null } });
  });

  it('never is given a match of others, and what follows can always be decided', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 33 }), fc.array(fc.nat(40), { maxLength: 60 }), (size, absent) => {
        let matches = bracketMatches(units(size));
        const all = unitsOf(matches);
        for (const pick of absent) {
          const unitId = all[pick % all.length]!;
          const forfeit = forfeitOf(matches, unitId, nobody);
          if (!forfeit.ok) continue;
          const match = matches.find((one) => one.id === forfeit.matchId)!;
          expect([match.blue.unitId, match.red.unitId]).toContain(unitId);
          expect(isDecided(match)).toBe(false);
          matches = applied(matches, decideMatch(matches, forfeit.matchId, forfeit.decision));
          expect(forfeitOf(matches, unitId, nobody).ok).toBe(false);
        }
      }),
    );
  });
});
