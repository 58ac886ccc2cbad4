// What a schedule is refused for, before and after its matches are known (domain-rules, Schedules).
import type { ScheduleRequest } from '@gelanggang/contract/schedules';
import { EVERY, type Every } from '@gelanggang/contract/every';
import { isOutside } from '@gelanggang/domain/schedule/conflicts';
import { warningTexts } from '@gelanggang/domain/schedule/warning-texts';
import { clockTime } from '@gelanggang/domain/words/dates';
import { findDuplicates } from '@gelanggang/domain/schedule/numbering';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import type { Sentence } from '@gelanggang/domain/words/sentences';
import { schedulesSentences } from './sentences';
import { schedulesTexts } from './texts';

export type Faults = Record<string, Sentence[]>;

/** A selected match as it stands in the database, locked. */
export interface SelectedMatch {
  id: number;
  kind: MatchKind;
  mode: 'default' | 'battle';
  tournamentId: number;
  status: string;
  hasBye: boolean;
  ageCategoryId: number;
  matchCategoryId: number;
  /** null for seni. */
  categoryClassId: number | null;
  /** The schedule that holds it. */
  scheduleId: number | null;
  heldBy: string | null;
  /** `HH:MM` at which it was called; null while it was not, or stands in no schedule. */
  begunAt: string | null;
}

/** Faults of the request by itself. */
export function faultsOfRequest(body: ScheduleRequest): Faults {
  const faults: Faults = {};
  if (body.end_time !== undefined && body.end_time <= body.start_time) {
    faults.end_time = [schedulesSentences.endBeforeStart];
  }
  const seen = new Set<number>();
  body.matches.forEach((match, index) => {
    const id = idOf(match);
    const field = fieldOf(body, index);
    if (id === undefined || (match.tournament_match_id && match.seni_match_id))
      faults[field] = [schedulesSentences.oneMatch];
    else if (seen.has(id)) faults[field] = [schedulesSentences.matchTwice];
    else seen.add(id);
  });
  const twice = findDuplicates(body.matches.map((match) => ({ order: match.order, startTime: match.start_time })));
  for (const index of twice.orders) faults[`matches.${index}.order`] = [schedulesSentences.orderTwice];
  for (const index of twice.times) faults[`matches.${index}.start_time`] = [schedulesSentences.timeTwice];
  return faults;
}

/** Faults of the selection, once its matches are read. `scheduleId`: the one being edited. */
export function faultsOfSelection(
  body: ScheduleRequest,
  found: ReadonlyMap<number, SelectedMatch>,
  scheduleId: number | null,
): Faults {
  const faults: Faults = {};
  body.matches.forEach((item, index) => {
    const match = found.get(idOf(item) ?? 0);
    const said = faultOf(match, item.seni_match_id ? 'seni' : 'tanding', body.tournament_id, scheduleId);
    if (said) faults[fieldOf(body, index)] = [said];
    const begunAt = match?.begunAt ?? null;
    if (begunAt !== null && begunAt !== item.start_time) {
      faults[`matches.${index}.start_time`] = [schedulesSentences.begunKeepsTime(clockTime(begunAt))];
    }
  });
  const matches = [...found.values()];
  if (new Set(matches.map((match) => match.kind)).size > 1) {
    faults.matches = [schedulesSentences.kindsMixed];
  }
  if (new Set(matches.map((match) => match.kind === 'seni' && match.mode)).size > 1) {
    faults.matches ??= [schedulesSentences.modesMixed];
  }
  if (body.mode !== undefined && matches.some((match) => match.kind !== 'seni' || match.mode !== body.mode)) {
    faults.mode = [schedulesSentences.otherMode];
  }
  const { age_category_id: age, match_category_id: category, category_class_id: ofClass } = body;
  if (isOther(age, (match) => match.ageCategoryId)) faults.age_category_id = [schedulesSentences.otherAge];
  if (isOther(category, (match) => match.matchCategoryId)) {
    faults.match_category_id = [schedulesSentences.otherCategory];
  }
  if (isOther(ofClass, (match) => match.categoryClassId)) faults.category_class_id = [schedulesSentences.otherClass];
  return faults;

  function isOther(chosen: number | Every | undefined, of: (match: SelectedMatch) => number | null): boolean {
    return chosen !== undefined && chosen !== EVERY && matches.some((match) => of(match) !== chosen);
  }
}

/** What is saved only once it was shown and meant (spec 2 §5), as sentences. */
export function toBeConfirmed(body: ScheduleRequest, tournament: { startDate: string; endDate: string }): string[] {
  const early = body.matches.filter((match) => match.start_time < body.start_time).length;
  return [
    ...(isOutside(body.scheduled_date, tournament.startDate, tournament.endDate)
      ? [warningTexts.outsideTournament]
      : []),
    ...(early > 0 ? [schedulesTexts.early(early, clockTime(body.start_time))] : []),
  ];
}

function faultOf(
  match: SelectedMatch | undefined,
  kind: MatchKind,
  tournamentId: number,
  scheduleId: number | null,
): Sentence | null {
  if (!match || match.tournamentId !== tournamentId || match.kind !== kind) {
    return schedulesSentences.matchNotFound;
  }
  if (match.scheduleId !== null && match.scheduleId !== scheduleId) {
    return schedulesSentences.scheduledElsewhere(match.heldBy ?? '');
  }
  if (match.scheduleId !== null) return null;
  if (match.hasBye) return schedulesSentences.hasBye;
  if (match.status === 'finished' || match.status === 'walkover') return schedulesSentences.isOver;
  return null;
}

export function idOf(item: { tournament_match_id?: number; seni_match_id?: number }): number | undefined {
  return item.tournament_match_id ?? item.seni_match_id;
}

function fieldOf(body: ScheduleRequest, index: number): string {
  return `matches.${index}.${body.matches[index]?.seni_match_id ? 'seni_match_id' : 'tournament_match_id'}`;
}
