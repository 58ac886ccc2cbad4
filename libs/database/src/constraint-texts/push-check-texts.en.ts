// The English words of what the checks of notices that reach a closed phone, and of messages to it refuse.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './push-check-texts';

export const pushCheckTexts: InLanguage<typeof original.pushCheckTexts> = {
  account_phone_check: 'A phone number waits for its code or is confirmed.',
  account_phone_code_check: 'A code needs a time until which it is valid.',
  account_phone_phone_check: 'Enter a phone number, such as 0812 3456 7890.',
  push_message_attempts_check: 'The number of attempts to send must not be below 0.',
  push_subscription_endpoint_check: 'The address for notifications is not right.',
  push_subscription_kinds_check: 'Choose at least one kind of notification.',
  push_subscription_wording_check: 'Choose one of the languages.',
  text_message_attempts_check: 'The number of attempts to send must not be below 0.',
};
