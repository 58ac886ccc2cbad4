// The English words of the warnings of a schedule.
import { counted } from '../words/english';
import type { InLanguage } from '../words/languages';
import type * as original from './warning-texts';

export const warningTexts: InLanguage<typeof original.warningTexts> = {
  outsideTournament: 'This date is outside the dates of the tournament.',
  beforeStart: 'Before the start of this schedule.',
  afterEnd: 'Over after the end of this schedule.',
  place: (label, where) => `${label} (${where})`,
  beforeFeeder: (place) => `Starts before ${place} is over, which decides who takes part.`,
  afterNext: (place) => `Over after ${place} starts, which waits for its result.`,
  twoPlaces: (who, isCertain, place) =>
    `${who} ${isCertain ? 'is also to compete' : 'may also have to compete'} in ${place} at the same time.`,
  shortRest: (who, isCertain, { minutes, isBefore, place, needed }) =>
    `${who} ${isCertain ? 'rests' : 'may rest'} only ${counted(minutes, 'minute')} ${isBefore ? 'after' : 'before'} ${place}; better ${needed}.`,
  eitherOf: (names) => names.join(' or '),
  andOthers: (names, more) => `${names.join(', ')} or ${counted(more, 'other athlete')}`,
  tight: (count) =>
    `${counted(count, 'match', 'matches')} ${count === 1 ? 'is' : 'are'} longer than the time until the next match. ‘By age group’ gives the right time.`,
  overlap: (arena, hours) => `${arena} has another schedule at the same time (${hours}).`,
};
