// The English words of a performance's sheet.
import { counted } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './sheet-texts';

export const sheetTexts: InLanguage<typeof original.sheetTexts> = {
  title: 'How the score was made',
  judges: (count) => `Scores of ${counted(count, 'judge')}`,
  seat: (seat) => `J${seat}`,
  judge: (seat, score, isMiddle) => `Judge ${seat}: ${score}${isMiddle ? ', middle score' : ''}`,
  mistakes: 'Mistakes by judge',
  mistakeCount: (count) => counted(count, 'mistake'),
  inJurus: (jurus) => `jurus ${jurus}`,
  elsewhere: 'others',
  by: (reason, article) => `${reason} (Article ${article})`,
  median: 'Median',
  deviation: 'Standard deviation',
  time: 'Time',
  timeIn: (window) => `limits ${window}`,
  timeFree: 'no time penalty',
  timeOut: (window) => `outside ${window}`,
  council: 'Council’s penalties',
  noItems: 'No penalties from the council.',
  sumOnly: 'Penalties',
  at: (time) => `at ${time}`,
  final: 'Final score',
  reached: 'Last jurus completed',
  absent: 'Not there by the third call.',
  held: 'The score is announced after the opponent’s performance',
  heldShort: 'Waiting for the opponent',
  notYet: 'Not performed yet',
  performing: 'Performing now',
  entered: (entered, of) => `${entered} of ${counted(of, 'judge')} scored`,
};
