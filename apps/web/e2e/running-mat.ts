// A match that runs at an arena of the demo, for tests of the desk.
import type { APIRequestContext } from '@playwright/test';
import type { ArenaQueue } from '@gelanggang/contract/arena-control';
import type { LiveMatch } from '@gelanggang/contract/live';
import { answerOf, type Headers } from './api';
import { snapshotOf } from './demo-tournaments';

export interface Mat {
  tournamentId: number;
  arenaId: number;
  match: LiveMatch;
}

async function queuesOf(request: APIRequestContext, headers: Headers): Promise<ArenaQueue[]> {
  const snapshot = await snapshotOf(request);
  const queues: ArenaQueue[] = [];
  for (const { id } of snapshot.arenas) {
    queues.push((await answerOf<{ data: ArenaQueue }>(request, `/arenas/${id}`, headers)).data);
  }
  return queues;
}

/** A running match and its arena; where none runs, the next of an arena is called and started. */
export async function runningMat(request: APIRequestContext, headers: Headers): Promise<Mat> {
  for (const { arena, tournament, ...queue } of await queuesOf(request, headers)) {
    const id = queue.current_match_id ?? queue.next_match_id;
    const match = queue.matches.find((one) => one.id === id);
    if (!match || match.kind !== 'tanding' || match.blue.state !== 'unit' || match.red.state !== 'unit') continue;
    if (match.status === 'scheduled') await request.post(`/api/matches/${match.id}/call`, { headers });
    if (match.status !== 'ongoing') {
      const started = await request.post(`/api/matches/${match.id}/start`, { headers });
      if (!started.ok()) continue;
    }
    return { tournamentId: tournament.id, arenaId: arena.id, match: { ...match, status: 'ongoing' } };
  }
  throw new Error('The demo has no match left to play.');
}

/** The id of an arena at which a result may still be corrected; where there is none, a running match is ended. */
export async function playedMat(request: APIRequestContext, headers: Headers): Promise<number> {
  const queues = await queuesOf(request, headers);
  const played = queues.find(({ results }) => results.some((one) => !one.is_final));
  if (played) return played.arena.id;
  const { arenaId, match } = await runningMat(request, headers);
  await request.post(`/api/matches/${match.id}/result`, { headers, data: { winner: 'blue', win_kind: 'teknik' } });
  return arenaId;
}
