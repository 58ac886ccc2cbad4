// Two slots of round 1 that people swap by hand before the pool is locked, and what follows for byes (domain-rules, Draw).
import { refused, type Refused } from '../refusal';
import { type Corner, otherCorner } from '../words/corners';
import { type Advance, type BracketMatch, type CornerRef, isBye, mayRedraw } from './advance';
import type { Slot } from './bracket';

type Corners = Record<Corner, Slot>;

export type SwapRefusal = Refused<
  'unknown-match' | 'not-first-round' | 'nothing-to-swap' | 'two-byes' | 'match-started' | 'match-called'
>;

const EMPTY: Slot = { state: 'tbd', unitId: null };

/**
 * Who stands in the one slot comes to the other; a bye may be one of the two, never both, and stays the red side of its
 * match. Whoever has a bye then stands in round 2, who has lost it does not. Refused once a match of the pool has
 * started, and while a match that would change is called: its athletes are on their way.
 */
export function swapSlots(
  matches: readonly BracketMatch[],
  first: CornerRef,
  second: CornerRef,
): Advance | SwapRefusal {
  const byId = new Map(matches.map((match) => [match.id, match]));
  const a = byId.get(first.matchId);
  const b = byId.get(second.matchId);
  if (!a || !b) return refused('unknown-match');
  if (a.round !== 1 || b.round !== 1 || a.isThirdPlace || b.isThirdPlace) return refused('not-first-round');
  const swapped = exchange(a, first.corner, b, second.corner);
  if (!swapped) return refused(isSameBye(a, first, b, second) ? 'nothing-to-swap' : 'two-byes');
  if (!mayRedraw(matches).ok) return refused('match-started');
  const changed: BracketMatch[] = [];
  for (const corners of swapped) {
    const before = byId.get(corners.id) as BracketMatch;
    const after = { ...before, blue: corners.blue, red: corners.red };
    byId.set(after.id, after);
    changed.push(after);
    const next = after.next && byId.get(after.next.matchId);
    if (!next || !after.next || !(isBye(before) || isBye(after))) continue;
    byId.set(next.id, { ...next, [after.next.corner]: isBye(after) ? after.blue : EMPTY });
    if (!changed.some((match) => match.id === next.id)) changed.push(next);
  }
  if (changed.some((match) => match.status !== 'scheduled')) return refused('match-called');
  return { ok: true, changed: changed.map((match) => byId.get(match.id) as BracketMatch) };
}

const isSameBye = (a: BracketMatch, first: CornerRef, b: BracketMatch, second: CornerRef): boolean =>
  a.id === b.id && (first.corner === second.corner || isBye(a) || isBye(b));

/**
 * The matches after the swap, one or two of them (one match is given as the same object twice); null where that would change nothing, or leave a match without anybody.
 */
export function exchange<M extends Corners>(a: M, cornerA: Corner, b: M, cornerB: Corner): M[] | null {
  if (a === b) {
    if (cornerA === cornerB || isBye(a)) return null;
    return [{ ...a, blue: a.red, red: a.blue }];
  }
  const newA = withByeRed({ ...a, [cornerA]: b[cornerB] });
  const newB = withByeRed({ ...b, [cornerB]: a[cornerA] });
  const isEmpty = [newA, newB].some((match) => match.blue.state !== 'unit');
  const isBoth = a[cornerA].state === 'bye' && b[cornerB].state === 'bye';
  return isEmpty || isBoth ? null : [newA, newB];
}

/** The bye is the red side of its match, as it is drawn. */
function withByeRed<M extends Corners>(match: M): M {
  return match.blue.state === 'bye' ? { ...match, blue: match.red, red: match.blue } : match;
}

/** A dummy takes the empty corner of a match of round 1; null where there is none. */
export function withDummy<M extends Corners>(match: M, unitId: number): M | null {
  const corner = match.blue.state === 'bye' ? 'blue' : match.red.state === 'bye' ? 'red' : null;
  return corner && match[otherCorner(corner)].state === 'unit'
    ? { ...match, [corner]: { state: 'unit', unitId } }
    : null;
}
