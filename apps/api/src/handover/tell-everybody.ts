// Open pages of a tournament that came by file fetch everything anew.
import type { EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/streams';
import { LAST_FOUGHT, readLiveScore } from '@gelanggang/database/queries/score-sheet.queries';
import type { Emit } from '@gelanggang/platform/events/event-log';
import type { HandoverHeader } from './handover-file';

/** So far ahead that nobody can be told what was between (MOST_REPLAYED_EVENTS). */
const LEAP = 1_000_000;

/** Open pages ask again who holds which tournament. The caller has changed its row, which nobody else changes until the commit. */
export async function tellOffice(manager: EntityManager, emit: Emit, id: number): Promise<void> {
  const [row]: { status: 'active' | 'inactive' }[] = await manager.query(
    'select status from tournament where id = $1',
    [id],
  );
  if (!row) throw new Error(`Tournament ${id} is not there.`);
  emit(streams.site, 'tournament.changed', { tournament_id: id, status: row.status });
}

/** The streams whose numbers travel: of the tournament, of its office, and of its arenas. */
export async function streamsOf(manager: EntityManager, tournamentId: number): Promise<string[]> {
  const arenas: { id: number }[] = await manager.query('select id from tournament_arena where tournament_id = $1', [
    tournamentId,
  ]);
  return [streams.tournament(tournamentId), streams.staff(tournamentId), ...arenas.map(({ id }) => streams.arena(id))];
}

/** What is emitted here only says that there is something new: no page is near enough in its stream to be told it. */
export async function tellEverybody(manager: EntityManager, emit: Emit, header: HandoverHeader): Promise<void> {
  const { id } = header.tournament;
  const sheets: { id: number; arenaId: number }[] = await manager.query(
    `select distinct on (s.arena_id) s.id, s.arena_id as "arenaId"
     from score_sheet s join tournament_arena a on a.id = s.arena_id
     where a.tournament_id = $1 order by s.arena_id, ${LAST_FOUGHT}`,
    [id],
  );
  const told = [streams.tournament(id), streams.staff(id), ...sheets.map(({ arenaId }) => streams.arena(arenaId))];
  // in order of name, as everybody locks them
  for (const name of [streams.site, ...told].sort()) {
    if (name === streams.site) await manager.query('select from stream where name = $1 for update', [name]);
    else
      await manager.query(
        `insert into stream as s (name, seq) values ($1, $2::bigint + $3)
         on conflict (name) do update set seq = greatest(s.seq, $2) + $3`,
        [name, header.streams[name] ?? 0, LEAP],
      );
  }
  await tellOffice(manager, emit, id);
  emit.whole(streams.tournament(id), 'matches.changed', () => Promise.resolve({ matches: [] }));
  emit(streams.staff(id), 'setup.changed', { tournament_id: id });
  for (const sheet of sheets)
    emit.whole(streams.arena(sheet.arenaId), 'score.changed', async (locked) => ({
      score: await readLiveScore(locked, sheet.id),
    }));
}
