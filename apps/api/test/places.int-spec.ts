// Places of classes, contingents and tournaments: every way in takes one, the last is given once, and pages tell what is left.
import type { ErrorAnswer } from '@gelanggang/contract/http';
import type { MergePreview } from '@gelanggang/contract/contingent-merges';
import type { Data } from '@gelanggang/contract/http';
import type { ContingentPlaces, OfferClass, TournamentPlaces } from '@gelanggang/contract/places';
import type { SavedTeamMemberAnswer } from '@gelanggang/contract/team-members';
import type { TournamentDetail } from '@gelanggang/contract/tournaments';
import { makeContingent, makeTeamMember, makeTournament } from '@gelanggang/database/testing/factories';
import { HOSTING_PLACES, HOSTING_TIERS } from '@gelanggang/domain/tournament/places';
import { testApi } from '../../../test/setup/api';
import { queriesOf } from './count-queries';
import { locationChain, type LocationChain } from './location-chain';

interface Class {
  id: number;
  name: string;
  age_category_id: number;
}

const api = testApi();
let manager: { token: string; accountId: number };
let organiser: { token: string; accountId: number };
let home: LocationChain;
let prestasi: number;
let fitting: Class;
let heavier: Class;
let tournamentId: number;
let contingentId: number;

const db = () => api.dataSource.manager;

beforeAll(async () => {
  [manager, organiser] = await Promise.all([api.tokenFor('manager'), api.tokenFor('organiser')]);
  home = await locationChain(api.dataSource);
  [fitting, heavier] = [await classOf(52), await classOf(58)];
  [{ id: prestasi }] = await db().query<[{ id: number }]>(
    `select id from championship_category where name = 'Prestasi'`,
  );
});
beforeEach(async () => {
  tournamentId = (await makeTournament(db(), { startDate: '2030-06-10' })).id;
  contingentId = (await makeContingent(db(), { accountId: manager.accountId, tournamentId })).id;
});

async function classOf(weight: number): Promise<Class> {
  const [row] = await api.dataSource.query<[Class]>(
    `select c.id, c.name, c.age_category_id from category_class c join age_category a on a.id = c.age_category_id
     where a.name = 'Remaja' and a.rule_set = 'ipsi-2025' and c.gender = 'male' and c.weight_min < $1 and c.weight_max >= $1
     order by c.position limit 1`,
    [weight],
  );
  return row;
}

type Method = 'get' | 'post' | 'put';
const send = (method: Method, path: string, body?: object, who = manager) =>
  api.request[method](`/api/${path}`).set('authorization', `Bearer ${who.token}`).send(body);

let lastNik = 0;
const form = (change: object = {}) => ({
  ...{ contingent_id: contingentId, name: 'Bagas Pratama', birth_place: 'Bandung', birth_date: '2015-02-20' },
  ...{ gender: 'male', body_weight: 52, body_height: 165, nik: String(3_273_010_101_200_000 + ++lastNik), ...home },
  ...{ championship_category_id: prestasi, match_category_id: 1 },
  ...{ age_category_id: fitting.age_category_id, category_class_id: fitting.id },
  ...change,
});
const enter = (change: object = {}, who = manager) => send('post', 'team-members', form(change), who);
const inClass = (values: object = {}, of = fitting) =>
  makeTeamMember(db(), { contingentId, categoryClassId: of.id, birthDate: '2015-02-20', ...values });
const offer = (values: { class_places?: number; contingent_places?: number }, category = 1) =>
  api.dataSource.query(
    `update tournament_match_category set class_places = $3, contingent_places = $4
     where tournament_id = $1 and match_category_id = $2`,
    [tournamentId, category, values.class_places ?? null, values.contingent_places ?? null],
  );
const entered = async () =>
  (await api.dataSource.query<unknown[]>('select from tournament_entry where tournament_id = $1', [tournamentId]))
    .length;
const FULL = (places: number) =>
  `Tanding Kelas ${fitting.name.replace(/^kelas /i, '')} Remaja Putra penuh: ${places} tempat.`;

const refused = (answer: { status: number; body: unknown }, text: string) => {
  expect([answer.status, (answer.body as ErrorAnswer).message]).toEqual([409, text]);
};

