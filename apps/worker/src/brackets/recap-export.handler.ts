// Job recap-export: all tanding matches of a tournament as a spreadsheet (Spec 2 §2, Match recap).
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { MatchListRow, RecapCategory, RecapClass, RecapGender } from '@gelanggang/contract/brackets';
import { roundText } from '@gelanggang/domain/draw/round-labels';
import { CORNER_LABELS } from '@gelanggang/domain/words/corners';
import { slugOf } from '@gelanggang/domain/words/slug';
import type { JobContext, JobHandler } from '@gelanggang/platform/jobs/job-handler';
import { type Columns } from '../exports/xlsx';
import { xlsxFile } from '../exports/xlsx-file';
import { readPrintRecap } from './print-brackets.queries';
import { bracketFileTexts as texts } from './texts';

interface Row {
  category: RecapCategory;
  gender: RecapGender;
  one: RecapClass;
  match: MatchListRow;
}

const COLUMNS: Columns<Row, typeof texts.recap.columns> = {
  category: { width: 26, cell: ({ category }) => category.category },
  gender: { width: 14, cell: ({ gender }) => gender.label },
  className: { width: 18, cell: ({ one }) => one.class_name },
  weightMin: { width: 18, cell: ({ one }) => one.weight_min },
  weightMax: { width: 19, cell: ({ one }) => one.weight_max },
  pool: { width: 10, cell: ({ match }) => match.pool_name },
  round: { width: 18, cell: ({ match }) => roundText(match.round_label) },
  partai: { width: 8, cell: ({ match }) => match.partai },
  blueContingent: { width: 28, cell: ({ match }) => match.participant_one_contingent },
  blue: { width: 28, cell: ({ match }) => match.participant_one },
  redContingent: { width: 28, cell: ({ match }) => match.participant_two_contingent },
  red: { width: 28, cell: ({ match }) => match.participant_two },
  winner: { width: 11, cell: ({ match }) => match.winner && CORNER_LABELS[match.winner] },
};

@Injectable()
export class RecapExportHandler implements JobHandler<'recap-export'> {
  constructor(private readonly dataSource: DataSource) {}

  async run(context: JobContext<'recap-export'>): Promise<void> {
    await context.progress(0, texts.readingMatches);
    const { tournament, categories } = await this.dataSource.transaction('REPEATABLE READ', (manager) =>
      readPrintRecap(manager, context.params.tournament_id),
    );
    const rows = rowsOf(categories);
    const list = { texts: texts.recap, columns: COLUMNS, rows, total: rows.length, what: 'matches' } as const;
    await context.saveFile(xlsxFile(context, `${texts.recap.file(slugOf(tournament.slug))}.xlsx`, list));
  }
}

function rowsOf(categories: readonly RecapCategory[]): Row[] {
  return categories.flatMap((category) =>
    category.genders.flatMap((gender) =>
      gender.classes.flatMap((one) => one.matches.map((match) => ({ category, gender, one, match }))),
    ),
  );
}
