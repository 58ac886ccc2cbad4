// Classes drawn together ('Gabungan Kelas'), and seeds set on the drawing form (domain-rules, Draw (tanding)).
import type { DrawableParticipant } from '@gelanggang/contract/merged-classes';
import type { DrawingSummary, PoolRow } from '@gelanggang/contract/drawing';
import type { CategoryClassEntity } from '@gelanggang/database/entities/category-class.entity';
import { makeArena, makeClass } from '@gelanggang/database/testing/factories';
import { makePaidParticipants } from '@gelanggang/database/testing/paid-participants';
import { joinUndrawnPools } from '@gelanggang/drawing/join-pools';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { publicCheckOf } from './public-check';
import { drawingRequest, tandingStage } from './drawing-stage';

const api = testApi();
const stage = madeBeforeAll(() => tandingStage(api));

const signed = () => ({ authorization: `Bearer ${stage.token}` });
const post = (path: string, body: object) => api.request.post(`/api/${path}`).set(signed()).send(body);

async function pay(drawn: CategoryClassEntity, contingentSizes: number[]) {
  return makePaidParticipants(api.dataSource.manager, {
    tournamentId: stage.tournamentId,
    classId: drawn.id,
    contingentSizes,
  });
}

/** Two classes side by side, of one age and gender. */
async function twoClasses(first: number[], second: number[], gender: 'male' | 'female' = 'male') {
  const one = await makeClass(api.dataSource.manager, { gender: 'male', weightMin: 45, weightMax: 50 });
  const two = await makeClass(api.dataSource.manager, {
    ageCategoryId: one.ageCategoryId,
    gender,
    weightMin: 50,
    weightMax: 55,
  });
  await pay(one, first);
  await pay(two, second);
  return [one, two] as const;
}

const merge = (classes: readonly CategoryClassEntity[], more: object = {}) =>
  post('drawings/merge', {
    tournament_id: stage.tournamentId,
    age_category_id: classes[0]!.ageCategoryId,
    category_class_ids: classes.map((one) => one.id),
    match_chart: 8,
    reason: 'Peserta terlalu sedikit',
    ...more,
  });

async function poolRow(poolId: number): Promise<PoolRow> {
  const { body } = await api.request.get(`/api/pools/${poolId}`).set(signed()).expect(200);
  return (body as { data: PoolRow }).data;
}

