// The English words of the protest card of a performance.
import type { InLanguage } from '../words/languages';
import type * as original from './jurus-card-texts';

export const jurusCardTexts: InLanguage<typeof original.jurusCardTexts> = {
  claims: {
    description: 'not as described',
    out: 'athlete or weapon outside the arena',
  },
  wrongPenalty: (item) => `penalty “${item}” was not right`,
  notPenalised: (claim) => `${claim}, not penalised`,
  judgesCorrect: 'the judges correct their scores',
  takenBack: (item) => `penalty “${item}” taken back`,
};
