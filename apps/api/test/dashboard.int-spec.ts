// What of a tournament waits for its office: counted right, for who may see it, in few statements.
import type { DeskAnswer } from '@gelanggang/contract/dashboard';
import type { UndividedAnswer } from '@gelanggang/contract/drawing';
import type { MedalSnapshot } from '@gelanggang/contract/medals';
import { as, testApi } from '../../../test/setup/api';
import { madeBeforeEach } from '../../../test/setup/made';
import { queriesOf } from './count-queries';
import { tandingStage } from './drawing-stage';

const api = testApi();
const stage = madeBeforeEach(() => tandingStage(api));

const desk = async (): Promise<DeskAnswer> => {
  const { body } = await api.request.get(`/api/dashboard/${stage.tournamentId}`).set(as(stage.token)).expect(200);
  return (body as { data: DeskAnswer }).data;
};

it('an empty tournament has nothing that waits', async () => {
  const { tournament, ...counts } = await desk();
  expect(tournament.id).toBe(stage.tournamentId);
  expect(Object.values(counts).every((count) => count === 0 || count === null)).toBe(true);
});

it('a class waits for its drawing, then its pool for the draw, then its matches for a schedule', async () => {
  const drawn = await stage.fillClass([1, 1, 1]);
  expect(await desk()).toMatchObject({ participants: 3, classes: 1, undrawn_tanding: 1, lone_athletes: 0, pools: 0 });

  const { id: drawingId } = await stage.createPools(drawn, 4);
  expect(await desk()).toMatchObject({
    undrawn_tanding: 0,
    drawn_classes: 0,
    pools: 1,
    waiting_tanding: 1,
    matches: 0,
  });

  const [pool] = await api.dataSource.query<{ id: number }[]>('select id from pool where drawing_id = $1', [drawingId]);
  await stage.generate(pool?.id ?? 0);
  const { drawn_classes, waiting_tanding, matches, unscheduled, titles, titles_done } = await desk();
  // three of them: one with a bye goes on without a match
  expect({ drawn_classes, waiting_tanding, matches, unscheduled, titles, titles_done }).toEqual({
    ...{ drawn_classes: 1, waiting_tanding: 0, matches: 2, unscheduled: 2, titles: 1, titles_done: 0 },
  });
});

it('an athlete who is alone in a class is told apart from classes that can be drawn', async () => {
  const lone = await stage.fillClass([1]);
  await stage.fillClass([2]);
  expect(await desk()).toMatchObject({ classes: 2, lone_athletes: 1, undrawn_tanding: 1 });
  const told = async () => {
    const request = api.request.get(`/api/tournaments/${stage.tournamentId}/undivided`);
    return (await request.set(as(stage.token)).expect(200)).body.data as UndividedAnswer;
  };
  const row = { age_category_id: lone.ageCategoryId, category_class_id: lone.id, gender: lone.gender };
  expect(await told()).toMatchObject({ classes: 2, must_merge: false, lone: [{ ...row, is_divided: false }] });

  // a pool of one is no opponent: told until it is drawn so
  const { pools } = await stage.createPools(lone, 4);
  expect(await desk()).toMatchObject({ lone_athletes: 1, waiting_tanding: 1 });
  expect(await told()).toMatchObject({ classes: 1, lone: [{ ...row, is_divided: true }] });
  await stage.generate(pools[0]!.id);
  expect(await desk()).toMatchObject({ lone_athletes: 0, waiting_tanding: 0 });
  expect((await told()).lone).toEqual([]);
});

it('titles are those that the medals tell of, a class that nobody has to fight for too', async () => {
  for (const contingents of [[1], [2, 2]]) {
    const { pools } = await stage.createPools(await stage.fillClass(contingents), 4);
    for (const { id } of pools) await stage.generate(id);
  }
  const { tournament, titles, titles_done } = await desk();
  const { body } = await api.request.get(`/api/live/${tournament.slug}/medals`).set(as(stage.token)).expect(200);
  const { events } = body as MedalSnapshot;
  expect({ titles, titles_done }).toEqual({ titles: 2, titles_done: 1 });
  expect({ titles, titles_done }).toEqual({
    ...{ titles: events.length, titles_done: events.filter(({ is_over }) => is_over).length },
  });
});

it('everybody who was paid for and has handed in nothing lacks papers', async () => {
  await stage.fillClass([2, 1]);
  expect(await desk()).toMatchObject({ lacking_papers: 3 });
  await api.dataSource.query(
    `insert into athlete_paper (participant_id, tournament_id, health_letter_on, has_statement)
     select p.id, t.id, t.start_date, true from participant p join tournament t on t.id = p.tournament_id
     where t.id = $1 order by p.id limit 1`,
    [stage.tournamentId],
  );
  expect(await desk()).toMatchObject({ lacking_papers: 2 });
});

it('a bill with a proof waits for the office, one without for its manager', async () => {
  await stage.fillClass([1]);
  const change = (status: string) =>
    api.dataSource.query('update billing set status = $2, paid_at = null where tournament_id = $1', [
      stage.tournamentId,
      status,
    ]);
  await change('waiting for confirmation');
  expect(await desk()).toMatchObject({ proofs: 1, unpaid_bills: 0 });
  await change('waiting for payment');
  expect(await desk()).toMatchObject({ proofs: 0, unpaid_bills: 1 });
});

it('one that is not there is not found, and a manager is refused', async () => {
  await api.request.get('/api/dashboard/999999').set(as(stage.token)).expect(404);
  const { token } = await api.tokenFor('manager');
  await api.request.get(`/api/dashboard/${stage.tournamentId}`).set(as(token)).expect(403);
});

it('takes two statements, however many athletes there are', async () => {
  const statements = async () =>
    (await queriesOf(() => desk())).filter((sql) => /tournament_entry|athlete_paper/.test(sql)).length;
  expect(await statements()).toBe(2);
  const before = (await queriesOf(() => desk())).length;
  for (const _ of [1, 2, 3]) await stage.fillClass([2, 2]);
  expect((await queriesOf(() => desk())).length).toBe(before);
});
