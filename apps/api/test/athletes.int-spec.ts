// The register of an account's athletes: fed by entries, with private papers, entered anew by ticking, erased with the rest.
import type { AthleteDetail, AthleteResult, AthleteRow, Proposals } from '@gelanggang/contract/athletes';
import type { Data, InvalidAnswer, Paginated } from '@gelanggang/contract/http';
import { makeContingent, makeTournament } from '@gelanggang/database/testing/factories';
import sharp from 'sharp';
import { testApi } from '../../../test/setup/api';
import { testFolder } from '../../../test/setup/made';
import { queriesOf } from './count-queries';
import { locationChain, type LocationChain } from './location-chain';

const folder = testFolder();
const api = testApi({ env: { FILES_DIR: folder } });
let manager: { token: string; accountId: number };
let other: { token: string; accountId: number };
let admin: { token: string; accountId: number };
let home: LocationChain;
let last: { id: number; contingentId: number };
let next: { id: number; contingentId: number };

beforeAll(async () => {
  [manager, other, admin] = await Promise.all([
    api.tokenFor('manager'),
    api.tokenFor('manager'),
    api.tokenFor('admin'),
  ]);
  home = await locationChain(api.dataSource);
});
beforeEach(async () => {
  last = await place('2030-06-10');
  next = await place('2031-06-10');
});

async function place(startDate: string): Promise<{ id: number; contingentId: number }> {
  const db = api.dataSource.manager;
  const { id } = await makeTournament(db, { startDate });
  const { id: contingentId } = await makeContingent(db, { accountId: manager.accountId, tournamentId: id });
  return { id, contingentId };
}

type Method = 'get' | 'post' | 'put' | 'delete';
const send = (method: Method, path: string, body?: object, who = manager) =>
  api.request[method](`/api/${path}`).set('authorization', `Bearer ${who.token}`).send(body);
const bodyOf = async <T>(path: string, who = manager): Promise<T> =>
  ((await send('get', path, undefined, who).expect(200)).body as Data<T>).data;
const list = async (who = manager) =>
  (await send('get', 'athletes?perPage=100', undefined, who).expect(200)).body as Paginated<AthleteRow>;

let lastNik = 0;
const nextNik = (): string => String(3_273_010_101_100_000 + ++lastNik);
/** Thirteen in June 2030, fourteen a year later. */
const person = (change: object = {}) => ({
  ...{ name: 'Bagas Pratama', birth_place: 'Bandung', birth_date: '2016-08-20', gender: 'male' },
  ...{ body_weight: 52, body_height: 160, nik: nextNik(), address: 'Jl. Asia Afrika' },
  ...home,
  ...change,
});
const create = async (change: object = {}): Promise<AthleteDetail> =>
  ((await send('post', 'athletes', person(change)).expect(201)).body as Data<AthleteDetail>).data;

async function classOf(age: string, weight: number): Promise<{ id: number; age_category_id: number }> {
  const [row] = await api.dataSource.query<{ id: number; age_category_id: number }[]>(
    `select c.id, c.age_category_id from category_class c join age_category a on a.id = c.age_category_id
     where a.name = $1 and a.rule_set = 'ipsi-2025' and c.gender = 'male' and c.weight_min < $2 and c.weight_max >= $2
     order by c.position limit 1`,
    [age, weight],
  );
  if (!row) throw new Error(`No class of ${age} for ${weight} kg.`);
  return row;
}

async function enteredByForm(nik: string, change: object = {}): Promise<number> {
  const fitting = await classOf('Remaja', 52);
  const { body } = await send('post', 'team-members', {
    ...person({ nik, birth_date: '2014-05-20' }),
    ...{ contingent_id: last.contingentId, championship_category_id: 1, match_category_id: 1 },
    ...{ age_category_id: fitting.age_category_id, category_class_id: fitting.id },
    ...change,
  }).expect(201);
  return (body as Data<{ id: number }>).data.id;
}

const proposals = (at: { id: number; contingentId: number }) =>
  bodyOf<Proposals>(`athletes/proposals?contingent_id=${at.contingentId}&tournament_id=${at.id}`);
const enter = (at: { id: number; contingentId: number }, entries: object[]) =>
  send('post', 'athletes/entries', { contingent_id: at.contingentId, tournament_id: at.id, entries });
