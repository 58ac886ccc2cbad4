// Reads the board of sessions with who works there, the seats of one session's matches, and an official's own rota.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type {
  BoardOfficial,
  BoardSession,
  OfficialBoard,
  OfficialRateRow,
  OfficialRota,
  RotaSession,
  SeatAnswer,
  SessionSeats,
} from '@gelanggang/contract/official-duties';
import {
  type DutyRow,
  type DutySession,
  readDuties,
  readDutySessions,
  readSeatedMatches,
  readSeats,
  regionLevel,
  type SeatedMatch,
  type SeatRow,
} from '@gelanggang/database/queries/official.queries';
import { dutyConflicts, seatConflicts } from '@gelanggang/domain/officials/conflicts';
import { grouped } from '@gelanggang/domain/grouped';
import { ARENA_ROLES, AT_THE_MAT, bySeat, type OfficialRole, seatsOf } from '@gelanggang/domain/officials/roles';
import { notFound } from '../http/refusals';
import { readRule } from '../scoring/scoring-rule.queries';
import { OfficialsQueries } from './officials.queries';
import { officialsSentences } from './sentences';
import { thingSentences } from '../http/sentences';

const CODE = /^[A-Za-z0-9_-]{22}$/;

export interface MatOfficial {
  id: number;
  name: string;
  roles: OfficialRole[];
  days: string[] | null;
  provinceId: number | null;
  districtId: number | null;
  region: string;
}

@Injectable()
export class OfficialDutiesQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly officials: OfficialsQueries,
  ) {}

  async board(tournamentId: number): Promise<OfficialBoard> {
    const { manager } = this.dataSource;
    const { tournament } = await this.officials.tournament(tournamentId);
    const sessions = await readDutySessions(manager, tournamentId);
    const duties = await readDuties(manager, tournamentId);
    const matches = await readSeatedMatches(manager, tournamentId);
    const seats = (await readSeats(manager, tournamentId)).filter(({ endedAt }) => endedAt === null);
    const people = await matOfficials(manager, tournamentId);
    const level = await regionLevel(manager, tournamentId);
    const wanted = await this.seatsWanted(manager, tournamentId);
    const byId = new Map(people.map((one) => [one.id, one]));
    const matchesOf = grouped(matches, ({ scheduleId }) => scheduleId);
    const seatsOfMatch = grouped(seats, ({ matchId }) => matchId);
    const standing = duties.filter(({ endedAt }) => endedAt === null);
    return {
      tournament,
      region_by: level,
      sessions: sessions.map((session) => {
        const own = matchesOf.get(session.id) ?? [];
        const taken = own.flatMap((match) =>
          (seatsOfMatch.get(match.id) ?? []).map((seat) => ({ match, official: byId.get(seat.officialId) })),
        );
        return {
          ...wireSession(session),
          matches: own.length,
          begun: own.filter(({ hasBegun }) => hasBegun).length,
          seats: own.length * wanted(session.kind).length,
          filled: taken.length,
          own_region: taken.filter(({ match, official }) => official && isOwn(match, official, level)).length,
          duties: duties
            .filter(({ scheduleId }) => scheduleId === session.id)
            .map((duty) => ({
              ...{ id: duty.id, official_id: duty.officialId, name: duty.name, role: duty.role },
              is_by_hand: duty.isByHand,
              conflicts: duty.endedAt === null ? conflictsOf(duty, session, sessions, standing, byId) : [],
              ended: duty.endedAt === null ? null : { at: duty.endedAt, reason: duty.endedReason ?? '' },
            })),
        };
      }),
      officials: people.map(({ id, name, roles, days, region }): BoardOfficial => ({
        ...{ id, name, roles, days, region },
        sessions: standing.filter((one) => one.officialId === id).length,
        seats: seats.filter((one) => one.officialId === id).length,
      })),
    };
  }

  async session(scheduleId: number): Promise<SessionSeats> {
    const { manager } = this.dataSource;
    const [schedule] = await manager.query<{ tournamentId: number }[]>(
      `select s.tournament_id as "tournamentId" from schedule s
       join tournament t on t.id = s.tournament_id and t.deleted_at is null where s.id = $1`,
      [scheduleId],
    );
    if (!schedule) throw notFound(thingSentences.schedule);
    const { tournamentId } = schedule;
    const matches = await readSeatedMatches(manager, tournamentId, scheduleId);
    const seats = grouped(await readSeats(manager, tournamentId, scheduleId), ({ matchId }) => matchId);
    const people = new Map((await matOfficials(manager, tournamentId)).map((one) => [one.id, one]));
    const level = await regionLevel(manager, tournamentId);
    const wanted = await this.seatsWanted(manager, tournamentId);
    const duties = await readDuties(manager, tournamentId);
    const pool = new Set(
      duties.filter((one) => one.scheduleId === scheduleId && one.endedAt === null).map((one) => one.officialId),
    );
    return {
      matches: matches.map((match) => {
        const own = seats.get(match.id) ?? [];
        const places = [...new Set([...wanted(match.kind), ...own.map(({ seat }) => seat)])].sort(bySeat);
        return {
          ...{ id: match.id, partai: match.partai, time: match.time, kind: match.kind, status: match.status },
          ...{ blue: match.blue, red: match.red },
          own_region: [...people.values()].flatMap((one) => (isOwn(match, one, level) ? [one.id] : [])),
          seats: places.map((place) =>
            seatAnswer(place, own, (official) => {
              const person = people.get(official);
              return person ? seatConflicts(regionOf(person, level), regionsOf(match, level), pool.has(official)) : [];
            }),
          ),
        };
      }),
    };
  }

  /** Bounded by the days of one event; nothing but what its own official needs. */
  async rota(code: string): Promise<OfficialRota> {
    const { manager } = this.dataSource;
    const [official] = CODE.test(code)
      ? await manager.query<(OfficialRota['tournament'] & { id: number; own: string; tournamentId: number })[]>(
          `select o.id, o.name as own, o.tournament_id as "tournamentId", t.name, t.time_zone,
             to_char(t.start_date, 'YYYY-MM-DD') as start_date, to_char(t.end_date, 'YYYY-MM-DD') as end_date
           from official o join tournament t on t.id = o.tournament_id and t.deleted_at is null where o.code = $1`,
          [code],
        )
      : [];
    if (!official) throw notFound(officialsSentences.linkInvalid);
    const { id, own, tournamentId, ...tournament } = official;
    const sessions = (await readDutySessions(manager, tournamentId)).filter(({ isDraft }) => !isDraft);
    const duties = (await readDuties(manager, tournamentId)).filter(
      (one) => one.officialId === id && one.endedAt === null,
    );
    const seats = new Map(
      (await readSeats(manager, tournamentId))
        .filter((one) => one.officialId === id && one.endedAt === null)
        .map((one) => [one.matchId, one.seat]),
    );
    const matches = (await readSeatedMatches(manager, tournamentId)).filter((match) => seats.has(match.id));
    const mine = sessions.flatMap((session): RotaSession[] => {
      const roles = duties.filter(({ scheduleId }) => scheduleId === session.id).map(({ role }) => role);
      const sat = matches.filter(({ scheduleId }) => scheduleId === session.id);
      if (roles.length === 0 && sat.length === 0) return [];
      return [
        {
          ...{ arena: session.arena, date: session.date, start_time: session.startTime, end_time: session.endTime },
          roles: roles.length === 0 ? [AT_THE_MAT] : roles,
          matches: sat.map(({ id: matchId, partai, time, status }) => ({
            ...{ partai, time, status },
            seat: seats.get(matchId) ?? 0,
          })),
        },
      ];
    });
    return { name: own, tournament, sessions: mine };
  }

  /** Of every role at an arena; 0 while nobody has set it. */
  async rates(tournamentId: number): Promise<OfficialRateRow[]> {
    const { manager } = this.dataSource;
    await this.officials.tournament(tournamentId);
    const set = await manager.query<OfficialRateRow[]>(
      'select role, per_match, per_session from official_rate where tournament_id = $1',
      [tournamentId],
    );
    return ARENA_ROLES.map((role) => set.find((one) => one.role === role) ?? { role, per_match: 0, per_session: 0 });
  }

  async seatsWanted(manager: EntityManager, tournamentId: number): Promise<(kind: DutySession['kind']) => number[]> {
    const rule = await readRule(manager, tournamentId);
    const [tanding, seni] = [rule?.judges ?? 3, rule?.seni_judges ?? 4];
    return (kind) => seatsOf(kind, kind === 'seni' ? seni : tanding);
  }
}

