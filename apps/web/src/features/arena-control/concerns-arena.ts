// Which news of a tournament change what the desk of one arena shows: there are as many desks as arenas.
import type { ArenaQueue } from '@gelanggang/contract/arena-control';
import type { LoggedEvent } from '@gelanggang/contract/events';
import { isWhole, type ToldMatch } from '@gelanggang/contract/match-patch';

/** Of matches: those of the arena or of its queue, and a protest anywhere, which may hold up a match that follows. */
export function concernsArena(event: LoggedEvent, { arena, matches }: Pick<ArenaQueue, 'arena' | 'matches'>): boolean {
  if (event.type !== 'matches.changed') return true;
  return event.data.matches.some(
    (told) =>
      told.arena_id === arena.id || isWhole(told) || isProtest(told) || matches.some((match) => match.id === told.id),
  );
}

/** A call or a result tells of the clock too. */
const isProtest = (told: ToldMatch): boolean => told.standing !== undefined && told.clock === undefined;
