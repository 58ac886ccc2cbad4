// Results of several arenas that come at one moment: written together, each as if it had come alone after the others.
import { setTimeout as pause } from 'node:timers/promises';
import type { MatchStepAnswer } from '@gelanggang/contract/arena-control';
import { streams } from '@gelanggang/contract/events';
import type { LiveMatch } from '@gelanggang/contract/live';
import { makeArena } from '@gelanggang/database/testing/factories';
import { testApi } from '../../../test/setup/api';
import { beside } from '../../../test/setup/beside';
import { madeBeforeAll } from '../../../test/setup/made';
import { arenaStage } from './arena-stage';

const api = testApi();
const stage = madeBeforeAll(() => arenaStage(api));

/** A pool of eight whose four first matches are on, each in an arena of its own. */
async function fourOn(): Promise<LiveMatch[]> {
  const poolId = await stage.drawPool([1, 1, 1, 1, 1, 1, 1, 1]);
  const first = (await stage.matches(poolId)).filter(({ round }) => round === 1);
  expect(first).toHaveLength(4);
  for (const { id } of first) await startApart(id);
  return first;
}

let arenas = 0;

/** In an arena where nothing else is. */
async function startApart(matchId: number): Promise<void> {
  const { tournamentId } = stage;
  const arena = await makeArena(api.dataSource.manager, { tournamentId, code: `B${(arenas += 1)}` });
  await stage.schedule([matchId], { tournament_arena_id: arena.id });
  await stage.start(matchId);
}

let keys = 0;
const newKey = () => `00000000-1111-4222-8333-${String((keys += 1)).padStart(12, '0')}`;

interface Sending {
  key?: string;
  headers?: Record<string, string>;
  body?: object;
}

const record = async (
  { id }: { id: number },
  { key = newKey(), headers = stage.operator, body = { winner: 'red', win_kind: 'teknik' } }: Sending = {},
) => {
  const { status, body: answer } = await api.request
    .post(`/api/matches/${id}/result`)
    .set({ ...headers, 'idempotency-key': key })
    .send(body);
  return { status, answer: answer as MatchStepAnswer };
};

const statusOf = ({ status }: { status: number }) => status;

/** Sent while the first one waits for its stream, so that all others have come before it is through. */
async function atOnce<T>(send: () => Promise<T>[]): Promise<T[]> {
  const name = streams.tournament(stage.tournamentId);
  const sent = await beside(api.dataSource, 'select 1 from stream where name = $1 for update', [name], async () => {
    const all = Promise.all(send());
    await pause(500);
    return { all };
  });
  return sent.all;
}

/** Numbers of the results' events since then, and which transactions wrote them. */
async function told(since: number): Promise<{ seq: number; matches: number[]; transaction: string }[]> {
  const rows = await api.dataSource.query<{ seq: number; data: { matches: { id: number }[] }; transaction: string }[]>(
    `select seq::int, data, xmin::text as transaction from event where stream = $1 and seq > $2 and type = 'matches.changed' order by seq`,
    [streams.tournament(stage.tournamentId), since],
  );
  return rows.map(({ seq, data, transaction }) => ({ seq, transaction, matches: data.matches.map(({ id }) => id) }));
}

async function lastSeq(): Promise<number> {
  const [row] = await api.dataSource.query<{ seq: number }[]>('select seq::int from stream where name = $1', [
    streams.tournament(stage.tournamentId),
  ]);
  return row?.seq ?? 0;
}

it('each stands, is told by an event of its own and audited once; what they feed has both opponents', async () => {
  const matches = await fourOn();
  const since = await lastSeq();
  const all = await atOnce(() => matches.map((one) => record(one)));
  expect(all.map(statusOf)).toEqual([200, 200, 200, 200]);

  const events = await told(since);
  expect(events.map(({ seq }) => seq)).toEqual([1, 2, 3, 4].map((n) => since + n));
  expect(events.map(({ matches: [own] }) => own).sort()).toEqual(matches.map(({ id }) => id).sort());
  // the first alone, and the three that came meanwhile
  expect(new Set(events.map(({ transaction }) => transaction)).size).toBe(2);

  for (const [at, { answer }] of all.entries()) {
    expect(answer.data.match).toMatchObject({ id: matches[at]?.id, status: 'finished', winner: 'red' });
    expect(answer.data.result).toMatchObject({
      match_id: matches[at]?.id,
      winner: 'red',
      recorded_by: 'Operator Satu',
    });
  }
  const next = (await stage.matches(matches[0]?.pool_id ?? 0)).filter(({ round }) => round === 2);
  const came = next.flatMap(({ blue, red }) => [blue, red]).map((corner) => corner.name);
  expect(came.sort()).toEqual(matches.map(({ red }) => red.name).sort());

  const audited = await api.dataSource.query<{ subject: number; account: number; device: string | null }[]>(
    `select subject_id::int as subject, account_id::int as account from audit
     where action = 'POST /matches/{id}/result' and subject_id = any($1::bigint[]) order by subject_id`,
    [matches.map(({ id }) => id)],
  );
  expect(audited).toEqual(
    matches.map(({ id }) => ({ subject: id, account: stage.operatorId })).sort((a, b) => a.subject - b.subject),
  );
  const clocks = await api.dataSource.query<{ id: number }[]>(
    'select 1 from match_clock where match_id = any($1::bigint[]) and running_since is not null',
    [matches.map(({ id }) => id)],
  );
  expect(clocks).toEqual([]);
});

