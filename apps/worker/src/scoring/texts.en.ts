// The words of what panels scored as files, in English.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const scoreFileTexts: InLanguage<typeof original.scoreFileTexts> = {
  sheets: 'score-sheets',
  recap: 'scores',
  match: 'match',
  reading: 'Reading the matches',
  none: 'No match of this selection has been scored by a panel yet.',
  arena: 'Arena',
  partai: 'Match',
  yes: 'yes',
  matches: {
    sheet: 'Matches',
    columns: {
      date: 'Date',
      class: 'Class',
      blueScore: 'Score Blue',
      redScore: 'Score Red',
      winner: 'Winner',
      winKind: 'Won By',
      reason: 'Reason',
      corrected: 'Corrected',
      taps: 'Presses',
    },
  },
  events: {
    sheet: 'Scores',
    columns: {
      round: 'Round',
      time: 'Time',
      corner: 'Corner',
      athlete: 'Athlete',
      what: 'Event',
      detail: 'Details',
      score: 'Score',
      withdrawn: 'Withdrawn',
    },
  },
  taps: {
    sheet: 'Presses',
    columns: { round: 'Round', time: 'Time', judge: 'Judge', corner: 'Corner', hit: 'Attack', fate: 'State' },
  },
  athletes: {
    sheet: 'Athletes',
    columns: {
      name: 'Athlete',
      contingent: 'Contingent',
      class: 'Class',
      matches: 'Matches',
      won: 'Won',
      withdrawn: 'Withdrawn',
      penalties: 'Penalties',
      penaltyPoints: 'Penalty Points',
      score: 'Score',
    },
  },
  judges: {
    sheet: 'Judges',
    columns: {
      judge: 'Judge',
      matches: 'Matches',
      taps: 'Presses',
      counted: 'Counted',
      uncounted: 'Not Counted',
      refused: 'Outside the Time',
      agreement: 'Agreement (%)',
    },
  },
};
