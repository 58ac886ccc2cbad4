// Job recap-export: all tanding matches of a tournament as a spreadsheet (Spec 2 §2, Match recap).
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { MatchListRow, RecapCategory, RecapClass, RecapGender } from '@gelanggang/contract/brackets';
import { CORNER_LABELS } from '@gelanggang/domain/words/corners';
import { slugOf } from '@gelanggang/domain/words/slug';
import type { JobContext, JobHandler } from '@gelanggang/platform/jobs/job-handler';
import { counted } from '../exports/counted';
import { type Column, XLSX_TYPE, xlsxStream } from '../exports/xlsx';
import { readPrintRecap } from './print-brackets.queries';

interface Row {
  category: RecapCategory;
  gender: RecapGender;
  one: RecapClass;
  match: MatchListRow;
}

const COLUMNS: readonly Column<Row>[] = [
  { header: 'Kategori', width: 26, cell: ({ category }) => category.category },
  { header: 'Jenis Kelamin', width: 14, cell: ({ gender }) => gender.label },
  { header: 'Kelas', width: 18, cell: ({ one }) => one.class_name },
  { header: 'Berat Minimum (kg)', width: 18, cell: ({ one }) => one.weight_min },
  { header: 'Berat Maksimum (kg)', width: 19, cell: ({ one }) => one.weight_max },
  { header: 'Pool', width: 10, cell: ({ match }) => match.pool_name },
  { header: 'Babak', width: 18, cell: ({ match }) => match.round_label },
  { header: 'Partai', width: 8, cell: ({ match }) => match.partai },
  { header: 'Kontingen Biru', width: 28, cell: ({ match }) => match.participant_one_contingent },
  { header: CORNER_LABELS.blue, width: 28, cell: ({ match }) => match.participant_one },
  { header: 'Kontingen Merah', width: 28, cell: ({ match }) => match.participant_two_contingent },
  { header: CORNER_LABELS.red, width: 28, cell: ({ match }) => match.participant_two },
  { header: 'Pemenang', width: 11, cell: ({ match }) => match.winner && CORNER_LABELS[match.winner] },
];

@Injectable()
export class RecapExportHandler implements JobHandler<'recap-export'> {
  constructor(private readonly dataSource: DataSource) {}

  async run(context: JobContext<'recap-export'>): Promise<void> {
    await context.progress(0, 'Membaca partai');
    const { tournament, categories } = await this.dataSource.transaction('REPEATABLE READ', (manager) =>
      readPrintRecap(manager, context.params.tournament_id),
    );
    const rows = rowsOf(categories);
    await context.saveFile({
      name: `rekap-partai-${slugOf(tournament.slug)}.xlsx`,
      contentType: XLSX_TYPE,
      source: xlsxStream('Rekap Partai', COLUMNS, counted(context, inTurn(rows), rows.length, 'partai')),
    });
  }
}

function rowsOf(categories: readonly RecapCategory[]): Row[] {
  return categories.flatMap((category) =>
    category.genders.flatMap((gender) =>
      gender.classes.flatMap((one) => one.matches.map((match) => ({ category, gender, one, match }))),
    ),
  );
}

async function* inTurn(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}
