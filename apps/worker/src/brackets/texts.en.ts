// The words of brackets and the list of matches as files, in English.
import { counted } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const bracketFileTexts: InLanguage<typeof original.bracketFileTexts> = {
  recap: {
    file: (slug) => `match-list-${slug}`,
    sheet: 'Match List',
    columns: {
      category: 'Category',
      gender: 'Gender',
      className: 'Class',
      weightMin: 'Minimum Weight (kg)',
      weightMax: 'Maximum Weight (kg)',
      pool: 'Pool',
      round: 'Round',
      partai: 'Match',
      blueContingent: 'Contingent Blue',
      blue: 'Blue',
      redContingent: 'Contingent Red',
      red: 'Red',
      winner: 'Winner',
    },
  },
  brackets: (slug) => `brackets-${slug}`,
  blanks: (slug) => `brackets-referee-table-${slug}`,
  blank: (size) => `blank-bracket-${size}`,
  reading: 'Reading the bracket',
  drawing: 'Drawing the bracket',
  drawingMany: (count) => `Drawing ${counted(count, 'bracket')}`,
  readingMatches: 'Reading the matches',
  poolGone: 'This pool no longer exists.',
  notDrawn: 'The bracket of this pool is not drawn yet.',
  noneDrawn: 'No bracket of this selection is drawn yet.',
  nothingToRecap: 'There are no matches to list yet: no bracket is drawn.',
};
