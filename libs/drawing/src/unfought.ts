// Matches of two that were decided without a fight, and whether who may not fight was the reason.
import type { EntityManager } from 'typeorm';
import { prepared } from '@gelanggang/platform/statements/prepared';
import type { Reason } from '@gelanggang/domain/scoring/reasons';

export interface Unfought {
  matchId: number;
  resultId: number;
  reason: string | null;
  winReason: Reason | null;
  /** By the scales or for doping, which decide it anew; else by an absence, or as the chair said. */
  isGivenByRules: boolean;
}

const GIVEN: readonly Reason[] = [
  ...(['absent-at-scales', 'out-of-class', 'disqualified'] as const),
  ...(['both-out-at-scales', 'both-disqualified', 'both-barred', 'alone-barred'] as const),
];

/** Of these matches, by id; one that had begun before is none of them. */
export async function readUnfought(
  manager: EntityManager,
  matches: readonly { id: number }[],
): Promise<ReadonlyMap<number, Unfought>> {
  const rows = await manager.query<Unfought[]>(UNFOUGHT, [matches.map(({ id }) => id), GIVEN]);
  return new Map(rows.map((row) => [row.matchId, row]));
}

const UNFOUGHT = prepared(
  `select m.id as "matchId", r.id as "resultId", r.reason, r.win_reason as "winReason",
     coalesce(r.win_reason = any($2::text[]), false) as "isGivenByRules"
   from match m join result r on r.match_id = m.id and r.withdrawn_at is null
   where m.id = any($1::bigint[]) and m.status = 'walkover' and m.started_at is null
     and 'unit' = all (array[m.blue_state, m.red_state])`,
);
