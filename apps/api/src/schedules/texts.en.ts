// The English words of what the API says of schedules.
import { counted } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const schedulesTexts: InLanguage<typeof original.schedulesTexts> = {
  markRemoved: 'The mark of change was removed.',
  pdfFailed: 'The PDF of the schedule could not be made.',
  nothingToPrint: 'There is no schedule to print yet.',
  manyDownloads: 'Many people are downloading the schedule. Try again in a moment.',
  notFound: 'Schedule not found.',
  changed: 'Somebody else has just changed this schedule. Please reload.',
  begun: { called: 'was called', ongoing: 'is under way', finished: 'is over', walkover: 'was decided by walkover' },
  keeps: {
    slot: 'it stays in its schedule',
    last: 'it stays in its schedule as long as there are other matches in it',
    published: 'its schedule stays published',
    place: 'its schedule stays in its arena and on its day; move the matches that have not begun to another schedule',
  },
  begunKeeps: (match, state, kept) => `${match} ${state}: ${kept}.`,
  begunKeepsTime: (time) => `This match was called or is over: its time stays ${time}.`,
  carried: (matches, day) => `${counted(matches, 'match', 'matches')} moved to ${day}.`,
  dayIsOver: 'This day is over.',
  carry: {
    'not-scheduled': 'This match is in no published schedule any more. Reload.',
    'under-way': 'This match was called or is over. Take its call back at the desk of its arena first.',
    'same-day': 'This match is on that day and in that arena already.',
    'day-is-full': 'The schedule of that arena lasts until midnight already.',
  },
  ofMatch: (match, said) => `${match}: ${said}`,
  staysInTournament: 'A schedule cannot move to another tournament.',
  endBeforeStart: 'The end must be after the start.',
  oneMatch: 'Choose one match.',
  matchTwice: 'This match is chosen twice.',
  orderTwice: 'The place in the order is used twice.',
  timeTwice: 'The time is used twice.',
  kindsMixed: 'Tanding and seni cannot be in one schedule.',
  modesMixed: 'Pools and battles cannot be in one schedule.',
  otherMode: 'Some matches are of another mode.',
  otherAge: 'Some matches are of another age group.',
  otherCategory: 'Some matches are of another match category.',
  otherClass: 'Some matches are of another class.',
  matchNotFound: 'This tournament has no such match.',
  scheduledElsewhere: (schedule) => `This match is in another schedule already (${schedule}).`,
  hasBye: 'A match with a BYE is not scheduled.',
  isOver: 'This match is over already.',
  early: (matches, time) =>
    `${counted(matches, 'match begins', 'matches begin')} before the start of the schedule (${time}).`,
  toConfirm: (warnings) => `${warnings} Save again if it is meant so.`,
  numbersInOrder: 'The matches are numbered in order already.',
  numbered: (matches) => `${counted(matches, 'match has', 'matches have')} a new number.`,
  calendar: {
    name: (contingent) => `Schedule of ${contingent}`,
    product: 'Match schedule',
    planned: (time) => `Planned for ${time}`,
  },
};
