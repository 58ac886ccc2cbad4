// A performance whose score is recorded, put right or taken back, held until the transaction ends.
import type { EntityManager } from 'typeorm';
import type { JurusRules } from '@gelanggang/domain/rules/jurus-rules';
import type { PerformanceOf } from '@gelanggang/drawing/seni/record-performance';
import { type AtArena, lockMatch } from '../arena-control/locked-match';
import { conflict, notFound } from '../http/refusals';
import { thingSentences, commonSentences } from '../http/sentences';
import { seniSentences } from './sentences';

export interface LockedPerformance extends PerformanceOf {
  tournamentId: number;
  status: string;
  state: string;
  /** 'A24' */
  partai: string | null;
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
  operator: AtArena,
): Promise<LockedPerformance> {
  const { partai } = await lockMatch(manager, matchId, operator, { kinds: ['seni'] });
  // a statement of its own: what was committed while we waited for the locks is seen
  const [performance] = await manager.query<Omit<LockedPerformance, 'partai'>[]>(
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
  return { ...performance, partai };
}
