// Job schedule-export: the public schedule as a spreadsheet, one row a match.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PrintCorner, PrintMatch, PrintSession } from '@gelanggang/contract/print';
import { CORNER_LABELS, type Corner } from '@gelanggang/domain/words/corners';
import { clockTime } from '@gelanggang/domain/words/dates';
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import type { JobContext, JobHandler } from '@gelanggang/platform/jobs/job-handler';
import { counted } from '../exports/counted';
import { type Column, DATE_FORMAT, XLSX_TYPE, xlsxStream } from '../exports/xlsx';
import { readPrintSchedule } from './print-schedule.queries';

interface Row {
  session: PrintSession;
  match: PrintMatch;
}

/** Of seni only the corner that performs in the row is told. */
const cornerOf = (match: PrintMatch, corner: Corner): PrintCorner | null =>
  match.kind === 'tanding' || (match.corner ?? 'blue') === corner ? match[corner] : null;

const COLUMNS: readonly Column<Row>[] = [
  { header: 'Tanggal', width: 13, format: DATE_FORMAT, cell: ({ session }) => new Date(`${session.date}T00:00:00Z`) },
  { header: 'Gelanggang', width: 18, cell: ({ session }) => session.arena },
  { header: 'Partai', width: 8, cell: ({ match }) => match.partai },
  { header: 'Pukul', width: 8, cell: ({ match }) => clockTime(match.time) },
  { header: 'Kategori', width: 14, cell: ({ match }) => match.match_category },
  { header: 'Usia', width: 16, cell: ({ match }) => match.age_category },
  { header: 'Jenis Kelamin', width: 14, cell: ({ match }) => GENDER_LABELS[match.gender] },
  { header: 'Kelas', width: 16, cell: ({ match }) => match.class_name },
  { header: 'Pool', width: 10, cell: ({ match }) => match.pool_name },
  { header: 'Babak', width: 18, cell: ({ match }) => match.round_label },
  { header: CORNER_LABELS.blue, width: 28, cell: ({ match }) => cornerOf(match, 'blue')?.name ?? null },
  { header: 'Kontingen Biru', width: 28, cell: ({ match }) => cornerOf(match, 'blue')?.contingent ?? null },
  { header: CORNER_LABELS.red, width: 28, cell: ({ match }) => cornerOf(match, 'red')?.name ?? null },
  { header: 'Kontingen Merah', width: 28, cell: ({ match }) => cornerOf(match, 'red')?.contingent ?? null },
  { header: 'Pemenang', width: 11, cell: ({ match }) => match.winner && CORNER_LABELS[match.winner] },
  { header: 'Berubah', width: 10, cell: ({ match }) => (match.is_changed ? 'berubah' : null) },
];

@Injectable()
export class ScheduleExportHandler implements JobHandler<'schedule-export'> {
  constructor(private readonly dataSource: DataSource) {}

  async run(context: JobContext<'schedule-export'>): Promise<void> {
    await context.progress(0, 'Membaca jadwal');
    const data = await this.dataSource.transaction('REPEATABLE READ', (manager) =>
      readPrintSchedule(manager, context.params, 'Belum ada jadwal untuk diekspor.'),
    );
    const rows = data.sessions.flatMap((session) => session.matches.map((match) => ({ session, match })));
    await context.saveFile({
      name: 'jadwal-pertandingan.xlsx',
      contentType: XLSX_TYPE,
      source: xlsxStream('Jadwal', COLUMNS, counted(context, inTurn(rows), rows.length, 'partai')),
    });
  }
}

async function* inTurn(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}
