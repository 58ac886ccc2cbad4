// Active tournaments, for the header's menus; follows their opening and closing live.
import { streams } from '@gelanggang/contract/events';
import type { TournamentCard } from '@gelanggang/contract/tournaments';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { http } from '../lib/http';
import { useTopic } from '../live/use-live';

export function useActiveTournaments(): TournamentCard[] {
  const client = useQueryClient();
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
  const refresh = () => void client.invalidateQueries({ queryKey: ['tournaments'] });
  useTopic(streams.site, {
    onEvents: (events) => {
      if (events.some((event) => event.type === 'tournament.changed')) refresh();
    },
    onReset: refresh,
  });
  return data ?? [];
}