it('of fifty who want the last place of a class at once one gets it, and all others are told what is full', async () => {
  await offer({ class_places: 3 });
  await inClass();
  await inClass();
  const contingents = await Promise.all(
    Array.from({ length: 5 }, () => makeContingent(db(), { accountId: manager.accountId, tournamentId })),
  );
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => enter({ contingent_id: contingents[at % 5]?.id })),
  );
  const [taken, others] = [
    answers.filter(({ status }) => status === 201),
    answers.filter(({ status }) => status !== 201),
  ];
  expect(taken).toHaveLength(1);
  for (const other of others) {
    refused(other, FULL(3));
    expect((other.body as ErrorAnswer).errors).toEqual({ category_class_id: [FULL(3)] });
  }
  expect(await entered()).toBe(3);
  // nothing of those refused is left: neither member nor register
  const [kept] = await api.dataSource.query<[{ members: number; register: number }]>(
    `select (select count(*)::int from team_member m where m.contingent_id = any($1::bigint[])) as members,
       (select count(*)::int from athlete a join team_member m on m.nik = a.nik where m.contingent_id = any($1::bigint[]))
         as register`,
    [contingents.map(({ id }) => id)],
  );
  expect(kept).toEqual({ members: 1, register: 1 });
});

describe('A class with a number of its own', () => {
  const offerId = async () =>
    (
      await db().query<[{ id: number }]>(
        'select id from tournament_match_category where tournament_id = $1 and match_category_id = 1',
        [tournamentId],
      )
    )[0].id;
  const setOwn = async (places: number | null, of = fitting, who = organiser) =>
    send(
      'put',
      `tournament-match-categories/${await offerId()}/class-places`,
      { age_category_id: of.age_category_id, gender: 'male', category_class_id: of.id, places },
      who,
    );
  const heavyForm = () => ({
    ...{ age_category_id: heavier.age_category_id, category_class_id: heavier.id, body_weight: 58 },
  });

  it('gives its last place to one of fifty at once, and the others of the offer keep to theirs', async () => {
    await offer({ class_places: 1 });
    await setOwn(3).then(({ status }) => expect(status).toBe(200));
    await inClass();
    await inClass();
    const answers = await Promise.all(Array.from({ length: 50 }, () => enter()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 201)) refused(answer, FULL(3));
    await enter(heavyForm()).expect(201);
    expect((await enter(heavyForm())).status).toBe(409);
    expect(await entered()).toBe(4);
  });

  it('is limited where no other class is, until its number is taken back', async () => {
    const answer = await setOwn(1);
    const rows = (answer.body as Data<OfferClass[]>).data;
    expect(rows.filter(({ places }) => places !== null)).toMatchObject([{ category_class_id: fitting.id, places: 1 }]);
    const own = async () =>
      ((await send('get', `contingents/${contingentId}/places`).expect(200)).body as Data<ContingentPlaces[]>).data[0]
        ?.classes;
    expect(await own()).toMatchObject([{ category_class_id: fitting.id, places: 1, taken: 0, own: 0 }]);
    await enter().expect(201);
    refused(await enter(), FULL(1));
    await enter(heavyForm()).expect(201);
    await enter(heavyForm()).expect(201);
    await setOwn(null).then(({ status }) => expect(status).toBe(200));
    await enter().expect(201);
    expect(await own()).toEqual([]);
  });

  it('is of this offer, is above nothing, and is set by who manages the tournament', async () => {
    expect((await setOwn(0)).status).toBe(422);
    expect((await setOwn(2, { ...fitting, id: 999_999_999 })).status).toBe(422);
    expect((await setOwn(2, fitting, manager)).status).toBe(403);
    const stranger = await api.tokenFor('organiser', { isStranger: true });
    expect((await setOwn(2, fitting, stranger)).status).toBe(404);
  });
});

it('form, tick, another class and registering race for one place, and one of them has it', async () => {
  await offer({ class_places: 1 });
  const moving = await inClass({}, heavier);
  const coming = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const { id } = await makeContingent(db(), { accountId: manager.accountId });
      await inClass({ contingentId: id });
      return id;
    }),
  );
  const { body } = await send('post', 'athletes', {
    ...{ name: 'Dari Data Atlet', birth_place: 'Bandung', birth_date: '2015-02-20', gender: 'male', body_weight: 52 },
    ...{ body_height: 160, nik: String(3_273_010_101_200_000 + ++lastNik), address: 'Jl. Asia Afrika', ...home },
  }).expect(201);
  const athlete = (body as Data<{ id: number }>).data;
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => enter()),
    ...coming.map((id) => send('post', 'tournaments/register', { tournament_id: tournamentId, contingents: [id] })),
    send('put', `team-members/${moving.id}`, form({ nik: moving.nik, body_weight: 52 })),
    send('post', 'athletes/entries', {
      ...{ contingent_id: contingentId, tournament_id: tournamentId },
      entries: [{ athlete_id: athlete.id, match_category_id: 1 }],
    }),
  ]);
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
  for (const answer of answers.filter(({ status }) => status >= 300)) refused(answer, FULL(1));
  const [count] = await api.dataSource.query<[{ count: number }]>(
    `select count(*)::int from tournament_entry e join team_member m on m.id = e.team_member_id
     where e.tournament_id = $1 and m.category_class_id = $2`,
    [tournamentId, fitting.id],
  );
  expect(count.count).toBe(1);
});

