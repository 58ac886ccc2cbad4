// The arenas of a tournament as everybody may see them, in the snapshot's order.
import type { LiveArena } from '@gelanggang/contract/live';
import type { StreamLock, Whole } from '@gelanggang/contract/told-whole';
import type { EntityManager } from 'typeorm';

export function readLiveArenas(manager: EntityManager & StreamLock, tournamentId: number): Promise<Whole<LiveArena>[]>;
export function readLiveArenas(manager: EntityManager, tournamentId: number): Promise<LiveArena[]>;
export function readLiveArenas(manager: EntityManager, tournamentId: number): Promise<LiveArena[]> {
  return manager.query<LiveArena[]>(
    'select id, name, code from tournament_arena where tournament_id = $1 order by name, id',
    [tournamentId],
  );
}
