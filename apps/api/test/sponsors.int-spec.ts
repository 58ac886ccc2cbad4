// Sponsors' pictures on big screens: taken in, ordered, and on every screen that shows them at once.
import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import type { DisplayState } from '@gelanggang/contract/displays';
import { streams } from '@gelanggang/contract/events';
import { MOST_SPONSORS, type SponsorRow, type SponsorsAnswer } from '@gelanggang/contract/sponsors';
import { makeTournament } from '@gelanggang/database/testing/factories';
import { testApi } from '../../../test/setup/api';
import { testFolder } from '../../../test/setup/made';

const folder = testFolder();
const api = testApi({ env: { FILES_DIR: folder } });
let organiser: { authorization: string };
let id: number;

beforeAll(async () => {
  organiser = { authorization: `Bearer ${(await api.tokenFor('organiser')).token}` };
});
beforeEach(async () => {
  ({ id } = await makeTournament(api.dataSource.manager));
});

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1549B8' } })
    .withExif({ IFD0: { Copyright: 'rahasia' } })
    .png()
    .toBuffer();
const send = (picture: Buffer, fields: Record<string, string | number> = {}) =>
  api.request
    .post(`/api/tournaments/${id}/sponsors`)
    .set(organiser)
    .field({ name: 'Bank Laut', seconds: 10, ...fields })
    .attach('picture', picture, 'logo.png');
const added = async (name: string): Promise<SponsorRow> => {
  const { data } = (await send(await photo(320, 180), { name }).expect(201)).body as SponsorsAnswer;
  return data.at(-1)!;
};
const call = (method: 'get' | 'put' | 'delete', path = '') =>
  api.request[method](`/api/tournaments/${id}/sponsors${path}`).set(organiser);
const list = async () => ((await call('get').expect(200)).body as { data: SponsorRow[] }).data;
const names = async () => (await list()).map((one) => one.name);
const filesKept = () => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());

it('a picture is kept in the sizes of screens, for everybody, without what a camera wrote into it', async () => {
  const { data } = (await send(await photo(4000, 2250)).expect(201)).body as SponsorsAnswer;
  const [picture] = data;
  expect(picture).toMatchObject({ name: 'Bank Laut', seconds: 10, width: 3840, height: 2160 });
  expect(picture?.srcset).toMatch(/^\S+\.webp 960w, \S+\.webp 1920w, \S+\.webp 3840w$/);
  for (const address of [picture?.src ?? '', ...(picture?.srcset ?? '').split(', ').map((one) => one.split(' ')[0])]) {
    const answer = await api.request
      .get(address ?? '')
      .buffer(true)
      .expect(200);
    expect(answer.headers['cache-control']).toContain('immutable');
    expect((await sharp(answer.body as Buffer).metadata()).exif).toBeUndefined();
  }
});

it('pictures stand in the order in which they came, until the desk says another, and go with their files', async () => {
  const before = filesKept().length;
  const [one, two, three] = [await added('Satu'), await added('Dua'), await added('Tiga')];
  expect(await names()).toEqual(['Satu', 'Dua', 'Tiga']);
  await call('put')
    .send({ ids: [three.id, one.id, two.id] })
    .expect(200);
  expect(await names()).toEqual(['Tiga', 'Satu', 'Dua']);
  await call('put', `/${one.id}`).send({ name: 'Kesatu', seconds: 25 }).expect(200);
  expect((await list())[1]).toMatchObject({ name: 'Kesatu', seconds: 25 });
  await call('delete', `/${three.id}`).expect(200);
  // somebody else's order was made before that
  await call('put')
    .send({ ids: [three.id, two.id, one.id] })
    .expect(409);
  await call('delete', `/${one.id}`).expect(200);
  await call('delete', `/${two.id}`).expect(200);
  expect(filesKept()).toHaveLength(before);
  await api.request.get(one.src).expect(404);
});

