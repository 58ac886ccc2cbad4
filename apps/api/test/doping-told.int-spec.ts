// What everybody is told of a result whose winner is disqualified for doping since: it stands as it was fought, and says so.
import type { BracketAnswer } from '@gelanggang/contract/brackets';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { MedalSnapshot } from '@gelanggang/contract/medals';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import { otherCorner } from '@gelanggang/domain/words/corners';
import { as, testApi } from '../../../test/setup/api';
import { arenaStage } from './arena-stage';
import { seniStage } from './seni-stage';

const api = testApi();

const unitOf = async ({ id, winner }: LiveMatch): Promise<number> => {
  const [row] = await api.dataSource.query<[{ id: number }]>(
    `select ${winner === 'red' ? 'red' : 'blue'}_unit_id::int as id from match where id = $1`,
    [id],
  );
  return row.id;
};
const states = (matches: readonly LiveMatch[]) => matches.map(({ standing }) => standing?.state ?? null);
async function medals(slug: string): Promise<MedalSnapshot['events']> {
  return ((await api.request.get(`/api/live/${slug}/medals`).expect(200)).body as MedalSnapshot).events;
}
/** Told in events of the stream since a place in it. */
async function toldSince(tournamentId: number, seq: number): Promise<number[]> {
  const rows = await api.dataSource.query<{ data: { match_ids?: number[]; matches?: { id: number }[] } }[]>(
    `select data from event where stream = $1 and seq > $2`,
    [`tournament:${tournamentId}`, seq],
  );
  return rows.flatMap(({ data }) => [...(data.match_ids ?? []), ...(data.matches ?? []).map(({ id }) => id)]);
}
async function seqOf(tournamentId: number): Promise<number> {
  const [row] = await api.dataSource.query<{ seq: number }[]>('select seq::int from stream where name = $1', [
    `tournament:${tournamentId}`,
  ]);
  return row?.seq ?? 0;
}

it('[R25-T47] of tanding every match that was won by it says so, the medals too, and the open log in a record of its own', async () => {
  const stage = await arenaStage(api);
  const [first, second, final] = await stage.fourInASchedule();
  await stage.win(first.id);
  await stage.win(second.id);
  await stage.win(final.id);
  const now = async () => {
    const all = await stage.matches(final.pool_id);
    return [first, second, final].map(({ id }) => all.find((one) => one.id === id)!);
  };
  expect(states(await now())).toEqual(['official', 'official', 'official']);
  const drawn = async (poolId: number) => {
    const { body } = await api.request.get(`/api/pools/${poolId}/matches`).set(stage.organiser).expect(200);
    return (body as BracketAnswer).rounds.flatMap(({ games }) => games);
  };
  const before = await now();
  const gold = await unitOf(before[2]!);
  const path = `/api/tournaments/${stage.tournamentId}/disqualifications`;
  const seq = await seqOf(stage.tournamentId);
  await api.request.post(path).set(stage.organiser).send({ unit_id: gold, reason: 'Laboratorium' }).expect(200);

  const [one, other, last] = await now();
  // it had come from one of the two
  expect([states([one!, other!]).sort(), states([last!])]).toEqual([['disqualified', 'official'], ['disqualified']]);
  expect(last).toMatchObject({ winner: before[2]!.winner, blue_score: before[2]!.blue_score });
  expect(await toldSince(stage.tournamentId, seq)).toEqual(expect.arrayContaining([final.id]));
  expect(await medals(stage.slug)).toMatchObject([{ is_corrected: true, state: null }]);
  // on paper and in the office too, where a bracket is not followed live
  expect((await drawn(final.pool_id)).find(({ id }) => id === final.id)).toMatchObject({ state: 'disqualified' });
  const { body } = await api.request.get(`/api/feed/${stage.slug}`).expect(200);
  expect(JSON.stringify(body)).not.toContain('"state":"disqualified"');

  await api.request.delete(`${path}/${gold}`).set(stage.organiser).expect(200);
  expect(states(await now())).toEqual(['official', 'official', 'official']);
  expect(await medals(stage.slug)).toMatchObject([{ is_corrected: false }]);
  expect((await drawn(final.pool_id)).filter(({ state }) => state)).toEqual([]);

  // who has lost the final won a semifinal alone
  const silver = await unitOf({ ...before[2]!, winner: otherCorner(before[2]!.winner!) });
  await api.request.post(path).set(stage.organiser).send({ unit_id: silver, reason: 'Laboratorium' }).expect(200);
  expect(states(await now()).sort()).toEqual(['disqualified', 'official', 'official']);
  expect(states([(await now())[2]!])).toEqual(['official']);
});

it('[R25-T47] of jurus both rows of a battle say it, and in a pool what was performed', async () => {
  const stage = await seniStage(api);
  const path = `/api/tournaments/${stage.tournamentId}/disqualifications`;
  const out = (unitId: number) =>
    api.request.post(path).set(as(stage.token)).send({ unit_id: unitId, reason: 'Laboratorium' }).expect(200);
  const live = (poolId: number) =>
    readLiveMatches(api.dataSource.manager, { tournamentId: stage.tournamentId, kind: 'seni', poolId });

  const battle = await stage.generate(await stage.event([[null], [null]]), {
    mode: 'battle',
    bracket_type: 'full_prestasi',
  });
  const battleId = battle.data.pools[0]!.id;
  await stage.perform(battleId);
  const winner = (await live(battleId)).find(({ corner, winner: won }) => corner === won)!;
  await out(winner.seni!.unit_id!);
  expect(states(await live(battleId))).toEqual(['disqualified', 'disqualified']);

  const pool = await stage.generate(await stage.event([[null], [null], [null]]), { mode: 'default', pool_size: 3 });
  const poolId = pool.data.pools[0]!.id;
  const { ranking } = await stage.perform(poolId);
  await out(ranking[1]!.unit_id);
  expect((await live(poolId)).map(({ seni, standing }) => [seni!.unit_id, standing?.state]).sort()).toEqual(
    ranking.map(({ unit_id: id }, place) => [id, place === 1 ? 'disqualified' : 'official']).sort(),
  );
});
