// A public snapshot, or a part of one, that follows its tournament's stream: fetch, subscribe from its `seq`, apply what comes.
import { withRows } from '@gelanggang/contract/columned-snapshot';
import * as liveSnapshotCalls from '@gelanggang/contract/calls/live-snapshot';
import { streams } from '@gelanggang/contract/events';
import type { LiveMatch, LiveSnapshot } from '@gelanggang/contract/live';
import { COLUMNS } from '@gelanggang/contract/columns';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import { callApi, keyOf } from '../lib/calls';
import { HttpError, UnexpectedFormat } from '../lib/http';
import { NotKept } from '../lib/kept-answers';
import { applyEvents } from '@gelanggang/contract/apply-events';
import { NAMES_TOURNAMENT } from '../lib/use-call';
import type { AskedOutline, AskedPart } from './asked-part';
import { keepSnapshot, keptSnapshot } from './kept-snapshot';
import { live } from './live-client';
import type { TopicReader } from './topic-reader';
import { useIsLive } from './use-live';

/** While no socket gets through, the page asks again by itself. */
const FALLBACK_MS = 20_000;
/** So long the server may take before the device's last data are shown. */
const PATIENCE_MS = 3_000;
/** A page that is simply switched off loses this much of what it knew. */
const KEEP_EVERY_MS = 60_000;

type Asked = Omit<AskedPart, 'only'> & Partial<AskedOutline<LiveMatch>>;
type Held<Match> = UseQueryResult<LiveSnapshot<Match>>;

const WHOLE: AskedPart = {};

const snapshotOf = (slug: string, kind: MatchKind, part: AskedPart) =>
  keyOf(liveSnapshotCalls.snapshot, { params: { slug, kind }, query: { ...part } });

async function fetchSnapshot(
  slug: string,
  kind: MatchKind,
  part: AskedPart,
  signal?: AbortSignal,
): Promise<LiveSnapshot> {
  const query = { ...part, form: COLUMNS };
  const answer = withRows(await callApi(liveSnapshotCalls.snapshot, { params: { slug, kind }, query }, signal));
  if (!('matches' in answer)) throw new UnexpectedFormat(answer);
  return answer;
}

/** `null` as slug fetches nothing. It holds at least what was asked for: more where the device has it already. */
export function useLiveSnapshot(slug: string | null, kind: MatchKind, asked?: Omit<AskedPart, 'only'>): Held<LiveMatch>;
export function useLiveSnapshot<Match>(slug: string | null, kind: MatchKind, asked: AskedOutline<Match>): Held<Match>;
export function useLiveSnapshot(
  slug: string | null,
  kind: MatchKind,
  { pool_id, contingents, day, only, outline }: Asked = WHOLE,
): Held<LiveMatch> {
  const client = useQueryClient();
  const isLive = useIsLive();
  const part = useMemo((): AskedPart => {
    const isHeld = client.getQueryData(snapshotOf(slug ?? '', kind, WHOLE)) !== undefined;
    if (isHeld) return WHOLE;
    return pool_id ? { pool_id } : contingents ? { contingents } : day ? { day } : only ? { only } : WHOLE;
  }, [client, slug, kind, pool_id, contingents, day, only]);
  const query = useQuery<LiveSnapshot>({
    queryKey: snapshotOf(slug ?? '', kind, part),
    queryFn: async ({ signal }) => {
      const fresh = await fetchSnapshot(slug ?? '', kind, part, signal).catch((error: unknown) => {
        // shown only where the device has none of its own (useKept)
        throw error instanceof HttpError && error.status === 0 ? new NotKept() : error;
      });
      live.knows(new Date());
      // Events that came while the answer was on its way are in the older, already applied state.
      const known = client.getQueryData<LiveSnapshot>(snapshotOf(slug ?? '', kind, part));
      return known && known.epoch === fresh.epoch && known.seq > fresh.seq ? known : fresh;
    },
    ...NAMES_TOURNAMENT,
    enabled: slug !== null,
    staleTime: Infinity,
    refetchInterval: isLive ? false : FALLBACK_MS,
    refetchOnWindowFocus: false,
  });
  const tournamentId = query.data?.tournament.id;
  const isWaiting = query.data === undefined;
  useKept(slug, kind, part, isWaiting, query.isError && isWaiting);

  useEffect(() => {
    if (slug === null || tournamentId === undefined) return;
    const key = snapshotOf(slug, kind, part);
    const current = () => client.getQueryData<LiveSnapshot>(key);
    const reader: TopicReader = {
      topic: streams.tournament(tournamentId),
      since: () => current()?.seq,
      receive(events) {
        const before = current();
        if (!before) return 'applied';
        const after = applyEvents(before, events, kind, part.only && outline);
        if (after.snapshot !== before) client.setQueryData(key, after.snapshot);
        return after.gap ? 'gap' : 'applied';
      },
      refetch(seq) {
        void fetchSnapshot(slug, kind, part)
          .then((fresh) => {
            client.setQueryData(key, fresh);
            // Another instance may lag behind the one that acknowledged.
            if (fresh.seq < seq) live.resubscribe(reader);
          })
          .catch(() => setTimeout(() => live.resubscribe(reader), FALLBACK_MS / 10));
      },
    };
    return live.join(reader);
  }, [client, slug, kind, part, outline, tournamentId]);

  return query;
}

/** Keeps what the page shows on the device, and shows it from there while the server does not answer. */
function useKept(slug: string | null, kind: MatchKind, part: AskedPart, isWaiting: boolean, hasFailed: boolean): void {
  const client = useQueryClient();

  useEffect(() => {
    if (slug === null || !isWaiting) return;
    const show = async () => {
      const kept = await keptSnapshot(slug, kind, part);
      const key = snapshotOf(slug, kind, part);
      if (!kept || client.getQueryData(key)) return;
      live.knows(kept.asOf);
      client.setQueryData(key, kept.snapshot);
    };
    const timer = setTimeout(() => void show(), hasFailed ? 0 : PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [client, slug, kind, part, isWaiting, hasFailed]);

  const isLive = useIsLive();
  const keep = useCallback(() => {
    if (slug === null) return;
    const snapshot = client.getQueryData<LiveSnapshot>(snapshotOf(slug, kind, part));
    const asOf = live.state.connection === 'live' ? new Date() : live.state.asOf;
    if (snapshot && asOf) void keepSnapshot(slug, kind, part, { snapshot, asOf });
  }, [client, slug, kind, part]);

  // as soon as it is known how old the data are
  useEffect(() => {
    if (isLive && !isWaiting) keep();
  }, [isLive, isWaiting, keep]);

  useEffect(() => {
    if (isWaiting) return;
    const onHide = () => document.hidden && keep();
    keep();
    const timer = setInterval(keep, KEEP_EVERY_MS);
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', keep);
    window.addEventListener('offline', keep);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', keep);
      window.removeEventListener('offline', keep);
    };
  }, [isWaiting, keep]);
}
