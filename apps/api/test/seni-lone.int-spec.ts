// A lone entrant of seni: drawn where the organiser's rule lets it, refused where events of one must be merged.
import { as, testApi } from '../../../test/setup/api';
import { madeBeforeEach } from '../../../test/setup/made';
import { type Plan, type SeniEventBody, seniStage } from './seni-stage';

const ALONE = { mode: 'default', pool_size: 1 };
const MUST_MERGE =
  'Nomor ini hanya diikuti satu peserta, dan menurut aturan medali turnamen harus digabung dengan nomor lain sebelum diundi.';

const api = testApi();
const stage = madeBeforeEach(() => seniStage(api));

const rule = (lone: string, version: number) =>
  api.request
    .put(`/api/tournaments/${stage.tournamentId}/medal-rule`)
    .set(as(stage.token))
    .send({ overall_by: 'golds', gold_points: 5, silver_points: 3, bronze_points: 1, lone_entrant: lone, version })
    .expect(200);
const draw = (event: SeniEventBody, plan: Plan = ALONE) =>
  api.request
    .post('/api/seni/generate-match')
    .set(as(stage.token))
    .send({ ...event, ...plan });

describe('[R25-G17] a lone entrant of seni', () => {
  it('is not drawn where events of one must be merged, and nothing of the draw is left', async () => {
    await rule('must-merge', 0);
    const event = await stage.event([1]);
    expect((await draw(event).expect(409)).body).toMatchObject({ message: MUST_MERGE });
    expect((await draw(event, { mode: 'battle', bracket_type: 'full_prestasi' }).expect(409)).body).toMatchObject({
      message: MUST_MERGE,
    });
    expect(await stage.groups()).toEqual([]);
    await rule('none', 1);
    await draw(event).expect(201);
  });

  it('is none where two entered, or where the others are drawn already', async () => {
    await rule('must-merge', 0);
    const event = await stage.event([1, 1]);
    await stage.generate(event, { mode: 'default', pool_size: 2 });
    await stage.event([1], { ageCategoryId: event.age_category_id });
    await draw(event).expect(201);
  });

  it('is not drawn anew either, once the rule says so', async () => {
    const event = await stage.event([1]);
    const { data } = await stage.generate(event, ALONE);
    await rule('must-merge', 0);
    const drawingId = (await stage.pool(data.pools[0]!.id)).drawing_id;
    const { body } = await api.request
      .put(`/api/seni/edit-match/${drawingId}`)
      .set(as(stage.token))
      .send({ ...event, ...ALONE })
      .expect(409);
    expect(body).toMatchObject({ message: MUST_MERGE });
    expect((await stage.groups())[0]?.pools).toHaveLength(1);
  });
});
