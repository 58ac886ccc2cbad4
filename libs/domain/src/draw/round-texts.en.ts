// The English names of rounds.
import type { InLanguage } from '../words/languages';
import type * as original from './round-texts';

export const roundTexts: InLanguage<typeof original.roundTexts> = {
  labels: {
    Final: 'Final',
    Semifinal: 'Semi-final',
    'Perempat Final': 'Quarter-final',
    Penyisihan: 'Preliminary round',
    'Perebutan Juara 3': 'Match for third place',
  },
  round: (number) => `Round ${number}`,
};
