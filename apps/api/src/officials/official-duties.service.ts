// Puts officials to sessions and seats: by the planner, by hand, in somebody's place. Who was there stays on record.
import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import type { Said } from '@gelanggang/contract/http';
import type {
  OfficialDutyRequest,
  OfficialPlanned,
  OfficialPlanRequest,
  OfficialRatesRequest,
  OfficialSeatRequest,
  ReplaceDutyRequest,
} from '@gelanggang/contract/official-duties';
import type { SeatedMatch } from '@gelanggang/database/queries/official.queries';
import { AT_THE_MAT, roleLabel, seatName } from '@gelanggang/domain/officials/roles';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { conflict, invalid, notFound } from '../http/refusals';
import { REPLACED, sit } from './sit';
import { matOfficials, OfficialDutiesQueries } from './official-duties.queries';
import { savePlan, sessionsToPlan } from './official-plan';
import { officialsSentences } from './sentences';
import { officialsTexts } from './texts';
import { thingSentences } from '../http/sentences';

const TAKEN_OFF = 'dilepas panitia';

@Injectable()
export class OfficialDutiesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queries: OfficialDutiesQueries,
  ) {}

  /** Anew for all matches that have not begun; what was done by hand stays, and so does every match that has begun. */
  plan(tournamentId: number, { most_in_a_row: mostInARow }: OfficialPlanRequest): Promise<OfficialPlanned> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      await lockTournament(manager, tournamentId);
      if ((await matOfficials(manager, tournamentId)).length === 0) {
        throw conflict(officialsSentences.noOfficials);
      }
      const isPlanned = ({ hasBegun }: SeatedMatch): boolean => !hasBegun;
      const sessions = await sessionsToPlan(manager, tournamentId, isPlanned);
      if (sessions.length === 0) throw conflict(officialsSentences.noMatches);
      await forgetPlanned(manager, tournamentId, sessions);
      const plan = await savePlan(manager, {
        ...{ tournamentId, sessions, isPlanned, mostInARow },
        wanted: await this.queries.seatsWanted(manager, tournamentId),
        seed: randomBytes(8).toString('hex'),
      });
      emit(streams.staff(tournamentId), 'officials.changed', { tournament_id: tournamentId });
      const { unfilled, ownRegion, tired } = plan;
      return {
        message: officialsTexts.planned(plan.seats.length, unfilled, ownRegion, tired),
        data: { seats: plan.seats.length, unfilled, own_region: ownRegion, tired },
      };
    });
  }

  saveRates(tournamentId: number, { rates }: OfficialRatesRequest): Promise<Said> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      await lockTournament(manager, tournamentId);
      await manager.query(
        `insert into official_rate (tournament_id, role, per_match, per_session)
         select $1, n.role, n.per_match, n.per_session
         from unnest($2::text[], $3::int[], $4::int[]) as n (role, per_match, per_session)
         on conflict (tournament_id, role) do update set per_match = excluded.per_match,
           per_session = excluded.per_session`,
        [
          tournamentId,
          rates.map(({ role }) => role),
          rates.map((one) => one.per_match),
          rates.map((one) => one.per_session),
        ],
      );
      emit(streams.staff(tournamentId), 'officials.changed', { tournament_id: tournamentId });
      return { message: officialsTexts.ratesSaved };
    });
  }

  /** Sent twice they are there once. */
  add({ schedule_id: scheduleId, official_id: officialId, role }: OfficialDutyRequest): Promise<Said> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const tournamentId = await lockSchedule(manager, scheduleId);
      const { name } = await requireOfficial(manager, tournamentId, officialId);
      await manager.query(
        `insert into official_duty (tournament_id, schedule_id, official_id, role, is_by_hand)
         values ($1, $2, $3, $4, true)
         on conflict (schedule_id, official_id, role) where ended_at is null do update set is_by_hand = true`,
        [tournamentId, scheduleId, officialId, role],
      );
      emit(streams.staff(tournamentId), 'officials.changed', { tournament_id: tournamentId });
      return { message: officialsTexts.assigned(name, roleLabel(role).toLowerCase()) };
    });
  }

  /** From now on: seats of matches that have not begun go to who comes, those that have begun stay as they were. */
  replace(dutyId: number, { official_id: officialId, reason }: ReplaceDutyRequest): Promise<Said> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const [duty] = await manager.query<
        { tournamentId: number; scheduleId: number; officialId: number; role: string }[]
      >(
        `select d.tournament_id as "tournamentId", d.schedule_id as "scheduleId", d.official_id as "officialId", d.role
         from official_duty d join tournament t on t.id = d.tournament_id and t.deleted_at is null
         where d.id = $1 and d.ended_at is null for update of d`,
        [dutyId],
      );
      if (!duty) throw notFound(officialsSentences.dutyGone);
      const { tournamentId, scheduleId } = duty;
      await lockTournament(manager, tournamentId);
      if (officialId === duty.officialId) throw invalid({ official_id: [officialsSentences.chooseOther] });
      const why = reason ?? (officialId === undefined ? TAKEN_OFF : REPLACED);
      await manager.query('update official_duty set ended_at = now(), ended_reason = $2 where id = $1', [dutyId, why]);
      const next = officialId === undefined ? null : await requireOfficial(manager, tournamentId, officialId);
      if (next) {
        await manager.query(
          `insert into official_duty (tournament_id, schedule_id, official_id, role, is_by_hand)
           values ($1, $2, $3, $4, true)
           on conflict (schedule_id, official_id, role) where ended_at is null do update set is_by_hand = true`,
          [tournamentId, scheduleId, next.id, duty.role],
        );
      }
      const [left] = await manager.query<[{ matchId: number; seat: number }[], number]>(
        `update official_seat x set ended_at = now(), ended_reason = $3
         from schedule_detail d join match m on m.id = d.match_id
         where d.schedule_id = $1 and x.match_id = d.match_id and x.official_id = $2 and x.ended_at is null
           and m.started_at is null and m.status not in ('finished', 'walkover') and $4 = '${AT_THE_MAT}'
         returning x.match_id as "matchId", x.seat`,
        [scheduleId, duty.officialId, why, duty.role],
      );
      const moved: unknown[] = next
        ? await manager.query(
            `insert into official_seat (tournament_id, match_id, seat, official_id, seated_by)
           select $1, s.match_id, s.seat, $2, 'hand' from unnest($3::bigint[], $4::int[]) as s (match_id, seat)
           where not exists (select from official_seat x where x.match_id = s.match_id and x.official_id = $2
             and x.ended_at is null) returning 1`,
            [tournamentId, next.id, left.map((one) => one.matchId), left.map((one) => one.seat)],
          )
        : [];
      emit(streams.staff(tournamentId), 'officials.changed', { tournament_id: tournamentId });
      return {
        message: next
          ? officialsTexts.replaced(next.name, moved.length, left.length - moved.length)
          : officialsTexts.dutyRemoved(left.length),
      };
    });
  }

  /** By the office, before a match or while it runs: who sat there before stays in the record. */
  seat(matchId: number, { seat, official_id: officialId, reason }: OfficialSeatRequest): Promise<Said> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const [match] = await manager.query<{ tournamentId: number }[]>(
        `select m.tournament_id as "tournamentId" from match m
         join tournament t on t.id = m.tournament_id and t.deleted_at is null where m.id = $1 for no key update of m`,
        [matchId],
      );
      if (!match) throw notFound(thingSentences.match);
      if (seat === 11) throw invalid({ seat: [officialsSentences.unknownSeat] });
      const { tournamentId } = match;
      const next = officialId === undefined ? null : await requireOfficial(manager, tournamentId, officialId);
      await sit(manager, { tournamentId, matchId, seat, officialId: next?.id ?? null, by: 'hand', reason });
      emit(streams.staff(tournamentId), 'officials.changed', { tournament_id: tournamentId });
      return {
        message: next ? officialsTexts.seated(seatName(seat), next.name) : officialsTexts.seatEmptied(seatName(seat)),
      };
    });
  }
}

