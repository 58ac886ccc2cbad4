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

/** A running match and its arena; where none runs, the next of an arena is called and started. */
export async function runningMat(request: APIRequestContext, headers: { authorization: string }): Promise<Mat> {
  const snapshot = (await (await request.get(`/api/live/${SLUG}/tanding`)).json()) as LiveSnapshot;
  for (const arena of snapshot.arenas) {
    const queue = ((await (await request.get(`/api/arenas/${arena.id}`, { headers })).json()) as { data: ArenaQueue })
      .data;
    const id = queue.current_match_id ?? queue.next_match_id;
    const match = queue.matches.find((one) => one.id === id);
    if (!match || match.kind !== 'tanding' || match.blue.state !== 'unit' || match.red.state !== 'unit') continue;
    if (match.status === 'scheduled') await request.post(`/api/matches/${match.id}/call`, { headers });
    if (match.status !== 'ongoing') {
      const started = await request.post(`/api/matches/${match.id}/start`, { headers });
      if (!started.ok()) continue;
    }
    return { tournamentId: snapshot.tournament.id, arenaId: arena.id, match: { ...match, status: 'ongoing' } };
  }
  throw new Error('The demo has no match left to play.');
}
