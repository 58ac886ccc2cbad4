// Where officials work: the sessions of a tournament with who is on duty, and who sits where in their matches.
import type { EntityManager } from 'typeorm';
import { type OfficialRole, REFEREE_SEAT } from '@gelanggang/domain/officials/roles';
import type { MatchStatus } from '@gelanggang/domain/results/match-steps';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import { partaiSql } from './partai-name';

export interface DutySession {
  id: number;
  arenaId: number;
  arena: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:MM` */
  startTime: string;
  endTime: string;
  /** Minutes, of all days one after the other. */
  from: number;
  to: number;
  kind: MatchKind;
  isDraft: boolean;
}

/** By day, start and arena. It ends as it says, or a quarter of an hour after its last match begins. */
export function readDutySessions(manager: EntityManager, tournamentId: number): Promise<DutySession[]> {
  return manager.query<DutySession[]>(
    `select s.id, s.arena_id as "arenaId", s.arena, s.date, to_char(s.start_time, 'HH24:MI') as "startTime",
       to_char(s.end_time, 'HH24:MI') as "endTime", s.kind, s.is_draft as "isDraft",
       (s.day * 1440 + extract(epoch from s.start_time) / 60)::int as "from",
       (s.day * 1440 + extract(epoch from s.end_time) / 60)::int as "to"
     from (
       select s.id, a.id as arena_id, a.name as arena, to_char(s.scheduled_date, 'YYYY-MM-DD') as date, s.start_time,
         s.kind, s.is_draft, (s.scheduled_date - date '2000-01-01') as day,
         least(time '23:59', greatest(s.end_time, s.start_time + interval '15 minutes',
           (select max(d.start_time) + interval '15 minutes' from schedule_detail d where d.schedule_id = s.id))) as end_time
       from schedule s join tournament_arena a on a.id = s.tournament_arena_id where s.tournament_id = $1
     ) s order by s.date, s.start_time, s.arena, s.id`,
    [tournamentId],
  );
}

export interface DutyRow {
  id: number;
  scheduleId: number;
  officialId: number;
  name: string;
  role: OfficialRole;
  isByHand: boolean;
  /** ISO 8601; null while they are there. */
  endedAt: string | null;
  endedReason: string | null;
}

const moment = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

export function readDuties(manager: EntityManager, tournamentId: number): Promise<DutyRow[]> {
  return manager.query<DutyRow[]>(
    `select d.id, d.schedule_id as "scheduleId", d.official_id as "officialId", o.name, d.role,
       d.is_by_hand as "isByHand", ${moment('d.ended_at')} as "endedAt", d.ended_reason as "endedReason"
     from official_duty d join official o on o.id = d.official_id
     where d.tournament_id = $1 order by d.role, lower(o.name), d.id`,
    [tournamentId],
  );
}

export interface SeatedMatch {
  id: number;
  scheduleId: number;
  /** 'A24' */
  partai: string;
  /** `HH:MM` */
  time: string;
  kind: MatchKind;
  status: MatchStatus;
  hasBegun: boolean;
  /** Of blue and red, where they are known. */
  provinces: (number | null)[];
  districts: (number | null)[];
  blue: string;
  red: string;
}

/** In the order of their sessions; `scheduleId`: of that one alone. */
export function readSeatedMatches(
  manager: EntityManager,
  tournamentId: number,
  scheduleId: number | null = null,
): Promise<SeatedMatch[]> {
  return manager.query<SeatedMatch[]>(
    `select m.id, d.schedule_id as "scheduleId", ${partaiSql('a.code', 'd.number')} as partai,
       to_char(d.start_time, 'HH24:MI') as time, m.kind, m.status,
       (m.started_at is not null or m.status in ('finished', 'walkover')) as "hasBegun",
       array[b.province_id, r.province_id]::int[] as provinces, array[b.district_id, r.district_id]::int[] as districts,
       coalesce(b.name, '') as blue, coalesce(r.name, '') as red
     from schedule_detail d join schedule s on s.id = d.schedule_id
     join tournament_arena a on a.id = s.tournament_arena_id join match m on m.id = d.match_id
     left join pool_unit bu on bu.id = m.blue_unit_id left join contingent b on b.id = bu.contingent_id
     left join pool_unit ru on ru.id = m.red_unit_id left join contingent r on r.id = ru.contingent_id
     where d.tournament_id = $1 and ($2::bigint is null or d.schedule_id = $2)
     order by s.scheduled_date, s.start_time, a.name, s.id, d."order"`,
    [tournamentId, scheduleId],
  );
}

export interface SeatRow {
  matchId: number;
  seat: number;
  officialId: number;
  name: string;
  seatedBy: 'plan' | 'hand' | 'panel';
  endedAt: string | null;
  endedReason: string | null;
}

/** Who sits there, and who sat there before; the office's list of one session or of all. */
export function readSeats(
  manager: EntityManager,
  tournamentId: number,
  scheduleId: number | null = null,
): Promise<SeatRow[]> {
  return manager.query<SeatRow[]>(
    `select x.match_id as "matchId", x.seat, x.official_id as "officialId", o.name, x.seated_by as "seatedBy",
       ${moment('x.ended_at')} as "endedAt", x.ended_reason as "endedReason"
     from official_seat x join official o on o.id = x.official_id
     where x.tournament_id = $1 and ($2::bigint is null or x.match_id in
       (select d.match_id from schedule_detail d where d.schedule_id = $2))
     order by x.match_id, x.seat, x.ended_at nulls last, x.id`,
    [tournamentId, scheduleId],
  );
}

/**
 * By what "own region" is meant: contingents of several provinces are held apart by province, those of one province by
 * their regency or city.
 */
export async function regionLevel(manager: EntityManager, tournamentId: number): Promise<'province' | 'district'> {
  const [row] = await manager.query<{ provinces: number }[]>(
    `select count(distinct c.province_id)::int as provinces
     from contingent_registration r join contingent c on c.id = r.contingent_id where r.tournament_id = $1`,
    [tournamentId],
  );
  return (row?.provinces ?? 0) > 1 ? 'province' : 'district';
}

/** Who sits where in these matches, the referee first; none where a tournament has no list of officials. */
export function readSeatNames(
  manager: EntityManager,
  matchIds: readonly number[],
): Promise<{ match_id: number; seat: number; name: string }[]> {
  return manager.query<{ match_id: number; seat: number; name: string }[]>(
    `select x.match_id, x.seat, o.name from official_seat x join official o on o.id = x.official_id
     where x.match_id = any($1::bigint[]) and x.ended_at is null
     order by x.match_id, x.seat <> ${REFEREE_SEAT}, x.seat = 0, x.seat`,
    [matchIds],
  );
}

export interface WorkRow {
  name: string;
  role: OfficialRole;
  region: string;
  licence: string;
  /** Begun matches in which they sat, also those that they left to another; sessions that were fought. */
  matches: number;
  sessions: number;
  perMatch: number;
  perSession: number;
}

/** What each official has done in each role, and what the tournament pays for it; by name. */
export function readWork(manager: EntityManager, tournamentId: number): Promise<WorkRow[]> {
  return manager.query<WorkRow[]>(
    `select o.name, w.role, concat_ws(', ', di.name, p.name) as region, o.licence, sum(w.matches)::int as matches,
       sum(w.sessions)::int as sessions, coalesce(r.per_match, 0) as "perMatch", coalesce(r.per_session, 0) as "perSession"
     from (
       select x.official_id, case when x.seat = 0 then 'council' else 'referee-judge' end as role,
         count(distinct x.match_id) as matches, 0 as sessions
       from official_seat x join match m on m.id = x.match_id
       where x.tournament_id = $1 and m.started_at is not null and coalesce(x.ended_at, 'infinity') > m.started_at
       group by 1, 2
       union all
       select d.official_id, d.role, 0, count(distinct d.schedule_id) from official_duty d
       where d.tournament_id = $1 and exists (
         select from schedule_detail sd join match m on m.id = sd.match_id
         where sd.schedule_id = d.schedule_id and m.started_at is not null
           and coalesce(d.ended_at, 'infinity') > m.started_at)
       group by 1, 2
     ) w join official o on o.id = w.official_id
     left join province p on p.id = o.province_id left join district di on di.id = o.district_id
     left join official_rate r on r.tournament_id = $1 and r.role = w.role
     group by o.id, o.name, w.role, p.name, di.name, o.licence, r.per_match, r.per_session
     order by lower(o.name), o.id, w.role`,
    [tournamentId],
  );
}