export async function matOfficials(manager: EntityManager, tournamentId: number): Promise<MatOfficial[]> {
  return manager.query<MatOfficial[]>(
    `select o.id, o.name, o.roles, o.province_id as "provinceId", o.district_id as "districtId",
       concat_ws(', ', d.name, p.name) as region,
       (select array_agg(to_char(day, 'YYYY-MM-DD') order by day) from unnest(o.days) as day) as days
     from official o left join province p on p.id = o.province_id left join district d on d.id = o.district_id
     where o.tournament_id = $1 order by lower(o.name), o.id`,
    [tournamentId],
  );
}

type Level = 'province' | 'district';
export const regionOf = (one: MatOfficial, level: Level): number | null =>
  level === 'province' ? one.provinceId : one.districtId;
export const regionsOf = (match: SeatedMatch, level: Level): (number | null)[] =>
  level === 'province' ? match.provinces : match.districts;

function isOwn(match: SeatedMatch, official: MatOfficial, level: Level): boolean {
  const region = regionOf(official, level);
  return region !== null && regionsOf(match, level).includes(region);
}

function wireSession(
  session: DutySession,
): Pick<BoardSession, 'id' | 'arena' | 'date' | 'start_time' | 'end_time' | 'kind' | 'is_draft'> {
  const { id, arena, date, kind } = session;
  return { id, arena, date, kind, start_time: session.startTime, end_time: session.endTime, is_draft: session.isDraft };
}

function conflictsOf(
  duty: DutyRow,
  session: DutySession,
  sessions: readonly DutySession[],
  standing: readonly DutyRow[],
  people: ReadonlyMap<number, MatOfficial>,
): string[] {
  const official = people.get(duty.officialId);
  if (!official) return [];
  const others = new Set(
    standing
      .filter((one) => one.officialId === duty.officialId && one.scheduleId !== session.id)
      .map((one) => one.scheduleId),
  );
  const elsewhere = sessions
    .filter((one) => others.has(one.id) && one.arenaId !== session.arenaId)
    .filter((one) => one.from < session.to && session.from < one.to)
    .map(({ arena }) => arena);
  return dutyConflicts({ day: session.date, days: official.days, roles: official.roles, role: duty.role, elsewhere });
}

function seatAnswer(seat: number, own: readonly SeatRow[], conflicts: (officialId: number) => string[]): SeatAnswer {
  const of = own.filter((one) => one.seat === seat);
  const now = of.find(({ endedAt }) => endedAt === null);
  return {
    seat,
    official_id: now?.officialId ?? null,
    name: now?.name ?? '',
    seated_by: now?.seatedBy ?? null,
    conflicts: now ? conflicts(now.officialId) : [],
    before: of
      .flatMap(({ name, endedAt, endedReason }) =>
        endedAt === null ? [] : [{ name, at: endedAt, reason: endedReason ?? '' }],
      )
      .reverse(),
  };
}
