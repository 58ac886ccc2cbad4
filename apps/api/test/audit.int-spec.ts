// The audit: whatever an account changes is written in the transaction of the change, with who, when and from where.
import type { AuditPerson, AuditRow } from '@gelanggang/contract/audit';
import type { Paginated } from '@gelanggang/contract/http';
import { testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { OwnPace, PACE } from '../src/http/own-pace';
import { arenaStage, statementsOf } from './arena-stage';

const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

const api = testApi();
const stage = madeBeforeAll(() => arenaStage(api));
let admin: { authorization: string };
beforeAll(async () => {
  admin = { authorization: `Bearer ${(await api.tokenFor('admin', { name: 'Ibu Admin' })).token}` };
});

async function list(query: Record<string, string | number> = {}): Promise<Paginated<AuditRow>> {
  return (await api.request.get('/api/audit').query(query).set(admin).expect(200)).body as Paginated<AuditRow>;
}
const newest = async (query = {}): Promise<AuditRow> => (await list(query)).data[0]!;

describe('a change', () => {
  it('of a match says who did it, with which device, and from which network, but not from which machine', async () => {
    const poolId = await stage.drawPool([1, 1]);
    const [match] = await stage.matches(poolId);
    await stage.schedule([match!.id]);
    await stage.start(match!.id);
    await api.request
      .post(`/api/matches/${match!.id}/result`)
      .set({ ...stage.operator, 'user-agent': PHONE })
      .send({ winner: 'blue', win_kind: 'angka', blue_score: 9, red_score: 4 })
      .expect(200);
    expect(await newest({ subject_type: 'match' })).toMatchObject({
      account: { id: stage.operatorId, name: 'Operator Satu' },
      action: 'POST /matches/{id}/result',
      subject_type: 'match',
      subject_id: match!.id,
      subject_name: 'Partai A1',
      device: 'Chrome di Android',
      detail: { winner: 'blue', win_kind: 'angka', blue_score: 9, red_score: 4 },
    });
    expect((await newest({ subject_type: 'match' })).address).toMatch(/x$/);
  });

  it('that is refused is not written, and neither is a question', async () => {
    const before = (await list()).total;
    await api.request.get('/api/tournament-settings').set(stage.organiser).expect(200);
    await api.request.post('/api/matches/99999999/call').set(stage.operator).expect(404);
    await api.request.post('/api/match-schedules').set(stage.organiser).send({}).expect(422);
    expect((await list()).total).toBe(before);
  });

  it('that comes too late is not written: a job that has ended is not cancelled', async () => {
    const [job] = await api.dataSource.query<{ id: number }[]>(
      `insert into job (kind, account_id, status, finished_at) values ('billings-export', $1, 'done', now()) returning id`,
      [stage.operatorId],
    );
    const before = (await list()).total;
    await api.request.delete(`/api/jobs/${job!.id}`).set(stage.operator).expect(409);
    expect((await list()).total).toBe(before);
  });

  it.each([
    ['draws', 'POST /pools/{id}/regenerate-bracket'],
    ['schedules', 'POST /match-schedules'],
    ['settings', 'PUT /tournaments/{id}/medal-rule'],
    ['master data', 'POST /category-classes'],
    ['users', 'account.created'],
  ])('of %s is in it', async (_, action) => {
    const poolId = await stage.drawPool([1, 1]);
    const [match] = await stage.matches(poolId);
    switch (action) {
      case 'POST /pools/{id}/regenerate-bracket':
        await api.request.post(`/api/pools/${poolId}/regenerate-bracket`).set(stage.organiser).expect(200);
        break;
      case 'POST /match-schedules':
        await stage.schedule([match!.id], { start_time: '14:00' });
        break;
      case 'PUT /tournaments/{id}/medal-rule':
        await api.request
          .put(`/api/tournaments/${stage.tournamentId}/medal-rule`)
          .set(stage.organiser)
          .send({ overall_by: 'points', gold_points: 5, silver_points: 3, bronze_points: 1 })
          .expect(200);
        break;
      case 'POST /category-classes': {
        const [age] = await api.dataSource.query<{ id: number }[]>('select id from age_category order by id limit 1');
        await api.request
          .post('/api/category-classes')
          .set(stage.organiser)
          .send({ name: 'Kelas Uji', gender: 'male', age_category_id: age!.id, weight_min: 150, weight_max: 160 })
          .expect(201);
        break;
      }
      default: {
        const [role] = await api.dataSource.query<{ id: number }[]>(`select id from role where key = 'weigher'`);
        const body = { name: 'Rina', email: 'rina@contoh.test', password: 'rahasia-sekali-1', role_ids: [role!.id] };
        await api.request.post('/api/users').set(admin).send(body).expect(201);
      }
    }
    expect(await newest()).toMatchObject({ action });
  });

  it('of a result that stood is written once, with what it was changed to and why', async () => {
    const poolId = await stage.drawPool([1, 1]);
    const [match] = await stage.matches(poolId);
    const id = match!.id;
    await stage.schedule([id], { start_time: '16:00' });
    await stage.start(id);
    const result = { winner: 'blue', win_kind: 'angka', blue_score: 9, red_score: 4 };
    const send = (path: string, body: object) =>
      api.request.post(`/api/matches/${id}/${path}`).set(stage.organiser).send(body).expect(200);
    const standing = async () => {
      const [row] = await api.dataSource.query<{ id: number }[]>(
        'select id from result where match_id = $1 and withdrawn_at is null',
        [id],
      );
      return row!.id;
    };
    await send('result', result);
    await send('result', {
      ...result,
      winner: 'red',
      win_kind: 'teknik',
      corrects_result_id: await standing(),
      reason: 'Salah sudut',
    });
    await send('result/undo', { result_id: await standing() });
    await send('result/withdraw', { result_id: await standing(), reason: 'Diperiksa' });
    const rows = (await list({ subject_type: 'match', subject_id: id })).data;
    expect(rows.map((row) => row.action).slice(0, 4)).toEqual([
      'result.withdrawn',
      'result.restored',
      'result.corrected',
      'POST /matches/{id}/result',
    ]);
    expect(rows[2]).toMatchObject({ detail: { winner: 'red', win_kind: 'teknik', reason: 'Salah sudut' } });
  });

  it('of people keeps the names of the fields that were sent, and none of their values', async () => {
    const manager = await api.tokenFor('manager', { name: 'Manajer' });
    await api.request
      .post('/api/contingents')
      .set({ authorization: `Bearer ${manager.token}` })
      .send({ name: 'Rahasia', pic_name: 'Pak Rahasia', pic_phone: '081234567890', pic_email: 'r@contoh.test' })
      .then((answer) => expect([200, 201, 422]).toContain(answer.status));
    const text = JSON.stringify((await list()).data);
    expect(text).not.toContain('081234567890');
    expect(text).not.toContain('rahasia-sekali-1');
  });

  it('of people in a tournament keeps none of their values either, nor what a form does not have', async () => {
    const path = `/api/tournaments/${stage.tournamentId}/officials`;
    const body = { name: 'Wasit Rahasia', roles: ['referee-judge'], phone: '081234567890', ['x'.repeat(100_000)]: 1 };
    await api.request.post(path).set(stage.organiser).send(body).expect(201);
    const { action, detail } = await newest();
    expect(action).toBe('POST /tournaments/{id}/officials');
    expect(detail).toEqual({ fields: ['name', 'roles', 'phone', `${'x'.repeat(60)}…`] });
  });
});

describe('the list', () => {
  it('is filtered by person, kind, subject and day, and paged', async () => {
    const own = await list({ account_id: stage.operatorId });
    expect(own.total).toBeGreaterThan(0);
    expect(own.data.every((row) => row.account?.id === stage.operatorId)).toBe(true);
    const matches = await list({ subject_type: 'match' });
    expect(matches.data.every((row) => row.subject_type === 'match')).toBe(true);
    const one = await list({ subject_type: 'match', subject_id: matches.data[0]!.subject_id! });
    expect(one.data.every((row) => row.subject_id === matches.data[0]!.subject_id)).toBe(true);
    expect((await list({ date_to: '2001-01-01' })).total).toBe(0);
    expect((await list({ date_from: '2001-01-01' })).total).toBe((await list()).total);
    const page = await list({ perPage: 2, page: 2 });
    expect(page.data.map((row) => row.id)).toEqual((await list()).data.slice(2, 4).map((row) => row.id));
    const refused = await api.request.get('/api/audit?subject_type=apa').set(admin).expect(422);
    expect(Object.keys(refused.body.errors as object)).toEqual(['subject_type']);
  });

  it('names everybody who stands in it', async () => {
    const { body } = await api.request.get('/api/audit/people').set(admin).expect(200);
    expect((body as { data: AuditPerson[] }).data).toContainEqual({ id: stage.operatorId, name: 'Operator Satu' });
  });

  it('takes two statements, however many rows it shows', async () => {
    const count = async (perPage: number) =>
      (await statementsOf(() => list({ perPage }))).filter((sql) => sql.includes('audit u')).length;
    expect([await count(1), await count(50)]).toEqual([2, 2]);
  });

  it('is for those who may see it', async () => {
    await api.request.get('/api/audit').expect(401);
    await api.request.get('/api/audit').set(stage.operator).expect(403);
  });
});

it('is not filled by an account of nobody: what it changes in a row has an end, which an office has not', async () => {
  const [busy, office] = [await api.tokenFor('manager'), await api.tokenFor('organiser')];
  const pace = api.app.get(OwnPace);
  for (const { accountId } of [busy, office]) {
    for (let count = 1; count < PACE.free; count += 1) pace.count(accountId);
  }
  const rename = ({ token }: { token: string }, name: string) =>
    api.request.put('/api/user').set('authorization', `Bearer ${token}`).send({ name });
  // what is refused does not count
  await rename(busy, '').expect(422);
  await rename(busy, 'Sibuk Sekali').expect(200);
  const refused = await rename(busy, 'Sibuk Lagi').expect(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await api.request.get('/api/user/permissions').set('authorization', `Bearer ${busy.token}`).expect(200);
  await rename(office, 'Panitia Sibuk').expect(200);
  await rename(office, 'Panitia Sibuk Lagi').expect(200);
});
