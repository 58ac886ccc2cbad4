// Doping of a jurus athlete, pair or team (art. 11.6.g.6.e): no rank in a pool, no medal of battles, no performance any more.
import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { DisqualifiedUnit, DrawnUnit, MedalMove, MedalSnapshot } from '@gelanggang/contract/medals';
import type { SeniMatch, SeniPoolAnswer } from '@gelanggang/contract/seni-answers';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import { makeArena } from '@gelanggang/database/testing/factories';
import { as, startApi, type TestApi } from '../../../test/setup/api';
import { performed, type Plan, seniStage, type SeniStage } from './seni-stage';

let api: TestApi;
let stage: SeniStage;
let slug: string;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  stage = await seniStage(api);
  const [row] = await api.dataSource.query<{ slug: string }[]>('select slug from tournament where id = $1', [
    stage.tournamentId,
  ]);
  slug = row!.slug;
});
afterAll(() => api.close());

const ONE = [null];
const post = (path: string, body: object = {}) => api.request.post(`/api${path}`).set(as(stage.token)).send(body);
const messageOf = ({ body }: { body: unknown }) => (body as { message: string }).message;
const path = () => `/tournaments/${stage.tournamentId}/disqualifications`;
const doping = (unitId: number) => post(path(), { unit_id: unitId, reason: 'Hasil laboratorium' });
const lift = (unitId: number) => api.request.delete(`/api${path()}/${unitId}`).set(as(stage.token));

const POOL = (size: number) => ({ mode: 'default', pool_size: size });
async function drawn(count: number, plan: Plan): Promise<SeniPoolAnswer> {
  const event = await stage.event(Array.from({ length: count }, () => ONE));
  return stage.pool((await stage.generate(event, plan)).data.pools[0]!.id);
}
/** Once this API has been told of the newest event. */
async function snapshot(): Promise<MedalSnapshot> {
  const [row] = await api.dataSource.query<{ seq: number }[]>('select seq from stream where name = $1', [
    `tournament:${stage.tournamentId}`,
  ]);
  for (let tries = 0; tries < 1500; tries++) {
    const shown = (await api.request.get(`/api/live/${slug}/medals`).expect(200)).body as MedalSnapshot;
    if (shown.seq >= (row?.seq ?? 0)) return shown;
    await sleep(20);
  }
  throw new Error('The medals did not follow.');
}
/** 'gold A, silver B, …' of all events. */
async function medals(): Promise<string> {
  const { events } = await snapshot();
  const won = events.flatMap(({ pools }) => pools.flatMap(({ winners }) => winners));
  return won.map(({ medal, unit_id }) => `${medal} ${unit_id}`).join(', ');
}
const live = async (poolId: number): Promise<LiveMatch[]> =>
  readLiveMatches(api.dataSource.manager, { tournamentId: stage.tournamentId, kind: 'seni', poolId });
const unitsOf = async (poolId: number) => new Map((await live(poolId)).map((one) => [one.id, one.seni!.unit_id!]));
const places = ({ ranking }: SeniPoolAnswer) => ranking.map(({ rank, unit_id: id }) => `${rank ?? '–'} ${id}`);