it.each(['sponsors', 'auto'])('a screen of show %s shows them, and hears each change at once', async (show) => {
  await added('Satu');
  const { code } = ((await api.request.post('/api/displays').expect(201)).body as { data: DisplayState }).data;
  const aim = (wanted: string) =>
    api.request
      .put(`/api/displays/${code}`)
      .set(organiser)
      .send({ name: 'Layar', tournament_id: id, show: wanted })
      .expect(200);
  await aim(show);
  const two = await added('Dua');
  await call('put', `/${two.id}`).send({ name: 'Dua', seconds: 30 }).expect(200);
  const told = await api.dataSource.query<{ shown: { name: string; seconds: number }[] }[]>(
    `select data->'display'->'sponsors' as shown from event where stream = $1 order by seq`,
    [streams.display(code)],
  );
  expect(told.map(({ shown }) => shown.map((one) => `${one.name} ${one.seconds}`))).toEqual([
    ['Satu 10'],
    ['Satu 10', 'Dua 10'],
    ['Satu 10', 'Dua 30'],
  ]);
  const seen = await api.request.post(`/api/displays/${code}/seen`).send({ width: 1920, height: 1080 }).expect(200);
  expect((seen.body as { data: DisplayState }).data.sponsors).toEqual(told.at(-1)?.shown);
  await aim('wall');
  const { body } = await api.request.get('/api/displays').set(organiser).expect(200);
  expect((body as { data: DisplayState[] }).data.find((one) => one.code === code)?.sponsors).toEqual([]);
});

it.each([
  ['without a picture', Buffer.alloc(0), {}, 'picture'],
  ['that only begins like a picture', Buffer.from('\x89PNG\r\n\x1a\nisi', 'latin1'), {}, 'picture'],
  ['that is a drawing with a script in it', Buffer.from('<svg><script>alert(1)</script></svg>'), {}, 'picture'],
  ['without a name', null, { name: ' ' }, 'name'],
  ['for no time', null, { seconds: 1 }, 'seconds'],
  ['for ever', null, { seconds: 121 }, 'seconds'],
])('one %s is refused, and leaves nothing behind', async (_what, content, fields, field) => {
  const before = filesKept().length;
  const { errors } = (await send(content ?? (await photo(9, 9)), fields).expect(422)).body as { errors: object };
  expect(Object.keys(errors)).toEqual([field]);
  expect(filesKept()).toHaveLength(before);
  expect(await list()).toEqual([]);
});

it('takes nothing of a form that somebody else has overtaken; another order overtakes none', async () => {
  const [one, two] = [await added('Satu'), await added('Dua')];
  const save = (sent: object) => call('put', `/${one.id}`).send(sent);
  await call('put')
    .send({ ids: [two.id, one.id] })
    .expect(200);
  await save({ name: 'Kesatu', seconds: 10, version: one.version }).expect(200);
  await save({ name: 'Satu', seconds: 30, version: one.version }).expect(409);
  const stands = (await list()).find(({ id }) => id === one.id)!;
  expect(stands).toMatchObject({ name: 'Kesatu', seconds: 10 });
  await save({ name: 'Kesatu', seconds: 30, version: stands.version }).expect(200);
});

it('there are never more than a day can show, however many come at once', async () => {
  await api.dataSource.query(
    `with f as (insert into file (id, name, content_type, size, sha256, storage_key, is_public)
       select gen_random_uuid(), 'a.jpg', 'image/jpeg', 1, repeat('0', 64), 'uji/' || gen_random_uuid(), true
       from generate_series(1, $2) returning id)
     insert into sponsor_picture (tournament_id, file_id, name, seconds, position)
     select $1, id, 'Sponsor', 10, row_number() over () from f`,
    [id, MOST_SPONSORS - 1],
  );
  const picture = await photo(32, 18);
  const answers = await Promise.all([send(picture), send(picture), send(picture)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect((await list()).length).toBe(MOST_SPONSORS);
});

it('belongs to its tournament: another one neither shows nor changes it', async () => {
  const one = await added('Satu');
  const own = id;
  ({ id } = await makeTournament(api.dataSource.manager));
  await call('put', `/${one.id}`).send({ name: 'Lain', seconds: 10 }).expect(404);
  await call('delete', `/${one.id}`).expect(404);
  expect(await list()).toEqual([]);
  id = own;
  expect(await names()).toEqual(['Satu']);
  id = 999_999;
  await call('get').expect(404);
  await send(await photo(9, 9)).expect(404);
});
