// What a panel reads and does; live news keep it equal to the database.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { streams } from '@gelanggang/contract/events';
import * as councilCalls from '@gelanggang/contract/calls/council';
import * as panelCalls from '@gelanggang/contract/calls/panel';
import type { LiveScore, PanelState } from '@gelanggang/contract/scoring';
import { PANEL_BEAT_MS } from '@gelanggang/contract/scoring-options';
import { keyOf } from '@web/lib/calls';
import { forget } from '@web/lib/use-call';
import { HttpError } from '@web/lib/http';
import { panelSession } from '@web/lib/panel-session';
import { serverNow, useServerTime } from '@web/live/server-time';
import { isSheetOf, useArenaScore } from '@web/live/use-arena-score';
import { useConnection, useTopic } from '@web/live/use-live';
import { isOf } from '@web/live/use-news';
import { panelCall, randomWord, TAB } from './panel-http';
import { PresenceBeat } from './presence-beat';
import { useAnsweredScore } from './table-acts';
import { type OwnTap, TapQueue } from './tap-queue';

/** While no socket gets through, the panel asks again by itself. */
const FALLBACK_MS = 4_000;

export const usePanelToken = () => useSyncExternalStore(panelSession.onChange, () => panelSession.token);

/** Of the seat that this device has taken. The page that opens last counts. */
export function usePanel(token: string) {
  const client = useQueryClient();
  const { connection } = useConnection();
  // of another seat is another state
  const key = keyOf(panelCalls.state, {}, token);
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => panelCall(panelCalls.state, {}, { signal }),
    refetchInterval: connection === 'live' ? false : FALLBACK_MS,
  });
  const refetch = () => void forget(client, key);
  const arenaId = query.data?.arena.id ?? null;
  // the rules weigh who is level, by the scales of the day
  const proposeAnew = () => void forget(client, councilCalls.proposal);
  useTopic(query.data ? streams.tournament(query.data.tournament.id) : null, {
    onEvents(events) {
      if (events.some(isOf('weigh-in.changed'))) proposeAnew();
      const isOurs = events.some(
        (event) =>
          event.type !== 'matches.changed' ||
          event.data.matches.some((match) => match.arena_id === arenaId || match.id === query.data?.match?.id),
      );
      if (isOurs) refetch();
    },
    onReset() {
      refetch();
      proposeAnew();
    },
  });
  useTopic(arenaId === null ? null : streams.arena(arenaId), {
    onEvents: (events) => events.some((event) => event.type === 'judge-scores.changed') && refetch(),
    onReset: refetch,
  });
  const live = useArenaScore(arenaId);
  const match = query.data?.match ?? null;
  // told by the arena's topic, fetched with the match, or answered to what was entered here: the newest of them stands
  const answered = useAnsweredScore();
  const score = [live, query.data?.score, answered]
    .filter((one) => one && match && isSheetOf(one, match))
    .reduce((newest, one) => (one && isNewer(one, newest) ? one : newest), null);
  return { query, state: query.data && { ...query.data, score: score ?? null } };
}

/** Of a later start of the match, or with more on its sheet. */
function isNewer(one: LiveScore, other: LiveScore | null | undefined): boolean {
  if (!other || one.sheet_id !== other.sheet_id) return !other || one.sheet_id > other.sheet_id;
  return one.revision > other.revision;
}

/** Claims the seat for this page, says that it is there, and hears whether it still counts. */
interface Presence {
  counts: boolean;
  isThere: boolean;
  /** How often the server was lost and is back. */
  backs: number;
  /** Seats whose panels are there; null until the first beat. */
  judges: readonly number[] | null;
  /** null until the first beat. */
  hasCamera: boolean | null;
  /** Rejects where the server does not answer. */
  claim(): Promise<void>;
  /** Something else got no answer. */
  doubt(): void;
}