it('a result that is sent again under its key is answered the same and not taken again', async () => {
  const [one, two, three] = await fourOn();
  if (!one || !two || !three) throw new Error('no matches');
  const since = await lastSeq();
  const key = newKey();
  const all = await atOnce(() => [record(one), record(two, { key }), record(two, { key }), record(three)]);
  expect(all.map(statusOf)).toEqual([200, 200, 200, 200]);
  expect(all[2]?.answer).toEqual(all[1]?.answer);
  expect(await record(two, { key })).toEqual(all[1]);
  expect(await told(since)).toHaveLength(3);
  // of another call it is refused, and that match goes on
  const other = await record(three, { key });
  expect(other.status).toBe(409);
});

it('whoever is refused is told why, in their language, and takes no other with them', async () => {
  const matches = await fourOn();
  const [one, two, three, four] = matches as [LiveMatch, LiveMatch, LiveMatch, LiveMatch];
  const limited = await api.tokenFor('operator', { name: 'Operator Dua' });
  await api.dataSource.query(
    'insert into account_arena (account_id, arena_id) select $1, arena_id from match where id = $2',
    [limited.accountId, one.id],
  );
  const foreign = { authorization: `Bearer ${limited.token}` };
  const all = await atOnce(() => [
    record(one, { headers: { ...foreign, 'accept-language': 'en' } }),
    record(two, { headers: foreign }),
    record(three),
    record(three),
    record(four, { body: { winner: 'red', win_kind: 'angka', blue_score: 5, red_score: 3 } }),
  ]);
  const [own, notOwn, ...both] = all;
  expect([own?.status, notOwn?.status]).toEqual([200, 403]);
  const [taken, refused] = both.slice(0, 2).sort((x, y) => x.status - y.status);
  expect([taken?.status, refused?.status]).toEqual([200, 409]);
  expect(taken?.answer.message).toMatch(/^Hasil/);
  expect(own?.answer.message).not.toMatch(/^Hasil/);
  expect(refused?.answer.message).toContain('Operator Satu');
  expect(all[4]?.status).toBe(422);
  expect(statusOf(await record(two))).toBe(200);
  expect(statusOf(await record(four))).toBe(200);
});

it('what cannot be written is not written with the others, and can be sent again', async () => {
  const [one, two, three] = await fourOn();
  if (!one || !two || !three) throw new Error('no matches');
  await api.dataSource.query(
    `create function refuse_result() returns trigger language plpgsql as $$ begin
       if new.match_id = ${two.id} then raise exception 'refused by this test'; end if;
       return new;
     end $$`,
  );
  await api.dataSource.query(
    'create trigger refuse_result before insert on result for each row execute function refuse_result()',
  );
  const key = newKey();
  try {
    const all = await atOnce(() => [record(one), record(two, { key }), record(three)]);
    expect(all.map(statusOf)).toEqual([200, 500, 200]);
  } finally {
    await api.dataSource.query('drop trigger refuse_result on result');
  }
  expect(statusOf(await record(two, { key }))).toBe(200);
});

it.each([
  ['arena', 'select 1 from tournament_arena where id = (select arena_id from match where id = $1) for update'],
  ['pool', 'select 1 from pool where id = (select pool_id from match where id = $1) for update'],
  ['match', 'select 1 from match where id = $1 for update'],
])('where somebody else holds its %s, a result waits alone', async (_, hold) => {
  const [held] = await fourOn();
  const free = (await stage.matches(await stage.drawPool([1, 1])))[0];
  if (!held || !free) throw new Error('no matches');
  await startApart(free.id);
  let isAnswered = false;
  const waiting = await beside(api.dataSource, hold, [held.id], async () => {
    const one = record(held).then((answer) => {
      isAnswered = true;
      return answer;
    });
    expect(statusOf(await record(free))).toBe(200);
    expect(isAnswered).toBe(false);
    return { one };
  });
  expect(statusOf(await waiting.one)).toBe(200);
});
