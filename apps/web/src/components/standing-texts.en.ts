// The English sentences of how a result stands.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './standing-texts';

export const standingTexts: InLanguage<typeof original.standingTexts> = {
  notOfficial: 'The result is not official yet.',
  protested: (contingent, level, since, decideBy) =>
    `${contingent} filed ${level === 1 ? 'a protest' : 'an appeal'} at ${since}. The decision is due by ${decideBy}.`,
  notAnnounced: 'It waits for the announcer.',
  correctedAt: (time) => `At ${time}.`,
  before: (result) => `Before: ${result}.`,
  disqualified: 'Disqualified since (Article 11.6.g.6.e): this result stays on the record, but counts for no medal.',
};
