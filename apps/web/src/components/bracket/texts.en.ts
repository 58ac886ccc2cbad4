// The English words on a bracket.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const bracketTexts: InLanguage<typeof original.bracketTexts> = {
  bye: 'BYE',
  toBeDecided: 'TBD',
  nobody: '-',
  dummy: 'stand-in opponent',
  running: 'now',
  winner: 'Winner',
  marks: { unofficial: 'not yet', protested: 'protest', corrected: 'corrected', disqualified: 'DQ' },
  leads: 'Leading',
  walkover: 'WO',
  champion: 'Champion',
  fitWidth: 'Fit the width',
  parts: 'Parts of the bracket',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  winnerPath: 'winner’s path',
  runningWord: 'running',
  section: (number, count) => `Part ${number} of ${count}`,
  winnerOfSection: (number) => `Winner of part ${number}`,
  lastRounds: 'Last rounds',
  leadsTo: (round) => `to the ${round}`,
  details: (partai, round) => (partai === null ? `Details of ${round}` : `Details of match ${partai}, ${round}`),
};