describe('in a pool of performances', () => {
  it('[R25-T47] who had gold has no rank, everybody after moves up, and all of it comes back when it is lifted', async () => {
    const pool = await drawn(4, POOL(4));
    const before = await stage.perform(pool.id);
    const [first, second, third, fourth] = before.ranking.map((row) => row.unit_id) as [number, number, number, number];
    expect(await medals()).toBe(`gold ${first}, silver ${second}, bronze ${third}`);
    const preview = await post(`${path()}/preview`, { unit_id: first }).expect(200);
    const moves = (preview.body as { data: MedalMove[] }).data.map(
      (one) => `${one.unit_id} ${one.before} ${one.after}`,
    );
    expect(moves.sort()).toEqual(
      [`${first} gold null`, `${second} silver gold`, `${third} bronze silver`, `${fourth} null bronze`].sort(),
    );
    expect(await medals()).toBe(`gold ${first}, silver ${second}, bronze ${third}`);

    await doping(first).expect(200);
    expect(await medals()).toBe(`gold ${second}, silver ${third}, bronze ${fourth}`);
    const after = await stage.pool(pool.id);
    expect(places(after)).toEqual([`1 ${second}`, `2 ${third}`, `3 ${fourth}`, `– ${first}`]);
    expect(after.ranking.map(({ medal }) => medal)).toEqual(['gold', 'silver', 'bronze', null]);
    // what was performed stays as it was
    expect(after.ranking.at(-1)).toMatchObject({ outcome: 'performed', final_score: before.ranking[0]!.final_score });
    const told = (await live(pool.id)).find((one) => one.seni?.unit_id === first);
    expect(told?.seni).toMatchObject({ worth: null, score: before.ranking[0]!.final_score });
    const feed = await api.request.get(`/api/feed/${slug}`).expect(200);
    expect(JSON.stringify(feed.body)).toContain(`disqualified:${first}`);

    await lift(first).expect(200);
    expect(await medals()).toBe(`gold ${first}, silver ${second}, bronze ${third}`);
    expect(places(await stage.pool(pool.id))).toEqual(places(before));
  });

  it('[R25-T47] who has still to perform is recorded as disqualified at once; the pool goes on and is over without it', async () => {
    const pool = await drawn(3, POOL(3));
    const [one, two, three] = pool.matches as [SeniMatch, SeniMatch, SeniMatch];
    const units = await unitsOf(pool.id);
    await stage.score(one.id);
    const unit = units.get(two.id)!;
    await doping(unit).expect(200);
    const after = await stage.score(three.id, { scores: [9.6, 9.6, 9.6, 9.6] });
    expect(after.matches.find(({ id }) => id === two.id)?.performance).toMatchObject({
      ...{ outcome: 'disqualified', reason: 'medical' },
    });
    expect(await medals()).toBe(`gold ${units.get(three.id)}, silver ${units.get(one.id)}`);
    expect((await snapshot()).is_over).toBe(true);

    await lift(unit).expect(200);
    expect((await stage.pool(pool.id)).matches.find(({ id }) => id === two.id)?.performance).toBeNull();
    expect((await snapshot()).is_over).toBe(false);
    await stage.score(two.id, { scores: [9.7, 9.7, 9.7, 9.7] });
    expect(await medals()).toBe(`gold ${unit}, silver ${units.get(three.id)}, bronze ${units.get(one.id)}`);
  });

  it('[R25-T47] who was disqualified does not go on to the final; once it is drawn, the same team is disqualified there', async () => {
    const pool = await drawn(4, { ...POOL(4), advance_count: 2 });
    const ranking = (await stage.perform(pool.id)).ranking.map((row) => row.unit_id) as number[];
    await doping(ranking[0]!).expect(200);
    expect((await stage.pool(pool.id)).ranking.map(({ advances }) => advances)).toEqual([true, true, false, false]);
    const { body } = await post(`/seni/drawings/${pool.drawing_id}/advance`, { mode: 'default' }).expect(201);
    const final = await stage.pool((body as { data: { pools: { id: number }[] } }).data.pools[0]!.id);
    expect(final.matches).toHaveLength(2);
    const names = async (poolId: number) =>
      new Map((await live(poolId)).map((one) => [one.blue.name, one.seni!.unit_id!]));
    const [early, late] = [await names(pool.id), await names(final.id)];
    expect([...late.keys()].map((name) => early.get(name)).sort()).toEqual([ranking[1], ranking[2]].sort());

    // named by its unit of the first stage
    const [name, inFinal] = [...late][0]!;
    await doping(early.get(name)!).expect(200);
    const list = await api.request.get(`/api${path()}`).set(as(stage.token)).expect(200);
    expect((list.body as { data: DisqualifiedUnit[] }).data.map((one) => one.unit_id)).toEqual([ranking[0], inFinal]);
    await doping(inFinal).expect(409);
  });

  it('[R25-T47] alone with a gold of the organiser’s: disqualified, there is no gold', async () => {
    await api.request
      .put(`/api/tournaments/${stage.tournamentId}/medal-rule`)
      .set(as(stage.token))
      .send({
        overall_by: 'golds',
        gold_points: 5,
        silver_points: 3,
        bronze_points: 1,
        lone_entrant: 'gold',
        version: 0,
      })
      .expect(200);
    const pool = await drawn(1, POOL(1));
    const { ranking } = await stage.perform(pool.id);
    expect(await medals()).toBe(`gold ${ranking[0]!.unit_id}`);
    await doping(ranking[0]!.unit_id).expect(200);
    expect(await medals()).toBe('');
  });
});

