// Matches that were not fought on their day go to another in one step: who goes, where to, under which number, who is told.
import type { Events } from '@gelanggang/contract/events';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { ScheduleAnswer, ScheduleRow } from '@gelanggang/contract/schedules';
import { makeArena, makeTournament } from '@gelanggang/database/testing/factories';
import { testApi } from '../../../test/setup/api';
import { madeBeforeEach } from '../../../test/setup/made';
import { arenaStage } from './arena-stage';

const api = testApi();
const stage = madeBeforeEach(() => arenaStage(api));

const ids = (matches: readonly LiveMatch[]) => matches.map((match) => match.id);
const matchesOfFour = async () => ids(await stage.matches(await stage.drawPool([1, 1, 1, 1])));
const carry = (match_ids: number[], values: object = {}) =>
  api.request
    .post(`/api/tournaments/${stage.tournamentId}/carried-matches`)
    .set(stage.organiser)
    .send({ match_ids, scheduled_date: '2031-06-02', ...values });
const find = async (id: number): Promise<ScheduleAnswer> =>
  (
    (await api.request.get(`/api/match-schedules/${id}`).set(stage.organiser).expect(200)).body as {
      data: ScheduleAnswer;
    }
  ).data;
const onDay = async (): Promise<ScheduleRow[]> => {
  const { body } = await api.request
    .get(`/api/match-schedules?tournament_id=${stage.tournamentId}`)
    .set(stage.organiser)
    .expect(200);
  return (body as { data: ScheduleRow[] }).data.filter((row) => row.scheduled_date === '2031-06-02');
};
const told = ({ details }: Pick<ScheduleRow, 'details'>) =>
  details.map((one) => [one.tournament_match_id, one.partai, one.start_time]);

it('into a session made for them, and what was fought stays where it was', async () => {
  const [first = 0, second = 0, final = 0] = await matchesOfFour();
  const { data } = await stage.schedule([first, second, final]);
  await stage.win(first);
  const { body } = await carry([final, second]).expect(200);
  expect(body.message).toBe('2 partai dipindah ke 2 Juni 2031.');
  expect(told(await find(data.id))).toEqual([[first, 'A1', '07:30']]);
  const [made] = await onDay();
  expect(made).toMatchObject({ arena: { id: stage.arenaId }, is_draft: false, start_time: '07:30' });
  expect(made?.round_labels).toEqual(['Semifinal', 'Final']);
  expect(made && told(made).map(([id, partai]) => [id, partai])).toEqual([
    [second, 'A1'],
    [final, 'A2'],
  ]);
});

it('behind those of the day there, not before the hour that is named, and an empty session goes', async () => {
  const [first = 0, second = 0, final = 0] = await matchesOfFour();
  const [other = 0] = await matchesOfFour();
  const { data: there } = await stage.schedule([other], { scheduled_date: '2031-06-02' });
  const { data } = await stage.schedule([first, second, final]);
  await carry([first, second, final], { start_time: '13:00' }).expect(200);
  await api.request.get(`/api/match-schedules/${data.id}`).set(stage.organiser).expect(404);
  const after = await find(there.id);
  expect(
    told(after)
      .map(([id, , time]) => [id, time])
      .slice(0, 2),
  ).toEqual([
    [other, '07:30'],
    [first, '13:00'],
  ]);
  expect(after.details.map((one) => one.partai)).toEqual(['A1', 'A2', 'A3', 'A4']);
  const events = await api.dataSource.query<{ type: string; data: Events['schedule.removed'] }[]>(
    `select type, data from event where stream = $1 and type = 'schedule.removed'`,
    [`tournament:${stage.tournamentId}`],
  );
  expect(events.map(({ data: one }) => one.schedule_id)).toEqual([data.id]);
});

it('is refused whole: of one that was called, to a day that is over, to an arena of elsewhere, for who may not', async () => {
  const [first = 0, second = 0] = await matchesOfFour();
  const { data } = await stage.schedule([first, second]);
  await stage.start(first);
  const begun = await carry([second, first]).expect(409);
  expect(begun.body.message).toMatch(/^Partai A1: Partai ini sudah dipanggil atau selesai\./);
  expect((await find(data.id)).details).toHaveLength(2);
  expect((await carry([second], { scheduled_date: '2020-01-01' }).expect(422)).body.errors).toEqual({
    scheduled_date: ['Tanggal ini sudah lewat.'],
  });
  const arena = await makeArena(api.dataSource.manager, {
    tournamentId: (await makeTournament(api.dataSource.manager)).id,
  });
  await carry([second], { tournament_arena_id: arena.id }).expect(422);
  await carry([999_999]).expect(409);
  await carry([]).expect(422);
  await api.request
    .post(`/api/tournaments/${stage.tournamentId}/carried-matches`)
    .set(stage.operator)
    .send({ match_ids: [second], scheduled_date: '2031-06-02' })
    .expect(403);
});
