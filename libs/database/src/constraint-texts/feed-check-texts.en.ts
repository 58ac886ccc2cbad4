// The English words of what the checks of the open log refuse.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './feed-check-texts';

export const feedCheckTexts: InLanguage<typeof original.feedCheckTexts> = {
  feed_read_seq_check: 'The reading of the open log is not right.',
  feed_record_hash_check: 'The hash of the open log is not right.',
  feed_record_number_check: 'The number in the open log must be above 0.',
  feed_salt_check: 'The salt of the open log is not right.',
};
