// The English words of why a backup is none, not a whole one, or cannot be made or put back.
import { counted } from '@gelanggang/domain/words/english';
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
  noFolder: (folder, why) => `${folder} is not the folder of a whole backup: ${why}`,
  wrongManifest: (path, field) => `${path} cannot be read: ${field} is wrong.`,
  unreadableWhy: (path, why) => `The backup is damaged: ${path} cannot be read (${why}).`,
  wrongPart: (path) => `The backup is damaged: ${path}.`,
  otherRows: (table, rows, listed) =>
    `The backup is damaged: table ${table} holds ${counted(rows, 'row', 'rows')}, not ${listed}.`,
  newer: (version, schemas) =>
    `This backup is of a later version (${version}): schema ${schemas} is not known. Restore it with that version.`,
  notEmpty:
    'This database is not empty. With --replace all it holds is replaced by what the backup holds; make a backup of it first.',
  inUse:
    'Something is still connected to this database: stop the API, the worker and other programs first, then repeat it.',
  exists: (folder) => `${folder} is there already.`,
  contentUnreadable: (key, why) => `The content of file ${key} cannot be read: ${why}`,
  contentBroken: (key) => `The content of file ${key} is damaged: it does not fit its checksum.`,
  contentsGone: (count) => `The backup is kept, but the contents of ${counted(count, 'file', 'files')} are gone.`,
  noDatabase: 'The PostgreSQL account of this server may not create databases, so the backup cannot be tried.',
  failed: 'It failed. The reason is in the log of the API.',
};