const members = (contingentId: number) =>
  api.dataSource.query<{ name: string; age: string; class: string; body_weight: number; photo: string | null }[]>(
    `select m.name, a.name as age, c.name as class, m.body_weight::float8 as body_weight, m.photo_file_id as photo
     from team_member m join age_category a on a.id = m.age_category_id
     left join category_class c on c.id = m.category_class_id where m.contingent_id = $1 order by m.id`,
    [contingentId],
  );
const picture = () =>
  sharp({ create: { width: 300, height: 400, channels: 3, background: '#345' } })
    .withExif({ IFD0: { Copyright: 'rahasia' } })
    .jpeg()
    .toBuffer();

describe('the register', () => {
  it('is fed by the form of an athlete, which says anew what it knows, and keeps what it does not tell', async () => {
    const nik = nextNik();
    const id = await enteredByForm(nik, { name: 'Rangga', blood_type: 'A' });
    const row = (await list()).data.find((one) => one.name === 'Rangga');
    expect(row).toMatchObject({ entries: 1, body_weight: 52, papers: [] });
    const member = await bodyOf<Record<string, unknown>>(`team-members/${id}`);
    await send('put', `team-members/${id}`, {
      ...member,
      name: 'Rangga Putra',
      body_weight: 53,
      blood_type: '',
    }).expect(200);
    const athlete = await bodyOf<AthleteDetail>(`athletes/${row?.id}`);
    expect(athlete).toMatchObject({ name: 'Rangga Putra', body_weight: 53, blood_type: 'A', nik });
    // a NIK that was typed wrongly is put right in both
    const right = nextNik();
    const now = await bodyOf<Record<string, unknown>>(`team-members/${id}`);
    await send('put', `team-members/${id}`, { ...now, nik: right }).expect(200);
    expect(await bodyOf<AthleteDetail>(`athletes/${row?.id}`)).toMatchObject({ nik: right, entries: 1 });
  });

  it('takes nobody in for an office account, which manages the contingents of others', async () => {
    const db = api.dataSource.manager;
    const { id } = await makeContingent(db, { accountId: admin.accountId, tournamentId: last.id });
    const fitting = await classOf('Remaja', 52);
    await send(
      'post',
      'team-members',
      {
        ...person({ birth_date: '2014-05-20' }),
        ...{ contingent_id: id, championship_category_id: 1, match_category_id: 1 },
        ...{ age_category_id: fitting.age_category_id, category_class_id: fitting.id },
      },
      admin,
    ).expect(201);
    expect((await list(admin)).total).toBe(0);
  });

  it('holds a person once, changes with a version, and keeps the NIK of who was entered', async () => {
    const athlete = await create();
    const twice = await send('post', 'athletes', person({ nik: athlete.nik })).expect(422);
    expect((twice.body as InvalidAnswer).errors.nik).toEqual(['Atlet dengan NIK ini sudah ada di data Anda.']);
    const path = `athletes/${athlete.id}`;
    await send('put', path, { ...person({ nik: athlete.nik }), name: 'Baru', version: athlete.version }).expect(200);
    await send('put', path, { ...person({ nik: athlete.nik }), version: athlete.version }).expect(409);
    await enter(last, [{ athlete_id: athlete.id, match_category_id: 1 }]).expect(200);
    const moved = await send('put', path, person()).expect(422);
    expect(Object.keys((moved.body as InvalidAnswer).errors)).toEqual(['nik']);
    await send('post', 'athletes', person({ birth_date: '2999-01-01' })).expect(422);
    await send('post', 'athletes', person({ nik: '0273010101010001' })).expect(422);
  });

  it('is the own alone: not there for anybody else, whatever they may do', async () => {
    const { id } = await create();
    for (const who of [other, admin]) {
      for (const [method, path] of [
        ['get', `athletes/${id}`],
        ['put', `athletes/${id}`],
        ['delete', `athletes/${id}`],
        ['get', `athletes/${id}/results`],
        ['get', `athletes/${id}/papers/photo`],
        ['delete', `athletes/${id}/papers/photo`],
      ] as const) {
        await send(method, path, method === 'put' ? person() : undefined, who).expect(404);
      }
      expect((await list(who)).data.some((one) => one.id === id)).toBe(false);
      await send(
        'get',
        `athletes/proposals?contingent_id=${last.contingentId}&tournament_id=${last.id}`,
        undefined,
        who,
      ).expect(404);
    }
  });

  it('is read in as many statements for one athlete as for many', async () => {
    await create();
    const few = (await queriesOf(() => list())).length;
    for (let at = 0; at < 5; at++) await create();
    expect((await queriesOf(() => list())).length).toBe(few);
  });
});

