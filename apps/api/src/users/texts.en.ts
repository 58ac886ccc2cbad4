// The English words of what the API says of users.
import { counted } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const usersTexts: InLanguage<typeof original.usersTexts> = {
  lastAdmin: 'There must be at least one active admin. Make somebody else an admin first.',
  wrongPassword: 'The present password is wrong.',
  sameEmail: 'This is the address of your account already.',
  emailChanged:
    'The e-mail address was changed; sign in with this one. Other sessions have ended. Open the link in your new mailbox to confirm it.',
  passwordChanged: 'The password was changed. Other sessions have ended.',
  sessionNotFound: 'Session not found.',
  roleNotFound: 'Role not found.',
  notFound: 'User not found.',
  hasPassword: 'This user has a password already.',
  inactive: 'This user is inactive. Activate the account first.',
  roleGone: 'Some roles are no longer there.',
  arenaGone: 'Some arenas are no longer there.',
  sessionEnded: 'The session was ended',
  othersEnded: (count) =>
    count > 0 ? `${counted(count, 'other session was', 'other sessions were')} ended` : 'There are no other sessions',
  roleChanged: 'The role was changed',
  invited: 'The invitation was sent by email',
  made: 'The user was made',
  changed: 'The user was changed',
  activated: 'The user is active',
  deactivated: 'The user is no longer active',
  passwordSet: 'The password was changed',
  sessionsEnded: "The user's sessions were ended",
};
