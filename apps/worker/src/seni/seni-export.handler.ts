// Job seni-export: every performance of a tournament as a spreadsheet, with its scores and its rank.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SeniMatch, SeniPoolAnswer } from '@gelanggang/contract/seni-answers';
import { roundText } from '@gelanggang/domain/draw/round-labels';
import { CORNER_LABELS } from '@gelanggang/domain/words/corners';
import { PERFORMANCE_OUTCOME_LABELS } from '@gelanggang/domain/seni/performance-score';
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { SENI_MODE_LABELS } from '@gelanggang/domain/words/labels';
import { decimals } from '@gelanggang/domain/words/seni-score';
import { slugOf } from '@gelanggang/domain/words/slug';
import type { JobContext, JobHandler } from '@gelanggang/platform/jobs/job-handler';
import { type Columns } from '../exports/xlsx';
import { xlsxFile } from '../exports/xlsx-file';
import { readPrintSeni } from './print-seni.queries';
import { seniFileTexts as texts } from './texts';

interface Row {
  pool: SeniPoolAnswer;
  match: SeniMatch;
}

const namesOf = ({ team_member1: one, team_member2: two, team_member3: three }: SeniMatch): string =>
  [one, two, three].flatMap((member) => member?.name ?? []).join(', ');

const COLUMNS: Columns<Row, typeof texts.columns> = {
  category: { width: 16, cell: ({ pool }) => pool.match_category.name },
  age: { width: 16, cell: ({ pool }) => pool.age_category.name },
  nomor: { width: 24, cell: ({ pool }) => pool.nomor_name || null },
  gender: { width: 14, cell: ({ pool }) => GENDER_LABELS[pool.gender] },
  mode: { width: 9, cell: ({ pool }) => SENI_MODE_LABELS[pool.mode] },
  stage: { width: 7, cell: ({ pool }) => pool.stage },
  pool: { width: 10, cell: ({ pool }) => pool.name },
  round: { width: 18, cell: ({ match }) => roundText(match.round_label) },
  order: { width: 6, cell: ({ match }) => match.match_order },
  corner: { width: 8, cell: ({ match }) => match.corner && CORNER_LABELS[match.corner] },
  contingent: { width: 30, cell: ({ match }) => match.contingent?.name ?? null },
  entrants: { width: 40, cell: ({ match }) => namesOf(match) },
  partai: { width: 8, cell: ({ match }) => match.partai },
  outcome: {
    width: 14,
    cell: ({ match }) => match.performance && PERFORMANCE_OUTCOME_LABELS[match.performance.outcome],
  },
  // several in one cell are text
  scores: {
    width: 28,
    cell: ({ match }) => match.performance?.scores.map((score) => decimals(score, 2)).join('; ') ?? null,
  },
  median: { width: 9, cell: ({ match }) => match.performance?.median ?? null },
  penalty: { width: 9, cell: ({ match }) => match.performance?.total_penalty ?? null },
  seconds: { width: 13, cell: ({ match }) => match.performance?.seconds ?? null },
  finalScore: { width: 11, cell: ({ match }) => match.performance?.final_score ?? null },
  rank: {
    width: 10,
    cell: ({ pool, match }) => pool.ranking.find((row) => row.match_id === match.id)?.rank ?? null,
  },
};

@Injectable()
export class SeniExportHandler implements JobHandler<'seni-export'> {
  constructor(private readonly dataSource: DataSource) {}

  async run(context: JobContext<'seni-export'>): Promise<void> {
    await context.progress(0, texts.reading);
    const { tournament, pools } = await this.dataSource.transaction('REPEATABLE READ', (manager) =>
      readPrintSeni(manager, context.params.tournament_id),
    );
    const rows = pools.flatMap((pool) => pool.matches.map((match) => ({ pool, match })));
    const list = { texts, columns: COLUMNS, rows, total: rows.length, what: 'performances' } as const;
    await context.saveFile(xlsxFile(context, `${texts.file(slugOf(tournament.slug))}.xlsx`, list));
  }
}
