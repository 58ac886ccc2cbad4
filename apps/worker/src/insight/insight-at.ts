// The figures that an insight job takes away, with what stands at the head of its sheets.
import type { EntityManager } from 'typeorm';
import type { Insight } from '@gelanggang/contract/insight';
import type { InsightParams } from '@gelanggang/contract/job-params';
import type { PrintInsight } from '@gelanggang/contract/print';
import { readInsight } from '@gelanggang/database/queries/insight.queries';
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { longDate } from '@gelanggang/domain/words/dates';
import { JobFailure } from '@gelanggang/platform/jobs/job-handler';
import { type Head, type Headed, readPrintTournament } from '../pdf/print-tournament.queries';
import { paperTexts } from '../pdf/texts';
import { insightFileTexts as texts } from './texts';

export interface InsightAt {
  insight: Insight;
  tournament: Head;
  /** The filters in words; empty: everything. */
  filters: string[];
}

export async function readInsightAt(manager: EntityManager, params: InsightParams): Promise<InsightAt> {
  const tournament = await readPrintTournament(manager, params.tournament_id);
  const insight = await readInsight(manager, params.tournament_id, params);
  if (!insight) throw new JobFailure(paperTexts.tournamentGone);
  const [named] = await manager.query<{ category: string | null; province: string | null }[]>(
    `select (select name from match_category where id = $1) as category,
            (select name from province where id = $2) as province`,
    [params.match_category_id ?? null, params.province_id ?? null],
  );
  const filters = [
    params.date_from && texts.from(longDate(params.date_from)),
    params.date_to && texts.to(longDate(params.date_to)),
    named?.category && texts.category(named.category),
    params.gender && GENDER_LABELS[params.gender],
    params.province_id === undefined ? null : (named?.province ?? texts.noProvince),
  ].filter((one): one is string => Boolean(one));
  return { insight, tournament, filters };
}

export async function readPrintInsight(manager: EntityManager, params: InsightParams): Promise<Headed<PrintInsight>> {
  const { insight, tournament, filters } = await readInsightAt(manager, params);
  return { page: 'insight', tournament, printed_at: insight.as_of, insight, filters };
}
