// The English words of what the checks of a tournament's tier, its members, invitations to it, keys for programs and webhooks refuse.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './member-check-texts';

export const memberCheckTexts: InLanguage<typeof original.memberCheckTexts> = {
  program_key_expires_on_check: 'A key is valid for at most one year.',
  program_key_name_check: 'Enter the name.',
  program_key_rights_check: 'Choose at least one right that is known.',
  program_key_starts_with_check: 'The key is not right.',
  program_key_token_hash_check: 'The key is not right.',
  tournament_hosting_tier_check: "The tournament's plan is not known.",
  tournament_invitation_check: 'An invitation that is over needs an answer.',
  tournament_invitation_email_check: 'The e-mail address is not right.',
  tournament_invitation_outcome_check: 'The answer to the invitation is not known.',
  tournament_invitation_role_check: 'The role is not known.',
  tournament_invitation_token_hash_check: 'The link is not right.',
  tournament_member_role_check: 'The role is not known.',
  webhook_delivery_check: 'What waits needs a time at which it is sent.',
  webhook_delivery_check1: 'News needs its number in the log.',
  webhook_delivery_kind_check: 'The kind of news is not known.',
  webhook_delivery_message_id_check: 'The number of the news is not right.',
  webhook_delivery_state_check: 'The state of the delivery is not known.',
  webhook_kinds_check: 'Choose at least one kind of news that is known.',
  webhook_secret_check: 'The secret of the webhook is not right.',
  webhook_url_check: 'The address begins with https://.',
};
