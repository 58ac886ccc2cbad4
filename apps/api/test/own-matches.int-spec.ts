// Which matches a manager finds at the dashboard: those of the own contingents, the next of them by the public schedule.
import type { OwnDesk } from '@gelanggang/contract/dashboard';
import { testApi } from '../../../test/setup/api';
import { madeBeforeEach } from '../../../test/setup/made';
import { arenaStage } from './arena-stage';

const api = testApi();
const stage = madeBeforeEach(() => arenaStage(api));

async function deskOf(token: string): Promise<OwnDesk | undefined> {
  const { body } = await api.request.get('/api/own-dashboard').set('authorization', `Bearer ${token}`).expect(200);
  return (body as { data: OwnDesk[] }).data[0];
}

it('are told with their hour, arena and corner, counted, and named for the news that change them', async () => {
  const [first, second, final] = await stage.fourInASchedule();
  const contingentId = first.blue.contingent_id ?? 0;
  const { token, accountId } = await api.tokenFor('manager');
  await api.dataSource.query('update contingent set account_id = $2 where id = $1', [contingentId, accountId]);
  await api.dataSource.query(
    `insert into contingent_registration (tournament_id, contingent_id) values ($1, $2) on conflict do nothing`,
    [stage.tournamentId, contingentId],
  );

  const own = { contingent_ids: [contingentId], matches: 1, matches_done: 0, match_ids: [first.id] };
  expect(await deskOf(token)).toMatchObject(own);
  const shown = await deskOf(token);
  expect(shown?.next.map(({ id, time, arena, sides }) => [id, time, arena, sides.map((side) => side.is_own)])).toEqual([
    [first.id, '07:30', stage.arenaName, [true, false]],
  ]);

  await stage.win(second.id, 'red');
  expect(await deskOf(token)).toMatchObject(own);
  await stage.win(first.id, 'blue');
  expect(await deskOf(token)).toMatchObject({ matches: 2, matches_done: 1, match_ids: [first.id, final.id] });
  expect((await deskOf(token))?.next.map(({ id }) => id)).toEqual([final.id]);
});

it('are none where no contingent of the account fights', async () => {
  await stage.fourInASchedule();
  expect(await deskOf((await api.tokenFor('manager')).token)).toBeUndefined();
});
