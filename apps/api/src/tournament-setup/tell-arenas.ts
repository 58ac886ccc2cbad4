// Tells the arenas of a tournament, and the matches that name one of them: where they stood before, whom they wait for.
import type { EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import { readLiveArenas } from '@gelanggang/database/queries/live-arena.queries';
import type { Emit } from '@gelanggang/platform/events/event-log';
import { tellMatches } from '@gelanggang/scheduling/tell-schedules';

export function tellArenas(emit: Emit, tournamentId: number, naming: readonly number[] = []): void {
  emit.whole(streams.tournament(tournamentId), 'arena.changed', async (locked) => ({
    arenas: await readLiveArenas(locked, tournamentId),
  }));
  tellMatches(emit, tournamentId, naming);
}

/** Matches of this arena, those that stood in it when their schedule was announced, and those that one of its matches decides. */
export async function matchesNaming(manager: EntityManager, arenaId: number): Promise<number[]> {
  const rows = await manager.query<{ id: number }[]>(
    `select match_id as id from published_slot where arena_id = $1
     union
     select d.match_id from schedule s join schedule_detail d on d.schedule_id = s.id
     where s.tournament_arena_id = $1 and not s.is_draft
     union
     select f.id from schedule s join schedule_detail d on d.schedule_id = s.id join match m on m.id = d.match_id
     join match f on f.id in (m.next_match_id, m.loser_match_id)
     where s.tournament_arena_id = $1 and not s.is_draft
     order by id`,
    [arenaId],
  );
  return rows.map((row) => row.id);
}
