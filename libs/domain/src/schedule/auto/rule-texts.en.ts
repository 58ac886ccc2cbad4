// The English words of the rules of a plan.
import { counted } from '../../words/english';
import type { InLanguage } from '../../words/languages';
import type * as original from './rule-texts';

export const ruleTexts: InLanguage<typeof original.ruleTexts> = {
  rounds: { final: 'Final', semifinal: 'Semi-final', quarterfinal: 'Quarter-final' },
  mostPerDay: (most) => `At most ${counted(most, 'match', 'matches')} per athlete and day`,
  roundFrom: (round, day, time) => `${round} not before${day && ` ${day}`}${time && ` ${time}`}`,
  finalsAt: (day, arenas) => `Finals${day && ` on ${day}`}${arenas && ` at ${arenas}`}`,
  ageHours: (ages, hours) => `${ages} only at ${hours}`,
  spread: 'Spread evenly over all days',
  ceremony: (name, day, hours, arenas) => `${name}: ${day}, ${hours}${arenas && ` at ${arenas}`}`,
  unplaced: (matches) => `${counted(matches, 'match', 'matches')} without a place`,
  free: 'costs nothing',
  minutes: (minutes) => counted(minutes, 'minute'),
  hours: (hours) => counted(hours, 'hour'),
  days: (days) => counted(days, 'day'),
  noSession: (matches) => `no session is left for ${counted(matches, 'match', 'matches')}`,
  fewDays: (rounds, days) =>
    `the longest bracket needs ${counted(rounds, 'match', 'matches')} in a row, there ${days === 1 ? 'is' : 'are'} only ${counted(days, 'day')}`,
  impossible: (rule, why) => `The rule ‘${rule}’ cannot be kept: ${why}.`,
};
