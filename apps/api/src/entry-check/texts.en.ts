// The English words of what the API says of entry check.
import { counted } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const entryCheckTexts: InLanguage<typeof original.entryCheckTexts> = {
  notRegistered: 'This contingent is not entered in that tournament.',
  allSigned: 'Every contingent has signed its list.',
  remindedBefore: (hours) =>
    `All of these contingents were reminded within the last ${counted(hours, 'hour', 'hours')} already.`,
  reminded: (count) => `${counted(count, 'contingent was', 'contingents were')} reminded.`,
  lateFeeRequired: 'Enter the fee for changes after the deadline.',
  checkSaved: 'The data check is saved.',
  notChecking: 'This tournament has no data check at the moment.',
  entryGone: 'This entry is no longer on the list.',
  listOpened: 'The list is open.',
  ticketNotFound: 'Correction not found.',
  ticketAccepted: 'The correction was accepted.',
  ticketRejected: 'The correction was rejected.',
  entryGoneReject: 'This entry is no longer on the list. Reject the correction for that reason.',
  changedSince: (fields) =>
    `${fields} changed since it was reported. Reject this correction, or ask the contingent to change it.`,
  notYetAcceptable: (faults) => `It cannot be accepted yet: ${faults}`,
  ticketWaits: 'A correction of this entry waits for the committee already.',
  ticketSent: 'The correction was sent to the committee.',
  ticketStays: 'A correction cannot move to another entry.',
  ticketChanged: 'The correction was changed.',
  ticketWithdrawn: 'The correction was withdrawn.',
  notYourEntry: "This entry is not on your contingent's list.",
  entryRequired: 'Choose the entry.',
  fieldWrong: (field) => `${field} is not right.`,
  dueAt: (date, time, zone) => `${date} at ${time} ${zone}`,
  closedAt: (due) => `The check of the data closed on ${due}.`,
  nothingChanged: 'Nothing is changed yet.',
  remarkRequired: 'Write what is wrong.',
  nowFree: 'The fee for changes has just been changed: now there is none. Reload, then send again.',
  nowCosts: (fee) =>
    `The deadline has passed or has just been changed: a change now costs ${fee}. Reload, then send again.`,
  listEmpty: 'There are no entrants in this list yet.',
  allReported: 'All entrants are still reported as wrong. Wait for the answer of the committee.',
  listChanged: 'This list has changed since it was opened. Reload, read it again, then sign.',
  signedAlready: 'This list is signed already and has not changed.',
  listSigned: (number, reported) =>
    `The list is signed, number ${number}.${reported === 0 ? '' : ` ${reported} reported as wrong wait for the committee.`}`,
  ticketOver: 'This correction is settled already. Reload to see the answer.',
  ticketMoved: 'The other side has just changed this correction. Reload, then check again.',
};
