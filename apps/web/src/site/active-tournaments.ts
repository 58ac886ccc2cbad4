// Tournaments as every page knows them: the active ones, and what is told at once when one opens, closes or changes.
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import { type LoggedEvent, streams } from '@gelanggang/contract/events';
import type { TournamentCard } from '@gelanggang/contract/tournaments';
import { useQueryClient } from '@tanstack/react-query';
import { OF_TOURNAMENTS } from '../lib/tournament-calls';
import { forget, useCall } from '../lib/use-call';
import { useTopic } from '../live/use-live';

interface OfATournament {
  /** Not of every page of a list. */
  tournament?: { id: number };
}

/** Whatever of tournaments a page shows is fetched again when one of them changes; one per layout. */
export function useTournamentNews(): void {
  const client = useQueryClient();
  /** Null: of all of them. */
  const refresh = (changed: ReadonlySet<number> | null) => {
    void forget(client, ...OF_TOURNAMENTS);
    // these follow streams of their own, which do not tell a tournament's name, nor who holds it
    void client.invalidateQueries({
      predicate: ({ meta, state }) => {
        const id = meta?.namesTournament && (state.data as OfATournament | undefined)?.tournament?.id;
        return meta?.namesTournaments === true || (typeof id === 'number' && (changed?.has(id) ?? true));
      },
    });
  };
  const onEvents = (events: LoggedEvent[]) => {
    const changed = events.flatMap((event) => (event.type === 'tournament.changed' ? [event.data.tournament_id] : []));
    if (changed.length > 0) refresh(new Set(changed));
  };
  useTopic(streams.site, {
    onEvents,
    // most of what the site tells is of no tournament: a menu, a role
    onReset: (told) => (told ? onEvents(told) : refresh(null)),
  });
}

export const useActiveTournaments = (): TournamentCard[] =>
  useCall(tournamentCalls.active, {}, { staleTime: 60_000 }).data ?? [];
