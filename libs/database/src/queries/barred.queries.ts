// Who stands in a match and may not fight it: by the scales (rulebook 2025, art. 2.4.b.2, 5), or for doping (art. 11.6.g.6.e).
import type { EntityManager } from 'typeorm';
import { prepared } from '@gelanggang/platform/statements/prepared';
import type { BarredBy, BarredCorner } from '@gelanggang/domain/results/barred';

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

/** Of a match that was saved without a fight, whether its result came of it or not. */
export function readBarredUnfought(manager: EntityManager, matchId: number): Promise<BarredInMatch[]> {
  return manager.query(BARRED_UNFOUGHT, [matchId]);
}

export interface UnitInMatch {
  matchId: number;
  unitId: number;
}

export interface BarredUnit extends UnitInMatch {
  by: BarredBy;
}

/** Those who would stand in these matches and may not fight them. */
export function readBarredUnits(manager: EntityManager, units: readonly UnitInMatch[]): Promise<BarredUnit[]> {
  return manager.query(BARRED_UNITS, [units.map(({ matchId }) => matchId), units.map(({ unitId }) => unitId)]);
}

/** What is known of a unit `c` for a match `m`: doping `q`, what the scales say `w`. */
const WHAT_IS_KNOWN = `
   join tournament t on t.id = m.tournament_id
   left join schedule_detail d on d.match_id = m.id
   left join schedule s on s.id = d.schedule_id
   left join disqualified_unit q on q.unit_id = c.unit_id
   left join lateral (
     select w.outcome, w.date = coalesce(s.scheduled_date, (now() at time zone t.time_zone)::date) as "isOfDay"
     from pool_unit_member um
     join weigh_in w on w.participant_id = um.participant_id and w.replaced_at is null
     where um.unit_id = c.unit_id and w.date <= coalesce(s.scheduled_date, (now() at time zone t.time_zone)::date)
     order by w.date desc limit 1) w on true`;
const MAY_NOT = `(q.unit_id is not null
   or (m.kind = 'tanding' and (w.outcome = 'out-of-class' or (w.outcome = 'absent' and w."isOfDay"))))`;
const BY = `case when q.unit_id is not null then 'doping' else w.outcome end`;
const barredCorners = (which: string) =>
  prepared(
    `select m.id as match_id, c.corner, ${BY} as by
     from match m
     cross join lateral (values ('blue', m.blue_unit_id), ('red', m.red_unit_id)) as c (corner, unit_id)
     ${WHAT_IS_KNOWN}
     where ${which} and ${MAY_NOT}
     order by m.id, c.corner`,
  );

const BARRED = barredCorners(`m.id = any($1::bigint[]) and m.status in ('scheduled', 'called')`);
const BARRED_UNFOUGHT = barredCorners(`m.id = $1 and m.status = 'walkover'`);
const BARRED_UNITS = prepared(
  `select m.id as "matchId", c.unit_id as "unitId", ${BY} as by
   from unnest($1::bigint[], $2::bigint[]) as c (match_id, unit_id)
   join match m on m.id = c.match_id
   ${WHAT_IS_KNOWN}
   where ${MAY_NOT}`,
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
     and not exists (select 1 from result r where r.id = w.walkover_result_id and r.withdrawn_at is null)`,
);
