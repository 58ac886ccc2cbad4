// The English words of what merging two contingents would do.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './merge-texts';

export const mergeTexts: InLanguage<typeof original.mergeTexts> = {
  reasons: {
    drawn: 'drawn already',
    paid: 'paid already',
    billed: 'on a bill',
    kept: 'data of the contingent that is kept',
  },
  otherManager: (before, contingent, after) =>
    `${before} no longer manages the athletes of ${contingent}; ${after} does.`,
  billsStay: 'Bills that also hold athletes of other contingents stay with their account.',
  invitationsEnd: (contingent) => `Open invitations for ${contingent} end.`,
  calendarEnds: (contingent) => `The calendar address of ${contingent} is no longer valid.`,
};
