// Which matches a file of score sheets is about, and what its name says of them.
import type { ScoreSheetsParams } from '@gelanggang/contract/jobs';
import type { ScoredMatch, ScoringScope } from '@gelanggang/contract/scoring-statistics';
import { readScoredMatches, WHOLE } from '@gelanggang/database/queries/scoring-statistics.queries';
import { slugOf } from '@gelanggang/domain/words/slug';
import { JobFailure } from '@gelanggang/platform/jobs/job-handler';
import type { EntityManager } from 'typeorm';

export const scopeOf = (params: ScoreSheetsParams): ScoringScope => ({
  tournamentId: params.tournament_id,
  matchId: params.match_id,
  arenaId: params.arena_id,
  date: params.date,
});

export async function readScored(manager: EntityManager, scope: ScoringScope): Promise<ScoredMatch[]> {
  const { rows } = await readScoredMatches(manager, scope, WHOLE);
  if (rows.length === 0) throw new JobFailure('Belum ada partai yang dinilai panel pada pilihan ini.');
  return rows;
}

/** 'lembar-nilai-gelanggang-a-2026-05-01-piala', 'lembar-nilai-partai-12-piala'. */
export function fileName(
  what: string,
  slug: string,
  { match_id: matchId, arena_id: arenaId, date }: ScoreSheetsParams,
  [first]: readonly ScoredMatch[],
): string {
  const place = [arenaId === undefined ? '' : (first?.arena ?? ''), date ?? ''];
  const parts = matchId === undefined ? place : ['partai', String(first?.number ?? matchId)];
  return [what, ...parts.filter(Boolean).map(slugOf), slugOf(slug)].join('-');
}
