// Swapping two slots by hand (domain-rules, Draw (tanding)).
import fc from 'fast-check';
import { fieldOf } from '../../test/field-cases';
import type { BracketMatch } from './advance';
import { drawBracket } from './bracket';
import { applyChange, checkStanding, firstRoundOf } from './check-draw';
import { swapSlots } from './swap-slots';

const seedOf = (n: number) => n.toString(16).padStart(16, '0');

function drawn(units: number, chart: 0 | 2 = 0) {
  const bracket = drawBracket(fieldOf(units, 'uniform'), { chart, seed: seedOf(units), hasThirdPlace: false });
  if (!bracket.ok) throw new Error(bracket.code);
  return bracket.matches;
}

type StandingMatch = BracketMatch & { position: number };

/** As the database holds it: ids from 1 in order. */
function standing(units: number, chart: 0 | 2 = 0): StandingMatch[] {
  const matches = drawn(units, chart);
  const idAt = new Map(matches.map((match, i) => [`${match.round}/${match.position}`, i + 1]));
  return matches.map((match, i) => ({
    ...match,
    id: i + 1,
    status: 'scheduled' as const,
    winner: null,
    next: match.next && {
      matchId: idAt.get(`${match.next.round}/${match.next.position}`) ?? 0,
      corner: match.next.corner,
    },
    loser: null,
  }));
}

const merged = (before: StandingMatch[], changed: BracketMatch[]): StandingMatch[] =>
  before.map((match) => ({ ...match, ...changed.find((one) => one.id === match.id) }));

const unitsOf = (matches: BracketMatch[]) =>
  matches.flatMap((match) => (match.round === 1 ? [match.blue.unitId, match.red.unitId] : [])).sort();

describe('two slots swapped by hand', () => {
  it('lose nobody, leave no match empty, keep byes red and send exactly the byes on, whatever is swapped', () => {
    const slot = fc.record({ matchId: fc.nat(40), corner: fc.constantFrom('blue' as const, 'red' as const) });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 33 }),
        fc.constantFrom(0 as const, 2 as const),
        fc.array(fc.tuple(slot, slot), { maxLength: 12 }),
        (n, chart, swaps) => {
          let matches = standing(n, chart);
          const before = unitsOf(matches);
          let replayed = firstRoundOf(drawn(n, chart));
          for (const [first, second] of swaps) {
            const swapped = swapSlots(matches, first, second);
            if (!swapped.ok) continue;
            const place = (ref: typeof first) => ({
              position: matches.find((match) => match.id === ref.matchId)?.position ?? 0,
              corner: ref.corner,
            });
            replayed = applyChange(replayed, { kind: 'swap', first: place(first), second: place(second) }) ?? [];
            matches = merged(matches, swapped.changed);
          }
          expect(unitsOf(matches)).toEqual(before);
          for (const match of matches) {
            if (match.round === 1) expect(match.blue.state).toBe('unit');
            if (match.round !== 2) continue;
            for (const corner of ['blue', 'red'] as const) {
              const feeder = matches.find((one) => one.next?.matchId === match.id && one.next.corner === corner);
              const expected = feeder?.red.state === 'bye' ? feeder.blue.unitId : null;
              expect(match[corner].unitId).toBe(expected);
            }
          }
          const round = matches.filter((match) => match.round === 1);
          expect(checkStanding(replayed, [], round)).toMatchObject({ isSame: true });
        },
      ),
    );
  });

  it('are refused in a later round, for one slot twice, for two byes, for a match that is not there', () => {
    const matches = standing(6);
    const byes = matches.filter((match) => match.red.state === 'bye');
    const [first, second] = byes as [StandingMatch, StandingMatch, ...StandingMatch[]];
    const swap = (a: [number, 'blue' | 'red'], b: [number, 'blue' | 'red']) =>
      swapSlots(matches, { matchId: a[0], corner: a[1] }, { matchId: b[0], corner: b[1] });
    expect(swap([matches.length, 'blue'], [1, 'blue'])).toMatchObject({ code: 'not-first-round' });
    expect(swap([1, 'blue'], [1, 'blue'])).toMatchObject({ code: 'nothing-to-swap' });
    expect(swap([first.id, 'blue'], [first.id, 'red'])).toMatchObject({ code: 'nothing-to-swap' });
    expect(swap([first.id, 'red'], [second.id, 'red'])).toMatchObject({ code: 'two-byes' });
    expect(swap([first.id, 'blue'], [second.id, 'red'])).toMatchObject({ code: 'two-byes' });
    expect(swap([99, 'blue'], [1, 'blue'])).toMatchObject({ code: 'unknown-match' });
  });

  it('are refused once any match of the pool has started, and while one that would change is called', () => {
    const matches = standing(8);
    const withStatus = (id: number, status: BracketMatch['status']) =>
      matches.map((match) => (match.id === id ? { ...match, status } : match));
    const swap = (all: BracketMatch[]) => swapSlots(all, { matchId: 1, corner: 'blue' }, { matchId: 2, corner: 'red' });
    for (const status of ['ongoing', 'finished', 'walkover'] as const) {
      expect(swap(withStatus(4, status))).toMatchObject({ code: 'match-started' });
    }
    expect(swap(withStatus(2, 'called'))).toMatchObject({ code: 'match-called' });
    expect(swap(withStatus(4, 'called'))).toMatchObject({ ok: true });
  });

  it('are refused when the athlete who would lose the bye is already called in round 2', () => {
    const matches = standing(3);
    const bye = matches.find((match) => match.red.state === 'bye')!;
    const other = matches.find((match) => match.round === 1 && match.id !== bye.id)!;
    const called = matches.map((match) => (match.round === 2 ? { ...match, status: 'called' as const } : match));
    expect(swapSlots(called, { matchId: bye.id, corner: 'blue' }, { matchId: other.id, corner: 'blue' })).toMatchObject(
      { code: 'match-called' },
    );
  });
});
