// The English words of the page 'Rehearsal'.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const rehearsalTexts: InLanguage<typeof original.rehearsalTexts> = {
  title: 'Rehearsal',
  lead: 'A rehearsal tournament is a complete copy to try things on: 596 athletes, the draws, the schedules, and half a day of matches already under way. All pages, screens, scoring and prints work as usual.',
  promises: 'What is guaranteed',
  promised: [
    'Marked as a rehearsal on every page, screen and print.',
    'Not shown on the home page, in the gallery, in searches or in the list of all tournaments; only those who know its link can open it.',
    'No email, message or notification to anybody outside the committee.',
    'One click deletes it with the contingents, athletes, bills and files that were made for it.',
  ],
  make: 'Make a rehearsal tournament',
  makeHint: 'Ready in about a minute. The desk officials of the last tournament are in it too.',
  making: 'The rehearsal tournament is being made…',
  failed: 'Could not make the rehearsal tournament.',
  ready: (at) => `Made ${at}`,
  by: (name) => `by ${name}`,
  desk: 'Open its dashboard',
  publicPage: 'Public page',
  live: 'Live',
  remove: 'Delete rehearsal',
  question: 'Delete this rehearsal tournament?',
  goes: 'Its contingents, athletes, draws, schedules, results, bills and files are deleted too. No other tournament is touched.',
};
