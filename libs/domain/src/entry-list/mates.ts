// What the first of a pair or a team says for those below it, where it is written once.
import type { EntryCells, EntryColumn } from './columns';
import type { Vocabulary } from './entry-words';
import { unitSizeIn } from './team-labels';

const OF_A_TEAM: readonly EntryColumn[] = ['category', 'nomor', 'ageCategory', 'gender', 'contingent', 'team'];

export class Mates {
  private first: EntryCells | undefined;
  private missing = 0;

  constructor(private readonly vocabulary: Vocabulary) {}

  /** `number`: what stands in the column that counts the rows; undefined: the row is of several athletes. */
  give(cells: EntryCells, number: string | undefined): void {
    const { first } = this;
    if (first && this.missing > 0 && number === '' && cells.className === '' && this.lacks(cells, first)) {
      this.missing -= 1;
      for (const key of OF_A_TEAM) cells[key] ||= first[key];
      // 'Ganda Putri' in the column of classes
      if (unitSizeIn([first.className], this.vocabulary) > 1) cells.className = first.className;
      return;
    }
    const size = number === undefined ? 1 : unitSizeIn([cells.category, cells.className], this.vocabulary);
    this.missing = size - 1;
    this.first = this.missing > 0 ? cells : undefined;
  }

  private lacks({ category, team, contingent }: EntryCells, first: EntryCells): boolean {
    const lacksTeam = team === '' && first.team !== '';
    const lacksContingent = contingent === '' && first.contingent !== '';
    return category === '' || (category === first.category && (lacksTeam || lacksContingent));
  }
}
