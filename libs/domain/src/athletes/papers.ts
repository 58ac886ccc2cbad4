// The papers that an athlete hands in before the first match (rulebook 2025, art. 2.5.a, c, d).
import { IPSI_2025_SET } from '../rules/ipsi-2025';
import { boundsOfGroup } from '../rules/rule-set';
import type { Gender } from '../words/genders';
import { type AgeBounds, monthsOfAge } from './age';
import { paperTexts } from './paper-texts';

export const PAPER_KINDS = ['health-letter', 'statement'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];
export const PAPER_LABELS: Readonly<Record<PaperKind, string>> = paperTexts;

/** A doctor's letter is at most so many days old when the event starts (art. 2.5.a). */
export const LETTER_DAYS = 7;

export interface HandedIn {
  /** The day on the doctor's letter, `YYYY-MM-DD`; null: none was shown. */
  healthLetterOn: string | null;
  /** Only that it was handed in is kept (art. 2.5.c). */
  hasStatement: boolean;
}

/**
 * Female athletes of Remaja and Dewasa hand in a statement (art. 2.5.c), whatever rule set the tournament has: those of a
 * category that reaches into these ages.
 */
export function needsStatement(gender: Gender, age: AgeBounds): boolean {
  if (gender !== 'female') return false;
  const { from, to } = monthsOfAge(age);
  return ASKED.some((asked) => from <= asked.to && to >= asked.from);
}

const ASKED = IPSI_2025_SET.groups
  .filter(({ id }) => id === 'remaja' || id === 'dewasa')
  .map((group) => monthsOfAge(boundsOfGroup(group, IPSI_2025_SET)));

/** Days `YYYY-MM-DD`. A letter of a later day than the start is newer than it has to be. */
export function isLetterFresh(letterOn: string, eventStart: string): boolean {
  return daysBetween(letterOn, eventStart) <= LETTER_DAYS;
}

/** What is still to be handed in: without a fresh letter nobody fights (art. 2.5.d). */
export function papersLacking(
  { healthLetterOn, hasStatement }: HandedIn,
  athlete: { gender: Gender; age: AgeBounds },
  eventStart: string,
): PaperKind[] {
  const lacks: PaperKind[] = [];
  if (healthLetterOn === null || !isLetterFresh(healthLetterOn, eventStart)) lacks.push('health-letter');
  if (needsStatement(athlete.gender, athlete.age) && !hasStatement) lacks.push('statement');
  return lacks;
}

/** Where nobody has set a day, papers are due on the one before the start. */
export function papersDueOn(wanted: string | null, eventStart: string): string {
  return wanted ?? new Date(dayNumber(eventStart) * DAY_MS - DAY_MS).toISOString().slice(0, 10);
}

const DAY_MS = 86_400_000;
const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);
