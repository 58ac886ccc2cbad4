// Writes what a result, its correction or its withdrawal changes in the bracket: corners, states, times and results.
import type { EntityManager } from 'typeorm';
import { prepared } from '@gelanggang/platform/statements/prepared';
import type { BracketMatch } from '@gelanggang/domain/draw/advance';
import { saveCorners } from './bracket-state';

/** A walkover that follows from an empty corner is nobody's act: `recorded_by` and `device_id` stay null. */
const FOLLOWED = 'Lawan tidak dapat datang.';

const TIMES = prepared(
  `update match set finished_at = case when status in ('finished', 'walkover') then coalesce(finished_at, now()) end,
     started_at = case when status in ('finished', 'walkover', 'ongoing') then started_at end
   where id = any($1::bigint[])`,
);

/** `before` are the pool's matches as they were; the result of `matchId` itself is the caller's. */
export async function saveAdvance(
  manager: EntityManager,
  before: readonly BracketMatch[],
  changed: readonly BracketMatch[],
  matchId: number,
  accountId: number | null,
): Promise<void> {
  await saveCorners(manager, changed);
  await manager.query(TIMES, [changed.map((match) => match.id)]);
  const was = new Map(before.map((match) => [match.id, match.status]));
  const others = changed.filter((match) => match.id !== matchId);
  const undone = others.filter((match) => was.get(match.id) === 'walkover').map((match) => match.id);
  if (undone.length > 0) {
    await manager.query(
      `update result set withdrawn_at = now(), withdrawn_by = $2
       where match_id = any($1::bigint[]) and withdrawn_at is null`,
      [undone, accountId],
    );
  }
  const followed = others.filter((match) => match.status === 'walkover');
  if (followed.length === 0) return;
  await manager.query(
    `insert into result (match_id, winner_corner, is_walkover, reason)
     select match_id, winner, true, $3 from unnest($1::bigint[], $2::text[]) as f(match_id, winner)`,
    [followed.map((match) => match.id), followed.map((match) => match.winner), FOLLOWED],
  );
}
