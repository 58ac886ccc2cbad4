// Where a match stands in its bracket: where its winner goes, and which matches led to it.
import type { LiveCorner, LiveMatch } from '@gelanggang/contract/live';
import { otherCorner } from '@gelanggang/domain/words/corners';

export interface Lead {
  match: LiveMatch;
  /** Who waits there; null until it is known. */
  opponent: LiveCorner | null;
}

/** null of a final, and of a match that leads nowhere. */
export function leadsTo(match: LiveMatch, matches: readonly LiveMatch[]): Lead | null {
  const next = matches.find((one) => one.id === match.next_match_id);
  if (!next || !match.next_corner) return null;
  const opponent = next[otherCorner(match.next_corner)];
  return { match: next, opponent: opponent.state === 'unit' ? opponent : null };
}

/** From the next match to the final. */
export function wayToFinal(match: LiveMatch, matches: readonly LiveMatch[]): Lead[] {
  const way: Lead[] = [];
  for (let lead = leadsTo(match, matches); lead && way.length < matches.length; lead = leadsTo(lead.match, matches)) {
    way.push(lead);
  }
  return way;
}

/** Whose winners stand in it, blue's first; byes are nobody's match. */
export function feedersOf(match: LiveMatch, matches: readonly LiveMatch[]): LiveMatch[] {
  return matches
    .filter((one) => one.next_match_id === match.id && one.blue.state !== 'bye' && one.red.state !== 'bye')
    .sort((a, b) => a.position - b.position);
}