describe('papers in the register', () => {
  it('are checked by what they hold, kept bare, and replaced without a rest', async () => {
    const { id } = await create();
    const upload = (kind: string, content: Buffer, fields = {}) =>
      api.request
        .post(`/api/athletes/${id}/papers/${kind}`)
        .set('authorization', `Bearer ${manager.token}`)
        .field(fields)
        .attach('paper', content, 'IMG_Bagas.jpg');
    const before = await fileCount();
    await upload('photo', Buffer.from('%PDF-1.7 tidak')).expect(422);
    await upload('birth-certificate', Buffer.from('<html>')).expect(422);
    await upload('ijazah', await picture()).expect(404);
    await upload('health-letter', await picture()).expect(422);
    await upload('health-letter', await picture(), { dated_on: '2999-01-01' }).expect(422);
    expect(await fileCount()).toBe(before);
    await upload('photo', await picture()).expect(200);
    await upload('photo', await picture()).expect(200);
    await upload('birth-certificate', Buffer.from('%PDF-1.7 akta')).expect(200);
    const { body } = await upload('health-letter', await picture(), { dated_on: '2026-01-05' }).expect(200);
    expect((body as Data<{ papers: object[] }>).data.papers).toMatchObject([
      { kind: 'birth-certificate', datedOn: null },
      { kind: 'health-letter', datedOn: '2026-01-05' },
      { kind: 'photo', datedOn: null },
    ]);
    expect(await fileCount()).toBe(before + 3);
    const photo = await send('get', `athletes/${id}/papers/photo`).expect(200);
    expect(photo.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'private, no-store' });
    expect((await sharp(photo.body as Buffer).metadata()).exif).toBeUndefined();
    expect(photo.headers['content-disposition']).not.toContain('Bagas');
    await send('delete', `athletes/${id}/papers/photo`).expect(200);
    await send('get', `athletes/${id}/papers/photo`).expect(404);
    await send('delete', `athletes/${id}`).expect(200);
    expect(await fileCount()).toBe(before);
  });
});

const fileCount = async (): Promise<number> =>
  (await api.dataSource.query<{ n: number }[]>('select count(*)::int as n from file'))[0]?.n ?? -1;

