// Tells the matches in which somebody stands, or a class, whose name was changed: open pages and kept answers show it at once.
import type { EntityManager } from 'typeorm';
import { type Events, streams } from '@gelanggang/contract/events';
import type { ReadWhole } from '@gelanggang/contract/told-whole';
import type { Emit, LockedManager } from '@gelanggang/platform/events/event-log';
import { tellMatches } from './tell-schedules';

/** Whose name is another one now. */
export type Renamed = { memberIds: readonly number[] } | { contingentIds: readonly number[] } | { classId: number };

const STANDING_IN = 'select distinct m.tournament_id as "tournamentId", m.id from match m';

const MATCHES = {
  memberIds: `with unit as materialized (
      select pm.unit_id as id from participant p join pool_unit_member pm on pm.participant_id = p.id
      where p.team_member_id = any($1::bigint[]))
    ${STANDING_IN} join unit u on u.id = m.blue_unit_id union
    ${STANDING_IN} join unit u on u.id = m.red_unit_id order by 1, 2`,
  contingentIds: `with unit as materialized (select id from pool_unit where contingent_id = any($1::bigint[]))
    ${STANDING_IN} join unit u on u.id = m.blue_unit_id union
    ${STANDING_IN} join unit u on u.id = m.red_unit_id order by 1, 2`,
  classId: `${STANDING_IN} join pool p on p.id = m.pool_id join drawing d on d.id = p.drawing_id
    where d.category_class_id = $1::bigint order by 1, 2`,
} as const;

export async function tellRenamed(manager: EntityManager, emit: Emit, renamed: Renamed): Promise<void> {
  const [sql, value] =
    'memberIds' in renamed
      ? [MATCHES.memberIds, renamed.memberIds]
      : 'contingentIds' in renamed
        ? [MATCHES.contingentIds, renamed.contingentIds]
        : [MATCHES.classId, renamed.classId];
  if (Array.isArray(value) && value.length === 0) return;
  const rows = await manager.query<{ tournamentId: number; id: number }[]>(sql, [value]);
  const byTournament = new Map<number, number[]>();
  for (const { tournamentId, id } of rows)
    byTournament.set(tournamentId, [...(byTournament.get(tournamentId) ?? []), id]);
  for (const [tournamentId, ids] of byTournament) tellMatches(emit, tournamentId, ids);
}

/**
 * People who are named by initials from here on, or by name again: open pages show it, and what was told of their
 * tournaments before, which names them otherwise, is told to nobody any more.
 */
export async function tellNamedOtherwise(manager: EntityManager, emit: Emit, memberIds: readonly number[]) {
  const rows = await manager.query<{ tournamentId: number }[]>(
    `select distinct tournament_id as "tournamentId" from tournament_entry where team_member_id = any($1::bigint[]) order by 1`,
    [memberIds],
  );
  for (const { tournamentId } of rows) {
    const stream = streams.tournament(tournamentId);
    emit.whole(stream, 'names.changed', (locked) => takeBack(locked, stream, tournamentId));
  }
  await tellRenamed(manager, emit, { memberIds });
}

/** Under the stream's lock: whoever told something there by the old names has committed. */
async function takeBack(locked: LockedManager, stream: string, tournamentId: number) {
  await locked.query('delete from event where stream = $1', [stream]);
  return { tournament_id: tournamentId } as ReadWhole<Events['names.changed']>;
}
