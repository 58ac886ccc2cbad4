// The English words of what the API says of protests.
import { counted } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const protestsTexts: InLanguage<typeof original.protestsTexts> = {
  recordingGone: 'There is no such recording.',
  decisionNotFound: 'This decision is not in a match of your contingent.',
  notFound: 'Protest not found.',
  formTakenBack: 'The form is cancelled. The manager can take another one while there is time.',
  feeIsPaid: 'The fee of this form is recorded already, so the form cannot be cancelled.',
  formIsBack: 'This form is back already.',
  decisionReplaced: 'The protested decision was replaced. Take a form against the new one.',
  alreadyDecided: 'This protest is decided already.',
  noResult: (match) => `${match} has no result.`,
  notContested: (match) => `${match} is not contested: no round can be added.`,
  manyExtraRounds: 'There are too many extra rounds already.',
  noScore: 'This performance has no score.',
  scoreRequired: 'Enter the score that counts.',
  ongoing: (match) => `${match} is going on. Undo its start first.`,
  oldResultGone: 'The result before the protest is no longer there.',
  resultReplaced: 'The result was replaced again after this decision. Undo that first.',
  entrantsChanged: (match) => `${match} is not between the same two any more: its old result cannot come back.`,
  scoreReplaced: 'The score was replaced again after this decision. Undo that first.',
  hasAppeal: 'There is an appeal against this decision already.',
  notDecided: 'This protest is not decided yet.',
  formNotBack: 'The form is not back yet.',
  decidedMeanwhile: 'This protest is decided already. Please reload.',
  appealIsFinal:
    'An appeal has changed the result of this match, and its decision is final (article 15.4.c.2.f). This protest can only be rejected.',
  feeNotRecorded: (article) =>
    `The fee of the protest is not recorded yet (article ${article}). Without it a protest can only be rejected.`,
  remedyNotHere: 'This decision does not apply to this kind of match.',
  namesRequired: 'Enter the names of all who decided.',
  takenBefore: 'The form against this decision is taken already.',
  nothingDecided: 'There is no decision to protest against yet.',
  askedLate: (minutes, article) =>
    `The time to take the form, ${counted(minutes, 'minute')} after the decision, is over (art. ${article}).`,
  returnedLate: (minutes, article) =>
    `The time to bring back the form, ${counted(minutes, 'minute')} after it was taken, is over (art. ${article}).`,
  formTaken: (time) => `The form is taken. Bring it back by ${time}.`,
  filed: (level, time) => `${level} filed. The decision comes by ${time}.`,
  feeRecorded: (fee) => `The fee of ${fee} is recorded; it is not paid back.`,
  ruled: (level, remedy) => `${level} decided: ${remedy}.`,
  rulingUndone: 'The ruling was cancelled; the protest is open again.',
};
