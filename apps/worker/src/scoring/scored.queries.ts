// Which matches a file of score sheets is about, and what its name says of them.
import type { ScoreSheetsParams } from '@gelanggang/contract/job-params';
import type { PrintScoreSheets } from '@gelanggang/contract/print';
import type { ScoredMatch, ScoringScope } from '@gelanggang/contract/scoring-statistics';
import { readMatchRecaps } from '@gelanggang/database/queries/match-recap.queries';
import { readSeatNames } from '@gelanggang/database/queries/official.queries';
import { readScoredMatches, WHOLE } from '@gelanggang/database/queries/scoring-statistics.queries';
import { slugOf } from '@gelanggang/domain/words/slug';
import { JobFailure } from '@gelanggang/platform/jobs/job-handler';
import type { DataSource, EntityManager } from 'typeorm';
import { readPrintTournament } from '../pdf/print-tournament.queries';
import { paperTexts } from '../pdf/texts';
import { scoreFileTexts } from './texts';

export const scopeOf = (params: ScoreSheetsParams): ScoringScope => ({
  tournamentId: params.tournament_id,
  matchId: params.match_id,
  arenaId: params.arena_id,
  date: params.date,
});

export async function readScored(manager: EntityManager, scope: ScoringScope): Promise<ScoredMatch[]> {
  const { rows } = await readScoredMatches(manager, scope, WHOLE);
  if (rows.length === 0) throw new JobFailure(scoreFileTexts.none);
  return rows;
}

/** The matches in parts, each read when it is printed. */
export async function readScoreSheets(manager: EntityManager, dataSource: DataSource, params: ScoreSheetsParams) {
  const tournament = await readPrintTournament(manager, params.tournament_id, paperTexts.tournamentDeleted);
  const scored = await readScored(manager, scopeOf(params));
  const printed_at = new Date().toISOString();
  const dataOf = async (ids: number[]): Promise<PrintScoreSheets> => ({
    ...{ page: 'score-sheets', tournament, printed_at },
    matches: await readMatchRecaps(dataSource.manager, ids, { isOfOfficials: true }),
    officials: await readSeatNames(dataSource.manager, ids),
  });
  return { tournament, scored, what: 'matches' as const, all: scored.map(({ id }) => id), partSize: 20, dataOf };
}

/** 'lembar-nilai-gelanggang-a-2026-05-01-piala', 'lembar-nilai-partai-12-piala'. */
export function fileName(
  what: string,
  slug: string,
  { match_id: matchId, arena_id: arenaId, date }: ScoreSheetsParams,
  [first]: readonly ScoredMatch[],
): string {
  const place = [arenaId === undefined ? '' : (first?.arena ?? ''), date ?? ''];
  const parts = matchId === undefined ? place : [scoreFileTexts.match, first?.partai ?? String(matchId)];
  return [what, ...parts.filter(Boolean).map(slugOf), slugOf(slug)].join('-');
}
