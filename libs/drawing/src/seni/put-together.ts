// Who performs with whom: the office's own choice for the undrawn participants of one contingent (PUT /seni/units).
import type { DataSource } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import { checkTeams, type TeamsRefusal } from '@gelanggang/domain/seni/units';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { lockEntries } from '../locks';
import { readEntrants, type SeniEvent, undrawn, unitSizeOf } from './seni-entries.queries';

export type TeamsOutcome = { ok: true } | TeamsRefusal | { ok: false; code: 'solo' };

/** What somebody has drawn, paid or taken back meanwhile is told by a refusal: the choice must name exactly who is there. */
export function putTogether(
  dataSource: DataSource,
  event: SeniEvent,
  contingentId: number,
  teams: readonly (readonly number[])[],
): Promise<TeamsOutcome> {
  const unitSize = unitSizeOf(event.matchCategoryId);
  return writeWithEvents(dataSource, async (manager, emit): Promise<TeamsOutcome> => {
    if (unitSize === 1) return { ok: false, code: 'solo' };
    // drawing holds the same row: nobody is put together while being drawn
    await lockEntries(manager, event.tournamentId, event.matchCategoryId);
    const entrants = await readEntrants(manager, event);
    const own = undrawn(entrants).filter((one) => one.contingentId === contingentId);
    const checked = checkTeams(
      own.map((one) => one.id),
      teams,
      unitSize,
    );
    if (!checked.ok) return checked;
    const ids = teams.flat();
    // drawn teams keep their numbers: should they be drawn anew, nobody is mixed up with them
    const taken = entrants.filter((one) => one.contingentId === contingentId && !ids.includes(one.id));
    const first = 1 + Math.max(0, ...taken.map((one) => one.teamNumber ?? 0));
    const numbers = teams.flatMap((team, index) => team.map(() => first + index));
    await manager.query(
      `update participant p set team_number = r.number
       from unnest($1::bigint[], $2::int[]) as r(id, number) where p.id = r.id`,
      [ids, numbers],
    );
    emit(streams.staff(event.tournamentId), 'entries.changed', {
      tournament_id: event.tournamentId,
      contingents: 0,
      members: 0,
    });
    return { ok: true };
  });
}
