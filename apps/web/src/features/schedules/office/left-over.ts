// What of a schedule was not fought, to be taken to another day.
import type { ScheduledMatch, ScheduleRow } from '@gelanggang/contract/schedules';

export interface LeftMatch {
  id: number;
  partai: string;
  names: string[];
  date: string;
  time: string;
  arena: string;
  /** Its call has to be taken back before it can go. */
  isCalled: boolean;
}

export function leftIn(row: ScheduleRow): LeftMatch[] {
  return row.details.flatMap((detail): LeftMatch[] => {
    const match = detail.tournament_match ?? detail.seni_match;
    if (!match || !(match.status === 'scheduled' || match.status === 'called') || hasBye(match)) return [];
    return [
      {
        id: match.id,
        partai: detail.partai,
        names: namesOf(match),
        date: row.scheduled_date,
        time: detail.start_time,
        arena: row.arena.name,
        isCalled: match.status === 'called',
      },
    ];
  });
}

/** Published, on a day that is over, and not fought to its end. */
export const isLeftOver = (row: ScheduleRow, today: string): boolean =>
  !row.is_draft && row.scheduled_date < today && leftIn(row).length > 0;

function namesOf({ kind, participant_one: one, participant_two: two }: ScheduledMatch): string[] {
  return kind === 'seni' ? [one.name || two.name] : [one.name, two.name];
}

const hasBye = ({ participant_one: one, participant_two: two }: ScheduledMatch): boolean =>
  one.state === 'bye' || two.state === 'bye';
