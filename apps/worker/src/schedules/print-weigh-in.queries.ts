// Reads who is weighed on a day, class by class, with room for the measured weight and a signature.
import { ageBounds } from '@gelanggang/database/queries/age-categories';
import type { EntityManager } from 'typeorm';
import type { JobParams } from '@gelanggang/contract/jobs';
import type { AgeBounds } from '@gelanggang/domain/athletes/age';
import type { PrintWeighed, PrintWeighIn } from '@gelanggang/contract/print';
import { onlyWeighed, SCHEDULED_ATHLETES } from '@gelanggang/database/queries/weighed.queries';
import { GENDER_LABELS, type Gender } from '@gelanggang/domain/words/genders';
import { JobFailure } from '@gelanggang/platform/jobs/job-handler';
import { readPrintTournament } from '../pdf/print-tournament.queries';
import { scheduleFileTexts as texts } from './texts';

interface Row extends Omit<PrintWeighed, 'class_name'>, AgeBounds {
  age: string;
  gender: Gender;
  class: string;
}

const ATHLETES = `
select x.name, x.contingent, a.name as age, ${ageBounds()}, x.gender, cc.name as class, cc.weight_min, cc.weight_max,
  x.partai, to_char(x.start_time, 'HH24:MI') as time, x.arena
from (${SCHEDULED_ATHLETES}) x
join age_category a on a.id = x.age_category_id
join category_class cc on cc.id = x.category_class_id
order by a.position, a.name, x.gender desc, cc.position, cc.name, x.name`;

/** Fails with a sentence for people where there is nothing to print. */
export async function readPrintWeighIn(
  manager: EntityManager,
  { tournament_id: tournamentId, date }: JobParams['weigh-in-pdf'],
): Promise<PrintWeighIn> {
  const tournament = await readPrintTournament(manager, tournamentId);
  const all = await manager.query<Row[]>(ATHLETES, [tournamentId, date]);
  const rows = await onlyWeighed(manager, tournamentId, all);
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
