// Reads who is weighed on a day, class by class, with room for the measured weight and a signature.
import { ageBounds } from '@gelanggang/database/queries/age-categories';
import type { EntityManager } from 'typeorm';
import type { JobParams } from '@gelanggang/contract/jobs';
import type { AgeBounds } from '@gelanggang/domain/athletes/age';
import type { PrintWeighed, PrintWeighIn } from '@gelanggang/contract/print';
import { readRuleSetOf } from '@gelanggang/database/queries/rule-set.queries';
import { ageGroupOf } from '@gelanggang/domain/rules/age-groups';
import { GENDER_LABELS, type Gender } from '@gelanggang/domain/words/genders';
import { JobFailure } from '@gelanggang/platform/jobs/job-handler';
import { partaiSql } from '@gelanggang/database/queries/partai-name';
import { readPrintTournament } from '../pdf/print-tournament.queries';
import { scheduleFileTexts as texts } from './texts';

interface Row extends Omit<PrintWeighed, 'class_name'>, AgeBounds {
  age: string;
  gender: Gender;
  class: string;
}

/** Everybody once, at the first of their scheduled tanding matches of the day. */
const ATHLETES = `
select * from (
  select distinct on (t.id) t.name, c.name as contingent, a.name as age, a.position as age_position,
    ${ageBounds()}, g.gender,
    cc.name as class, cc.position as class_position, cc.weight_min, cc.weight_max, ${partaiSql('ar.code', 'd.number')} as partai,
    to_char(d.start_time, 'HH24:MI') as time, ar.name as arena
  from schedule s
  join schedule_detail d on d.schedule_id = s.id
  join tournament_arena ar on ar.id = s.tournament_arena_id
  join match m on m.id = d.match_id and m.kind = 'tanding'
  join pool p on p.id = m.pool_id join drawing g on g.id = p.drawing_id
  join age_category a on a.id = g.age_category_id join category_class cc on cc.id = g.category_class_id
  join pool_unit_member um on um.unit_id in (m.blue_unit_id, m.red_unit_id)
  join participant pa on pa.id = um.participant_id join team_member t on t.id = pa.team_member_id
  join contingent c on c.id = t.contingent_id
  where s.tournament_id = $1 and s.scheduled_date = $2::date and not s.is_draft
  order by t.id, d.start_time
) weighed order by age_position, age, gender desc, class_position, class, name`;

/** Fails with a sentence for people where there is nothing to print. */
export async function readPrintWeighIn(
  manager: EntityManager,
  { tournament_id: tournamentId, date }: JobParams['weigh-in-pdf'],
): Promise<PrintWeighIn> {
  const tournament = await readPrintTournament(manager, tournamentId);
  const set = await readRuleSetOf(manager, tournamentId);
  const all = await manager.query<Row[]>(ATHLETES, [tournamentId, date]);
  const rows = all.filter((row) => !set || ageGroupOf(row, set).isWeighed);
  if (rows.length === 0) throw new JobFailure(texts.nobodyToWeigh);
  const printedAt = new Date().toISOString();
  return { page: 'weigh-in', tournament, printed_at: printedAt, date, athletes: rows.map(toWeighed) };
}

function toWeighed(row: Row): PrintWeighed {
  return {
    name: row.name,
    contingent: row.contingent,
    class_name: [row.age, GENDER_LABELS[row.gender], row.class].join(' '),
    weight_min: row.weight_min,
    weight_max: row.weight_max,
    partai: row.partai,
    time: row.time,
    arena: row.arena,
  };
}
