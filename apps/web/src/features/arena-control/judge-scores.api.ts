// What the judges of a performance gave on their panels, told as they give it.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { streams } from '@gelanggang/contract/events';
import type { Data } from '@gelanggang/contract/http';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { JudgeScores } from '@gelanggang/contract/jurus-panels';
import { http } from '@web/lib/http';
import { useConnection, useTopic } from '@web/live/use-live';

/** While no socket gets through, the desk asks again by itself. */
const FALLBACK_MS = 4_000;

/** Of a performance that is on; null while it is not, or not known yet. */
export function useJudgeScores(match: LiveMatch): JudgeScores | null {
  const client = useQueryClient();
  const { connection } = useConnection();
  const isOn = match.kind === 'seni' && match.status === 'ongoing';
  const key = ['judge-scores', match.id, match.started_at];
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      http.get<Data<JudgeScores>>(`/matches/${match.id}/judge-scores`, undefined, signal).then(({ data }) => data),
    enabled: isOn,
    refetchInterval: connection === 'live' ? false : FALLBACK_MS,
  });
  const refetch = () => void client.invalidateQueries({ queryKey: ['judge-scores', match.id] });
  useTopic(isOn && match.arena_id !== null ? streams.arena(match.arena_id) : null, {
    onEvents: (events) =>
      events.some((event) => event.type === 'judge-scores.changed' && event.data.match_id === match.id) && refetch(),
    onReset: refetch,
  });
  return isOn ? (query.data ?? null) : null;
}
