// The sentences of how a result stands, on a match's own page.
import { PROTEST_LEVEL_LABELS, type ProtestLevel } from '@gelanggang/domain/protests/protests';

export const standingTexts = {
  notOfficial: 'Hasil belum resmi.',
  /** `since`, `decideBy`: '10.27' */
  protested: (contingent: string, level: ProtestLevel, since: string, decideBy: string) =>
    `${contingent} mengajukan ${PROTEST_LEVEL_LABELS[level].toLowerCase()} pukul ${since}. ` +
    `Keputusan paling lambat pukul ${decideBy}.`,
  notAnnounced: 'Menunggu diumumkan penyiar.',
  correctedAt: (time: string) => `Pukul ${time}.`,
  /** `result`: 'Biru, Menang angka, 21–18' */
  before: (result: string) => `Sebelumnya: ${result}.`,
  disqualified:
    'Didiskualifikasi sesudahnya (Pasal 11.6.g.6.e): hasil ini tetap tercatat, tetapi tidak dihitung untuk medali.',
} as const;
