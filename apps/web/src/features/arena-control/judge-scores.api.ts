// What the judges of a performance gave on their panels, told as they give it.
import * as scoringCalls from '@gelanggang/contract/calls/scoring';
import { streams } from '@gelanggang/contract/events';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { JudgeScores } from '@gelanggang/contract/jurus-panels';
import { keyOf } from '@web/lib/calls';
import { useCall } from '@web/lib/use-call';
import { useConnection } from '@web/live/use-live';
import { useNews } from '@web/live/use-news';

/** While no socket gets through, the desk asks again by itself. */
const FALLBACK_MS = 4_000;

/** Of a performance that is on; null while it is not, or not known yet. */
export function useJudgeScores(match: LiveMatch): JudgeScores | null {
  const { connection } = useConnection();
  const isOn = match.kind === 'seni' && match.status === 'ongoing';
  const request = { params: { id: match.id } };
  const { data } = useCall(scoringCalls.judgeScores, isOn ? request : null, {
    refetchInterval: connection === 'live' ? false : FALLBACK_MS,
  });
  useNews(
    isOn && match.arena_id !== null ? streams.arena(match.arena_id) : null,
    (event) => event.type === 'judge-scores.changed' && event.data.match_id === match.id,
    keyOf(scoringCalls.judgeScores, request),
  );
  return isOn ? (data ?? null) : null;
}
