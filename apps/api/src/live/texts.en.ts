// The English words of what the API says of live.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const liveTexts: InLanguage<typeof original.liveTexts> = {
  tooOld: 'This news is no longer kept. Reload the page.',
  unreadable: 'The message could not be read.',
  tooFast: 'Too many requests. Please try again in a moment.',
  cannotAnswer: 'The server cannot answer right now. Please try again.',
  unknownTopic: 'Unknown topic.',
  manyTopics: 'Too many topics.',
  disconnected: 'The connection was lost.',
  full: 'The server is full. Please try again later.',
  notYours: 'You are not allowed to follow this news.',
  sessionOver: 'Your session is no longer valid. Please sign in again.',
  sessionUnknown: 'The server cannot check your session right now. Please try again.',
};
