// The English texts of 'When do I compete?' and of its notices.
import { FOLLOWED_TEXTS } from '@gelanggang/domain/schedule/followed-texts';
import { counted } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './follow-texts';

const soon = (minutes: number): string =>
  minutes < 1
    ? 'any moment now'
    : minutes < 60
      ? `in about ${minutes} min`
      : `in about ${Math.floor(minutes / 60)} h${minutes % 60 ? ` ${minutes % 60} min` : ''}`;

export const followTexts: InLanguage<typeof original.followTexts> = {
  title: 'When do I compete?',
  link: 'When do I compete?',
  lead: 'Find an athlete or a contingent by name, then follow. Their matches are shown here and kept on this device only.',
  find: 'Name of an athlete or contingent',
  findHint: 'Type at least two letters.',
  noneFound: 'No athlete or contingent of that name is in the brackets.',
  near: 'No exact match; these are similar.',
  noneDrawn: 'Nothing is drawn yet.',
  inEntries: 'Find in the list of participants',
  more: (count) => `${counted(count, 'other name')}. Type more letters.`,
  add: 'Follow others',
  home: (name) => `Page of ${name}`,
  followed: 'You follow',
  contingent: 'Contingent',
  upcoming: 'Next matches',
  done: 'Already competed',
  none: 'No match is scheduled yet for those you follow.',
  noneLeft: 'All matches of those you follow are over.',
  unscheduled: (count) => `${counted(count, 'other match has', 'other matches have')} no place in the schedule yet.`,
  partai: 'Match',
  now: 'On now',
  called: 'Called: go to the arena now',
  soon,
  before: (count) => (count === 0 ? 'next match' : `${counted(count, 'match', 'matches')} before this one`),
  planned: (clock) => `planned ${clock}`,
  toLive: 'Live schedule',
  alerts: {
    title: 'Notifications',
    off: 'Tell me when the bracket is published, and when a match I follow is two away, is called, or moves.',
    on: 'On for this device. Leave one page of Gelanggang open; it may be in the background.',
    pushed: 'On for this device, even when the page is closed.',
    kinds: 'Tell me when a match',
    kind: {
      drawn: 'stands in a published bracket',
      close: 'is only two matches away',
      called: 'is called to the arena',
      moved: 'moves to another time or arena',
      result: 'has its result',
    },
    turnOn: 'Turn on',
    turnOff: 'Turn off',
    denied:
      'Notifications are blocked for this site. Allow them in the browser’s site settings (the icon beside the address), then come back here.',
    insecure: 'Notifications work only over an https address. This page keeps counting down.',
    install: 'On iPhone and iPad: tap Share, choose Add to Home Screen, then turn them on from there.',
    unsupported: 'This browser has no notifications. This page keeps counting down.',
  },
  notice: FOLLOWED_TEXTS,
};