export function usePresence(token: string): Presence {
  const [counts, setCounts] = useState(true);
  const [judges, setJudges] = useState<readonly number[] | null>(null);
  const [hasCamera, setHasCamera] = useState<boolean | null>(null);
  const [isThere, setThere] = useState(true);
  const claim = useCallback(async () => {
    await panelCall(panelCalls.open, { body: { tab: TAB } });
    setCounts(true);
    setThere(true);
  }, []);
  const [backs, setBacks] = useState(0);
  const beating = useRef<PresenceBeat | null>(null);
  const doubt = useCallback(() => beating.current?.doubt(), []);
  useEffect(() => {
    const beat = new PresenceBeat({
      beatMs: PANEL_BEAT_MS,
      async say(isFirst, timeoutMs) {
        if (isFirst) {
          await panelCall(panelCalls.open, { body: { tab: TAB } }, { timeoutMs });
          return setCounts(true);
        }
        const data = await panelCall(panelCalls.seen, { body: { tab: TAB } }, { timeoutMs });
        setCounts(data.counts);
        setHasCamera(data.has_camera);
        setJudges((before) => (before?.join() === data.judges.join() ? before : data.judges));
      },
      onHeard(isBack) {
        setThere(true);
        if (isBack) setBacks((before) => before + 1);
      },
      onLost: () => setThere(false),
    });
    beating.current = beat;
    beat.now();
    const now = () => beat.now();
    window.addEventListener('online', now);
    return () => {
      beat.close();
      beating.current = null;
      window.removeEventListener('online', now);
    };
  }, [token]);
  const { connection } = useConnection();
  useEffect(() => {
    if (connection === 'live') beating.current?.maybeBack();
  }, [connection]);
  return { counts, isThere, backs, judges, hasCamera, claim, doubt };
}

const TAP_TIMEOUT_MS = 2_000;

/** The judge's own taps, newest first, each as it stands. */
export function useTaps(state: PanelState): { taps: readonly OwnTap[]; isUnreachable: boolean; queue: TapQueue } {
  useServerTime();
  const withinMs = state.rule.within_ms;
  const [limit] = useState(() => ({ withinMs }));
  useEffect(() => {
    limit.withinMs = withinMs;
  });
  const [shown, setShown] = useState<{ taps: readonly OwnTap[]; isUnreachable: boolean }>({
    taps: [],
    isUnreachable: false,
  });
  const [queue] = useState(
    () =>
      new TapQueue({
        tab: TAB,
        now: serverNow,
        withinMs: () => limit.withinMs,
        send: (taps) => panelCall(panelCalls.tap, { body: { tab: TAB, taps } }, { timeoutMs: TAP_TIMEOUT_MS }),
        isFinal: (error) =>
          error instanceof HttpError && error.status >= 400 && error.status < 500 && error.status !== 429,
        onChange: () => setShown({ taps: queue.taps, isUnreachable: queue.isUnreachable }),
      }),
  );
  const points = state.score?.points;
  useEffect(() => queue.show(points ?? []), [queue, points]);
  useEffect(() => () => queue.close(), [queue]);
  return { ...shown, queue };
}

export function useSheet(state: PanelState) {
  const { score } = state;
  return useQuery({
    // whatever changes the sheet changes what is told of it
    queryKey: keyOf(councilCalls.sheet, {}, state.match?.id, JSON.stringify(score)),
    queryFn: ({ signal }) => panelCall(councilCalls.sheet, {}, { signal }),
    placeholderData: (before) => before,
  });
}

/** What the rules say now: read again whenever the sheet or the clock changes; `phase` is the clock's as it is shown. */
export function useProposal(state: PanelState, phase: string | undefined) {
  const { match, score } = state;
  return useQuery({
    queryKey: keyOf(
      councilCalls.proposal,
      {},
      ...[match?.id, score?.sheet_id, score?.revision, JSON.stringify(match?.clock), phase],
    ),
    queryFn: ({ signal }) => panelCall(councilCalls.proposal, {}, { signal }),
    enabled: match?.status === 'ongoing' && match.kind === 'tanding' && match.clock !== undefined,
    placeholderData: (before) => before,
  });
}

/** Tells one press of a button from the next: the same press sent again is entered once. */
export const newPress = (): string => randomWord();
