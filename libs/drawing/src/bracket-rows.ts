// Writes and removes the matches of a pool: a few statements, whatever the size of the bracket.
import type { EntityManager } from 'typeorm';
import type { DrawnMatch, MatchLink } from '@gelanggang/domain/draw/bracket';
import type { Emit } from '@gelanggang/platform/events/event-log';
import { prepared } from '@gelanggang/platform/statements/prepared';
import { markSchedules, readHeldSchedules } from './lost-slots';

/** Ids are taken first, so that a match can name the next one in the same insert. Answers them. */
export async function insertBracket(
  manager: EntityManager,
  pool: { id: number; tournamentId: number },
  matches: readonly DrawnMatch[],
): Promise<number[]> {
  const ids: { id: number }[] = await manager.query(
    prepared(`select nextval(pg_get_serial_sequence('match', 'id')) as id from generate_series(1, $1::int)`),
    [matches.length],
  );
  const place = (round: number, position: number) => `${round}/${position}`;
  const idAt = new Map(matches.map((match, index) => [place(match.round, match.position), ids[index]!.id]));
  const idOf = (link: MatchLink | null) => (link ? idAt.get(place(link.round, link.position)) : null);
  const rows = matches.map((match) => ({
    id: idAt.get(place(match.round, match.position)),
    round: match.round,
    position: match.position,
    is_third_place: match.isThirdPlace,
    blue_state: match.blue.state,
    blue_unit_id: match.blue.unitId,
    red_state: match.red.state,
    red_unit_id: match.red.unitId,
    next_match_id: idOf(match.next),
    next_corner: match.next?.corner ?? null,
    loser_match_id: idOf(match.loser),
    loser_corner: match.loser?.corner ?? null,
  }));
  await manager.query(
    prepared(`insert into match (id, tournament_id, pool_id, kind, mode, round, position, is_third_place, blue_state,
                        blue_unit_id, red_state, red_unit_id, next_match_id, next_corner, loser_match_id, loser_corner)
     select r.id, $1, $2, 'tanding', 'battle', r.round, r.position, r.is_third_place, r.blue_state, r.blue_unit_id,
            r.red_state, r.red_unit_id, r.next_match_id, r.next_corner, r.loser_match_id, r.loser_corner
     from jsonb_to_recordset($3::jsonb) as r(
       id bigint, round int, position int, is_third_place boolean, blue_state text, blue_unit_id bigint,
       red_state text, red_unit_id bigint, next_match_id bigint, next_corner text, loser_match_id bigint,
       loser_corner text)`),
    [pool.tournamentId, pool.id, JSON.stringify(rows)],
  );
  return ids.map(({ id }) => id);
}

/**
 * Removes the pool's matches with their schedule slots, and its dummies; returns the ids of the matches. The caller
 * has held the schedules before the pool; those that lose matches are marked.
 */
export async function removeBracket(
  manager: EntityManager,
  emit: Emit,
  pool: { id: number; tournamentId: number },
): Promise<number[]> {
  const held = await readHeldSchedules(manager, [pool.id]);
  const removed: [{ id: number }[], number] = await manager.query('delete from match where pool_id = $1 returning id', [
    pool.id,
  ]);
  await manager.query('delete from pool_unit where pool_id = $1 and is_dummy', [pool.id]);
  await markSchedules(manager, emit, pool.tournamentId, held);
  return removed[0].map((match) => match.id).sort((a, b) => a - b);
}
