// Tournaments as every page knows them: the active ones, and what is told at once when one opens, closes or changes.
import { streams } from '@gelanggang/contract/events';
import type { LiveSnapshot } from '@gelanggang/contract/live';
import type { TournamentCard } from '@gelanggang/contract/tournaments';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { http } from '../lib/http';
import { useTopic } from '../live/use-live';

/** Whatever of tournaments a page shows is fetched again when one of them changes; one per layout. */
export function useTournamentNews(): void {
  const client = useQueryClient();
  /** Null: of all of them. */
  const refresh = (changed: ReadonlySet<number> | null) => {
    void client.invalidateQueries({ queryKey: ['tournaments'] });
    void client.invalidateQueries({ queryKey: ['lookup', '/tournaments/all'] });
    void client.invalidateQueries({ queryKey: ['records', '/tournament-settings'] });
    // a snapshot follows its own stream, which does not tell its name, nor who holds the tournament
    void client.invalidateQueries({
      queryKey: ['live'],
      predicate: ({ state }) => {
        const id = (state.data as Pick<LiveSnapshot, 'tournament'> | undefined)?.tournament.id;
        return id !== undefined && (changed?.has(id) ?? true);
      },
    });
  };
  useTopic(streams.site, {
    onEvents: (events) => {
      const changed = events.flatMap((event) =>
        event.type === 'tournament.changed' ? [event.data.tournament_id] : [],
      );
      if (changed.length > 0) refresh(new Set(changed));
    },
    onReset: () => refresh(null),
  });
}

export function useActiveTournaments(): TournamentCard[] {
  const { data } = useQuery({
    queryKey: ['tournaments', 'active'],
    queryFn: async ({ signal }) => {
      const answer = await http.get<TournamentCard[] | { data: TournamentCard[] }>(
        '/tournaments/active',
        undefined,
        signal,
      );
      return Array.isArray(answer) ? answer : answer.data;
    },
    staleTime: 60_000,
  });
  return data ?? [];
}
