// What is said in English when the server does not answer as it should.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './http-texts';

export const httpTexts: InLanguage<typeof original.httpTexts> = {
  offline: 'No connection. Check the network, then try again.',
  busy: 'The service is busy. Try again in a moment.',
  unexpected: 'Something went wrong. Try again.',
  tooMany: 'Too many attempts. Wait a moment, then try again.',
  tooLarge: 'This is too large to send. Choose a smaller file.',
  askedToSignIn: 'This Wi-Fi may ask you to sign in first. Open its sign-in page, then try again.',
  badFormat: 'The server gave an unexpected answer. Try again.',
};
