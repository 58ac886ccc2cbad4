// A bracket as it stands, from its draw and its results alone: who reached which match follows from them.
import { type BracketMatch, type CornerRef, isBye } from '../draw/advance';
import type { Slot } from '../draw/bracket';
import { CORNERS, type Corner, otherCorner } from '../words/corners';

/** As drawn: a corner that another match leads to is empty. */
export type DrawnBracketMatch = Omit<BracketMatch, 'status' | 'winner'>;

export interface ToldResult {
  winner: Corner | null;
  isWalkover: boolean;
}

const EMPTY: Slot = { state: 'tbd', unitId: null };

/** In the order given; `results` by match. A corner is `tbd` for ever where nobody comes to it. */
export function rebuildBracket(
  drawn: readonly DrawnBracketMatch[],
  results: ReadonlyMap<number, ToldResult>,
): BracketMatch[] {
  const feeders = feedersOf(drawn);
  const known = new Map<number, BracketMatch>();
  const stands = (match: DrawnBracketMatch): BracketMatch => {
    const seen = known.get(match.id);
    if (seen) return seen;
    const [blue, red] = CORNERS.map((corner) => slotOf(match, corner)) as [Slot, Slot];
    const result = results.get(match.id);
    const status = result ? (result.isWalkover ? 'walkover' : 'finished') : 'scheduled';
    const made: BracketMatch = { ...match, blue, red, status, winner: result?.winner ?? null };
    known.set(match.id, made);
    return made;
  };
  const slotOf = (match: DrawnBracketMatch, corner: Corner): Slot => {
    const feeder = feeders.get(`${match.id} ${corner}`);
    return feeder ? cameFrom(stands(feeder.match), feeder.isLoser) : match[corner];
  };
  return drawn.map(stands);
}

/** The draw of a bracket that may have been played: what came by results is taken out of its corners. */
export function drawnBracket(matches: readonly BracketMatch[]): DrawnBracketMatch[] {
  const feeders = feedersOf(matches);
  return matches.map(({ status: _status, winner: _winner, ...match }) => {
    const drawn = (corner: Corner): Slot => (feeders.has(`${match.id} ${corner}`) ? EMPTY : match[corner]);
    return { ...match, blue: drawn('blue'), red: drawn('red') };
  });
}

type Feeders = ReadonlyMap<string, { match: DrawnBracketMatch; isLoser: boolean }>;

function feedersOf(matches: readonly DrawnBracketMatch[]): Feeders {
  const feeders = new Map<string, { match: DrawnBracketMatch; isLoser: boolean }>();
  for (const match of matches) {
    if (match.next) feeders.set(keyOf(match.next), { match, isLoser: false });
    if (match.loser) feeders.set(keyOf(match.loser), { match, isLoser: true });
  }
  return feeders;
}

const keyOf = ({ matchId, corner }: CornerRef): string => `${matchId} ${corner}`;

/** A bye sends its only unit on, a walkover no loser. */
function cameFrom(match: BracketMatch, isLoser: boolean): Slot {
  if (isBye(match)) {
    const only = CORNERS.map((corner) => match[corner]).find(({ state }) => state === 'unit');
    return (!isLoser && only) || EMPTY;
  }
  if (match.winner === null || (isLoser && match.status === 'walkover')) return EMPTY;
  const slot = match[isLoser ? otherCorner(match.winner) : match.winner];
  return slot.state === 'unit' ? slot : EMPTY;
}