describe('in battles', () => {
  const BATTLE = { mode: 'battle', bracket_type: 'full_prestasi' };
  /** Blue wins, or red. */
  async function fight(poolId: number, round: number, group: number, winner: 'blue' | 'red' = 'blue') {
    const rows = (await stage.pool(poolId)).matches.filter((one) => one.round === round && one.battle_group === group);
    for (const row of rows) {
      const score = row.corner === winner ? 9.6 : 9.5;
      await stage.score(row.id, { scores: [score, score, score, score], seconds: round === 1 ? 90 : 180 });
    }
  }

  it('[R25-T47] after the final: gold to the other finalist, silver to whom the winner had beaten', async () => {
    const pool = await drawn(4, BATTLE);
    const [one, two] = [...new Set(pool.matches.filter((m) => m.round === 1).map((m) => m.battle_group!))] as number[];
    await fight(pool.id, 1, one!);
    await fight(pool.id, 1, two!);
    const final = (await stage.pool(pool.id)).matches.find((m) => m.round === 2)!.battle_group!;
    await fight(pool.id, 2, final);
    const rows = await live(pool.id);
    const at = (group: number, corner: string) =>
      rows.find((row) => row.battle_group === group && row.corner === corner)!.seni!.unit_id!;
    const gold = at(final, 'blue');
    const beaten = [one!, two!].find((group) => at(group, 'blue') === gold)!;
    const other = [one!, two!].find((group) => group !== beaten)!;
    await doping(gold).expect(200);
    expect((await medals()).split(', ').sort()).toEqual(
      [`gold ${at(final, 'red')}`, `silver ${at(beaten, 'red')}`, `bronze ${at(other, 'red')}`].sort(),
    );
  });

  it('[R25-T47] in the middle: recorded as disqualified where the opponent is known; else its performance is not begun', async () => {
    const pool = await drawn(4, BATTLE);
    const [one, two] = [...new Set(pool.matches.filter((m) => m.round === 1).map((m) => m.battle_group!))] as number[];
    await fight(pool.id, 1, one!);
    const rows = await live(pool.id);
    const row = (group: number, corner: string) => rows.find((m) => m.battle_group === group && m.corner === corner)!;
    const winner = row(one!, 'blue').seni!.unit_id!;
    // its opponent of the final is not known yet
    await doping(winner).expect(200);
    await fight(pool.id, 1, two!);
    const inFinal = (await live(pool.id)).find((m) => m.round === 2 && m.seni!.unit_id === winner)!;
    expect(inFinal.status).toBe('scheduled');
    const { id: arenaId } = await makeArena(api.dataSource.manager, { tournamentId: stage.tournamentId });
    await post(`/matches/${inFinal.id}/call`, { arena_id: arenaId }).expect(200);
    expect(messageOf(await post(`/matches/${inFinal.id}/start`, { arena_id: arenaId }).expect(409))).toContain(
      'tidak boleh tampil: didiskualifikasi karena doping (Pasal 11.6.g.6.e)',
    );
    await post(`/seni/matches/${inFinal.id}/performance`, performed()).expect(409);
    await post(`/seni/matches/${inFinal.id}/performance`, { outcome: 'disqualified', reason: 'medical' }).expect(200);
    const opponent = (await live(pool.id)).find((m) => m.round === 2 && m.id !== inFinal.id)!;
    await post(`/seni/matches/${opponent.id}/performance`, performed({ seconds: 180 })).expect(200);
    const told = (await medals()).split(', ').sort();
    expect(told).toContain(`gold ${opponent.seni!.unit_id}`);
    expect(told).toContain(`silver ${row(one!, 'red').seni!.unit_id}`);
    expect(told.join()).not.toContain(String(` ${winner}`));
  });

  it('[R25-T47] alone in a final, since neither of the others came: does not win it, and does once that is lifted', async () => {
    const pool = await drawn(4, BATTLE);
    const [one, two] = [...new Set(pool.matches.filter((m) => m.round === 1).map((m) => m.battle_group!))] as number[];
    await fight(pool.id, 1, one!);
    const winner = (await live(pool.id)).find((m) => m.battle_group === one && m.corner === 'blue')!.seni!.unit_id!;
    await doping(winner).expect(200);
    for (const { id } of pool.matches.filter((m) => m.battle_group === two)) {
      await post(`/seni/matches/${id}/performance`, { outcome: 'absent' }).expect(200);
    }
    const final = async () => (await live(pool.id)).filter((m) => m.round === 2);
    expect((await final()).map(({ status, winner: won }) => [status, won])).toEqual(Array(2).fill(['walkover', null]));
    const beaten = (await live(pool.id)).find((m) => m.battle_group === one && m.corner === 'red')!.seni!.unit_id!;
    expect(await medals()).toBe(`gold ${beaten}`);
    await lift(winner).expect(200);
    const own = (await final()).find((m) => m.seni!.unit_id === winner)!;
    expect(own).toMatchObject({ status: 'walkover', winner: own.corner });
  });

  it('[R25-T47] both of a final are known: it has lost once the other has performed; lifted after that, the battle is open again', async () => {
    const pool = await drawn(2, BATTLE);
    const [blue, red] = pool.matches as [SeniMatch, SeniMatch];
    const unit = (await unitsOf(pool.id)).get(blue.id)!;
    await doping(unit).expect(200);
    await stage.score(red.id, { seconds: 180 });
    expect((await live(pool.id)).find(({ id }) => id === blue.id)).toMatchObject({
      ...{ winner: 'red', win_kind: 'diskualifikasi' },
    });
    await lift(unit).expect(200);
    expect((await stage.pool(pool.id)).matches.map(({ performance }) => performance?.outcome ?? null)).toEqual([
      null,
      'performed',
    ]);
    await stage.score(blue.id, { scores: [9.9, 9.9, 9.9, 9.9], seconds: 180 });
    expect(await medals()).toContain(`gold ${unit}`);
  });
});

