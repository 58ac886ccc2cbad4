// The English words of what triggers refuse, and of what is said of any row.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './trigger-texts';

export const triggerTexts: InLanguage<typeof original.triggerTexts> = {
  accounts_closed:
    'The books of this tournament are closed. Open them again, with a reason, before you change its bills.',
  refund_above_paid: 'The refund is more than was paid. Reload to see what is left.',
  refund_stands: 'Money of this bill was returned already, so its payment cannot be cancelled.',
  age_of_rule_set: "This age group is not of the tournament's competition rules.",
  tournament_is_away: 'Another instance holds this tournament (at the venue). Change it there until it is handed back.',
  tournament_member_owner_stays: 'The tournament has to keep an owner.',
};

export const rowTexts: InLanguage<typeof original.rowTexts> = {
  stillUsed: 'This is still in use, so it cannot be deleted.',
  alreadyRecorded: 'This is recorded already.',
};
