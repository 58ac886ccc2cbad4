// Checks a drawn bracket against the rules, written apart from the drawer: it only reads matches and units.
import type { Bracket, DrawnMatch } from '../src/draw/bracket';
import type { DrawUnit } from '../src/draw/draw-unit';

export interface Audit {
  /** Broken rules, in words; empty for a good bracket. */
  faults: string[];
  ownPairs: number;
  /** Largest difference between the byes of a contingent and its share of them. */
  byeOff: number;
}

/** Everything but how contingents are spread: see `unevenSubtrees`. */
export function auditBracket(units: readonly DrawUnit[], bracket: Bracket): Audit {
  const faults = [...auditPresence(units, bracket), ...auditByes(bracket), ...auditLinks(bracket)];
  return { faults, ownPairs: ownPairs(units, bracket), byeOff: byeOff(units, bracket) };
}

/** Unit ids of round 1, slot by slot; null is a bye. */
export function slotsOf(bracket: Bracket): (number | null)[] {
  return bracket.matches.filter((m) => m.round === 1 && !m.isThirdPlace).flatMap((m) => [m.blue.unitId, m.red.unitId]);
}

/**
 * Sibling subtrees whose counts differ by more than one, by what `keyOf` says of a unit (null: not counted), as
 * 'key at block size': empty when everything is spread as evenly as can be.
 */
export function unevenSubtrees(
  slots: readonly (number | null)[],
  keyOf: (id: number | null) => string | null,
): string[] {
  const faults: string[] = [];
  let blocks = slots.map((id) => {
    const key = keyOf(id);
    return new Map(key === null ? [] : [[key, 1]]);
  });
  for (let size = 1; blocks.length > 1; size *= 2) {
    const joined: Map<string, number>[] = [];
    for (let i = 0; i + 1 < blocks.length; i += 2) {
      const left = blocks[i] ?? new Map<string, number>();
      const right = blocks[i + 1] ?? new Map<string, number>();
      const sum = new Map(left);
      for (const [key, count] of right) sum.set(key, (sum.get(key) ?? 0) + count);
      // within one match the two slots always differ by at most one unless both are of one key
      for (const [key, count] of sum) {
        const other = left.get(key) ?? 0;
        if (size > 1 && Math.abs(count - 2 * other) > 1) faults.push(`${key} at ${size}`);
      }
      joined.push(sum);
    }
    blocks = joined;
  }
  return faults;
}

function auditPresence(units: readonly DrawUnit[], bracket: Bracket): string[] {
  const placed = slotsOf(bracket).filter((id) => id !== null);
  const faults: string[] = [];
  if (new Set(placed).size !== placed.length) faults.push('somebody stands twice in round 1');
  const known = new Set(placed);
  const lost = units.filter((unit) => !known.has(unit.id));
  if (lost.length > 0) faults.push(`lost: ${lost.map((unit) => unit.id).join(', ')}`);
  if (placed.length > units.length) faults.push('somebody unknown is drawn');
  return faults;
}

function auditByes(bracket: Bracket): string[] {
  const faults: string[] = [];
  const feedersOf = new Map<string, DrawnMatch[]>();
  for (const match of bracket.matches) {
    if (!match.next) continue;
    const target = `${match.next.round}/${match.next.position}`;
    feedersOf.set(target, [...(feedersOf.get(target) ?? []), match]);
  }
  for (const match of bracket.matches) {
    const byes = [match.blue, match.red].filter((slot) => slot.state === 'bye').length;
    if (byes === 2) faults.push(`a bye meets a bye in ${nameOf(match)}`);
    if (byes > 0 && match.round > 1) faults.push(`a bye in ${nameOf(match)}`);
    if (match.round === 1 || match.isThirdPlace) continue;
    for (const feeder of feedersOf.get(nameOf(match)) ?? []) {
      const target = feeder.next?.corner === 'blue' ? match.blue : match.red;
      const bye = [feeder.blue, feeder.red].some((slot) => slot.state === 'bye');
      const waiting = bye ? (feeder.blue.unitId ?? feeder.red.unitId) : null;
      if (target.unitId !== waiting) faults.push(`${nameOf(match)} does not hold who had a bye before it`);
    }
  }
  const isTree = bracket.matches.some((match) => match.next);
  if (isTree) faults.push(...unevenSubtrees(slotsOf(bracket), (id) => (id === null ? 'bye' : null)));
  return faults;
}

function auditLinks(bracket: Bracket): string[] {
  const faults: string[] = [];
  const corners = new Set<string>();
  const names = new Set(bracket.matches.map(nameOf));
  if (names.size !== bracket.matches.length) faults.push('two matches at one place');
  for (const match of bracket.matches) {
    for (const link of [match.next, match.loser]) {
      if (!link) continue;
      const corner = `${link.round}/${link.position}/${link.corner}`;
      if (corners.has(corner)) faults.push(`two matches lead to ${corner}`);
      corners.add(corner);
      if (!names.has(`${link.round}/${link.position}`)) faults.push(`${nameOf(match)} leads nowhere`);
      if (link.round !== match.round + 1) faults.push(`${nameOf(match)} skips a round`);
    }
  }
  const ends = bracket.matches.filter((match) => !match.next && !match.isThirdPlace);
  if (bracket.roundCount > 1 && ends.length !== 1) faults.push(`${ends.length} finals`);
  return faults;
}

function ownPairs(units: readonly DrawUnit[], bracket: Bracket): number {
  const contingent = new Map(units.map((unit) => [unit.id, unit.contingentId]));
  return bracket.matches.filter((match) => {
    const [blue, red] = [match.blue.unitId, match.red.unitId].map((id) => (id === null ? null : contingent.get(id)));
    return match.round === 1 && blue !== null && blue !== undefined && blue === red;
  }).length;
}

function byeOff(units: readonly DrawUnit[], bracket: Bracket): number {
  const withBye = new Set(
    bracket.matches
      .filter((match) => match.round === 1 && (match.blue.state === 'bye' || match.red.state === 'bye'))
      .map((match) => match.blue.unitId ?? match.red.unitId),
  );
  const sizes = new Map<number, { all: number; byes: number }>();
  for (const unit of units) {
    if (unit.contingentId === null) continue;
    const size = sizes.get(unit.contingentId) ?? { all: 0, byes: 0 };
    sizes.set(unit.contingentId, { all: size.all + 1, byes: size.byes + (withBye.has(unit.id) ? 1 : 0) });
  }
  const offs = [...sizes.values()].map(({ all, byes }) => Math.abs(byes - (withBye.size * all) / units.length));
  return Math.max(0, ...offs);
}

function nameOf(match: DrawnMatch): string {
  return `${match.round}/${match.position}`;
}
