// Job insight-export: every table of insight as a workbook, one sheet each, what it counts on the first.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { InsightCellType } from '@gelanggang/contract/insight-tables';
import { insightTables } from '@gelanggang/contract/insight-tables';
import { longDate, localDateTime, clockTime } from '@gelanggang/domain/words/dates';
import { slugOf } from '@gelanggang/domain/words/slug';
import type { JobContext, JobHandler } from '@gelanggang/platform/jobs/job-handler';
import { type Sheet, workbook } from '../exports/workbook';
import type { Cell } from '@gelanggang/platform/files/sheet-cells';
import { DATE_FORMAT, dateCell, XLSX_TYPE } from '../exports/xlsx';
import { readInsightAt } from './insight-at';
import { exportTexts } from '../exports/texts';
import { insightFileTexts as texts } from './texts';

const FORMATS: Readonly<Partial<Record<InsightCellType, string>>> = {
  date: DATE_FORMAT,
  count: '#,##0',
  rupiah: '#,##0',
};
const WIDTHS: Readonly<Record<InsightCellType, number>> = { text: 30, date: 16, count: 14, rupiah: 18 };
/** Excel's limit for the name of a sheet, and what it may not hold. */
@Injectable()
export class InsightExportHandler implements JobHandler<'insight-export'> {
  constructor(private readonly dataSource: DataSource) {}

  async run(context: JobContext<'insight-export'>): Promise<void> {
    await context.progress(5, exportTexts.calculating);
    const { insight, tournament, filters } = await this.dataSource.transaction('REPEATABLE READ', (manager) =>
      readInsightAt(manager, context.params),
    );
    const tables = insightTables(insight);
    const { date, time } = localDateTime(insight.as_of, tournament.time_zone);
    const about: Sheet = {
      name: texts.about,
      columns: [
        { header: tournament.name, width: 34 },
        { header: `${longDate(date)}, ${clockTime(time)}`, width: 100 },
      ],
      rows: [
        ...filters.map((filter): Cell[] => [texts.filter, filter]),
        ...tables.map((table): Cell[] => [table.title, table.definition]),
      ],
    };
    const sheets = tables.map((table): Sheet => ({
      name: table.title,
      columns: table.columns.map(({ title, type }) => ({ header: title, width: WIDTHS[type], format: FORMATS[type] })),
      rows: table.rows.map((row) =>
        row.cells.map((cell, index): Cell =>
          table.columns[index]?.type === 'date' && typeof cell === 'string' ? dateCell(cell) : cell,
        ),
      ),
    }));
    await context.progress(60, exportTexts.composing);
    await context.saveFile({
      name: `${texts.file(slugOf(tournament.slug), date)}.xlsx`,
      contentType: XLSX_TYPE,
      source: await workbook([about, ...sheets]),
    });
  }
}
