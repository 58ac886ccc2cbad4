// Reads who works where in a tournament, to be printed.
import type { EntityManager } from 'typeorm';
import type { PrintDutySession, PrintOfficials } from '@gelanggang/contract/print';
import {
  readDuties,
  readDutySessions,
  readSeatedMatches,
  readSeats,
} from '@gelanggang/database/queries/official.queries';
import { grouped } from '@gelanggang/domain/grouped';
import { ARENA_ROLES, bySeat } from '@gelanggang/domain/officials/roles';
import { JobFailure } from '@gelanggang/platform/jobs/job-handler';
import { type Headed, readPrintTournament } from '../pdf/print-tournament.queries';
import { officialFileTexts } from './texts';

/** Fails with a sentence for people where nobody is put anywhere. */
export async function readPrintOfficials(
  manager: EntityManager,
  tournamentId: number,
): Promise<Headed<PrintOfficials>> {
  const tournament = await readPrintTournament(manager, tournamentId);
  const duties = (await readDuties(manager, tournamentId)).filter(({ endedAt }) => endedAt === null);
  const seats = grouped(
    (await readSeats(manager, tournamentId)).filter(({ endedAt }) => endedAt === null),
    ({ matchId }) => matchId,
  );
  const matches = grouped(await readSeatedMatches(manager, tournamentId), ({ scheduleId }) => scheduleId);
  const sessions = (await readDutySessions(manager, tournamentId)).map((session): PrintDutySession => {
    const own = duties.filter(({ scheduleId }) => scheduleId === session.id);
    return {
      ...{ arena: session.arena, date: session.date, start_time: session.startTime, end_time: session.endTime },
      duties: ARENA_ROLES.map((role) => ({
        role,
        names: own.filter((duty) => duty.role === role).map(({ name }) => name),
      })).filter(({ names }) => names.length > 0),
      matches: (matches.get(session.id) ?? []).map(({ id, partai, time }) => ({
        ...{ partai, time },
        seats: (seats.get(id) ?? []).map(({ seat, name }) => ({ seat, name })).sort((a, b) => bySeat(a.seat, b.seat)),
      })),
    };
  });
  const filled = sessions.filter((one) => one.duties.length > 0 || one.matches.some((match) => match.seats.length > 0));
  if (filled.length === 0) throw new JobFailure(officialFileTexts.nobodyPlaced);
  return { page: 'officials', tournament, printed_at: new Date().toISOString(), sessions: filled };
}
