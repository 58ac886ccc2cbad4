// The Malay words of what the API says of past events to visitors; the office's are Indonesian.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import * as original from './texts';

export const pastEventsTexts: InLanguage<typeof original.pastEventsTexts> = {
  ...original.pastEventsTexts,
  notFound: 'Kejohanan lampau tidak dijumpai.',
};
