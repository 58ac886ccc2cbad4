// A match that runs at an arena of the demo, for tests of the desk.
import type { APIRequestContext } from '@playwright/test';
import type { ArenaQueue } from '@gelanggang/contract/arena-control';
import type { LiveMatch, LiveSnapshot } from '@gelanggang/contract/live';

export const SLUG = 'piala-gelanggang';

export async function bearer(request: APIRequestContext): Promise<{ authorization: string }> {
  const answer = await request.post('/api/login', {
    data: { email: 'panitia@gelanggang.test', password: 'gelanggang-demo' },
  });
  const { access_token } = (await answer.json()) as { access_token: string };
  return { authorization: `Bearer ${access_token}` };
}

export interface Mat {
  tournamentId: number;
  arenaId: number;
  match: LiveMatch;
}

async function queuesOf(request: APIRequestContext, headers: { authorization: string }): Promise<ArenaQueue[]> {
  const snapshot = (await (await request.get(`/api/live/${SLUG}/tanding`)).json()) as LiveSnapshot;
  const queues: ArenaQueue[] = [];
  for (const { id } of snapshot.arenas) {
    const answer = await request.get(`/api/arenas/${id}`, { headers });
    queues.push(((await answer.json()) as { data: ArenaQueue }).data);
  }
  return queues;
}

/** A running match and its arena; where none runs, the next of an arena is called and started. */
export async function runningMat(request: APIRequestContext, headers: { authorization: string }): Promise<Mat> {
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
export async function playedMat(request: APIRequestContext, headers: { authorization: string }): Promise<number> {
  const queues = await queuesOf(request, headers);
  const played = queues.find(({ results }) => results.some((one) => !one.is_final));
  if (played) return played.arena.id;
  const { arenaId, match } = await runningMat(request, headers);
  await request.post(`/api/matches/${match.id}/result`, { headers, data: { winner: 'blue', win_kind: 'teknik' } });
  return arenaId;
}
