// The score on an arena's mat, kept up to date: fetched once, then told by the arena's own topic.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as scoringCalls from '@gelanggang/contract/calls/scoring';
import { streams } from '@gelanggang/contract/events';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { ArenaScore, LiveCornerScore, LiveScore } from '@gelanggang/contract/scoring';
import { CARDS_A_MATCH } from '@gelanggang/domain/scoring/protest-cards';
import { callApi, keyOf } from '../lib/calls';
import { useIsLive, useTopic } from './use-live';

/** While no socket gets through, the page asks again by itself. */
const FALLBACK_MS = 5_000;

/** Of a running match, 0–0 from its start; null until it is known, and for what does not run: then nothing is followed. */
export function useMatchScore(match: LiveMatch | null | undefined): LiveScore | null {
  const isRunning = match?.status === 'ongoing' && match.kind === 'tanding';
  const score = useArenaScore(isRunning ? match.arena_id : null);
  if (!isRunning || score === undefined) return null;
  return score && isSheetOf(score, match) ? score : nothingYet(match);
}

const NIL: LiveCornerScore = { score: 0, penalties: [], knockdowns: [] };

/** Before the first entry there is no sheet. */
function nothingYet({ id, started_at: startedAt }: LiveMatch): LiveScore {
  return {
    ...{ sheet_id: 0, match_id: id, started_at: startedAt ?? '', blue: NIL, red: NIL, points: [], revision: 0 },
    ...{ counted_by: 'judges', verification: null, var_request: null, timer: null },
    ...{ var_decision: null, cards: { blue: CARDS_A_MATCH, red: CARDS_A_MATCH } },
  };
}

/** A match that was started anew begins at nil: the sheet of its earlier start is not its score. */
export function isSheetOf(score: LiveScore, match: LiveMatch): boolean {
  return (
    score.match_id === match.id &&
    match.started_at !== null &&
    // both are cut to milliseconds, by different hands
    Math.abs(Date.parse(score.started_at) - Date.parse(match.started_at)) < 2
  );
}

/** Of the match on the mat, or of the last one; undefined until it is known. */
export function useArenaScore(arenaId: number | null): LiveScore | null | undefined {
  const client = useQueryClient();
  const isLive = useIsLive();
  const request = { params: { id: arenaId ?? 0 } };
  const key = keyOf(scoringCalls.score, request);
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const fresh = await callApi(scoringCalls.score, request, signal);
      // what was told meanwhile is newer than an answer that was on its way
      const known = client.getQueryData<ArenaScore>(key);
      return known && known.seq > fresh.seq ? known : fresh;
    },
    enabled: arenaId !== null,
    staleTime: Infinity,
    refetchInterval: isLive ? false : FALLBACK_MS,
  });
  useTopic(arenaId === null ? null : streams.arena(arenaId), {
    onEvents(events) {
      for (const event of events) {
        if (event.type !== 'score.changed') continue;
        client.setQueryData<ArenaScore>(key, { seq: event.seq, score: event.data.score });
      }
    },
    onReset: () => void client.invalidateQueries({ queryKey: key }),
  });
  return query.data?.score;
}
