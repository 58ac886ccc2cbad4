// Papers before the first match, the first weigh-in, and who stood by at the scales: through the door.
import type { AthletePapers, PaperRow } from '@gelanggang/contract/athlete-papers';
import type { WeighInDay } from '@gelanggang/contract/weigh-in';
import { testApi } from '../../../test/setup/api';
import { madeBeforeEach } from '../../../test/setup/made';
import { arenaStage } from './arena-stage';
import { queriesOf } from './count-queries';

const api = testApi();
const stage = madeBeforeEach(() => arenaStage(api));
let weigher: { authorization: string };
beforeAll(async () => {
  weigher = { authorization: `Bearer ${(await api.tokenFor('weigher')).token}` };
});
beforeEach(async () => {
  const poolId = await stage.drawPool([1, 1, 1, 1]);
  await stage.schedule((await stage.matches(poolId)).map((match) => match.id));
  // the age of the stage's class is a group of its own: grown, of the middle
  await sql(
    `update age_category set above_years = 17, up_to_years = 35 where id in
       (select age_category_id from drawing where tournament_id = $1)`,
    [stage.tournamentId],
  );
});

const sql = <T>(text: string, values: unknown[] = []) => api.dataSource.query<T[]>(text, values);
const papers = async () => {
  const { body } = await api.request
    .get(`/api/tournaments/${stage.tournamentId}/athlete-papers`)
    .set(weigher)
    .expect(200);
  return (body as { data: AthletePapers }).data;
};
const put = (path: string, body: object, token = weigher) => api.request.put(`/api/${path}`).set(token).send(body);
const save = ({ participant_id: id, version }: PaperRow, body: object) =>
  put(`athlete-papers/${id}`, { has_statement: false, version, ...body });
const settings = (body: object) => put(`tournaments/${stage.tournamentId}/athlete-papers`, body, stage.organiser);
const day = async () => {
  const { body } = await api.request
    .get(`/api/tournaments/${stage.tournamentId}/weigh-in?date=${stage.date}`)
    .set(weigher)
    .expect(200);
  return (body as { data: WeighInDay }).data;
};
/** So many days from the start of the event. */
const fromStart = async (days: number): Promise<string> => {
  const [row] = await sql<{ day: string }>(
    `select to_char(start_date + $2::int, 'YYYY-MM-DD') as day from tournament where id = $1`,
    [stage.tournamentId, days],
  );
  return row!.day;
};
const startsIn = (days: number) =>
  sql(
    'update tournament set start_date = current_date + $2::int, end_date = current_date + $2::int + 3 where id = $1',
    [...[stage.tournamentId, days]],
  );

it('[R25-G07] every paid athlete is on the office’s list until a letter of at most one week was shown', async () => {
  await startsIn(2);
  const { athletes, settings: due } = await papers();
  expect(athletes.map(({ lacks }) => lacks)).toEqual(Array.from({ length: 4 }, () => ['health-letter']));
  expect(due).toMatchObject({ due_on: await fromStart(-1), is_due_set: false, first_weigh_in_on: null, version: 0 });
  const [first] = athletes;
  const old = await save(first!, { health_letter_on: await fromStart(-8) }).expect(200);
  expect(old.body).toMatchObject({ data: { lacks: ['health-letter'], version: 1 } });
  expect(old.body.message).toContain('belum ada surat sehat');
  const fresh = await save(old.body.data as PaperRow, { health_letter_on: await fromStart(-7) }).expect(200);
  expect(fresh.body).toMatchObject({ message: `${first!.name}: berkas lengkap.`, data: { lacks: [], version: 2 } });
  const future = await save(fresh.body.data as PaperRow, { health_letter_on: await fromStart(2) }).expect(422);
  expect(Object.keys(future.body.errors)).toEqual(['health_letter_on']);
  // the scales of the day show who lacks one
  const list = (await day()).athletes;
  expect(list.find((one) => one.participant_id === first!.participant_id)?.lacks).toEqual([]);
  expect(list.filter(({ lacks }) => lacks.length > 0)).toHaveLength(3);
});

