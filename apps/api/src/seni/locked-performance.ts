// A performance whose score is recorded, put right or taken back, held until the transaction ends.
import type { EntityManager } from 'typeorm';
import type { JurusRules } from '@gelanggang/domain/rules/jurus-rules';
import type { PerformanceOf } from '@gelanggang/drawing/seni/record-performance';
import type { Operator } from '../http/current-account';
import { conflict, forbidden, notFound } from '../http/refusals';
import { thingSentences, commonSentences } from '../http/sentences';
import { seniSentences } from './sentences';

export interface LockedPerformance extends PerformanceOf {
  tournamentId: number;
  status: string;
  state: string;
  hasBye: boolean;
  hasNextStage: boolean;
  /** The record that stands, and the rules that it keeps. */
  performanceId: number | null;
  judgedBy: JurusRules | null;
}

export function refuseUnready({ hasBye, hasNextStage, state }: LockedPerformance): void {
  if (hasBye) throw conflict(seniSentences.byeNotScored);
  if (state !== 'unit') throw conflict(commonSentences.battleUnknown);
  if (hasNextStage) throw conflict(seniSentences.nextStageDrawn);
}

/** Takes the arena, the pool and the match, in this order (realtime-and-jobs, Events). */
export async function lockPerformance(
  manager: EntityManager,
  matchId: number,
  { accountId, onlyArenaId }: Operator,
): Promise<LockedPerformance> {
  const [place] = await manager.query<{ poolId: number; arenaId: number | null; mayHere: boolean }[]>(
    `select m.pool_id as "poolId", a.id as "arenaId",
       ($3::bigint is null or a.id = $3) and (not exists (select 1 from account_arena where account_id = $2)
         or exists (select 1 from account_arena where account_id = $2 and arena_id = a.id)) as "mayHere"
     from match m
     join tournament t on t.id = m.tournament_id and t.deleted_at is null
     left join schedule_detail d on d.match_id = m.id
     left join schedule s on s.id = d.schedule_id
     left join tournament_arena a on a.id = coalesce(m.arena_id, s.tournament_arena_id)
     where m.id = $1 and m.kind = 'seni'`,
    [matchId, accountId, onlyArenaId],
  );
  if (!place) throw notFound(thingSentences.performance);
  if (!place.mayHere) throw forbidden(commonSentences.notYourArena);
  if (place.arenaId !== null) {
    await manager.query('select 1 from tournament_arena where id = $1 for no key update', [place.arenaId]);
  }
  await manager.query('select 1 from pool where id = $1 for no key update', [place.poolId]);
  await manager.query('select 1 from match where id = $1 for no key update', [matchId]);
  // a statement of its own: what was committed while we waited for the locks is seen
  const [performance] = await manager.query<LockedPerformance[]>(
    `select m.id, m.tournament_id as "tournamentId", m.pool_id as "poolId", p.seed as "poolSeed", m.mode, m.status,
       case when m.corner = 'red' then m.red_state else m.blue_state end as state,
       'bye' in (m.blue_state, m.red_state) as "hasBye", f.id as "performanceId", f.rules as "judgedBy",
       exists (select 1 from drawing n where n.from_drawing_id = p.drawing_id) as "hasNextStage"
     from match m join pool p on p.id = m.pool_id
     left join performance f on f.match_id = m.id and f.withdrawn_at is null
     where m.id = $1`,
    [matchId],
  );
  if (!performance) throw notFound(thingSentences.performance);
  return performance;
}
