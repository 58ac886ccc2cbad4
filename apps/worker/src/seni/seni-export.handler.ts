// Job seni-export: every performance of a tournament as a spreadsheet, with its scores and its rank.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SeniMatch, SeniPoolAnswer } from '@gelanggang/contract/seni-answers';
import { CORNER_LABELS } from '@gelanggang/domain/words/corners';
import { PERFORMANCE_OUTCOME_LABELS } from '@gelanggang/domain/seni/performance-score';
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { SENI_MODE_LABELS } from '@gelanggang/domain/words/labels';
import { slugOf } from '@gelanggang/domain/words/slug';
import type { JobContext, JobHandler } from '@gelanggang/platform/jobs/job-handler';
import { counted } from '../exports/counted';
import { type Column, XLSX_TYPE, xlsxStream } from '../exports/xlsx';
import { readPrintSeni } from './print-seni.queries';

interface Row {
  pool: SeniPoolAnswer;
  match: SeniMatch;
}

const namesOf = ({ team_member1: one, team_member2: two, team_member3: three }: SeniMatch): string =>
  [one, two, three].flatMap((member) => member?.name ?? []).join(', ');

/** Several in one cell are text, written as the sheet's reader writes them. */
const decimal = (score: number): string => score.toFixed(2).replace('.', ',');

const COLUMNS: readonly Column<Row>[] = [
  { header: 'Kategori', width: 16, cell: ({ pool }) => pool.match_category.name },
  { header: 'Usia', width: 16, cell: ({ pool }) => pool.age_category.name },
  { header: 'Nomor', width: 24, cell: ({ pool }) => pool.nomor_name || null },
  { header: 'Jenis Kelamin', width: 14, cell: ({ pool }) => GENDER_LABELS[pool.gender] },
  { header: 'Mode', width: 9, cell: ({ pool }) => SENI_MODE_LABELS[pool.mode] },
  { header: 'Tahap', width: 7, cell: ({ pool }) => pool.stage },
  { header: 'Pool', width: 10, cell: ({ pool }) => pool.name },
  { header: 'Babak', width: 18, cell: ({ match }) => match.round_label },
  { header: 'Urut', width: 6, cell: ({ match }) => match.match_order },
  { header: 'Sudut', width: 8, cell: ({ match }) => match.corner && CORNER_LABELS[match.corner] },
  { header: 'Kontingen', width: 30, cell: ({ match }) => match.contingent?.name ?? null },
  { header: 'Peserta', width: 40, cell: ({ match }) => namesOf(match) },
  { header: 'Partai', width: 8, cell: ({ match }) => match.partai },
  {
    header: 'Keadaan',
    width: 14,
    cell: ({ match }) => match.performance && PERFORMANCE_OUTCOME_LABELS[match.performance.outcome],
  },
  { header: 'Nilai Juri', width: 28, cell: ({ match }) => match.performance?.scores.map(decimal).join('; ') ?? null },
  { header: 'Median', width: 9, cell: ({ match }) => match.performance?.median ?? null },
  { header: 'Hukuman', width: 9, cell: ({ match }) => match.performance?.total_penalty ?? null },
  { header: 'Waktu (detik)', width: 13, cell: ({ match }) => match.performance?.seconds ?? null },
  { header: 'Nilai Akhir', width: 11, cell: ({ match }) => match.performance?.final_score ?? null },
  {
    header: 'Peringkat',
    width: 10,
    cell: ({ pool, match }) => pool.ranking.find((row) => row.match_id === match.id)?.rank ?? null,
  },
];

@Injectable()
export class SeniExportHandler implements JobHandler<'seni-export'> {
  constructor(private readonly dataSource: DataSource) {}

  async run(context: JobContext<'seni-export'>): Promise<void> {
    await context.progress(0, 'Membaca penampilan');
    const { tournament, pools } = await this.dataSource.transaction('REPEATABLE READ', (manager) =>
      readPrintSeni(manager, context.params.tournament_id),
    );
    const rows = pools.flatMap((pool) => pool.matches.map((match) => ({ pool, match })));
    await context.saveFile({
      name: `seni-${slugOf(tournament.slug)}.xlsx`,
      contentType: XLSX_TYPE,
      source: xlsxStream('Seni', COLUMNS, counted(context, inTurn(rows), rows.length, 'penampilan')),
    });
  }
}

async function* inTurn(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}
