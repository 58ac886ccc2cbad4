// What the disk refused: the default words are English already, as those of a server that starts.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './disk-texts';

export const diskTexts: InLanguage<typeof original.diskTexts> = {
  mayNotWrite: (path) => `${path}: this account may not write there.`,
  readOnly: (path) => `${path}: the disk can only be read.`,
  isFull: 'The disk is full.',
  full: (path) => `${path}: the disk is full.`,
  noRoom: (path) => `${path}: this account has no room left on the disk.`,
  isUnderFile: (path) => `${path}: a part of its path is a file.`,
  isFile: (path) => `${path}: it is a file.`,
  isFolder: (path) => `${path}: it is a folder.`,
};
