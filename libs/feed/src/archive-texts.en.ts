// The English words of what does not follow from the rest in an archive.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './archive-texts';

export const archiveTexts: InLanguage<typeof original.archiveTexts> = {
  noFeed: 'This file is not the archive of a tournament: data/feed is not in it.',
  otherShape: 'The data of this archive are not shaped as they should be.',
  otherVersion: 'This archive was made with a version of the open data that is not known here.',
  badSignature: 'The signature of this archive does not fit: what is in it was changed after it was signed.',
  documentChanged: 'The document of this archive was changed: its hash is not the one that was signed.',
  pageMissing: (page) => `Page ${page} of the log of events is missing.`,
  pageCut: (page) => `Page ${page} of the log of events is not whole.`,
  chainBroken: (record) => `The chain of the log breaks at record ${record}.`,
  otherEnd: 'The log of events does not end as it was signed.',
  otherDocument: 'The document of this archive is not what its log of events tells.',
  otherNames: 'The names in this archive are not those of the draw.',
  otherMedals: 'The medals of this archive are not those of its log of events.',
};
