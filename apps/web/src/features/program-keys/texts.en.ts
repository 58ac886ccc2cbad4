// The English words of keys for programs.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const programKeyTexts: InLanguage<typeof original.programKeyTexts> = {
  title: 'Program keys',
  lead: (name) =>
    `With a key, another program reads ${name}, even while it is a draft. A key gives no access to accounts, money, NIK numbers or anybody’s contacts.`,
  loadFailed: 'Could not load the keys.',
  back: 'Tournament setup',
  name: 'Name',
  rights: 'May read',
  until: 'Valid until',
  lastUsed: 'Last used',
  never: 'Never',
  madeBy: 'Made by',
  gone: 'A deleted account',
  state: {
    open: 'valid',
    over: 'expired',
    'cut-off': 'its maker no longer manages this tournament',
  },
  empty: 'There are no keys yet.',
  emptyHint: 'Make one for each program, so that it can be revoked without disturbing the others.',
  revoke: 'Revoke',
  revokeTitle: 'Revoke key',
  revokeQuestion: 'The program that uses it can read nothing more at once. A revoked key cannot be brought back.',

  make: 'Make a key',
  makeHint: (most, aMinute) => `At most ${most} keys, with ${aMinute} requests a minute for each.`,
  full: (most) => `There are ${most} keys already. Revoke one that is not used first.`,
  keyName: 'Name of the key',
  keyNameExample: 'For example: TV scoreboard',
  keyUntil: 'Last day of the key',
  failed: 'The key was not made.',
  key: 'New key',
  keyHint: 'Shown only this once. Keep it in the program that uses it; a lost key is replaced by a new one.',
  copy: 'Copy key',
  done: 'I have saved it',

  how: 'How to use it',
  howHint:
    'The program sends the key with every request. The answer is JSON; all addresses are in the API documentation.',
  howCopy: 'Copy the example',
  api: 'API documentation',
  openHint: 'What is published already can be read by anybody without a key.',
};
