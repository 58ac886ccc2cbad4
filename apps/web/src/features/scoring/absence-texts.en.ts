// The English words of a performer who has not come, on the council's panel.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './absence-texts';

export const absenceTexts: InLanguage<typeof original.absenceTexts> = {
  enter: 'Absent',
  title: (partai) => (partai === null ? 'Absent from this performance?' : `Absent from match ${partai}?`),
  inBattle:
    'Recorded as withdrawn after three calls (Article 12.1.e.3): the opponent wins. The arena desk can correct it.',
  inPool: 'Recorded as withdrawn after three calls (Article 12.1.e.3), without a score. The arena desk can correct it.',
  barred: (corner, why) => `${corner} ${why}: no fight. The arena desk saves the result.`,
  opponentBarred: (opponent) => `${opponent} may not fight, and so does not win by withdrawal.`,
  overDummy: 'The opponent is a dummy: nobody wins. The arena desk saves the result.',
};
