// A drawing that somebody else removes while one waits for the entries that both need: who comes second is told that it is gone.
import type { DrawingSummary } from '@gelanggang/contract/drawing';
import type { CategoryClassEntity } from '@gelanggang/database/entities/category-class.entity';
import { makeClass } from '@gelanggang/database/testing/factories';
import { makePaidParticipants } from '@gelanggang/database/testing/paid-participants';
import { testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { drawingRequest, tandingStage } from './drawing-stage';
import { seniStage } from './seni-stage';

const api = testApi();
const stage = madeBeforeAll(() => tandingStage(api));

const signed = () => ({ authorization: `Bearer ${stage.token}` });
const reason = { reason: 'Peserta bertambah' };

/** Each begins before any of them has the entries of the tournament. */
async function together(tournamentId: number, asks: readonly (() => PromiseLike<{ status: number }>)[]) {
  const runner = api.dataSource.createQueryRunner();
  await runner.startTransaction();
  await runner.query('select 1 from tournament_match_category where tournament_id = $1 for no key update', [
    tournamentId,
  ]);
  const answers = asks.map(async (ask) => (await ask()).status);
  for (let waiting = 0; waiting < asks.length; await new Promise((done) => setTimeout(done, 20))) {
    const [row] = await api.dataSource.query<{ count: number }[]>(
      `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    waiting = row?.count ?? 0;
  }
  await runner.commitTransaction();
  await runner.release();
  return (await Promise.all(answers)).sort();
}

async function merged(): Promise<{ classes: CategoryClassEntity[]; drawing: DrawingSummary }> {
  const { manager } = api.dataSource;
  const one = await makeClass(manager, { gender: 'male', weightMin: 45, weightMax: 50 });
  const { ageCategoryId } = one;
  const two = await makeClass(manager, { ageCategoryId, gender: 'male', weightMin: 50, weightMax: 55 });
  for (const { id: classId } of [one, two])
    await makePaidParticipants(manager, { tournamentId: stage.tournamentId, classId, contingentSizes: [2] });
  const asked = {
    ...{ tournament_id: stage.tournamentId, age_category_id: ageCategoryId },
    ...{ category_class_ids: [one.id, two.id], match_chart: 4, ...reason },
  };
  const { body } = await api.request.post('/api/drawings/merge').set(signed()).send(asked);
  return { classes: [one, two], drawing: (body as { data: DrawingSummary }).data };
}

it('of merged classes is dissolved once, and written down once', async () => {
  const { drawing } = await merged();
  const dissolve = () => api.request.post(`/api/drawings/${drawing.id}/dissolve`).set(signed()).send(reason);
  expect(await together(stage.tournamentId, [dissolve, dissolve])).toEqual([200, 404]);
  const parted = await api.dataSource.query<unknown[]>(
    `select 1 from audit where action = 'classes.parted' and detail -> 'drawingIds' @> $1::jsonb`,
    [JSON.stringify([drawing.id])],
  );
  expect(parted).toHaveLength(1);
});

it('is divided anew or dissolved, whoever comes first', async () => {
  const { classes, drawing } = await merged();
  const divided = {
    ...drawingRequest(stage.tournamentId, classes[0]!, 4),
    category_class_id: drawing.category_class_id,
  };
  const answers = await together(stage.tournamentId, [
    () => api.request.post(`/api/drawings/${drawing.id}/dissolve`).set(signed()).send(reason),
    () => api.request.put(`/api/drawings/${drawing.id}`).set(signed()).send(divided),
  ]);
  expect(answers.every((status) => [200, 404].includes(status))).toBe(true);
});

it('of seni is removed once', async () => {
  const seni = await seniStage(api);
  const { data } = await seni.generate(await seni.event([4]), { mode: 'default', pool_size: 4 });
  const remove = () =>
    api.request.delete(`/api/seni/drawings/${data.id}`).set({ authorization: `Bearer ${seni.token}` });
  expect(await together(seni.tournamentId, [remove, remove])).toEqual([200, 404]);
});