describe('nobody goes on in battles after doping', () => {
  /** Blue and red of a semifinal of four. */
  async function semifinal() {
    const pool = await drawn(4, { mode: 'battle', bracket_type: 'full_prestasi' });
    const group = pool.matches.find((one) => one.round === 1)!.battle_group;
    const at = (corner: string) => pool.matches.find((one) => one.battle_group === group && one.corner === corner)!;
    const units = await unitsOf(pool.id);
    const [blue, red] = [at('blue'), at('red')];
    const told = async () => (await live(pool.id)).find(({ id }) => id === blue.id)!;
    const inFinal = async () => (await live(pool.id)).filter((one) => one.round === 2).map((one) => one.seni!.unit_id);
    return { blue, red, unit: units.get(blue.id)!, opponent: units.get(red.id)!, told, inFinal };
  }
  const scored = (score: number) => ({ scores: [score, score, score, score], seconds: 90 });
  const answers = ({ body }: { body: unknown }) => (body as { message: string }).message;

  it('[R25-T47] who had performed before the doping was found loses to the other score, and wins by it once it is lifted', async () => {
    const { blue, red, unit, opponent, told, inFinal } = await semifinal();
    await stage.score(blue.id, scored(9.8));
    // nobody has a medal yet
    expect(answers(await doping(unit).expect(200))).toMatch(/ didiskualifikasi\.$/);
    await stage.score(red.id, scored(9.5));
    expect(await told()).toMatchObject({ winner: 'red', win_kind: 'diskualifikasi' });
    expect(await inFinal()).toContain(opponent);
    expect(await inFinal()).not.toContain(unit);
    // the score of who has won is put right: it has still won
    const [row] = await api.dataSource.query<{ id: number }[]>(
      'select id from performance where match_id = $1 and withdrawn_at is null',
      [red.id],
    );
    await stage.score(red.id, { ...scored(9.4), corrects_id: row!.id });
    expect(await told()).toMatchObject({ winner: 'red' });
    await lift(unit).expect(200);
    expect(await told()).toMatchObject({ winner: 'blue', win_kind: 'angka' });
    expect(await inFinal()).toContain(unit);
  });

  it('[R25-T47] over somebody who is disqualified too it does not go on either', async () => {
    const { red, unit, opponent, told, inFinal } = await semifinal();
    await doping(unit).expect(200);
    await post(`/seni/matches/${red.id}/performance`, { outcome: 'disqualified', reason: 'unfinished', reached: 0 });
    expect(await told()).toMatchObject({ winner: 'red', win_kind: 'diskualifikasi' });
    expect(await inFinal()).toContain(opponent);
  });

  it('[R25-T47] what was won before stays won, also where the score of it is put right', async () => {
    const { blue, red, unit, told } = await semifinal();
    await stage.score(blue.id, scored(9.8));
    await stage.score(red.id, scored(9.5));
    await doping(unit).expect(200);
    const [row] = await api.dataSource.query<{ id: number }[]>(
      'select id from performance where match_id = $1 and withdrawn_at is null',
      [red.id],
    );
    await stage.score(red.id, { ...scored(9.6), corrects_id: row!.id });
    expect(await told()).toMatchObject({ winner: 'blue', win_kind: 'angka' });
  });
});

