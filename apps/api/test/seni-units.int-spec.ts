// Who performs with whom: counts, incomplete pairs by name, and the office's own choice (domain-rules, Draw (seni)).
import type { DeskAnswer } from '@gelanggang/contract/dashboard';
import type { SeniUnitsAnswer, UndrawnSeniEvent } from '@gelanggang/contract/seni-answers';
import { as, testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { queriesOf } from './count-queries';
import { type SeniEventBody, seniStage } from './seni-stage';

const api = testApi();
const stage = madeBeforeAll(() => seniStage(api));

const query = (event: SeniEventBody, more: object = {}) =>
  new URLSearchParams(Object.entries({ ...event, ...more }).map(([key, value]) => [key, String(value)])).toString();
const get = (path: string) => api.request.get(`/api/seni/${path}`).set(as(stage.token));
const put = (event: SeniEventBody, contingentId: number, teams: unknown) =>
  api.request
    .put('/api/seni/units')
    .set(as(stage.token))
    .send({ ...event, contingent_id: contingentId, teams });
async function units(event: SeniEventBody): Promise<SeniUnitsAnswer> {
  return (await get(`units?${query(event)}`).expect(200)).body.data as SeniUnitsAnswer;
}
const ids = (answer: SeniUnitsAnswer) =>
  answer.contingents[0]!.teams.map((team) => team.members.map((member) => member.participant_id));

describe('units', () => {
  it('are counted, not people, by gender; who is incomplete is told by name', async () => {
    const event = await stage.event([4, 1, ['A', 'B', 'A']], { matchCategoryId: 3 });
    const { body } = await get(`participant-counts?${query(event)}`).expect(200);
    expect(body).toMatchObject({ male: 3, female: 0 });
    expect(body.incomplete.male).toMatchObject([
      { team_label: null, names: [expect.any(String)], missing: 1 },
      { team_label: 'B', missing: 1 },
    ]);
    await stage.generate(event, { mode: 'default', pool_size: 3 });
    expect((await get(`participant-counts?${query(event)}`)).body).toMatchObject({ male: 0 });
  });

  it('of the drawing that is edited count too', async () => {
    const event = await stage.event([4], { matchCategoryId: 3, gender: 'female' });
    const { data } = await stage.generate(event, { mode: 'default', pool_size: 2 });
    const { body } = await get(`participant-counts?${query(event, { drawing_id: data.id })}`).expect(200);
    expect(body).toMatchObject({ male: 0, female: 2 });
  });

  it('that are incomplete are left out of the draw and reported', async () => {
    const event = await stage.event([3, 3], { matchCategoryId: 3 });
    const answer = await stage.generate(event, { mode: 'default', pool_size: 2 });
    expect(answer.incomplete).toHaveLength(2);
    const pool = await stage.pool(answer.data.pools[0]!.id);
    expect(pool.matches.map((match) => [match.team_member1, match.team_member2, match.team_member3])).toEqual(
      Array(2).fill([expect.any(Object), expect.any(Object), null]),
    );
  });

  it('that are incomplete are told to the office once their event is drawn, and before it they are not', async () => {
    const own = await seniStage(api);
    const event = await own.event([3, ['A', 'B', 'A']], { matchCategoryId: 3 });
    // of another event of the same age, which nothing is drawn of
    await own.event([1], { matchCategoryId: 4 });
    const told = async () => {
      const desk = await api.request.get(`/api/dashboard/${own.tournamentId}`).set(as(own.token)).expect(200);
      const about = `tournament_id=${own.tournamentId}&payment_status=paid-undrawn`;
      const list = await api.request.get(`/api/team-members?${about}`).set(as(own.token)).expect(200);
      const { late_athletes: count } = desk.body.data as DeskAnswer;
      return { count, names: (list.body.data as { name: string }[]).map((row) => row.name).sort() };
    };
    expect(await told()).toEqual({ count: 0, names: [] });
    const { incomplete } = await own.generate(event, { mode: 'default', pool_size: 2 });
    expect(await told()).toEqual({ count: 2, names: incomplete.flatMap((team) => team.names).sort() });
  });

  it('of events without a draw are listed, and an event of incomplete ones alone is none that waits to be drawn', async () => {
    const own = await seniStage(api);
    const whole = await own.event([3, 2], { matchCategoryId: 3 });
    const half = await own.event([1], { matchCategoryId: 3, gender: 'female' });
    const lone = await own.event([1]);
    const read = async () => {
      const about = api.request.get(`/api/tournaments/${own.tournamentId}/undrawn-seni`).set(as(own.token));
      const desk = await api.request.get(`/api/dashboard/${own.tournamentId}`).set(as(own.token)).expect(200);
      const { undrawn_seni, incomplete_seni } = desk.body.data as DeskAnswer;
      return { rows: (await about.expect(200)).body.data as UndrawnSeniEvent[], undrawn_seni, incomplete_seni };
    };
    const of = (event: SeniEventBody) => ({ age_category_id: event.age_category_id, gender: event.gender });
    const before = await read();
    expect(before.rows).toHaveLength(3);
    expect(before.rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...of(whole), units: 2, may_be_drawn: true }),
        expect.objectContaining({ ...of(half), units: 0, may_be_drawn: false }),
        expect.objectContaining({ ...of(lone), units: 1, may_be_drawn: true, incomplete: [] }),
      ]),
    );
    expect(before.rows.map(({ incomplete }) => incomplete.length).sort()).toEqual([0, 1, 1]);
    expect(before).toMatchObject({ undrawn_seni: 2, incomplete_seni: 2 });
    await own.generate(whole, { mode: 'default', pool_size: 2 });
    await own.generate(lone, { mode: 'default', pool_size: 1 });
    expect(await read()).toMatchObject({ rows: [of(half)], undrawn_seni: 0, incomplete_seni: 1 });
    await api.request.get('/api/tournaments/999999/undrawn-seni').set(as(own.token)).expect(404);
  });

  it('are put together otherwise before the draw, and drawn so', async () => {
    const event = await stage.event([4], { matchCategoryId: 3 });
    const before = await units(event);
    const contingent = before.contingents[0]!.contingent.id;
    const [[a, b], [c, d]] = ids(before) as [[number, number], [number, number]];
    const { body } = await put(event, contingent, [
      [a, c],
      [b, d],
    ]).expect(200);
    expect(ids(body.data as SeniUnitsAnswer)).toEqual([
      [a, c],
      [b, d],
    ]);
    const { data } = await stage.generate(event, { mode: 'default', pool_size: 2 });
    const rows = await api.dataSource.query<{ ids: number[] }[]>(
      `select jsonb_agg(m.participant_id order by m.position) as ids from pool_unit_member m
       join pool_unit u on u.id = m.unit_id where u.pool_id = $1 group by u.id order by min(m.participant_id)`,
      [data.pools[0]!.id],
    );
    expect(rows.map((row) => row.ids)).toEqual([
      [a, c],
      [b, d],
    ]);
  });

  it('may be left smaller on purpose: they are reported and not drawn', async () => {
    const event = await stage.event([4], { matchCategoryId: 3 });
    const before = await units(event);
    const [[a, b], [c, d]] = ids(before) as [[number, number], [number, number]];
    const { body } = await put(event, before.contingents[0]!.contingent.id, [[a, b], [c], [d]]).expect(200);
    expect((body.data as SeniUnitsAnswer).incomplete).toHaveLength(2);
  });

  it('refuse a choice that is not one, and change nothing', async () => {
    const event = await stage.event([4], { matchCategoryId: 3 });
    const before = await units(event);
    const contingent = before.contingents[0]!.contingent.id;
    const all = ids(before).flat() as [number, number, number, number];
    await put(event, contingent, [all]).expect(422);
    await put(event, contingent, [all.slice(0, 2), all.slice(1, 3)]).expect(422);
    await put(event, contingent, [all.slice(0, 2)]).expect(409);
    await put(event, contingent, [all.slice(0, 2), [all[2], 999_999]]).expect(409);
    await put(event, contingent, 'semua').expect(422);
    await put(event, contingent, [['x']]).expect(422);
    expect(await units(event)).toEqual(before);
    await put(await stage.event([2]), contingent, [[1], [2]]).expect(422);
  });

  it('that are drawn stay as they are', async () => {
    const event = await stage.event([4], { matchCategoryId: 3 });
    await stage.generate(event, { mode: 'default', pool_size: 2 });
    const drawn = await units(event);
    expect(drawn.contingents[0]!.teams).toMatchObject([
      { is_drawn: true, pool_name: 'Pool A' },
      { is_drawn: true, pool_name: 'Pool A' },
    ]);
    await put(event, drawn.contingents[0]!.contingent.id, ids(drawn)).expect(409);
  });

  it('are put together or drawn when both happen at once, never half', async () => {
    const event = await stage.event([4], { matchCategoryId: 3 });
    const before = await units(event);
    const [[a, b], [c, d]] = ids(before) as [[number, number], [number, number]];
    const [chosen] = await Promise.all([
      put(event, before.contingents[0]!.contingent.id, [
        [a, d],
        [b, c],
      ]),
      stage.generate(event, { mode: 'default', pool_size: 2 }),
    ]);
    const after = ids(await units(event)).map((team) => [...team].sort((x, y) => x - y));
    expect(after.sort()).toEqual(
      (chosen.status === 200
        ? [
            [a, d],
            [b, c],
          ]
        : [
            [a, b],
            [c, d],
          ]
      ).sort(),
    );
  });

  it('are read in as many queries for one contingent as for many', async () => {
    const small = await stage.event([2], { matchCategoryId: 4 });
    const large = await stage.event([6, 3, 3, 3, 1], { matchCategoryId: 4 });
    const few = await queriesOf(() => units(small));
    const many = await queriesOf(() => units(large));
    expect(many.length).toBe(few.length);
  });
});