async function lockTournament(manager: EntityManager, tournamentId: number): Promise<void> {
  const found = await manager.query<unknown[]>(
    'select 1 from tournament where id = $1 and deleted_at is null for no key update',
    [tournamentId],
  );
  if (found.length === 0) throw notFound(thingSentences.event);
}

async function lockSchedule(manager: EntityManager, scheduleId: number): Promise<number> {
  const [schedule] = await manager.query<{ tournamentId: number }[]>(
    `select s.tournament_id as "tournamentId" from schedule s
     join tournament t on t.id = s.tournament_id and t.deleted_at is null where s.id = $1 for key share of s`,
    [scheduleId],
  );
  if (!schedule) throw invalid({ schedule_id: [thingSentences.schedule] });
  return schedule.tournamentId;
}

async function requireOfficial(
  manager: EntityManager,
  tournamentId: number,
  officialId: number,
): Promise<{ id: number; name: string }> {
  const [official] = await manager.query<{ id: number; name: string }[]>(
    'select id, name from official where id = $1 and tournament_id = $2',
    [officialId, tournamentId],
  );
  if (!official) throw invalid({ official_id: [officialsSentences.notInTournament] });
  return official;
}

/** What an earlier plan has put to matches that have not begun, and to sessions where none has. */
async function forgetPlanned(
  manager: EntityManager,
  tournamentId: number,
  open: readonly { id: number }[],
): Promise<void> {
  const ids = open.map(({ id }) => id);
  await manager.query(
    `delete from official_seat x using schedule_detail d, match m
     where x.tournament_id = $1 and d.match_id = x.match_id and m.id = x.match_id and d.schedule_id = any($2::bigint[])
       and x.seated_by = 'plan' and x.ended_at is null and m.started_at is null and m.status not in ('finished', 'walkover')`,
    [tournamentId, ids],
  );
  await manager.query(
    `delete from official_duty y where y.tournament_id = $1 and y.schedule_id = any($2::bigint[]) and not y.is_by_hand
       and y.ended_at is null and not exists (select from schedule_detail d join match m on m.id = d.match_id
         where d.schedule_id = y.schedule_id and (m.started_at is not null or m.status in ('finished', 'walkover')))`,
    [tournamentId, ids],
  );
}
