// Tournaments as every page knows them: the active ones, and what is told at once when one opens, closes or changes.
import { streams } from '@gelanggang/contract/events';
import type { TournamentCard } from '@gelanggang/contract/tournaments';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { http } from '../lib/http';
import { useTopic } from '../live/use-live';

/** Whatever of tournaments a page shows is fetched again when one of them changes; one per layout. */
export function useTournamentNews(): void {
  const client = useQueryClient();
  const refresh = () => {
    void client.invalidateQueries({ queryKey: ['tournaments'] });
    void client.invalidateQueries({ queryKey: ['lookup', '/tournaments/all'] });
    void client.invalidateQueries({ queryKey: ['records', '/tournament-settings'] });
  };
  useTopic(streams.site, {
    onEvents: (events) => {
      if (events.some((event) => event.type === 'tournament.changed')) refresh();
    },
    onReset: refresh,
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