it('each way in is refused by itself once the class is full, the office’s too', async () => {
  await offer({ class_places: 1 });
  await inClass();
  const moving = await inClass({}, heavier);
  refused(await enter(), FULL(1));
  refused(await enter({}, organiser), FULL(1));
  refused(await send('put', `team-members/${moving.id}`, form({ nik: moving.nik, body_weight: 52 })), FULL(1));
  // what changes no class takes no place
  const heavy = { age_category_id: heavier.age_category_id, category_class_id: heavier.id, body_weight: 58 };
  await send('put', `team-members/${moving.id}`, form({ nik: moving.nik, name: 'Nama Baru', ...heavy })).expect(200);
  expect(await entered()).toBe(2);
});

it('two contingents that become one keep to the places of one', async () => {
  await offer({ contingent_places: 1 });
  const merged = await makeContingent(db(), { accountId: manager.accountId, tournamentId });
  await inClass();
  await inClass({ contingentId: merged.id });
  const preview = await send(
    'get',
    `contingents/${contingentId}/merge-preview?merged_id=${merged.id}`,
    undefined,
    organiser,
  );
  const { fingerprint } = (preview.body as Data<MergePreview>).data;
  const text = FULL(1).replace('penuh', 'penuh untuk kontingen ini').replace(/\.$/, ' per kontingen.');
  const body = { merged_id: merged.id, fingerprint };
  refused(await send('post', `contingents/${contingentId}/merge`, body, organiser), text);
  await send('get', `contingents/${merged.id}`, undefined, organiser).expect(200);
  await offer({ contingent_places: 2 });
  await send('post', `contingents/${contingentId}/merge`, body, organiser).expect(200);
});

it('a place that is given up is free again', async () => {
  await offer({ class_places: 1 });
  const { body } = await enter().expect(201);
  refused(await enter(), FULL(1));
  const { id } = (body as SavedTeamMemberAnswer).data;
  await api.request.delete(`/api/team-members/${id}`).set('authorization', `Bearer ${organiser.token}`).expect(200);
  await enter().expect(201);
});

it('a regu takes one place, and the one that has begun fills up', async () => {
  await api.dataSource.query(
    `insert into tournament_match_category (tournament_id, match_category_id, registration_fee, class_places)
     select $1, id, 300000, 1 from match_category where unit_size = 3`,
    [tournamentId],
  );
  const [{ id: regu }] = await db().query<[{ id: number }]>(
    'select id from match_category where unit_size = 3 limit 1',
  );
  const member = (teamLabel: string) =>
    makeTeamMember(db(), {
      ...{ contingentId, matchCategoryId: regu, ageCategoryId: fitting.age_category_id, gender: 'male', teamLabel },
    });
  for (const label of ['A', 'a ', 'A']) await member(label);
  await expect(member('B')).rejects.toThrow('no place');
  await expect(member('A')).rejects.toThrow('no place');
});

