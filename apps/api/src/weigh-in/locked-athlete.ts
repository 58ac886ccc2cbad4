// Takes what a weigh-in decides on: the athlete's pool first, so that two at the scales and the arena's table queue.
import { ageBounds } from '@gelanggang/database/queries/age-categories';
import type { EntityManager } from 'typeorm';
import { readRuleSetOf } from '@gelanggang/database/queries/rule-set.queries';
import type { AgeBounds } from '@gelanggang/domain/athletes/age';
import type { ClassBounds } from '@gelanggang/domain/athletes/class-for';
import { WEIGH_IN_LABELS, type WeighInOutcome } from '@gelanggang/domain/athletes/weigh-in';
import { ageGroupOf } from '@gelanggang/domain/rules/age-groups';
import { clockTime, localDateTime } from '@gelanggang/domain/words/dates';
import { kilograms } from '@gelanggang/domain/words/weights';
import { conflict, invalid, notFound } from '../http/refusals';
import { weighInSentences } from './sentences';

export interface LockedAthlete {
  participantId: number;
  tournamentId: number;
  timeZone: string;
  name: string;
  unitId: number;
  poolId: number;
  bounds: ClassBounds;
}

/** Of a participant with a scheduled tanding match on that day. */
export async function lockAthlete(manager: EntityManager, participantId: number, date: string): Promise<LockedAthlete> {
  const [found] = await manager.query<
    (Omit<LockedAthlete, 'bounds'> & ClassBounds & AgeBounds & { fights: boolean })[]
  >(
    `select pa.id as "participantId", pa.tournament_id as "tournamentId", t.time_zone as "timeZone", tm.name,
       um.unit_id as "unitId", p.id as "poolId", cc.weight_min::float8 as "weightMin",
       cc.weight_max::float8 as "weightMax", cc.includes_min as "includesMin",
       ${ageBounds()}, exists (
         select 1 from match m
         join schedule_detail d on d.match_id = m.id
         join schedule s on s.id = d.schedule_id and not s.is_draft
         where um.unit_id in (m.blue_unit_id, m.red_unit_id) and s.scheduled_date = $2::date) as fights
     from participant pa
     join tournament t on t.id = pa.tournament_id and t.deleted_at is null
     join team_member tm on tm.id = pa.team_member_id
     join pool_unit_member um on um.participant_id = pa.id
     join pool_unit u on u.id = um.unit_id
     join pool p on p.id = u.pool_id
     join drawing g on g.id = p.drawing_id and g.match_category_id = 1
     join category_class cc on cc.id = g.category_class_id
     join age_category a on a.id = g.age_category_id
     where pa.id = $1`,
    [participantId, date],
  );
  if (!found) throw notFound(weighInSentences.notDrawn);
  if (!found.fights) throw invalid({ date: [weighInSentences.notOnThatDay] });
  const { weightMin, weightMax, includesMin, aboveYears, upToYears, counting, fights: _, ...athlete } = found;
  const set = await readRuleSetOf(manager, athlete.tournamentId);
  if (set && !ageGroupOf({ aboveYears, upToYears, counting }, set).isWeighed) {
    throw invalid({ participant_id: [weighInSentences.ageNotWeighed] });
  }
  await manager.query('select 1 from pool where id = $1 for no key update', [athlete.poolId]);
  return { ...athlete, bounds: { weightMin, weightMax, includesMin } };
}

interface Recorded {
  id: number;
  outcome: WeighInOutcome;
  weight: number | null;
  walkoverResultId: number | null;
  officials: string[];
  by: string | null;
  at: Date;
}

/** Read after the pool is held: what was recorded while we waited is seen. */
export async function standingWeighIn(
  manager: EntityManager,
  participantId: number,
  date: string,
): Promise<Recorded | null> {
  const [standing] = await manager.query<Recorded[]>(
    `select w.id, w.outcome, w.weight::float8 as weight, w.walkover_result_id as "walkoverResultId", w.officials, a.name as by,
       w.recorded_at as at
     from weigh_in w left join account a on a.id = w.recorded_by
     where w.participant_id = $1 and w.date = $2::date and w.replaced_at is null`,
    [participantId, date],
  );
  return standing ?? null;
}

/** 409: who has recorded what, and when. */
export function alreadyRecorded(athlete: LockedAthlete, { outcome, weight, by, at }: Recorded) {
  const time = () => clockTime(localDateTime(at, athlete.timeZone).time);
  const label = () => WEIGH_IN_LABELS[outcome].toLowerCase();
  const what = () => (weight === null ? label() : `${label()}, ${kilograms(weight)}`);
  const { recordedMeanwhile, recordedBy } = weighInSentences;
  return conflict(by === null ? recordedMeanwhile(athlete.name, time, what) : recordedBy(athlete.name, by, time, what));
}
