// Who may not fight does not win the match in which nobody else is left (rulebook 2025, art. 2.4.b.2, 5, 11.6.g.6.e).
import fc from 'fast-check';
import { fieldOf } from '../../test/field-cases';
import { bracketMatches } from '../../test/played-bracket';
import { createRandom, type Random } from '../random';
import { CORNERS } from '../words/corners';
import {
  type Advance,
  type BracketMatch,
  type CannotWin,
  decideMatch,
  isBye,
  isDecided,
  loseAlone,
  winAlone,
  wonAlone,
} from './advance';

const put = (matches: readonly BracketMatch[], { changed }: Advance): BracketMatch[] =>
  matches.map((match) => changed.find(({ id }) => id === match.id) ?? match);

const openOf = (matches: readonly BracketMatch[]) =>
  matches.filter((m) => !isDecided(m) && m.blue.state === 'unit' && m.red.state === 'unit');

/** The next of the matches that can be fought: who may not has lost it, of two of them nobody wins. */
function decided(matches: readonly BracketMatch[], isOut: (unitId: number) => boolean, random: Random) {
  const open = openOf(matches);
  const match = open[random.int(Math.max(1, open.length))];
  if (!match) return null;
  const may = CORNERS.filter((corner) => !isOut(match[corner].unitId ?? 0));
  const isAbsent = random.int(3) === 0;
  const winner = may.length === 0 || isAbsent ? null : (may[random.int(may.length)] ?? null);
  const cannotWin: CannotWin = (_, unitId) => isOut(unitId);
  const after = decideMatch(matches, match.id, { winner, isWalkover: winner === null || may.length === 1 }, cannotWin);
  if (!after.ok) throw new Error(after.code);
  return put(matches, after);
}

const winners = (matches: readonly BracketMatch[]) =>
  matches.flatMap(({ winner, ...match }) => (winner === null ? [] : [match[winner].unitId ?? 0]));

const SEED = fc.nat().map((nat) => nat.toString(16).padStart(16, '0'));

it('[R25-G04] [R25-T47] whatever is decided, nobody who may not fight wins a match, and every match ends', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 24 }), fc.boolean(), SEED, (n, hasThirdPlace, seed) => {
      const random = createRandom(seed);
      const units = fieldOf(n, 'all different');
      const out = new Set(units.filter(() => random.int(3) === 0).map(({ id }) => id));
      let matches = bracketMatches(units, { hasThirdPlace });
      for (;;) {
        const next = decided(matches, (id) => out.has(id), random);
        if (!next) break;
        matches = next;
      }
      expect(matches.filter((match) => !isDecided(match) && !isBye(match))).toEqual([]);
      expect(winners(matches).filter((id) => out.has(id))).toEqual([]);
    }),
  );
});

const NOBODY = { winner: null, isWalkover: true } as const;

/** A bracket in the middle of its day, and what follows when nobody wins its next match; null: none is open. */
function nobodyWinsOne(n: number, seed: Parameters<typeof createRandom>[0]) {
  const random = createRandom(seed);
  let matches = bracketMatches(fieldOf(n, 'all different'), { hasThirdPlace: true });
  const steps = random.int(n);
  for (let step = 0; step < steps; step += 1) matches = decided(matches, () => false, random) ?? matches;
  const [open] = openOf(matches);
  if (!open) return null;
  const free = decideMatch(matches, open.id, NOBODY);
  if (!free.ok) throw new Error(free.code);
  return { matches, open, free };
}

it('[R25-T47] who may fight after all stands as if nobody had ever kept it out, as long as nothing follows', () => {
  let given = 0;
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 16 }), SEED, (n, seed) => {
      const met = nobodyWinsOne(n, seed);
      if (!met) return;
      const { matches, open, free } = met;
      for (const id of new Set(winners(free.changed))) {
        const kept = decideMatch(matches, open.id, NOBODY, (_, unitId) => unitId === id);
        if (!kept.ok) throw new Error(kept.code);
        const barred = put(matches, kept);
        const after = winAlone(barred, id);
        expect(after && put(barred, after)).toEqual(put(matches, free));
        given += 1;
      }
      expect(winAlone(put(matches, free), winners(free.changed)[0] ?? 0)).toBeNull();
    }),
  );
  expect(given).toBeGreaterThan(0);
});

it('[R25-G04] who turns out not to be allowed to fight once it has won so stands as if that had been known before', () => {
  let taken = 0;
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 16 }), SEED, (n, seed) => {
      const met = nobodyWinsOne(n, seed);
      if (!met) return;
      const { matches, open, free } = met;
      for (const id of new Set(winners(free.changed))) {
        const cannotWin: CannotWin = (_, unitId) => unitId === id;
        const known = decideMatch(matches, open.id, NOBODY, cannotWin);
        if (!known.ok) throw new Error(known.code);
        const won = put(matches, free);
        const [first] = wonAlone(won, id).filter((match) => free.changed.some((one) => one.id === match));
        const late = loseAlone(won, first ?? 0, cannotWin);
        if (!late.ok) throw new Error(late.code);
        expect(put(won, late)).toEqual(put(matches, known));
        taken += 1;
      }
    }),
  );
  expect(taken).toBeGreaterThan(0);
});

it('what people decided is not taken from who won it, nor what comes before a match that has begun', () => {
  const four = bracketMatches(fieldOf(4, 'all different'));
  const first = decideMatch(four, 1, { winner: 'blue', isWalkover: true });
  if (!first.ok) throw new Error(first.code);
  const won = put(four, first);
  expect(wonAlone(won, four[0]?.blue.unitId ?? 0)).toEqual([]);
  expect(loseAlone(won, 1, () => true)).toEqual({ ok: false, code: 'not-decided' });
  expect(loseAlone(won, 999, () => true)).toEqual({ ok: false, code: 'unknown-match' });
});

it('nobody is given a match that was decided by people, or what comes after one that has begun', () => {
  const four = bracketMatches(fieldOf(4, 'all different'));
  const both = { winner: null, isWalkover: true };
  const first = decideMatch(four, 1, both);
  if (!first.ok) throw new Error(first.code);
  expect(winAlone(put(four, first), four[0]?.blue.unitId ?? 0)).toBeNull();
  expect(winAlone(four, 999)).toBeNull();
});
