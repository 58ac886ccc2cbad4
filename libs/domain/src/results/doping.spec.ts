// Medals after a disqualification for doping, in brackets that were fought to the end.
import fc from 'fast-check';
import { fieldOf } from '../../test/field-cases';
import { bracketMatches } from '../../test/played-bracket';
import { type BracketMatch, type CannotWin, decideMatch, type Decision, isDecided } from '../draw/advance';
import { createRandom, type Random } from '../random';
import { withoutDisqualified, withoutLone } from './doping';
import { type BracketMedals, medalsOf } from './medals';

/** Blue wins everything. */
function played(matches: BracketMatch[]): BracketMatch[] {
  const open = matches.find((m) => !isDecided(m) && m.blue.state === 'unit' && m.red.state === 'unit');
  if (!open) return matches;
  const after = decideMatch(matches, open.id, { winner: 'blue', isWalkover: false });
  if (!after.ok) throw new Error(after.code);
  return played(matches.map((match) => after.changed.find((changed) => changed.id === match.id) ?? match));
}
function decided(matches: BracketMatch[], id: number, decision: Decision, cannotWin: CannotWin): BracketMatch[] {
  const after = decideMatch(matches, id, decision, cannotWin);
  if (!after.ok) throw new Error(after.code);
  return matches.map((match) => after.changed.find((changed) => changed.id === match.id) ?? match);
}
/** Whoever wins, by a fight or an absence; some matches nobody has won. */
function playedAnyhow(matches: BracketMatch[], random: Random): BracketMatch[] {
  const open = matches.filter((m) => !isDecided(m) && m.blue.state === 'unit' && m.red.state === 'unit');
  const match = open[random.int(Math.max(1, open.length))];
  if (!match) return matches;
  const winner = ([null, 'blue', 'red', 'blue', 'red'] as const)[random.int(5)] ?? null;
  const after = decideMatch(matches, match.id, { winner, isWalkover: winner === null || random.int(4) === 0 });
  if (!after.ok) throw new Error(after.code);
  return playedAnyhow(
    matches.map((one) => after.changed.find((changed) => changed.id === one.id) ?? one),
    random,
  );
}
const PLACES = ['gold', 'silver', 'bronze'] as const;
/** 4: none. */
function placeOf(won: BracketMedals, id: number): number {
  const at = PLACES.findIndex((medal) => won[medal].includes(id));
  return at < 0 ? 4 : at + 1;
}
const bracket = (units: number, hasThirdPlace = false) =>
  played(bracketMatches(fieldOf(units, 'all different'), { hasThirdPlace }));
const medals = (matches: readonly BracketMatch[], ...out: number[]) =>
  medalsOf(withoutDisqualified(matches, new Set(out)), new Set());
const unit = (matches: BracketMatch[], id: number, corner: 'blue' | 'red') =>
  matches.find((match) => match.id === id)?.[corner].unitId ?? 0;

