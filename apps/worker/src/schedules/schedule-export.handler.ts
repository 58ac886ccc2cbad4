// Job schedule-export: the public schedule as a spreadsheet, one row a match.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PrintCorner, PrintMatch, PrintSession } from '@gelanggang/contract/print';
import { roundText } from '@gelanggang/domain/draw/round-labels';
import { CORNER_LABELS, type Corner } from '@gelanggang/domain/words/corners';
import { clockTime } from '@gelanggang/domain/words/dates';
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import type { JobContext, JobHandler } from '@gelanggang/platform/jobs/job-handler';
import { type Columns, DATE_FORMAT } from '../exports/xlsx';
import { xlsxFile } from '../exports/xlsx-file';
import { readPrintSchedule } from './print-schedule.queries';
import { scheduleFileTexts as texts } from './texts';

interface Row {
  session: PrintSession;
  match: PrintMatch;
}

/** Of seni only the corner that performs in the row is told. */
const cornerOf = (match: PrintMatch, corner: Corner): PrintCorner | null =>
  match.kind === 'tanding' || (match.corner ?? 'blue') === corner ? match[corner] : null;

const COLUMNS: Columns<Row, typeof texts.columns> = {
  date: { width: 13, format: DATE_FORMAT, cell: ({ session }) => new Date(`${session.date}T00:00:00Z`) },
  arena: { width: 18, cell: ({ session }) => session.arena },
  partai: { width: 8, cell: ({ match }) => match.partai },
  time: { width: 8, cell: ({ match }) => clockTime(match.time) },
  category: { width: 14, cell: ({ match }) => match.match_category },
  age: { width: 16, cell: ({ match }) => match.age_category },
  gender: { width: 14, cell: ({ match }) => GENDER_LABELS[match.gender] },
  className: { width: 16, cell: ({ match }) => match.class_name },
  pool: { width: 10, cell: ({ match }) => match.pool_name },
  round: { width: 18, cell: ({ match }) => roundText(match.round_label) },
  blue: { width: 28, cell: ({ match }) => cornerOf(match, 'blue')?.name ?? null },
  blueContingent: { width: 28, cell: ({ match }) => cornerOf(match, 'blue')?.contingent ?? null },
  red: { width: 28, cell: ({ match }) => cornerOf(match, 'red')?.name ?? null },
  redContingent: { width: 28, cell: ({ match }) => cornerOf(match, 'red')?.contingent ?? null },
  winner: { width: 11, cell: ({ match }) => match.winner && CORNER_LABELS[match.winner] },
  changed: { width: 10, cell: ({ match }) => (match.is_changed ? texts.changed : null) },
};

@Injectable()
export class ScheduleExportHandler implements JobHandler<'schedule-export'> {
  constructor(private readonly dataSource: DataSource) {}

  async run(context: JobContext<'schedule-export'>): Promise<void> {
    await context.progress(0, texts.reading);
    const data = await this.dataSource.transaction('REPEATABLE READ', (manager) =>
      readPrintSchedule(manager, context.params, texts.nothingToExport),
    );
    const rows = data.sessions.flatMap((session) => session.matches.map((match) => ({ session, match })));
    const list = { texts, columns: COLUMNS, rows, total: rows.length, what: 'matches' } as const;
    await context.saveFile(xlsxFile(context, `${texts.file}.xlsx`, list));
  }
}
