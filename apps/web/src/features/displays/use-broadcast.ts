// What a broadcast of an arena shows now: its mat, the tournament's wish, and how long the connection has been lost.
import { useEffect, useMemo, useState } from 'react';
import type { ArenaBroadcast } from '@gelanggang/contract/broadcast';
import * as broadcastCalls from '@gelanggang/contract/calls/broadcast';
import type { LiveMatch, LiveSnapshot } from '@gelanggang/contract/live';
import { type Broadcast, type BroadcastMatch, broadcastOf } from '@gelanggang/domain/displays/overlay-part';
import { useTournamentNews } from '@web/site/active-tournaments';
import { NAMES_TOURNAMENT, useCall } from '@web/lib/use-call';
import { useNow } from '@web/lib/use-now';
import { useJoinedSnapshot } from '@web/live/joined-snapshot';
import { useIsLive } from '@web/live/use-live';

/** Sponsors and the office's wish change rarely; what was missed is asked for this often. */
const ASK_MS = 60_000;
const NOW_MS = 500;

export interface OnAir {
  broadcast: Broadcast;
  info: ArenaBroadcast;
  snapshot: LiveSnapshot;
  /** Of `broadcast`; null where nothing is shown. */
  match: LiveMatch | null;
  /** Milliseconds since the connection was lost; 0 while it is there. */
  lostFor: number;
  now: number;
}

const moment = (text: string | null | undefined): number | null => (text ? Date.parse(text) : null);

const toBroadcast = (match: LiveMatch): BroadcastMatch => ({
  ...{ id: match.id, status: match.status, calledAt: moment(match.called_at) },
  // the first of a battle has no result of its own
  ...{ finishedAt: match.seni?.is_held ? null : moment(match.finished_at), announcedAt: moment(match.announced_at) },
});

export function useBroadcast(arenaId: number): { onAir: OnAir | null; error: Error | null } {
  const { data: info, error } = useCall(
    broadcastCalls.ofArena,
    { params: { id: arenaId } },
    { ...NAMES_TOURNAMENT, refetchInterval: ASK_MS },
  );
  const { data: snapshot } = useJoinedSnapshot(info?.tournament.slug ?? null);
  const now = useNow(NOW_MS);
  const lostFor = useLostFor();
  useTournamentNews();
  const matches = useMemo(
    () => (snapshot?.matches ?? []).filter((match) => match.arena_id === arenaId),
    [snapshot, arenaId],
  );
  if (!info || !snapshot) return { onAir: null, error };
  const broadcast = broadcastOf(matches.map(toBroadcast), info.waits_for_announcer, now);
  const match = broadcast.part === 'none' ? null : (matches.find(({ id }) => id === broadcast.matchId) ?? null);
  return { onAir: { broadcast, info, snapshot, match, lostFor, now }, error: null };
}

function useLostFor(): number {
  const isLive = useIsLive();
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => {
    setSince(isLive ? null : Date.now());
  }, [isLive]);
  // by the device's own clock: the server's is what was lost
  return since === null ? 0 : Math.max(1, Date.now() - since);
}
