// One more round by the decision on a protest: the match goes on with its sheet, and its clock stands at that round.
import type { EntityManager } from 'typeorm';
import type { Emit } from '@gelanggang/platform/events/event-log';
import { databaseNow, findClock, saveClock } from '@gelanggang/database/queries/match-clock.queries';
import { prepared } from '@gelanggang/platform/statements/prepared';
import { tellScore } from '../scoring/open-sheet';

export interface Resumed {
  /** To the microsecond, by which the sheet is found. */
  startedAt: string;
  round: number;
}

/** null: it is begun from round 1. */
export async function resumedMatch(manager: EntityManager, matchId: number): Promise<Resumed | null> {
  const [row] = await manager.query<Resumed[]>(
    prepared(`select g.resumes::text as "startedAt", g.extra_round as round from protest_ruling g
     join protest p on p.id = g.protest_id
     where p.match_id = $1 and g.undone_at is null and g.remedy = 'extra-round' order by g.id desc limit 1`),
    [matchId],
  );
  return row ?? null;
}

/**
 * What was fought stays on the sheet, which everybody sees again, in the arena of the extra round; that stands at its full
 * time.
 */
export async function resumeMatch(
  manager: EntityManager,
  emit: Emit,
  matchId: number,
  { startedAt, round }: Resumed,
  accountId: number,
): Promise<void> {
  await manager.query('update match set started_at = $2::timestamptz where id = $1', [matchId, startedAt]);
  if (!(await findClock(manager, matchId))) throw new Error(`Match ${matchId} has no clock to go on with.`);
  const at = await databaseNow(manager);
  const clock = { round, phase: 'round', runningSince: null, elapsedMs: 0 } as const;
  await saveClock(manager, matchId, clock, {
    ...{ step: 'extra-round', at, accountId },
    reason: 'Satu babak tambahan atas keputusan protes.',
  });
  const [[sheet]] = await manager.query<[{ id: number; arenaId: number }[], number]>(
    `update score_sheet s set arena_id = m.arena_id from match m
     where m.id = $1 and s.match_id = m.id and s.started_at = m.started_at and m.arena_id is not null
     returning s.id, s.arena_id as "arenaId"`,
    [matchId],
  );
  if (sheet) tellScore(emit, sheet);
}
