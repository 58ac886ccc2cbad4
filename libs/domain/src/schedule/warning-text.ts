// The warnings of a schedule in words.
import { clockTime, shortDate } from '../words/dates';
import { warningTexts } from './warning-texts';
import type { MatchWarning } from './warnings';

/** How the other match of a warning is told. */
export interface OtherMatch {
  /** 'partai A12' or, not saved yet, 'urutan 12' */
  label: string;
  arena: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:MM` */
  time: string;
}

interface Names {
  person(key: number): string;
  other(matchId: number): OtherMatch;
  /** Day of the match that is warned about. */
  date: string;
}

const MOST_NAMES = 2;

export function warningText(warning: MatchWarning, names: Names): string {
  if (warning.kind === 'before-start') return warningTexts.beforeStart;
  if (warning.kind === 'after-end') return warningTexts.afterEnd;
  const other = names.other(warning.otherId);
  const day = other.date === names.date ? '' : `, ${shortDate(other.date)}`;
  const place = warningTexts.place(other.label, `${other.arena} ${clockTime(other.time)}${day}`);
  if (warning.kind === 'before-feeder') return warningTexts.beforeFeeder(place);
  if (warning.kind === 'after-next') return warningTexts.afterNext(place);
  const who = whoOf(warning.people.map(names.person));
  if (warning.kind === 'two-places') return warningTexts.twoPlaces(who, warning.isCertain, place);
  const { restMinutes: minutes, isBefore, neededMinutes: needed } = warning;
  return warningTexts.shortRest(who, warning.isCertain, { minutes, isBefore, place, needed });
}

function whoOf(people: readonly string[]): string {
  if (people.length <= MOST_NAMES) return warningTexts.eitherOf(people);
  return warningTexts.andOthers(people.slice(0, MOST_NAMES), people.length - MOST_NAMES);
}
