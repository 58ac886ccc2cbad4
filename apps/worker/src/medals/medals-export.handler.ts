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

@Injectable()
export class MedalsExportHandler implements JobHandler<'medals-export'> {
  constructor(private readonly dataSource: DataSource) {}

  async run(context: JobContext<'medals-export'>): Promise<void> {
    await context.progress(10, 'Menghitung medali');
    const { tournament, medals } = await this.dataSource.transaction('REPEATABLE READ', (manager) =>
      medalsAt(manager, context.params.tournament_id),
    );
    await context.progress(60, 'Menyusun lembar');
    await context.saveFile({
      name: `medali-${slugOf(tournament.slug)}.xlsx`,
      contentType: XLSX_TYPE,
      source: await workbook([contingents(medals), classes(medals)]),
    });
  }
}

function contingents({ standings, rule }: MedalsAt['medals']): Sheet {
  const number = (header: string) => ({ header, width: 11 });
  return {
    name: 'Per kontingen',
    columns: [
      { header: `Peringkat (${OVERALL_RULE_LABELS[rule.overall_by].toLowerCase()})`, width: 24 },
      { header: 'Kontingen', width: 36 },
      ...MEDALS.map((medal) => number(MEDAL_LABELS[medal])),
      number('Jumlah'),
      number('Poin'),
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
    name: 'Per kelas',
    columns: [
      { header: 'Kategori', width: 16 },
      { header: 'Usia', width: 16 },
      { header: 'Jenis Kelamin', width: 14 },
      { header: 'Kelas', width: 18 },
      { header: 'Pool', width: 10 },
      { header: 'Medali', width: 12 },
      { header: 'Nama', width: 40 },
      { header: 'Kontingen', width: 36 },
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
