// A tournament's medals, fetched again when its stream tells of something that decides one.
import * as liveSnapshotCalls from '@gelanggang/contract/calls/live-snapshot';
import { streams } from '@gelanggang/contract/events';
import type { MedalSnapshot } from '@gelanggang/contract/medals';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi, keyOf } from '../lib/calls';
import { UnexpectedFormat } from '../lib/http';
import { freshOrKept, keptAt, remember } from '../lib/kept-answers';
import { NAMES_TOURNAMENT } from '../lib/use-call';
import { live } from './live-client';
import type { TopicReader } from './topic-reader';
import { useIsLive } from './use-live';
import { changesMedals } from './medal-news';

/** Several results of a second are one question to the server. */
const GATHER_MS = 1_000;
/** While no socket gets through, the page asks again by itself. */
const FALLBACK_MS = 20_000;

const request = (slug: string) => ({ params: { slug, kind: 'medals' } });
const medalsOf = (slug: string) => keyOf(liveSnapshotCalls.snapshot, request(slug));

/** `null` as slug fetches nothing. */
export function useMedals(slug: string | null) {
  const client = useQueryClient();
  const isLive = useIsLive();
  const query = useQuery({
    queryKey: medalsOf(slug ?? ''),
    queryFn: async ({ signal }) => {
      const ask = () => callApi(liveSnapshotCalls.snapshot, request(slug ?? ''), signal);
      const snapshot = await freshOrKept(medalsOf(slug ?? ''), ask);
      if (!('standings' in snapshot)) throw new UnexpectedFormat(snapshot);
      live.knows(keptAt(medalsOf(slug ?? '')) ?? new Date());
      return snapshot;
    },
    ...NAMES_TOURNAMENT,
    enabled: slug !== null,
    staleTime: Infinity,
    refetchInterval: isLive ? false : FALLBACK_MS,
    refetchOnWindowFocus: false,
  });
  const tournamentId = query.data?.tournament.id;
  const readAt = query.data?.seq;

  useEffect(() => {
    // also what came with the page itself
    if (slug !== null && query.data && !keptAt(medalsOf(slug))) void remember(medalsOf(slug), query.data);
  }, [slug, query.data]);

  useEffect(() => {
    if (slug === null || tournamentId === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** The last event that was heard. */
    let heard = client.getQueryData<MedalSnapshot>(medalsOf(slug))?.seq ?? 0;
    /** The last one that may have changed a medal: an answer read before it is no news. */
    let wanted = 0;
    const ask = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        void client.refetchQueries({ queryKey: medalsOf(slug) }).then(() => {
          const read = client.getQueryData<MedalSnapshot>(medalsOf(slug))?.seq ?? 0;
          // another instance may lag behind the one that told us
          if (read < wanted) ask();
        });
      }, GATHER_MS);
    };
    const reader: TopicReader = {
      topic: streams.tournament(tournamentId),
      since: () => heard,
      receive(events) {
        const news = events.filter((event) => event.seq > heard);
        const first = news[0];
        if (!first) return 'applied';
        if (first.seq !== heard + 1) return 'gap';
        for (const event of news) {
          heard = event.seq;
          if (changesMedals(event)) wanted = event.seq;
        }
        if (wanted >= first.seq) ask();
        return 'applied';
      },
      refetch(seq) {
        heard = seq;
        wanted = seq;
        ask();
      },
    };
    const leave = live.join(reader);
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [client, slug, tournamentId]);

  return { ...query, readAt };
}
