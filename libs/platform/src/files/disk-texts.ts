// What the disk refused, for the person at the server.

export const diskTexts = {
  mayNotWrite: (path: string) => `${path}: this account may not write there.`,
  readOnly: (path: string) => `${path}: the disk can only be read.`,
  isFull: 'The disk is full.',
  full: (path: string) => `${path}: the disk is full.`,
  noRoom: (path: string) => `${path}: this account has no room left on the disk.`,
  isUnderFile: (path: string) => `${path}: a part of its path is a file.`,
  isFile: (path: string) => `${path}: it is a file.`,
  isFolder: (path: string) => `${path}: it is a folder.`,
};
