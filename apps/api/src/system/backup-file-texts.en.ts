// The English words of why a file is not a backup, or not a whole one.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './backup-file-texts';

export const backupFileTexts: InLanguage<typeof original.backupFileTexts> = {
  noTar: 'This file is not a backup: choose the .tar file that was downloaded from this page.',
  cut: 'This file is cut off. Copy or download it again.',
  cutBefore: (path) => `This file is cut off. Copy or download it again. ${path} is missing.`,
  empty: 'This file is empty.',
  severalFolders: 'The backup is damaged: it holds more than one folder.',
  twice: (path) => `The backup is damaged: ${path} is in it twice.`,
  tooLarge: 'This backup is too large for this page: check it with npm run restore -- --dry-run.',
  tooLong: (path) => `The backup is damaged: ${path} is too long.`,
  unreadable: (path) => `The backup is damaged: ${path} cannot be read.`,
  wrongField: (path, field) => `The backup is damaged: ${path} cannot be read, ${field} is wrong.`,
  noPart: (path) => `The backup is damaged: ${path} is no part of it.`,
  otherList: 'The backup is damaged: the list of files does not fit the manifest.',
  missing: (path) => `The backup is not whole: ${path} is missing.`,
  otherSum: (path) => `The backup is damaged: ${path} does not fit its checksum.`,
};
