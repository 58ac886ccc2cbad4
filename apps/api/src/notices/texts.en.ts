// The English words of what the API says of notices.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const noticesTexts: InLanguage<typeof original.noticesTexts> = {
  notFound: 'Notification not found.',
};
