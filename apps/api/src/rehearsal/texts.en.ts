// The English words of what the API says of rehearsal.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const rehearsalTexts: InLanguage<typeof original.rehearsalTexts> = {
  hasOne: 'You have a practice tournament already. Delete that one first.',
  notFound: 'Practice tournament not found.',
  busy: 'A practice tournament is being made. Wait until that is done.',
  begun: 'The practice tournament is being made',
  deleted: 'The practice tournament was deleted',
  failed: 'It failed. The ages or classes of this site may have been changed; the reason is in the log of the API.',
  cutOff: 'Its making was cut off.',
};