describe('entering by ticking', () => {
  it('proposes age and class anew by the date of the tournament, and what is missing of the papers', async () => {
    const nik = nextNik();
    await create({ nik, name: 'Wira' });
    const [young, old] = [await proposals(last), await proposals(next)];
    const ageOf = (all: Proposals) => {
      const own = all.athletes.find((one) => one.name === 'Wira');
      return all.ages.find((one) => one.id === own?.age_category_id)?.name;
    };
    // 13 years and 10 months in June 2030, 14 years and 10 months a year later
    expect([ageOf(young), ageOf(old)]).toEqual(['Pra Remaja', 'Remaja']);
    const own = young.athletes.find((one) => one.name === 'Wira');
    expect(own).toMatchObject({ match_category_id: 1, entries: [], body_weight: 52 });
    expect(own?.papers_missing).toEqual(['photo', 'birth-certificate', 'health-letter']);
  });

  it('enters all that were ticked with class and photo, and brings an entry that stands up to date', async () => {
    const one = await create({ name: 'Satu' });
    const two = await create({ name: 'Dua', body_weight: 40 });
    await api.request
      .post(`/api/athletes/${one.id}/papers/photo`)
      .set('authorization', `Bearer ${manager.token}`)
      .attach('paper', await picture(), 'a.jpg')
      .expect(200);
    const { body } = await enter(next, [
      { athlete_id: one.id, match_category_id: 1, body_weight: '56,5' },
      { athlete_id: two.id, match_category_id: 1 },
    ]).expect(200);
    expect(body).toEqual({ message: '2 atlet didaftarkan.', data: { added: 2, changed: 0 } });
    const [first, second] = await members(next.contingentId);
    expect(first).toMatchObject({
      name: 'Satu',
      age: 'Remaja',
      body_weight: 56.5,
      photo: expect.any(String) as string,
    });
    expect(second).toMatchObject({ name: 'Dua', age: 'Remaja', body_weight: 40, photo: null });
    // the register has the newest weight; the paper is a file of its own
    expect(await bodyOf<AthleteDetail>(`athletes/${one.id}`)).toMatchObject({ body_weight: 56.5, entries: 1 });
    await send('delete', `athletes/${one.id}/papers/photo`).expect(200);
    expect((await members(next.contingentId))[0]?.photo).not.toBeNull();
    const again = await enter(next, [{ athlete_id: one.id, match_category_id: 1, body_weight: 61 }]).expect(200);
    expect(again.body).toMatchObject({ message: '1 diperbarui.', data: { added: 0, changed: 1 } });
    expect(await members(next.contingentId)).toHaveLength(2);
    const results = await bodyOf<AthleteResult[]>(`athletes/${one.id}/results`);
    expect(results).toMatchObject([{ tournament: { id: next.id }, won: 0, lost: 0, medal: null, is_paid: false }]);
  });

  it('enters nobody when one cannot be, and says which one and why', async () => {
    const good = await create();
    const heavy = await create({ name: 'Tanpa Berat', body_weight: '' });
    const { body } = await enter(next, [
      { athlete_id: good.id, match_category_id: 1 },
      { athlete_id: heavy.id, match_category_id: 1 },
    ]).expect(422);
    expect((body as InvalidAnswer).errors).toEqual({
      'entries.1.body_weight': ['Berat badan wajib diisi untuk tanding.'],
    });
    expect(await members(next.contingentId)).toEqual([]);
    const twice = { athlete_id: good.id, match_category_id: 1 };
    await enter(next, [twice, twice]).expect(422);
    await enter(next, []).expect(422);
    await enter(next, [{ athlete_id: 99_999_999, match_category_id: 1 }]).expect(404);
  });

  it('is closed with the registration, and where the contingent is not registered', async () => {
    const { id } = await create();
    const entry = [{ athlete_id: id, match_category_id: 1 }];
    await enter({ id: next.id, contingentId: last.contingentId }, entry).expect(404);
    await api.dataSource.query(`update tournament set registration_closes_at = now() where id = $1`, [next.id]);
    await enter(next, entry).expect(409);
    expect(await bodyOf<{ tournament_id: number }[]>('athletes/entering')).not.toContainEqual(
      expect.objectContaining({ tournament_id: next.id }),
    );
  });

  it('enters an athlete once when the same is sent twice at once', async () => {
    const { id } = await create();
    const entry = [{ athlete_id: id, match_category_id: 1 }];
    const answers = await Promise.all([enter(next, entry), enter(next, entry)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await members(next.contingentId)).toHaveLength(1);
  });
});

it('is erased with the personal data of the tournament that it was needed for, papers and all', async () => {
  const { id } = await create();
  const { id: kept } = await create({ name: 'Masih Ikut' });
  await api.request
    .post(`/api/athletes/${id}/papers/birth-certificate`)
    .set('authorization', `Bearer ${manager.token}`)
    .attach('paper', Buffer.from('%PDF-1.7 akta'), 'akta.pdf')
    .expect(200);
  const files = await fileCount();
  await enter(
    last,
    [id, kept].map((athlete) => ({ athlete_id: athlete, match_category_id: 1 })),
  ).expect(200);
  await enter(next, [{ athlete_id: kept, match_category_id: 1 }]).expect(200);
  const whole = await send('get', `personal-data/${last.id}/export`, undefined, admin).expect(200);
  const register = (whole.body as { register: { id: number; papers: object[] }[] }).register;
  expect(register.find((one) => one.id === id)?.papers).toHaveLength(1);
  const [{ name }] = await api.dataSource
    .query<[{ name: string }]>(
      `update tournament set start_date = '2020-01-01', end_date = '2020-01-02' where id = $1 returning name`,
      [last.id],
    )
    .then((answer) => answer as unknown as [[{ name: string }], number])
    .then(([rows]) => rows);
  await send('post', `personal-data/${last.id}/erase`, { confirmation: name }, admin).expect(200);
  await send('get', `athletes/${id}`).expect(404);
  expect(await bodyOf<AthleteDetail>(`athletes/${kept}`)).toMatchObject({ name: 'Masih Ikut', entries: 1 });
  expect(await fileCount()).toBe(files - 1);
});
