// What the screen of a draw shows: the pool that was just drawn, or one that somebody looks back at; the same on every
// screen, since all follow the same events.
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as bracketCalls from '@gelanggang/contract/calls/brackets';
import * as drawingCalls from '@gelanggang/contract/calls/drawing';
import { streams } from '@gelanggang/contract/events';
import type { JobAnswer } from '@gelanggang/contract/jobs';
import type { PoolRow } from '@gelanggang/contract/drawing';
import { keyOf } from '@web/lib/calls';
import { forget, useCall } from '@web/lib/use-call';
import { useTopic } from '@web/live/use-live';
import { useAutoGenerate } from '@web/components/draws/use-auto-generate';

export function useDrawShow(tournamentId: number) {
  const client = useQueryClient();
  const pools = useCall(drawingCalls.list, { query: { tournament_id: tournamentId } });
  /** Drawn while this screen was open. */
  const [fresh, setFresh] = useState<number | null>(null);
  const [lookedAt, setLookedAt] = useState<number | null>(null);
  /** The run that this screen shows, also once it has ended. */
  const [runId, setRunId] = useState<number | null>(null);
  const [isMine, setMine] = useState(false);
  const auto = useAutoGenerate(tournamentId, { onEnd: (job) => setRunId(job.id) });
  if (auto.job && auto.job.id !== runId) setRunId(auto.job.id);
  const run = auto.last?.id === runId ? auto.last : null;

  useTopic(streams.tournament(tournamentId), {
    onEvents: (events) => {
      const drawn = events.filter((event) => event.type === 'bracket.drawn');
      // one drawn again by hand is not part of the show
      const last = drawn.filter((event) => event.data.removed_match_ids.length === 0).at(-1);
      if (drawn.length > 0) void forget(client, drawingCalls.list);
      if (!last) return;
      void forget(client, keyOf(bracketCalls.bracket, { params: { id: last.data.pool_id } }));
      setFresh(last.data.pool_id);
      setLookedAt(null);
    },
    onReset: () => void forget(client, drawingCalls.list),
  });

  const drawn = (pools.data ?? []).filter((pool) => pool.draw !== null).sort(byMomentOfDraw);
  const poolId = lookedAt ?? fresh ?? drawnSince(drawn, run);
  const bracket = useCall(bracketCalls.bracket, poolId === null ? null : { params: { id: poolId } }, {
    placeholderData: keepPreviousData,
  });
  const place = drawn.findIndex((pool) => pool.pool_id === poolId);
  const turn = (by: -1 | 1) => {
    const pool = drawn[place + by];
    if (pool) setLookedAt(place + by === drawn.length - 1 && fresh !== null ? null : pool.pool_id);
  };
  return {
    pools,
    auto,
    /** How the run ended that this screen has seen; forgotten once another runs. */
    ended: auto.job ? null : run,
    /** Whether the run was started on this screen. */
    isMine,
    start: (pauseSeconds: number) => {
      setMine(true);
      setRunId(null);
      setFresh(null);
      setLookedAt(null);
      auto.start(pauseSeconds);
    },
    pauseSeconds: pauseOf(auto.last),
    bracket: poolId === null ? undefined : bracket.data,
    error: bracket.error,
    retry: () => void bracket.refetch(),
    isLookingBack: lookedAt !== null,
    /** Whether the names are still to be drawn on this screen. */
    isFresh: lookedAt === null && fresh !== null,
    drawnCount: drawn.length,
    next: (pools.data ?? []).find((pool) => pool.draw === null),
    earlier: place > 0 ? () => turn(-1) : undefined,
    later: place >= 0 && place < drawn.length - 1 ? () => turn(1) : undefined,
  };
}

/** For a screen that was opened in the middle of a run, or listens since: no event told it of the pool. */
function drawnSince(drawn: readonly PoolRow[], run: JobAnswer | null): number | null {
  const last = drawn.at(-1);
  return run && last?.draw && last.draw.drawn_at >= run.created_at ? last.pool_id : null;
}

const pauseOf = (job: JobAnswer | null): number =>
  job && 'pause_seconds' in job.params ? job.params.pause_seconds : 0;

const byMomentOfDraw = (a: PoolRow, b: PoolRow): number =>
  (a.draw?.drawn_at ?? '').localeCompare(b.draw?.drawn_at ?? '') || a.pool_id - b.pool_id;
