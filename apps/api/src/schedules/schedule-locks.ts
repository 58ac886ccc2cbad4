// What saving or deleting a schedule holds: the numbering, arenas, the schedule, its matches by id (realtime-and-jobs, Events).
import type { EntityManager } from 'typeorm';
import type { PartaiNumbering } from '@gelanggang/domain/schedule/partai-numbers';
import { lockNumbering } from '@gelanggang/scheduling/number-slots';
import { partaiOfMatchSql } from '@gelanggang/database/queries/partai-name';
import { partaiSubject } from '@gelanggang/domain/schedule/partai-names';
import { conflict, invalid, notFound } from '../http/refusals';
import type { SelectedMatch } from './schedule-rules';
import { schedulesSentences } from './sentences';
import { schedulesTexts } from './texts';
import { thingSentences } from '../http/sentences';

export interface LockedSchedule {
  id: number;
  tournamentId: number;
  arenaId: number;
  /** `YYYY-MM-DD` */
  date: string;
  version: number;
  isDraft: boolean;
  matchIds: number[];
}

/** The tournament's numbering; then the arena of the request, and on an edit the one before, in order of id. */
export async function lockArenas(
  manager: EntityManager,
  tournamentId: number,
  arenaId: number,
  before: number | null,
): Promise<PartaiNumbering> {
  const numbering = await lockNumbering(manager, tournamentId);
  if (!numbering) throw invalid({ tournament_id: [thingSentences.tournament] });
  const rows = await manager.query<{ id: number; tournamentId: number }[]>(
    `select id, tournament_id as "tournamentId" from tournament_arena where id = any($1::bigint[])
     order by id for no key update`,
    [[arenaId, before].filter((id) => id !== null)],
  );
  if (!rows.some((row) => row.id === arenaId && row.tournamentId === tournamentId)) {
    throw invalid({ tournament_arena_id: [thingSentences.arenaOfTournament] });
  }
  return numbering;
}

export async function findSchedule(manager: EntityManager, id: number): Promise<LockedSchedule> {
  const [schedule] = await manager.query<LockedSchedule[]>(
    `select s.id, s.tournament_id as "tournamentId", s.tournament_arena_id as "arenaId",
       to_char(s.scheduled_date, 'YYYY-MM-DD') as date, s.version,
       s.is_draft as "isDraft",
       coalesce((select json_agg(d.match_id order by d.match_id) from schedule_detail d where d.schedule_id = s.id),
         '[]') as "matchIds"
     from schedule s join tournament t on t.id = s.tournament_id and t.deleted_at is null
     where s.id = $1`,
    [id],
  );
  if (!schedule) throw notFound(schedulesSentences.notFound);
  return schedule;
}

/** As it is once nobody else can change it; 409 when it is no longer in the arena that the caller has locked. */
export async function lockSchedule(manager: EntityManager, seen: LockedSchedule): Promise<LockedSchedule> {
  await manager.query('select 1 from schedule where id = $1 for no key update', [seen.id]);
  const schedule = await findSchedule(manager, seen.id);
  if (schedule.arenaId !== seen.arenaId) throw changedMeanwhile();
  return schedule;
}

export const changedMeanwhile = () => conflict(schedulesSentences.changed);

const WAS_CALLED = `(m.status in ('called', 'ongoing', 'finished') or m.status = 'walkover' and m.started_at is not null)`;

export async function lockMatches(manager: EntityManager, ids: readonly number[]): Promise<Map<number, SelectedMatch>> {
  await manager.query('select 1 from match where id = any($1::bigint[]) order by id for no key update', [ids]);
  const rows = await manager.query<SelectedMatch[]>(
    `select m.id, m.kind, m.mode, m.tournament_id as "tournamentId", m.status,
       'bye' in (m.blue_state, m.red_state) as "hasBye", g.age_category_id as "ageCategoryId",
       g.match_category_id as "matchCategoryId", g.category_class_id as "categoryClassId", d.schedule_id as "scheduleId",
       a.name || ', ' || to_char(s.scheduled_date, 'DD-MM-YYYY') as "heldBy",
       case when ${WAS_CALLED} then to_char(d.start_time, 'HH24:MI') end as "begunAt"
     from match m join pool p on p.id = m.pool_id join drawing g on g.id = p.drawing_id
     left join schedule_detail d on d.match_id = m.id
     left join schedule s on s.id = d.schedule_id
     left join tournament_arena a on a.id = s.tournament_arena_id
     where m.id = any($1::bigint[])`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** What cannot be done to the schedule of a match that has begun. */
export type Kept = keyof typeof schedulesTexts.keeps;

/**
 * A match that was called, is under way or was decided keeps its schedule: it could not come back into one. One that was
 * decided by walkover before it was called goes along where its schedule moves or becomes a draft, and with a schedule that
 * is deleted once nothing else is left in it.
 */
export async function refuseBegun(manager: EntityManager, matchIds: readonly number[], kept: Kept): Promise<void> {
  const [match] = await manager.query<{ partai: string; status: keyof typeof schedulesTexts.begun }[]>(
    `select ${partaiOfMatchSql('m.id')} as partai,
       case when m.status = 'walkover' and ${WAS_CALLED} then 'finished' else m.status end as status
     from match m join schedule_detail d on d.match_id = m.id
     where m.id = any($1::bigint[]) and (${WAS_CALLED} or m.status = 'walkover' and ($2 = 'slot'
       or $2 = 'last' and exists (select from match o where o.id = any($1::bigint[]) and o.status <> 'walkover')))
     order by m.status = 'ongoing' desc, m.status = 'called' desc, ${WAS_CALLED} desc, d.number limit 1`,
    [matchIds, kept],
  );
  if (!match) return;
  const { partai, status } = match;
  const said = schedulesTexts.keeps[kept === 'last' && status !== 'walkover' ? 'slot' : kept];
  throw conflict(schedulesSentences.begunKeeps(partaiSubject(partai), schedulesTexts.begun[status], said));
}
