// Where the seeded of a class have to stand when all of it is one bracket (rulebook, as domain-rules tells it): 1 and 2 in
// opposite halves, 3 and 4 in the quarters that are left, byes to them first as far as contingents let. Written apart from the
// product's draw.
import type { DrawnMatch } from './brackets';

/**
 * @param matches of the whole pool, as it was drawn
 * @param seeds names, the strongest first
 * @param isApart nobody has to be kept apart from somebody of the own contingent
 */
export function seedFaults(matches: readonly DrawnMatch[], seeds: readonly string[], isApart: boolean): string[] {
  const first = matches.filter(({ round }) => round === 1);
  const rounds = Math.max(...matches.map(({ round }) => round));
  const byes = first.filter(({ blue, red }) => blue === '' || red === '').length;
  const faults: string[] = [];
  const stands = seeds.map((name) => first.find(({ blue, red }) => blue === name || red === name));
  for (const [at, match] of stands.entries()) {
    const name = seeds[at] ?? '';
    if (!match) {
      faults.push(`seed ${at + 1}, ${name}, is not drawn`);
      continue;
    }
    const isBye = match.blue === '' || match.red === '';
    if (isApart && at < byes && !isBye) faults.push(`seed ${at + 1}, ${name}, has no bye, and there are ${byes}`);
    // two of the first two meet in the final at the earliest, two of the first four in a semi-final
    for (const [before, other] of stands.slice(0, at).entries()) {
      if (!other) continue;
      const earliest = at < 2 ? rounds : rounds - 1;
      const meets = roundOfMeeting(match, other, matches);
      if (meets < earliest)
        faults.push(`seeds ${before + 1} and ${at + 1} meet in round ${meets} of ${rounds} already`);
    }
  }
  return faults;
}

function roundOfMeeting(one: DrawnMatch, other: DrawnMatch, matches: readonly DrawnMatch[]): number {
  const way = (from: DrawnMatch): DrawnMatch[] => {
    const next = matches.find(({ id }) => id === from.nextId);
    return next ? [from, ...way(next)] : [from];
  };
  const ids = new Set(way(one).map(({ id }) => id));
  return way(other).find(({ id }) => ids.has(id))?.round ?? Infinity;
}
