// Writes what a result, its correction or its withdrawal changes in the bracket: corners, states, times and results.
import type { EntityManager } from 'typeorm';
import { prepared } from '@gelanggang/platform/statements/prepared';
import type { BracketMatch } from '@gelanggang/domain/draw/advance';
import type { Reason } from '@gelanggang/domain/scoring/reasons';
import { CORNERS } from '@gelanggang/domain/words/corners';
import { saveSteps } from './bracket-state';

/** A walkover that follows from an empty corner is nobody's act: `recorded_by` and `device_id` stay null. */
const FOLLOWED = 'Lawan tidak dapat datang.';

const UNDO = prepared(
  `update result set withdrawn_at = now(), withdrawn_by = $2
   where match_id = any($1::bigint[]) and withdrawn_at is null`,
);
const FOLLOW = prepared(
  `insert into result (match_id, winner_corner, is_walkover, reason, win_reason)
   select match_id, winner, true, $4, win_reason
   from unnest($1::bigint[], $2::text[], $3::text[]) as f(match_id, winner, win_reason)`,
);

/**
 * `before` are the matches of the pools as they were; the results of `decided` themselves are the caller's. All statements are
 * sent before the first is waited for.
 */
export async function saveAdvance(
  manager: EntityManager,
  before: readonly BracketMatch[],
  changed: readonly BracketMatch[],
  decided: readonly number[],
  accountId: number | null,
): Promise<void> {
  const was = new Map(before.map((match) => [match.id, match.status]));
  const others = changed.filter((match) => !decided.includes(match.id));
  const undone = others.filter((match) => was.get(match.id) === 'walkover').map((match) => match.id);
  const followed = others.filter((match) => match.status === 'walkover');
  await Promise.all([
    saveSteps(manager, changed),
    undoResults(manager, undone, accountId),
    followWalkovers(manager, followed),
  ]);
}

/** Results that fall: of matches that nobody decides any more, or decides anew. */
export async function undoResults(manager: EntityManager, ids: readonly number[], by: number | null): Promise<void> {
  if (ids.length > 0) await manager.query(UNDO, [ids, by]);
}

/** Matches that are walkovers now, by an empty corner. */
export async function followWalkovers(manager: EntityManager, matches: readonly BracketMatch[]): Promise<void> {
  if (matches.length === 0) return;
  const ids = matches.map((match) => match.id);
  const winners = matches.map((match) => match.winner);
  await manager.query(FOLLOW, [ids, winners, matches.map(whyFollowed), FOLLOWED]);
}

function whyFollowed(match: BracketMatch): Reason {
  if (match.winner !== null) return 'no-opponent';
  return CORNERS.some((corner) => match[corner].state === 'unit') ? 'alone-barred' : 'no-opponents';
}
