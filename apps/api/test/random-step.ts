// What an operator's desk may do next with a match, chosen at random.
import type { LiveMatch } from '@gelanggang/contract/live';
import type { Random } from '@gelanggang/domain/random';
import type { TestApi } from '../../../test/setup/api';
import { performed } from './seni-stage';

/** The id of the row of this match that stands. */
export async function standingRow(api: TestApi, table: 'result' | 'performance', matchId: number): Promise<number> {
  const [row] = await api.dataSource.query<{ id: number }[]>(
    `select id from ${table} where match_id = $1 and withdrawn_at is null`,
    [matchId],
  );
  return row?.id ?? 0;
}

async function lastResult(api: TestApi, matchId: number): Promise<number> {
  const [row] = await api.dataSource.query<{ id: number | null }[]>(
    'select max(id) as id from result where match_id = $1',
    [matchId],
  );
  return row?.id ?? 0;
}

export interface Step {
  name: string;
  path: string;
  body?: object;
}

/** Something that may be done with a match as it stands, or undone. */
export async function randomStep(
  api: TestApi,
  match: LiveMatch,
  arenaIds: readonly number[],
  random: Random,
): Promise<Step> {
  const { id, kind, status, mode } = match;
  const one = <T>(...choices: T[]): T => choices[random.int(choices.length)] as T;
  const arena = { arena_id: one(...arenaIds) };
  const reason = 'Diperiksa';
  const step = (name: string, path: string, body?: object): Step => ({ name, path: `matches/${id}/${path}`, body });
  const winner = one('blue', 'red');
  if (kind === 'seni' && random.int(3) === 0) {
    const performanceId = await standingRow(api, 'performance', id);
    const record = performed({ penalty: one(0, 0.5), outcome: 'performed' });
    const path = `seni/matches/${id}/performance`;
    if (performanceId === 0) return { name: 'perform', path, body: record };
    return one<Step>(
      { name: 're-perform', path, body: { ...record, corrects_id: performanceId } },
      { name: 'un-perform', path: `${path}/withdraw`, body: { performance_id: performanceId, reason } },
    );
  }
  switch (status) {
    case 'scheduled': {
      const undo = step('result undo', 'result/undo', { result_id: await lastResult(api, id) });
      const walkover = step('walkover', 'walkover', { winner });
      const none = step('walkover of both', 'walkover');
      const call = step('call', 'call', arena);
      if (match.is_skipped) return one(step('bring-back', 'bring-back'), call);
      return one(call, call, call, step('skip', 'skip'), walkover, none, undo);
    }
    case 'called':
      return one(step('start', 'start', arena), step('start', 'start', arena), step('bring-back', 'bring-back'));
    case 'ongoing': {
      const set = { step: 'set', round: 1, remaining_ms: 30_000, reason };
      const clock = match.clock?.running_since
        ? step('clock pause', 'clock', { step: 'pause' })
        : one(step('clock start', 'clock', { step: 'start' }), step('clock set', 'clock', set));
      const result = step('result', 'result', { winner, win_kind: 'teknik', blue_score: 3, red_score: 4 });
      return one(clock, clock, clock, step('unstart', 'unstart'), mode === 'battle' ? result : clock);
    }
    case 'finished':
    case 'walkover': {
      const resultId = await standingRow(api, 'result', id);
      const correct = { winner, win_kind: 'angka', corrects_result_id: resultId, reason };
      return one(
        step('result correct', 'result', correct),
        step('result withdraw', 'result/withdraw', { result_id: resultId, reason }),
        step('result undo', 'result/undo', { result_id: resultId }),
      );
    }
  }
}
