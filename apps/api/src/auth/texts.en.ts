// The English words of what the API says of auth.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const authTexts: InLanguage<typeof original.authTexts> = {
  linkOver: 'This link is no longer valid. Ask for a new one.',
  passwordSaved: 'The password is saved. Please sign in.',
  emailConfirmed: 'Your e-mail address is confirmed.',
  linkSentOften: 'The link was sent several times. Please try again in 15 minutes.',
  confirmationSent: 'The confirmation link was sent. Check the spam folder too.',
  wrongCredentials: 'The e-mail address or the password is wrong.',
  adminExists: 'This system has an admin already.',
  wrongFirstCode: 'This code is wrong. The right one is printed where the server was started.',
  resetSent:
    'If this email address is registered, a link to set a new password was sent. Look into the spam folder too.',
  firstAdminMade: 'The first admin was made',
};
