// Medals of a pool (domain-rules, Draw (tanding); rulebook 2025).
import { fieldOf } from '../../test/field-cases';
import { bracketMatches } from '../../test/played-bracket';
import { createDummy, decideMatch, isBye, isDecided, type BracketMatch } from '../draw/advance';
import { countsInTable, medalsOf, seniCountsInTally } from './medals';

const nobody = new Set<number>();

function after(matches: BracketMatch[], answer: ReturnType<typeof decideMatch> | ReturnType<typeof createDummy>) {
  if (!answer.ok) throw new Error(answer.code);
  return matches.map((match) => answer.changed.find((changed) => changed.id === match.id) ?? match);
}

/** Blue wins everything. */
function played(matches: BracketMatch[]): BracketMatch[] {
  const open = matches.find((m) => !isDecided(m) && m.blue.state === 'unit' && m.red.state === 'unit');
  return open ? played(after(matches, decideMatch(matches, open.id, { winner: 'blue', isWalkover: false }))) : matches;
}

const units = (n: number) => fieldOf(n, 'all different');
const corner = (matches: BracketMatch[], id: number, side: 'blue' | 'red') =>
  matches.find((match) => match.id === id)?.[side].unitId;

describe('the medals of a pool', () => {
  it('are gold and silver from the final and a bronze for both losing semifinalists', () => {
    const matches = played(bracketMatches(units(4)));
    expect(medalsOf(matches, nobody)).toEqual({
      gold: [corner(matches, 3, 'blue')],
      silver: [corner(matches, 3, 'red')],
      bronze: [corner(matches, 1, 'red'), corner(matches, 2, 'red')],
      alone: [],
    });
  });

  it('have one bronze, for the winner of the third-place match, where there is one', () => {
    const matches = played(bracketMatches(units(8), { hasThirdPlace: true }));
    expect(medalsOf(matches, nobody).bronze).toEqual([corner(matches, 8, 'blue')]);
  });

  it('have one bronze in a pool of three, also where a third-place match was asked for', () => {
    for (const hasThirdPlace of [false, true]) {
      const medals = medalsOf(played(bracketMatches(units(3), { hasThirdPlace })), nobody);
      expect([medals.gold.length, medals.silver.length, medals.bronze.length]).toEqual([1, 1, 1]);
    }
  });

  it('are known only as far as matches are decided', () => {
    const start = bracketMatches(units(4));
    expect(medalsOf(start, nobody)).toMatchObject({ gold: [], silver: [], bronze: [] });
    const one = after(start, decideMatch(start, 1, { winner: 'red', isWalkover: false }));
    expect(medalsOf(one, nobody)).toMatchObject({ gold: [], silver: [], bronze: [corner(one, 1, 'blue')] });
  });

  it('are given once, to different units, for every size of a pool', () => {
    for (let n = 1; n <= 33; n++) {
      const medals = medalsOf(played(bracketMatches(units(n))), nobody);
      const all = [...medals.gold, ...medals.silver, ...medals.bronze];
      expect(new Set(all).size).toBe(all.length);
      expect(all).toHaveLength(n === 1 ? 0 : Math.min(n, 4));
      expect(medals.alone).toHaveLength(n === 1 ? 1 : 0);
    }
  });

  it('are none for a lone athlete, with or without a dummy to perform against: it stands apart', () => {
    const lone = bracketMatches(units(1));
    const alone = [corner(lone, 1, 'blue')];
    expect(medalsOf(lone, nobody)).toEqual({ gold: [], silver: [], bronze: [], alone });
    const fought = played(after(lone, createDummy(lone, 1, 900)));
    expect(medalsOf(fought, new Set([900]))).toEqual({ gold: [], silver: [], bronze: [], alone });
  });

  it('are none for the odd one of chart 2, who has nobody to fight', () => {
    const medals = medalsOf(played(bracketMatches(units(5), { chart: 2 })), nobody);
    expect([medals.gold.length, medals.silver.length, medals.alone.length]).toEqual([2, 2, 1]);
  });

  it('never go to a dummy, not even when it wins', () => {
    const start = bracketMatches(units(3));
    const bye = start.find(isBye);
    const with900 = after(start, createDummy(start, bye?.id ?? 0, 900));
    const lost = after(with900, decideMatch(with900, bye?.id ?? 0, { winner: 'red', isWalkover: false }));
    const { gold, silver, bronze } = medalsOf(played(lost), new Set([900]));
    expect([...gold, ...silver, ...bronze]).not.toContain(900);
    expect(bronze).toContain(bye?.blue.unitId);
  });

  it('are one gold and one silver for each pair of chart 2', () => {
    const medals = medalsOf(played(bracketMatches(units(6), { chart: 2 })), nobody);
    expect([medals.gold.length, medals.silver.length, medals.bronze.length]).toEqual([3, 3, 0]);
  });
});

describe('the medals of a final', () => {
  const [final] = played(bracketMatches(units(2))) as [BracketMatch];

  it('are none for a corner that stayed empty, and none at all without a winner', () => {
    expect(medalsOf([{ ...final, red: { ...final.red, unitId: null } }], nobody)).toEqual({
      ...{ gold: [final.blue.unitId], silver: [], bronze: [], alone: [] },
    });
    expect(medalsOf([{ ...final, blue: { ...final.blue, unitId: null } }], nobody)).toEqual({
      ...{ gold: [], silver: [final.red.unitId], bronze: [], alone: [] },
    });
    expect(medalsOf([{ ...final, status: 'walkover', winner: null }], nobody)).toEqual({
      ...{ gold: [], silver: [], bronze: [], alone: [] },
    });
  });
});

describe('a seni event', () => {
  it('counts in the tally from three entrants on', () => {
    expect([0, 1, 2, 3, 4].map(seniCountsInTally)).toEqual([false, false, false, true, true]);
  });

  it('[R25-G17] of two stays out of the table, unlike a class of tanding of two, and whom the organiser gives a gold alone', () => {
    expect([1, 2, 3].map((count) => countsInTable('seni', count))).toEqual([true, false, true]);
    expect([1, 2, 3].map((count) => countsInTable('tanding', count))).toEqual([true, true, true]);
  });
});
