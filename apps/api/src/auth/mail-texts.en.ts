// What people read in English in their mail about their account.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './mail-texts';

const NOT_YOU = 'If you know nothing of this change, tell the committee at once.';

export const accountMailTexts: InLanguage<typeof original.accountMailTexts> = {
  passwordLink: {
    subject: 'Reset your Gelanggang password',
    paragraphs: ['Somebody asked to reset the password of your Gelanggang account.'],
    action: 'Reset the password',
    notes: [
      'This link holds for one hour and works once.',
      'If it was not you who asked, ignore this e-mail. Your password stays as it is.',
    ],
  },
  verification: {
    subject: 'Confirm your e-mail address',
    paragraphs: [
      'A Gelanggang account with this e-mail address was made. Confirm the address, so that a forgotten password can be sent here.',
    ],
    action: 'Confirm the address',
    notes: ['This link holds for three days.', 'If you made no account at Gelanggang, ignore this e-mail.'],
  },
  newAddress: {
    subject: 'Confirm your new e-mail address',
    paragraphs: [
      'Your Gelanggang account uses this e-mail address now. Confirm the address, so that a forgotten password can be sent here.',
    ],
    action: 'Confirm the address',
    notes: ['This link holds for three days.', 'If you have no account at Gelanggang, ignore this e-mail.'],
  },
  passwordChanged: {
    subject: 'Your Gelanggang password was changed',
    changed: 'The password of your Gelanggang account has just been changed.',
    changedBy: (by) => `${by} has just changed the password of your Gelanggang account.`,
    notes: [NOT_YOU],
  },
  addressChanged: {
    subject: 'The e-mail address of your Gelanggang account was changed',
    changed: (before, after) =>
      `The e-mail address of your Gelanggang account has just been changed from ${before} to ${after}. Sign in with the new one.`,
    changedBy: (by, before, after) =>
      `${by} changed the e-mail address of your Gelanggang account from ${before} to ${after}. Sign in with the new one.`,
    notes: [NOT_YOU],
  },
};
