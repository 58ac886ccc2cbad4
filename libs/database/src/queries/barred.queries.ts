// Who stands in a match and may not fight it: by the scales (rulebook 2025, art. 2.4.b.2, 5), or for doping (art. 11.6.g.6.e).
import type { EntityManager } from 'typeorm';
import { prepared } from '@gelanggang/platform/statements/prepared';
import type { BarredCorner } from '@gelanggang/domain/results/barred';

export interface BarredInMatch extends BarredCorner {
  match_id: number;
}

/**
 * Of matches that are still to be fought, and of performances: those are barred for doping alone. The last weigh-in up to the day of the match counts: who was out of class is out
 * until the scales say otherwise, who was absent is so for that day.
 */
export function readBarred(manager: EntityManager, matchIds: readonly number[]): Promise<BarredInMatch[]> {
  return manager.query(BARRED, [matchIds]);
}

/** `w.outcome`: what the scales say of a unit `u` for a match `m` of tournament `t`, planned in schedule `s`. */
const BARRED = prepared(
  `select m.id as match_id, c.corner, case when q.unit_id is not null then 'doping' else w.outcome end as by
   from match m
   join tournament t on t.id = m.tournament_id
   left join schedule_detail d on d.match_id = m.id
   left join schedule s on s.id = d.schedule_id
   cross join lateral (values ('blue', m.blue_unit_id), ('red', m.red_unit_id)) as c (corner, unit_id)
   left join disqualified_unit q on q.unit_id = c.unit_id
   left join lateral (
     select w.outcome, w.date = coalesce(s.scheduled_date, (now() at time zone t.time_zone)::date) as "isOfDay"
     from pool_unit_member um
     join weigh_in w on w.participant_id = um.participant_id and w.replaced_at is null
     where um.unit_id = c.unit_id and w.date <= coalesce(s.scheduled_date, (now() at time zone t.time_zone)::date)
     order by w.date desc limit 1) w on true
   where m.id = any($1::bigint[]) and m.status in ('scheduled', 'called')
     and (q.unit_id is not null
       or (m.kind = 'tanding' and (w.outcome = 'out-of-class' or (w.outcome = 'absent' and w."isOfDay"))))
   order by m.id, c.corner`,
);

/** The walkover that these corners have lost by the scales is theirs: who may fight after all takes it back. */
export async function bindToWeighIns(
  manager: EntityManager,
  resultId: number,
  barred: readonly BarredInMatch[],
): Promise<void> {
  await manager.query(BIND, [resultId, barred.map((one) => one.match_id), barred.map((one) => one.corner)]);
}

const BIND = prepared(
  `update weigh_in w set walkover_result_id = $1
   from unnest($2::bigint[], $3::text[]) as b (match_id, corner)
   join match m on m.id = b.match_id
   join pool_unit_member um on um.unit_id = case b.corner when 'blue' then m.blue_unit_id else m.red_unit_id end
   where w.participant_id = um.participant_id and w.replaced_at is null and w.outcome <> 'present'
     and w.walkover_result_id is null`,
);