describe('two classes that are too small', () => {
  it('are drawn as one class without a name, from the lighter bound to the heavier', async () => {
    const classes = await twoClasses([1, 1], [2]);
    const { body } = await merge(classes).expect(201);
    expect(body.message).toBe('Kelas sudah digabung.');
    const { pools } = (body as { data: DrawingSummary }).data;
    expect(pools).toMatchObject([{ units_count: 4 }]);
    const row = await poolRow(pools[0]!.id);
    expect(row).toMatchObject({ class_name: 'Gabungan Kelas', weight_min: 45, weight_max: 55 });
    expect(row.category_class.merged_names).toEqual(classes.map((one) => one.name));
    await stage.generate(pools[0]!.id);
    const { body: record } = await api.request.get(`/api/draws/${pools[0]!.id}`).expect(200);
    expect(publicCheckOf(record)).toMatchObject({ isBracketSame: true, isStandingSame: true });
  });

  it('give up the pools that they had, drawn or not, with their schedule slots, and that is written down', async () => {
    const classes = await twoClasses([2], [1]);
    const drawn = (await stage.createPools(classes[0], 8)).pools[0]!.id;
    await stage.generate(drawn);
    await stage.createPools(classes[1], 8);
    const before = (await stage.games(drawn)).map((game) => game.id);
    await merge(classes).expect(201);
    await api.request.get(`/api/draws/${drawn}`).expect(404);
    const [audit] = await api.dataSource.query<{ detail: { reason: string; draws: { pool_id: number }[] } }[]>(
      `select detail from audit where action = 'classes.merged' order by id desc limit 1`,
    );
    expect(audit!.detail).toMatchObject({ reason: 'Peserta terlalu sedikit', draws: [{ pool_id: drawn }] });
    const [event] = await api.dataSource.query<{ data: object }[]>(
      `select data from event where stream = $1 and type = 'bracket.drawn' order by seq desc limit 1`,
      [`tournament:${stage.tournamentId}`],
    );
    expect(event!.data).toEqual({ pool_id: drawn, removed_match_ids: before });
  });

  it('take in who pays later in either of them', async () => {
    const classes = await twoClasses([2], [1]);
    const { body } = await merge(classes).expect(201);
    const late = await pay(classes[1], [1]);
    const joined = await writeWithEvents(api.dataSource, (manager, emit) =>
      joinUndrawnPools(manager, emit, stage.tournamentId, [late.participants[0]!.id]),
    );
    expect(joined).toHaveLength(1);
    expect((await poolRow((body as { data: DrawingSummary }).data.pools[0]!.id)).units_count).toBe(4);
  });

  it('are offered to nobody as a class, but for the form of their own drawing', async () => {
    const classes = await twoClasses([1], [1]);
    const { body } = await merge(classes).expect(201);
    const { category_class_id: mergedId } = (body as { data: DrawingSummary }).data;
    const age = classes[0].ageCategoryId;
    const scope = `tournament_id=${stage.tournamentId}&match_category_id=1&age_category_id=${age}`;
    const idsOf = async (path: string) => {
      const { body: rows } = await api.request.get(`/api/${path}`).set(signed()).expect(200);
      return JSON.stringify(rows);
    };
    for (const path of [
      `category-classes?age_category_id=${age}`,
      `category-classes/fetch-by-age-category/${age}`,
      `category-classes/fetch-class/${age}?gender=male&body_weight=50`,
      `fetch-category-classes?age_category_id=${age}`,
      `fetch-available-class?${scope}&filter_for=drawing`,
    ]) {
      expect([path, new RegExp(`id":${mergedId}[,}]`).test(await idsOf(path))]).toEqual([path, false]);
    }
    expect(await idsOf(`fetch-available-class?${scope}`)).toContain(`"class_id":${mergedId}`);
    const again = { ...drawingRequest(stage.tournamentId, classes[0], 4), category_class_id: mergedId };
    const drawingId = (body as { data: DrawingSummary }).data.id;
    const divided = await api.request.put(`/api/drawings/${drawingId}`).set(signed()).send(again).expect(200);
    expect(divided.body.data).toMatchObject({ match_chart: 4, pools: [{ units_count: 2 }] });
  });

  it('are the same class when they are merged again, and are parted with a reason', async () => {
    const classes = await twoClasses([1], [1]);
    const first = (await merge(classes).expect(201)).body.data as DrawingSummary;
    const second = (await merge(classes, { match_chart: 4, replaces: first.id }).expect(201)).body
      .data as DrawingSummary;
    expect(second.category_class_id).toBe(first.category_class_id);
    await post(`drawings/${second.id}/dissolve`, {}).expect(422);
    const { body } = await post(`drawings/${second.id}/dissolve`, { reason: 'Peserta bertambah' }).expect(200);
    expect(body).toEqual({ message: 'Gabungan kelas sudah dibubarkan.', tournament_id: stage.tournamentId });
    await post(`drawings/${second.id}/dissolve`, { reason: 'Peserta bertambah' }).expect(404);
    const own = await stage.createPools(classes[0], 4);
    expect(own.pools).toMatchObject([{ units_count: 1 }]);
    await post(`drawings/${own.id}/dissolve`, { reason: 'Bukan gabungan' }).expect(409);
  });

  it('are refused when one is locked or has started, and then nothing changes', async () => {
    const classes = await twoClasses([2], [2]);
    const poolId = (await stage.createPools(classes[0], 8)).pools[0]!.id;
    await stage.generate(poolId);
    await post(`pools/${poolId}/lock`, { reason: 'Sah' }).expect(200);
    expect((await merge(classes).expect(409)).body.message).toMatch(/dikunci/);
    await post(`pools/${poolId}/unlock`, { reason: 'Digabung' }).expect(200);
    const arena = await makeArena(api.dataSource.manager, { tournamentId: stage.tournamentId });
    await api.dataSource.query(`update match set status = 'ongoing', arena_id = $2 where pool_id = $1`, [
      poolId,
      arena.id,
    ]);
    expect((await merge(classes).expect(409)).body.message).toMatch(/Sudah ada partai/);
    expect((await poolRow(poolId)).matches_count).toBe(1);
  });

  it('are refused for both genders, another age, a class twice, one alone, nobody in them, or half of another merge', async () => {
    const mixed = await twoClasses([1], [1], 'female');
    expect(Object.keys((await merge(mixed).expect(422)).body.errors)).toEqual(['category_class_ids']);
    const classes = await twoClasses([1], [1]);
    const other = await makeClass(api.dataSource.manager);
    await merge([classes[0], other]).expect(422);
    await merge([classes[0], classes[0]]).expect(422);
    await merge([classes[0]]).expect(422);
    await merge(classes, { reason: ' ' }).expect(422);
    await merge(classes, { match_chart: 5 }).expect(422);
    await merge(classes, { tournament_id: 999_999 }).expect(422);
    const empty = await twoClasses([], []);
    await merge(empty).expect(409);
    const third = await makeClass(api.dataSource.manager, { ageCategoryId: classes[0].ageCategoryId, gender: 'male' });
    await merge(classes).expect(201);
    expect((await merge([classes[0], third]).expect(409)).body.message).toMatch(/sudah digabung/);
    const [{ count } = { count: -1 }] = await api.dataSource.query<{ count: number }[]>(
      `select count(*)::int as count from category_class where is_merged and age_category_id = $1`,
      [empty[0].ageCategoryId],
    );
    expect(count).toBe(0);
  });

  it('are not divided a second time by a request that came twice, only by who names the drawing that stands', async () => {
    const classes = await twoClasses([2], [2]);
    const drawing = (await merge(classes).expect(201)).body.data as DrawingSummary;
    const poolId = drawing.pools[0]!.id;
    await stage.generate(poolId);
    const before = await poolRow(poolId);
    expect((await merge(classes).expect(409)).body.message).toMatch(/sudah digabung/);
    expect(await poolRow(poolId)).toEqual(before);
    await merge(classes, { replaces: drawing.id }).expect(201);
    expect((await merge(classes, { replaces: drawing.id }).expect(409)).body.message).toMatch(/sudah digabung/);
    const others = await twoClasses([1], [1]);
    expect((await merge(others, { replaces: drawing.id }).expect(409)).body.message).toMatch(/baru saja diubah/);
    await merge(classes, { replaces: 'x' }).expect(422);
  });

  it('are answered the same to who sends the request again under its key, refusals too', async () => {
    const classes = await twoClasses([2], [2]);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = await merge(classes).set(key).expect(201);
    expect((await merge(classes).set(key).expect(201)).body).toEqual(first.body);
    const [{ count }] = await api.dataSource.query<[{ count: number }]>(
      `select count(*)::int as count from drawing d join merged_class m on m.class_id = d.category_class_id
       where m.source_class_id = $1`,
      [classes[0].id],
    );
    expect(count).toBe(1);
    // another key is another request
    const other = { 'idempotency-key': crypto.randomUUID() };
    const refused = await merge(classes).set(other).expect(409);
    expect((await merge(classes).set(other).expect(409)).body).toEqual(refused.body);
    // and a key that stands for other classes is told so
    await merge(await twoClasses([1], [1]))
      .set(key)
      .expect(409);
  });

  it('by two at once are merged into one drawing', async () => {
    const classes = await twoClasses([2], [2]);
    const answers = await Promise.all([merge(classes), merge(classes)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const rows = await api.dataSource.query<{ drawings: number; units: number }[]>(
      `select count(distinct p.drawing_id)::int as drawings, count(u.id)::int as units
       from pool p join drawing d on d.id = p.drawing_id join pool_unit u on u.pool_id = p.id
       where d.age_category_id = $1`,
      [classes[0].ageCategoryId],
    );
    expect(rows).toEqual([{ drawings: 1, units: 4 }]);
  });
});

describe('seeds on the drawing form', () => {
  async function participants(drawn: CategoryClassEntity, drawingId?: number): Promise<DrawableParticipant[]> {
    const query = `tournament_id=${stage.tournamentId}&age_category_id=${drawn.ageCategoryId}&category_class_id=${drawn.id}`;
    const { body } = await api.request
      .get(`/api/drawings/participants?${query}${drawingId ? `&drawing_id=${drawingId}` : ''}`)
      .set(signed())
      .expect(200);
    return (body as { data: DrawableParticipant[] }).data;
  }

  const seedsOf = async (poolIds: number[]) =>
    api.dataSource.query<{ pool_id: number; seed_rank: number; participant_id: number; id: number }[]>(
      `select u.id, u.pool_id, u.seed_rank, m.participant_id from pool_unit u join pool_unit_member m on m.unit_id = u.id
       where u.pool_id = any($1::bigint[]) and u.seed_rank is not null order by u.seed_rank`,
      [poolIds],
    );

  it('stand in opposite halves and quarters of one pool: 1 on top, 2 at the bottom', async () => {
    for (const size of [5, 8, 13, 16]) {
      const drawn = await stage.fillClass(Array.from({ length: size }, () => 1));
      const seeds = (await participants(drawn)).slice(-4).map((one) => one.participant_id);
      const { body } = await post('create-pools', { ...drawingRequest(stage.tournamentId, drawn, 0), seeds }).expect(
        201,
      );
      const poolId = (body as { data: DrawingSummary }).data.pools[0]!.id;
      await stage.generate(poolId);
      const ranked = await seedsOf([poolId]);
      expect(ranked.map((row) => row.participant_id)).toEqual(seeds);
      const slots = (await stage.games(poolId))
        .filter((game) => game.round === 1)
        .flatMap((game) => [game.player1.unit_id, game.player2.unit_id]);
      const placeOf = (rank: number) => slots.indexOf(ranked[rank - 1]!.id);
      expect([placeOf(1), placeOf(2)]).toEqual([0, slots.length - 2]);
      expect(new Set([1, 2, 3, 4].map((rank) => Math.floor((placeOf(rank) * 4) / slots.length))).size).toBe(4);
    }
  });

  it('come into different pools, and stay as they were when the class is divided anew without naming them', async () => {
    const drawn = await stage.fillClass([3, 3, 3, 3]);
    const seeds = (await participants(drawn)).slice(0, 3).map((one) => one.participant_id);
    const request = { ...drawingRequest(stage.tournamentId, drawn, 4), seeds };
    const drawing = (await post('create-pools', request).expect(201)).body.data as DrawingSummary;
    const first = await seedsOf(drawing.pools.map((pool) => pool.id));
    expect(new Set(first.map((row) => row.pool_id)).size).toBe(3);
    expect((await participants(drawn)).length).toBe(0);
    expect((await participants(drawn, drawing.id)).filter((one) => one.seed_rank !== null)).toHaveLength(3);
    const put = (body: object) => api.request.put(`/api/drawings/${drawing.id}`).set(signed()).send(body).expect(200);
    const kept = (await put({ ...request, seeds: undefined })).body.data as DrawingSummary;
    expect((await seedsOf(kept.pools.map((pool) => pool.id))).map((row) => row.participant_id)).toEqual(seeds);
    const none = (await put({ ...request, seeds: [] })).body.data as DrawingSummary;
    expect(await seedsOf(none.pools.map((pool) => pool.id))).toEqual([]);
  });

  it('are refused with 422 on the field when they are not of the class, or named twice', async () => {
    const drawn = await stage.fillClass([2]);
    const [one] = await participants(drawn);
    const id = one!.participant_id;
    for (const seeds of [[999_999], [id, id], 'x', [1.5], [-1], Array.from({ length: 33 }, (_, index) => index + 1)]) {
      const request = { ...drawingRequest(stage.tournamentId, drawn, 4), seeds };
      const { body } = await post('create-pools', request).expect(422);
      expect(Object.keys(body.errors)).toEqual(['seeds']);
    }
  });
});
