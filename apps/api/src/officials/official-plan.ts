// Puts officials to the tables and mats of sessions, and to the seats of their matches, by the planner of the domain.
import type { EntityManager } from 'typeorm';
import {
  type DutySession,
  readDuties,
  readDutySessions,
  readSeatedMatches,
  readSeats,
  regionLevel,
  type SeatedMatch,
} from '@gelanggang/database/queries/official.queries';
import { grouped } from '@gelanggang/domain/grouped';
import { type PlannedSeats, planOfficials } from '@gelanggang/domain/officials/plan-officials';
import { planTables } from '@gelanggang/domain/officials/plan-tables';
import { AT_THE_MAT } from '@gelanggang/domain/officials/roles';
import type { Seed } from '@gelanggang/domain/random';
import { matOfficials, regionOf, regionsOf } from './official-duties.queries';

interface PlanToMake {
  tournamentId: number;
  sessions: readonly DutySession[];
  /** Whose seats are filled. */
  isPlanned(match: SeatedMatch): boolean;
  wanted(kind: DutySession['kind']): number[];
  mostInARow: number;
  seed: Seed;
}

/** The sessions of which a match is to be planned. */
export async function sessionsToPlan(
  manager: EntityManager,
  tournamentId: number,
  isPlanned: PlanToMake['isPlanned'],
): Promise<DutySession[]> {
  const matches = grouped(await readSeatedMatches(manager, tournamentId), ({ scheduleId }) => scheduleId);
  return (await readDutySessions(manager, tournamentId)).filter(({ id }) => matches.get(id)?.some(isPlanned));
}

/** Who stands at a session or holds a seat already stays there. */
export async function savePlan(manager: EntityManager, plan: PlanToMake): Promise<PlannedSeats> {
  const { tournamentId, sessions: open, isPlanned, wanted, mostInARow, seed } = plan;
  const people = await matOfficials(manager, tournamentId);
  const matches = grouped(await readSeatedMatches(manager, tournamentId), ({ scheduleId }) => scheduleId);
  const standing = (await readDuties(manager, tournamentId)).filter(({ endedAt }) => endedAt === null);
  const held = grouped(
    (await readSeats(manager, tournamentId)).filter(({ endedAt }) => endedAt === null),
    ({ matchId }) => matchId,
  );
  const level = await regionLevel(manager, tournamentId);
  const sessions = open.map(({ id, from, to, date, arenaId }) => ({ ...{ id, from, to, arenaId }, day: date }));
  const ofTables = standing
    .filter(({ role }) => role !== AT_THE_MAT)
    .map(({ scheduleId, officialId, role }) => ({ sessionId: scheduleId, officialId, role }));
  const tables = planTables(sessions, people, ofTables);
  const fixed = standing
    .filter(({ role }) => role === AT_THE_MAT)
    .map(({ scheduleId, officialId }) => ({ sessionId: scheduleId, officialId }));
  const atTables = [...tables, ...ofTables];
  const planned = planOfficials({
    ...{ seed, mostInARow, fixed },
    sessions: sessions.map((session) => ({
      ...session,
      // nobody works at a table and at the mat at once
      away: atTables.filter((one) => one.sessionId === session.id).map((one) => one.officialId),
      matches: (matches.get(session.id) ?? []).filter(isPlanned).map((match) => {
        const own = held.get(match.id) ?? [];
        return {
          id: match.id,
          regions: regionsOf(match, level).filter((region) => region !== null),
          seats: wanted(match.kind).filter((seat) => !own.some((one) => one.seat === seat)),
          taken: own.map(({ officialId }) => officialId),
        };
      }),
    })),
    officials: people
      .filter(({ roles }) => roles.includes(AT_THE_MAT))
      .map((one) => ({ id: one.id, region: regionOf(one, level), days: one.days })),
  });
  const isFixed = new Set(fixed.map((one) => `${one.sessionId} ${one.officialId}`));
  const mat = planned.duties.filter((one) => !isFixed.has(`${one.sessionId} ${one.officialId}`));
  await insertDuties(manager, tournamentId, [...tables, ...mat.map((one) => ({ ...one, role: AT_THE_MAT }))]);
  await insertSeats(manager, tournamentId, planned.seats);
  return planned;
}

async function insertDuties(
  manager: EntityManager,
  tournamentId: number,
  duties: readonly { sessionId: number; officialId: number; role: string }[],
): Promise<void> {
  await manager.query(
    `insert into official_duty (tournament_id, schedule_id, official_id, role)
     select $1, n.schedule_id, n.official_id, n.role
     from unnest($2::bigint[], $3::bigint[], $4::text[]) as n (schedule_id, official_id, role)
     on conflict (schedule_id, official_id, role) where ended_at is null do nothing`,
    [
      tournamentId,
      duties.map((one) => one.sessionId),
      duties.map((one) => one.officialId),
      duties.map((one) => one.role),
    ],
  );
}

async function insertSeats(
  manager: EntityManager,
  tournamentId: number,
  seats: readonly { matchId: number; seat: number; officialId: number }[],
): Promise<void> {
  await manager.query(
    `insert into official_seat (tournament_id, match_id, seat, official_id, seated_by)
     select $1, n.match_id, n.seat, n.official_id, 'plan'
     from unnest($2::bigint[], $3::int[], $4::bigint[]) as n (match_id, seat, official_id)`,
    [tournamentId, seats.map((one) => one.matchId), seats.map((one) => one.seat), seats.map((one) => one.officialId)],
  );
}