it('a tournament takes as many as its tier, and the last place is given once', async () => {
  await send('put', `tournaments/${tournamentId}/hosting`, { hosting_tier: 'lite' }, organiser).expect(403);
  const admin = await api.tokenFor('admin');
  await send('put', `tournaments/${tournamentId}/hosting`, { hosting_tier: 'gratis' }, admin).expect(422);
  await send('put', `tournaments/999999/hosting`, { hosting_tier: 'lite' }, admin).expect(404);
  const saved = await send('put', `tournaments/${tournamentId}/hosting`, { hosting_tier: 'lite' }, admin).expect(200);
  expect((saved.body as Data<TournamentPlaces>).data).toMatchObject({ hosting_tier: 'lite', places: 150, taken: 0 });
  await api.dataSource.query(
    `insert into team_member (contingent_id, name, birth_place, birth_date, gender, body_weight, nik,
       championship_category_id, match_category_id, age_category_id, category_class_id)
     select $1, 'Atlet ' || n, 'Bandung', '2015-02-20', 'male', 52, (3270000000000000 + n)::text, $2, 1, $3, $4
     from generate_series(1, 149) n`,
    [contingentId, prestasi, fitting.age_category_id, fitting.id],
  );
  const answers = await Promise.all(Array.from({ length: 10 }, () => enter()));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const text = 'Kejuaraan ini penuh: paket Lite memuat 150 peserta.';
  for (const answer of answers.filter(({ status }) => status !== 201)) {
    refused(answer, text);
    expect((answer.body as ErrorAnswer).errors).toBeUndefined();
  }
  await send('put', `tournaments/${tournamentId}/hosting`, { hosting_tier: 'standard' }, admin).expect(200);
  await enter().expect(201);
  // a smaller tier sends nobody away, and takes nobody either
  await send('put', `tournaments/${tournamentId}/hosting`, { hosting_tier: 'lite' }, admin).expect(200);
  expect(await entered()).toBe(151);
  refused(await enter(), text);
});

it('the database and the rules know the same tiers', async () => {
  const rows = await api.dataSource.query<{ tier: string; places: number | null }[]>(
    'select tier, tier_places(tier) as places from unnest($1::text[]) as tier',
    [HOSTING_TIERS],
  );
  expect(Object.fromEntries(rows.map(({ tier, places }) => [tier, places]))).toEqual(HOSTING_PLACES);
});

it('a limit is set with the offer, blank takes it away, and zero is none', async () => {
  const [{ id }] = await db().query<[{ id: number }]>(
    'select id from tournament_match_category where tournament_id = $1',
    [tournamentId],
  );
  const save = (change: object) =>
    send(
      'put',
      `tournament-match-categories/${id}`,
      { tournament_id: tournamentId, match_category_id: 1, registration_fee: 250_000, ...change },
      organiser,
    );
  await save({ class_places: 0 }).expect(422);
  await save({ contingent_places: 1.5 }).expect(422);
  expect((await save({ class_places: '16', contingent_places: 2 }).expect(200)).body).toMatchObject({
    data: { class_places: 16, contingent_places: 2 },
  });
  expect((await save({}).expect(200)).body).toMatchObject({ data: { class_places: 16, contingent_places: 2 } });
  expect((await save({ class_places: '', contingent_places: null }).expect(200)).body).toMatchObject({
    data: { class_places: null, contingent_places: null },
  });
});

it('everybody reads what is left, a manager its own places, in as many statements for many classes as for one', async () => {
  await offer({ class_places: 4, contingent_places: 2 });
  await inClass();
  const detail = async () =>
    ((await api.request.get(`/api/tournaments/${tournamentId}`).expect(200)).body as TournamentDetail).places;
  expect(await detail()).toEqual({
    ...{ hosting_tier: 'premium', places: null, taken: 1 },
    offers: [{ match_category_id: 1, name: 'Tanding', unit_size: 1, class_places: 4, contingent_places: 2 }],
    classes: [
      {
        ...{ match_category_id: 1, age_category_id: fitting.age_category_id, gender: 'male', nomor: '' },
        ...{ category_class_id: fitting.id, title: FULL(4).replace(' penuh: 4 tempat.', '') },
        ...{ places: 4, taken: 1, own: 0 },
      },
    ],
  });
  const ofContingent = async () =>
    ((await send('get', `contingents/${contingentId}/places`).expect(200)).body as Data<ContingentPlaces[]>).data;
  const one = await queriesOf(ofContingent);
  await inClass({}, heavier);
  const later = await makeTournament(db(), { startDate: '2031-06-10' });
  await api.dataSource.query('insert into contingent_registration (tournament_id, contingent_id) values ($1, $2)', [
    later.id,
    contingentId,
  ]);
  const places = await ofContingent();
  expect(places.map(({ tournament, classes }) => [tournament.id, classes.map(({ own }) => own)])).toEqual([
    [tournamentId, [1, 1]],
    [later.id, []],
  ]);
  expect((await queriesOf(ofContingent)).length).toBe(one.length);
  const stranger = await api.tokenFor('manager');
  await send('get', `contingents/${contingentId}/places`, undefined, stranger).expect(404);
  await send('get', `contingents/${contingentId}/places`, undefined, organiser).expect(200);
});
