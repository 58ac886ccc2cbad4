// Job medals-export: the medals of a tournament as a workbook: contingents on the first sheet, classes on the second.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MEDAL_LABELS, MEDALS, OVERALL_RULE_LABELS } from '@gelanggang/domain/results/medal-table';
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { className } from '@gelanggang/domain/words/labels';
import { slugOf } from '@gelanggang/domain/words/slug';
import type { JobContext, JobHandler } from '@gelanggang/platform/jobs/job-handler';
import { type Sheet, workbook } from '../exports/workbook';
import { XLSX_TYPE } from '../exports/xlsx';
import { type MedalsAt, medalsAt } from './medals-at';
import { exportTexts } from '../exports/texts';
import { medalFileTexts as texts } from './texts';

@Injectable()
export class MedalsExportHandler implements JobHandler<'medals-export'> {
  constructor(private readonly dataSource: DataSource) {}

  async run(context: JobContext<'medals-export'>): Promise<void> {
    await context.progress(10, texts.calculating);
    const { tournament, medals } = await this.dataSource.transaction('REPEATABLE READ', (manager) =>
      medalsAt(manager, context.params.tournament_id),
    );
    await context.progress(60, exportTexts.composing);
    await context.saveFile({
      name: `${texts.file(slugOf(tournament.slug))}.xlsx`,
      contentType: XLSX_TYPE,
      source: await workbook([contingents(medals), classes(medals)]),
    });
  }
}

function contingents({ standings, rule }: MedalsAt['medals']): Sheet {
  const number = (header: string) => ({ header, width: 11 });
  return {
    name: texts.contingents,
    columns: [
      { header: texts.rank(OVERALL_RULE_LABELS[rule.overall_by].toLowerCase()), width: 24 },
      { header: texts.contingent, width: 36 },
      ...MEDALS.map((medal) => number(MEDAL_LABELS[medal])),
      number(texts.total),
      number(texts.points),
    ],
    rows: standings.map((row) => [
      row.rank,
      row.contingent,
      ...MEDALS.map((medal) => row[medal]),
      row.total,
      row.points,
    ]),
  };
}

function classes({ events }: MedalsAt['medals']): Sheet {
  return {
    name: texts.classes,
    columns: [
      { header: texts.columns.category, width: 16 },
      { header: texts.columns.age, width: 16 },
      { header: texts.columns.gender, width: 14 },
      { header: texts.columns.class, width: 18 },
      { header: texts.columns.pool, width: 10 },
      { header: texts.columns.medal, width: 12 },
      { header: texts.columns.name, width: 40 },
      { header: texts.columns.contingent, width: 36 },
    ],
    rows: events.flatMap((event) =>
      event.pools.flatMap((pool) =>
        pool.winners.map((winner) => [
          event.match_category,
          event.age_category,
          GENDER_LABELS[event.gender],
          event.kind === 'tanding' ? className(event.class_name) : event.class_name || null,
          pool.name,
          MEDAL_LABELS[winner.medal],
          winner.names.join(', '),
          winner.contingent,
        ]),
      ),
    ),
  };
}
