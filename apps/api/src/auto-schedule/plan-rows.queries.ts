// A plan and its slots as they are stored, and the locks under which they change.
import type { EntityManager } from 'typeorm';
import type {
  AutoScheduleParams,
  AutoScheduleRuleCost,
  AutoScheduleSlot,
  NoPlaceReason,
} from '@gelanggang/contract/auto-schedule';
import { wallMinute } from '@gelanggang/domain/schedule/auto/plan-types';
import { conflict, notFound } from '../http/refusals';
import { autoScheduleSentences } from './sentences';

export interface PlanRow {
  id: number;
  tournamentId: number;
  status: 'open' | 'taken' | 'discarded';
  settings: AutoScheduleParams;
  ruleCosts: AutoScheduleRuleCost[];
  plannedEnd: string | null;
  lowerBound: string | null;
  version: number;
  createdBy: string | null;
  updatedAt: Date;
}

export interface SlotRow {
  matchId: number;
  arenaId: number | null;
  date: string | null;
  time: string | null;
  lengthMinutes: number;
  isPinned: boolean;
  reason: NoPlaceReason | null;
  seen: string | null;
}

const SELECT = `
  select p.id, p.tournament_id as "tournamentId", p.status, p.version, a.name as "createdBy",
    to_char(p.plan_end, 'YYYY-MM-DD"T"HH24:MI') as "plannedEnd",
    to_char(p.lower_bound, 'YYYY-MM-DD"T"HH24:MI') as "lowerBound", p.updated_at as "updatedAt",
    p.settings || jsonb_build_object('rules', r.rules) as settings, r.costs as "ruleCosts"
  from schedule_plan p join tournament t on t.id = p.tournament_id and t.deleted_at is null
  cross join lateral (
    select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'most', most, 'round', round,
        'date', to_char(date, 'YYYY-MM-DD'), 'start_time', to_char(start_time, 'HH24:MI'),
        'end_time', to_char(end_time, 'HH24:MI'), 'arena_ids', arena_ids, 'age_category_ids', age_category_ids,
        'name', name) order by position), '[]') as rules,
      coalesce(jsonb_agg(jsonb_build_object('minutes', cost_minutes, 'matches', cost_matches) order by position), '[]')
        as costs
    from schedule_plan_rule where plan_id = p.id
  ) r
  left join account a on a.id = p.created_by`;

/** The open one; else the last, for its settings. */
export async function lastPlan(manager: EntityManager, tournamentId: number): Promise<PlanRow | null> {
  const [row] = await manager.query<PlanRow[]>(
    `${SELECT} where p.tournament_id = $1 order by p.status = 'open' desc, p.updated_at desc, p.id desc limit 1`,
    [tournamentId],
  );
  return row ?? null;
}

export async function findPlan(manager: EntityManager, id: number): Promise<PlanRow> {
  const [row] = await manager.query<PlanRow[]>(`${SELECT} where p.id = $1`, [id]);
  if (!row) throw notFound(autoScheduleSentences.planNotFound);
  return row;
}

/** Nobody else changes it until the transaction ends. `version` is what the caller has seen; null: it does not matter. */
export async function lockOpenPlan(manager: EntityManager, id: number, version: number | null): Promise<PlanRow> {
  await manager.query('select 1 from schedule_plan where id = $1 for no key update', [id]);
  const plan = await findPlan(manager, id);
  if (plan.status === 'taken') throw conflict(autoScheduleSentences.planTaken);
  if (plan.status === 'discarded') throw conflict(autoScheduleSentences.planIsDropped);
  if (version !== null && plan.version !== version) {
    throw conflict(autoScheduleSentences.planChanged);
  }
  return plan;
}

export function planSlots(manager: EntityManager, planId: number): Promise<SlotRow[]> {
  return manager.query<SlotRow[]>(
    `select match_id as "matchId", arena_id as "arenaId", scheduled_date as date,
       to_char(start_time, 'HH24:MI') as time, length_minutes as "lengthMinutes", is_pinned as "isPinned", reason, seen
     from schedule_plan_slot where plan_id = $1 order by match_id`,
    [planId],
  );
}

/** Its minute on the wall clock; null without a place. */
export function startOf({ date, time }: SlotRow): number | null {
  return date !== null && time !== null ? wallMinute(date, time) : null;
}

export function toSlot({ matchId, arenaId, date, time, isPinned, reason }: SlotRow): AutoScheduleSlot {
  const hasPlace = arenaId !== null && date !== null && time !== null;
  return {
    match_id: matchId,
    place: hasPlace ? { arena_id: arenaId, scheduled_date: date, start_time: time } : null,
    is_pinned: isPinned,
    reason,
  };
}
