// What the page behind any mailed invitation says in English.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './invitation-texts';

export const invitationTexts: InLanguage<typeof original.invitationTexts> = {
  signIn: 'Sign in',
  signUp: 'Create an account',
  otherAccount: (email) => `You are signed in as ${email}. Sign out, then sign in with the account that was invited.`,
  signOut: 'Sign out',
  over: 'This invitation is no longer valid',
  incomplete: 'The link is incomplete. Open it from the e-mail, or copy all of it.',
  forAddress: (email) => `This invitation is for the account of ${email}.`,
};
