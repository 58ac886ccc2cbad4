// A public snapshot that follows its tournament's stream: fetch, subscribe from its `seq`, apply what comes.
import { streams } from '@gelanggang/contract/events';
import type { LiveSnapshot, MatchKind } from '@gelanggang/contract/live';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { http } from '../lib/http';
import { applyEvents } from './apply-events';
import { live, type TopicReader } from './live-client';
import { useConnection } from './use-live';

/** While no socket gets through, the page asks again by itself. */
const FALLBACK_MS = 20_000;

const keyOf = (slug: string, kind: MatchKind) => ['live', slug, kind] as const;
const fetchSnapshot = (slug: string, kind: MatchKind, signal?: AbortSignal) =>
  http.get<LiveSnapshot>(`/live/${encodeURIComponent(slug)}/${kind}`, undefined, signal);

/** `null` as slug fetches nothing. */
export function useLiveSnapshot(slug: string | null, kind: MatchKind) {
  const client = useQueryClient();
  const { connection } = useConnection();
  const query = useQuery({
    queryKey: keyOf(slug ?? '', kind),
    queryFn: async ({ signal }) => {
      const fresh = await fetchSnapshot(slug ?? '', kind, signal);
      // Events that came while the answer was on its way are in the older, already applied state.
      const known = client.getQueryData<LiveSnapshot>(keyOf(slug ?? '', kind));
      return known && known.epoch === fresh.epoch && known.seq > fresh.seq ? known : fresh;
    },
    enabled: slug !== null,
    staleTime: Infinity,
    refetchInterval: connection === 'live' ? false : FALLBACK_MS,
    refetchOnWindowFocus: false,
  });
  const tournamentId = query.data?.tournament.id;

  useEffect(() => {
    if (slug === null || tournamentId === undefined) return;
    const key = keyOf(slug, kind);
    const current = () => client.getQueryData<LiveSnapshot>(key);
    const reader: TopicReader = {
      topic: streams.tournament(tournamentId),
      since: () => current()?.seq,
      receive(events) {
        const before = current();
        if (!before) return 'applied';
        const after = applyEvents(before, events, kind);
        if (after.snapshot !== before) client.setQueryData(key, after.snapshot);
        return after.gap ? 'gap' : 'applied';
      },
      refetch(seq) {
        void fetchSnapshot(slug, kind)
          .then((fresh) => {
            client.setQueryData(key, fresh);
            // Another instance may lag behind the one that acknowledged.
            if (fresh.seq < seq) live.resubscribe(reader);
          })
          .catch(() => setTimeout(() => live.resubscribe(reader), FALLBACK_MS / 10));
      },
    };
    return live.join(reader);
  }, [client, slug, kind, tournamentId]);

  return query;
}