it('[R25-T47] whoever performs now is not disqualified before the performance has ended', async () => {
  const pool = await drawn(2, POOL(2));
  const { id } = pool.matches[0]!;
  const { id: arenaId } = await makeArena(api.dataSource.manager, { tournamentId: stage.tournamentId });
  for (const step of ['call', 'start']) await post(`/matches/${id}/${step}`, { arena_id: arenaId }).expect(200);
  const unit = (await unitsOf(pool.id)).get(id)!;
  expect(messageOf(await doping(unit).expect(409))).toContain('sedang tampil');
});

it('anybody who was drawn is found by a name or a contingent, with a medal or without; not who is disqualified already', async () => {
  const pool = await drawn(4, POOL(4));
  const { ranking } = await stage.perform(pool.id);
  const last = ranking.at(-1)!;
  const found = async (search: string) => {
    const request = api.request.get(`/api/tournaments/${stage.tournamentId}/drawn-units`).query({ search });
    return ((await request.set(as(stage.token)).expect(200)).body as { data: DrawnUnit[] }).data;
  };
  expect((await found('')).map(({ unit_id: id }) => id).sort()).toEqual(ranking.map(({ unit_id: id }) => id).sort());
  expect(await found(last.names[0]!)).toMatchObject([
    { unit_id: last.unit_id, contingent: last.contingent, kind: 'seni' },
  ]);
  expect((await found(last.contingent)).map(({ unit_id: id }) => id)).toEqual([last.unit_id]);
  expect(await found('%')).toEqual([]);
  const byName = (await found('')).map(({ names }) => names);
  const letter = byName.at(-1)!.slice(0, 1);
  expect((await found(letter))[0]!.names.startsWith(letter)).toBe(true);
  await doping(last.unit_id).expect(200);
  expect(await found(last.names[0]!)).toEqual([]);
  const { token } = await api.tokenFor('operator');
  await api.request.get(`/api/tournaments/${stage.tournamentId}/drawn-units`).set(as(token)).expect(403);
});
