// What is said in English while an answer to a write is awaited.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './awaited-texts';

export const awaitedTexts: InLanguage<typeof original.awaitedTexts> = {
  awaited: 'The server has not answered yet. What you typed stays here; wait a moment, or check the network.',
  awaitedAgain: 'The server has not answered yet, so it is sent once more. It will not be recorded twice.',
  stopWaiting: 'Stop waiting',
  unanswered: 'The server did not answer. It may have been saved; check before you send it again.',
};
