// Asks whether new days of a tournament are meant, where they leave schedules or the ages of athletes behind.
import type { EntityManager } from 'typeorm';
import type { TournamentRequest } from '@gelanggang/contract/tournament-settings';
import { ageBounds } from '@gelanggang/database/queries/age-categories';
import { type Days, type EnteredAge, leftBehind, type ScheduledDay } from '@gelanggang/domain/tournament/moved-days';
import { longDate } from '@gelanggang/domain/words/dates';
import { toConfirm } from '../http/refusals';
import { tournamentsSentences } from './sentences';
import { tournamentsTexts as texts } from './texts';

/** So many days, or names, are told; of the others how many there are. */
const MOST_TOLD = 5;

const SCHEDULED = `
select to_char(scheduled_date, 'YYYY-MM-DD') as date, count(*)::int as schedules
from schedule where tournament_id = $1 group by scheduled_date order by scheduled_date`;

const ENTERED = `
select m.name, a.name as age, to_char(m.birth_date, 'YYYY-MM-DD') as "birthDate", ${ageBounds()}
from tournament_entry e join team_member m on m.id = e.team_member_id join age_category a on a.id = m.age_category_id
where e.tournament_id = $1 order by m.name, m.id`;

/** 409 before anything is written, to who says that it can ask; everybody else is taken at their word. */
export async function askWhetherMeant(
  manager: EntityManager,
  id: number,
  before: Days,
  { is_confirmed: isConfirmed, start_date: startDate, end_date: endDate }: TournamentRequest,
): Promise<void> {
  if (isConfirmed !== false || (startDate === before.startDate && endDate === before.endDate)) return;
  const scheduled = await manager.query<ScheduledDay[]>(SCHEDULED, [id]);
  const entered = await manager.query<(EnteredAge & { name: string; age: string })[]>(ENTERED, [id]);
  const { days, misfits } = leftBehind(before, { startDate, endDate }, { scheduled, entered });
  const schedules = days.reduce((sum, one) => sum + one.schedules, 0);
  const asked = [
    ...(days.length > 0
      ? [
          texts.daysLeft(
            schedules,
            told(days, ({ date }) => longDate(date)),
          ),
        ]
      : []),
    ...(misfits.length > 0
      ? [
          texts.agesLeft(
            misfits.length,
            told(misfits, ({ name, age }) => `${name} (${age})`),
          ),
        ]
      : []),
  ];
  if (asked.length > 0) throw toConfirm(tournamentsSentences.toConfirm(asked.join(' ')), asked);
}

function told<One>(ones: readonly One[], textOf: (one: One) => string): string {
  const more = ones.length - MOST_TOLD;
  return [...ones.slice(0, MOST_TOLD).map(textOf), ...(more > 0 ? [texts.andMore(more)] : [])].join(', ');
}