it('[R25-G08] a statement is asked of women of Remaja and Dewasa, and only that it came is kept', async () => {
  const [first, second] = (await papers()).athletes;
  expect(first!.has_statement).toBeNull();
  const unasked = await save(first!, { has_statement: true }).expect(422);
  expect(Object.keys(unasked.body.errors)).toEqual(['has_statement']);
  const [made] = await sql<{ id: number }>(
    `insert into category_class (age_category_id, gender, name)
     select tm.age_category_id, 'female', 'Uji' from participant p join team_member tm on tm.id = p.team_member_id
     where p.id = $1 returning id`,
    [second!.participant_id],
  );
  await sql(
    `update team_member set gender = 'female', category_class_id = $2
     where id = (select team_member_id from participant where id = $1)`,
    [second!.participant_id, made!.id],
  );
  const women = (await papers()).athletes.filter((one) => one.has_statement !== null);
  expect(women).toHaveLength(1);
  for (const one of women) {
    expect(one.lacks).toContain('statement');
    const { body } = await save(one, { has_statement: true }).expect(200);
    expect((body.data as PaperRow).lacks).toEqual(['health-letter']);
  }
  const columns = await sql<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'athlete_paper' order by 1`,
  );
  expect(columns.map(({ name }) => name)).toEqual([
    ...['first_weight', 'has_statement', 'health_letter_on', 'participant_id', 'recorded_at', 'recorded_by'],
    ...['tournament_id', 'version'],
  ]);
});

it('a first weigh-in before the draw is there where the organiser sets it, and leaves the scales of the day alone', async () => {
  const [first] = (await papers()).athletes;
  expect(first!.first_weigh_in).toBeNull();
  await save(first!, { first_weight: 50 }).expect(422);
  const set = await settings({
    due_on: await fromStart(-2),
    first_weigh_in_on: await fromStart(-1),
    version: 0,
  }).expect(200);
  expect(set.body.data).toMatchObject({ due_on: await fromStart(-2), is_due_set: true, version: 1 });
  const late = await settings({ due_on: '2999-01-01', version: 1 }).expect(422);
  expect(Object.keys(late.body.errors)).toEqual(['due_on']);
  await settings({ version: 0 }).expect(409);
  await put(`tournaments/${stage.tournamentId}/athlete-papers`, { version: 1 }).expect(403);

  const [row] = (await papers()).athletes;
  expect(row!.first_weigh_in).toMatchObject({ state: 'waiting', weight: null });
  const inside = row!.first_weigh_in!.weight_max ?? 60;
  const weighed = await save(row!, { first_weight: inside }).expect(200);
  expect(weighed.body.data).toMatchObject({ first_weigh_in: { state: 'present', weight: inside }, version: 1 });
  const heavy = await save(weighed.body.data as PaperRow, { first_weight: inside + 0.01 }).expect(200);
  expect(heavy.body.data).toMatchObject({ first_weigh_in: { state: 'out-of-class' } });
  await save(heavy.body.data as PaperRow, { first_weight: 9 }).expect(422);
  // nobody has been weighed on the day, and nobody has lost a match by it
  expect((await day()).athletes.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting', 'waiting']);
  expect(
    await sql('select from result where match_id in (select id from match where tournament_id = $1)', [
      stage.tournamentId,
    ]),
  ).toEqual([]);
});

it('of two who note something at one athlete at once the second is told', async () => {
  const [first] = (await papers()).athletes;
  const answers = await Promise.all([save(first!, {}), save(first!, {})]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('[R25-G03] an age that is not weighed stands neither on the list of the day nor on the first one', async () => {
  await settings({ first_weigh_in_on: await fromStart(-1) }).expect(200);
  const [one] = (await day()).athletes;
  await sql(
    `update age_category set above_years = 5, up_to_years = 8 where id in
       (select age_category_id from drawing where tournament_id = $1)`,
    [stage.tournamentId],
  );
  expect((await day()).athletes).toEqual([]);
  expect((await papers()).athletes.every(({ first_weigh_in }) => first_weigh_in === null)).toBe(true);
  const { body } = await api.request
    .post('/api/weigh-ins')
    .set(weigher)
    .send({ participant_id: one!.participant_id, date: stage.date, weight: 30 })
    .expect(422);
  expect(body.errors).toEqual({ participant_id: ['Golongan usia ini tidak ditimbang.'] });
});

it('[R25-G06] is weighed once a day, with the names of the officials who stood by; a missing one voids nothing', async () => {
  const [one, other] = (await day()).athletes;
  const weigh = (participant: number, officials?: string[]) =>
    api.request
      .post('/api/weigh-ins')
      .set(weigher)
      .send({ participant_id: participant, date: stage.date, weight: one!.weight_max ?? 60, officials });
  const { body } = await weigh(one!.participant_id, ['  Bu Sari ', 'Pak Dedi']).expect(200);
  expect(body.data.record).toMatchObject({ outcome: 'present', officials: ['Bu Sari', 'Pak Dedi'] });
  await weigh(one!.participant_id, ['Bu Sari']).expect(409);
  await weigh(other!.participant_id, ['Satu', 'Dua', 'Tiga']).expect(422);
  const alone = await weigh(other!.participant_id).expect(200);
  expect(alone.body.data.record).toMatchObject({ outcome: 'present', officials: [] });
  const listed = (await day()).athletes.find((row) => row.participant_id === one!.participant_id);
  expect(listed?.record).toMatchObject({ officials: ['Bu Sari', 'Pak Dedi'] });
});

it('[R25-G07] the office reminds each contingent’s manager of who lacks what; it is over when nobody does', async () => {
  await startsIn(2);
  const remind = (token = stage.organiser) =>
    api.request.post(`/api/tournaments/${stage.tournamentId}/athlete-papers/reminders`).set(token);
  const told = () =>
    sql<{ account: number; data: { count: number; athletes: object[]; due_on: string }; isRead: boolean }>(
      `select account_id as account, data, read_at is not null as "isRead" from notice
       where kind = 'papers.lacking' and subject like $1 order by id`,
      [`papers:${stage.tournamentId}:%`],
    );
  await remind(weigher).expect(403);
  const mailsBefore = (await sql('select from mail')).length;
  const { body } = await remind().expect(200);
  expect(body.message).toBe('4 kontingen diingatkan.');
  const notices = await told();
  const { athletes } = await papers();
  expect(notices.map(({ data }) => data.athletes)).toEqual(
    athletes.map(({ name }) => [{ name, lacks: ['health-letter'] }]),
  );
  expect(notices[0]).toMatchObject({ data: { count: 1, due_on: await fromStart(-1) }, isRead: false });
  const managers = await sql<{ id: number }>(
    `select c.account_id as id from participant p join team_member tm on tm.id = p.team_member_id
     join contingent c on c.id = tm.contingent_id where p.tournament_id = $1 order by c.name, c.id`,
    [stage.tournamentId],
  );
  expect(notices.map(({ account }) => account)).toEqual(managers.map(({ id }) => id));
  expect((await sql('select from mail')).length).toBe(mailsBefore + 4);
  // pressed again, or by two at once: nobody is told twice
  expect((await remind().expect(409)).body.message).toContain('sudah diingatkan');
  await save(athletes[0]!, { health_letter_on: await fromStart(-2) }).expect(200);
  expect((await told()).map(({ isRead }) => isRead)).toEqual([true, false, false, false]);
  for (const one of athletes.slice(1)) await save(one, { health_letter_on: await fromStart(-2) }).expect(200);
  expect((await remind().expect(409)).body.message).toBe('Semua berkas sudah lengkap.');
  await startsIn(-9);
  expect((await remind().expect(409)).body.message).toBe('Turnamen ini sudah selesai.');
});

it('are read with as many queries for many as for few', async () => {
  const few = await queriesOf(() => papers());
  await stage.drawPool([2, 2, 2, 2]);
  expect((await papers()).athletes).toHaveLength(12);
  expect(await queriesOf(() => papers())).toHaveLength(few.length);
});