describe('[R25-T47] doping after the event', () => {
  // of eight: quarter-finals 1 to 4, semifinals 5 and 6, the final 7
  const eight = bracket(8);
  const at = (id: number, corner: 'blue' | 'red') => unit(eight, id, corner);
  const before = medals(eight);

  it('[R25-T47] of the winner: gold to the other finalist, silver and bronze to those the winner had beaten', () => {
    expect(medals(eight, at(7, 'blue'))).toMatchObject({
      gold: [at(7, 'red')],
      silver: [at(5, 'red')],
      bronze: [at(1, 'red'), at(6, 'red')],
    });
  });

  it('of the other finalist: silver to whom it had beaten, gold stays', () => {
    expect(medals(eight, at(7, 'red'))).toMatchObject({
      gold: before.gold,
      silver: [at(6, 'red')],
      bronze: [at(5, 'red'), at(3, 'red')],
    });
  });

  it('of a bronze: to whom it had beaten in the quarter-final', () => {
    expect(medals(eight, at(5, 'red'))).toMatchObject({
      ...{ gold: before.gold, silver: before.silver, bronze: [at(2, 'red'), at(6, 'red')] },
    });
  });

  it('of somebody without a medal, or of nobody, moves none', () => {
    expect(medals(eight, at(4, 'red'))).toEqual(before);
    expect(medals(eight)).toEqual(before);
  });

  it('of both finalists: those whom they had beaten stand in their places', () => {
    const { gold, silver } = medals(eight, at(7, 'blue'), at(7, 'red'));
    expect([gold, silver]).toEqual([[at(6, 'red')], [at(5, 'red')]]);
  });

  it('with a battle for the third place: who moves up to silver leaves bronze to the other', () => {
    const third = bracket(8, true);
    const winner = unit(third, 7, 'blue');
    const semifinalist = unit(third, 5, 'red');
    const { gold, silver, bronze } = medals(third, winner);
    expect([gold, silver]).toEqual([[unit(third, 7, 'red')], [semifinalist]]);
    expect(bronze).toEqual([unit(third, 6, 'red')]);
  });

  it('[R25-T47] of a winner whom nobody met in the final: gold to whom it had beaten last, and no silver without a gold', () => {
    const drawn = bracketMatches(fieldOf(4, 'all different'), { hasThirdPlace: true });
    const absent = decideMatch(drawn, 2, { winner: null, isWalkover: true });
    if (!absent.ok) throw new Error(absent.code);
    const four = played(drawn.map((match) => absent.changed.find((changed) => changed.id === match.id) ?? match));
    const [winner, loser] = [unit(four, 1, 'blue'), unit(four, 1, 'red')];
    expect(medals(four)).toMatchObject({ gold: [winner], silver: [], bronze: [loser] });
    expect(medals(four, winner)).toMatchObject({ gold: [loser], silver: [], bronze: [] });
  });

  it('never gives two medals to one, or one to who is out, in any bracket and for anybody', () => {
    for (let size = 2; size <= 17; size += 1) {
      for (const hasThirdPlace of [false, true]) {
        const matches = bracket(size, hasThirdPlace);
        const all = new Set(matches.flatMap((one) => [one.blue.unitId, one.red.unitId]).filter((id) => id !== null));
        for (const out of all) {
          const { gold, silver, bronze } = medals(matches, out);
          const given = [...gold, ...silver, ...bronze];
          expect(new Set(given).size).toBe(given.length);
          expect(given).not.toContain(out);
          if (size > 1) expect(gold).toHaveLength(1);
        }
      }
    }
  });

  it('leaves the bronze to whom a finalist had beaten where nobody has won the final', () => {
    const three = bracketMatches(fieldOf(3, 'all different'), { hasThirdPlace: false });
    const semifinal = three.find((one) => one.blue.state === 'unit' && one.red.state === 'unit');
    const fought = decideMatch(three, semifinal?.id ?? 0, { winner: 'blue', isWalkover: false });
    if (!fought.ok) throw new Error(fought.code);
    const two = three.map((one) => fought.changed.find((changed) => changed.id === one.id) ?? one);
    const final = two.find((one) => one.next === null);
    const neither = decideMatch(two, final?.id ?? 0, { winner: null, isWalkover: true });
    if (!neither.ok) throw new Error(neither.code);
    const over = two.map((one) => neither.changed.find((changed) => changed.id === one.id) ?? one);
    const bronze = [semifinal?.red.unitId ?? 0];
    expect(medals(over)).toMatchObject({ gold: [], silver: [], bronze });
    expect(medals(over, semifinal?.blue.unitId ?? 0)).toMatchObject({ gold: [], silver: [], bronze });
  });

  // blue of match 1, whose doping is found before or after the match that leaves it alone
  it.each([
    ['the final of four', 4, [2], [1]],
    ['a semifinal of eight, then the final against blue of match 3', 8, [2], [1, 3, 4, 6]],
    ['a semifinal of eight, then the final', 8, [2, 3, 4], [1]],
  ])(
    '[R25-T47] gives the same medals whenever it is found of who is left alone in %s',
    (_where, size, empty, fought) => {
      const drawn = bracketMatches(fieldOf(size, 'all different'), { hasThirdPlace: false });
      const out = unit(drawn, 1, 'blue');
      const play = (cannotWin: CannotWin) => {
        const ends = [...fought.map((id) => [id, 'blue'] as const), ...empty.map((id) => [id, null] as const)];
        return ends
          .sort(([a], [b]) => a - b)
          .reduce(
            (matches, [id, winner]) => decided(matches, id, { winner, isWalkover: winner === null }, cannotWin),
            drawn,
          );
      };
      const late = play(() => false);
      const final = late.at(-1);
      // a final that is still open is lost by it
      const winner = final?.blue.unitId === out ? 'red' : 'blue';
      const ended =
        final && !isDecided(final) ? decided(late, final.id, { winner, isWalkover: true }, () => false) : late;
      const early = play((_match, id) => id === out);
      expect(medals(early, out)).toEqual(medals(ended, out));
      expect(placeOf(medals(early, out), unit(drawn, 1, 'red'))).toBe(fought.length === 1 ? 1 : 2);
    },
  );

  it('never takes a place from who is not out, whatever was decided and whoever is', () => {
    const seeds = fc.nat().map((seed) => seed.toString(16).padStart(16, '0'));
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9 }), fc.boolean(), seeds, (size, hasThirdPlace, seed) => {
        const random = createRandom(seed);
        const matches = playedAnyhow(bracketMatches(fieldOf(size, 'all different'), { hasThirdPlace }), random);
        const all = [...new Set(matches.flatMap(({ blue, red }) => [blue.unitId, red.unitId]))].filter(
          (id) => id !== null,
        );
        const out = random.shuffle(all).slice(0, 1 + random.int(3));
        const [stood, stand] = [medals(matches), medals(matches, ...out)];
        const given = PLACES.flatMap((medal) => stand[medal]);
        expect(new Set(given).size).toBe(given.length);
        for (const id of all) {
          if (out.includes(id)) expect(given).not.toContain(id);
          else expect(placeOf(stand, id)).toBeLessThanOrEqual(placeOf(stood, id));
        }
      }),
    );
  });
});

it('[R25-T47] who had nobody to fight and is disqualified takes nothing for being alone', () => {
  const won: BracketMedals = { gold: [3], silver: [], bronze: [], alone: [1, 2] };
  expect(withoutLone(won, new Set([1]))).toEqual({ ...won, alone: [2] });
});
