// The texts of standing-texts.ts in the language 'ms', as `npm run texts` writes them.
import { PROTEST_LEVEL_LABELS, type ProtestLevel } from '@gelanggang/domain/protests/protests';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './standing-texts';

export const standingTexts: InLanguage<typeof original.standingTexts> = {
  notOfficial: 'Keputusan belum rasmi.',
  /** `since`, `decideBy`: '10.27' */
  protested: (contingent: string, level: ProtestLevel, since: string, decideBy: string) =>
    `${contingent} mengemukakan ${PROTEST_LEVEL_LABELS[level].toLowerCase()} pada pukul ${since}. ` +
    `Keputusan selewat-lewatnya pukul ${decideBy}.`,
  notAnnounced: 'Menunggu diumumkan juruacara.',
  correctedAt: (time: string) => `Pukul ${time}.`,
  /** `result`: 'Biru, Menang angka, 21–18' */
  before: (result: string) => `Sebelum ini: ${result}.`,
  disqualified:
    'Dibatalkan kemudian (Perkara 11.6.g.6.e): keputusan ini kekal dalam rekod, tetapi tidak dikira untuk pingat.',
};
