// Tournaments as every page knows them: the active ones, and what is told at once when one opens, closes or changes.
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import { type LoggedEvent, streams } from '@gelanggang/contract/events';
import type { TournamentCard } from '@gelanggang/contract/tournaments';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, keyOf } from '../lib/calls';
import { useTopic } from '../live/use-live';

/** Queries whose answer names the tournament that it is of. */
const OF_A_TOURNAMENT: ReadonlySet<unknown> = new Set(['live', 'match-recap', 'entry-lists']);
interface OfATournament {
  /** Not of every page of a list. */
  tournament?: { id: number };
}

/** Whatever of tournaments a page shows is fetched again when one of them changes; one per layout. */
export function useTournamentNews(): void {
  const client = useQueryClient();
  /** Null: of all of them. */
  const refresh = (changed: ReadonlySet<number> | null) => {
    void client.invalidateQueries({ queryKey: ['tournaments'] });
    void client.invalidateQueries({ queryKey: ['lookup', ...keyOf(tournamentCalls.all)] });
    void client.invalidateQueries({ queryKey: ['records'] });
    // these follow streams of their own, which do not tell a tournament's name, nor who holds it
    void client.invalidateQueries({
      predicate: ({ queryKey, state }) => {
        const id = OF_A_TOURNAMENT.has(queryKey[0]) && (state.data as OfATournament | undefined)?.tournament?.id;
        return typeof id === 'number' && (changed?.has(id) ?? true);
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

export function useActiveTournaments(): TournamentCard[] {
  const { data } = useQuery({
    queryKey: ['tournaments', 'active'],
    queryFn: ({ signal }) => callApi(tournamentCalls.active, {}, signal),
    staleTime: 60_000,
  });
  return data ?? [];
}
