// Banners through the door: what is sent is not what is published.
import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import type { Data } from '@gelanggang/contract/http';
import type { Saved } from '@gelanggang/contract/tournament-setup';
import type { TournamentSettings } from '@gelanggang/contract/tournament-settings';
import type { GalleryItem, TournamentDetail } from '@gelanggang/contract/tournaments';
import { testApi } from '../../../test/setup/api';
import { testFolder } from '../../../test/setup/made';

const folder = testFolder();
const api = testApi({ env: { FILES_DIR: folder } });
let organiser: { authorization: string };

beforeAll(async () => {
  organiser = { authorization: `Bearer ${(await api.tokenFor('organiser')).token}` };
});

const FIELDS = { start_date: '2027-03-05', end_date: '2027-03-07', status: 'active' };
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1549B8' } })
    .withExif({ IFD0: { Copyright: 'rahasia' } })
    .jpeg()
    .toBuffer();
let forms = 0;
/** Each with a name of its own: an office has no two of one name on the same days. */
const send = (path: string, picture: Buffer, name = 'banner.jpg') =>
  api.request
    .post(`/api/tournament-settings${path}`)
    .set(organiser)
    .field({ ...FIELDS, name: `Piala Gambar ${(forms += 1)}` })
    .attach('tournament_image', picture, name);
const filesKept = () => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());

const addressesOf = (srcset: string) => srcset.split(', ').map((one) => one.split(' ')[0] ?? '');

it('a banner is published in the sizes of card, gallery and hero, with its proportions and nothing of its camera', async () => {
  const { id, slug } = ((await send('', await photo(2400, 1200)).expect(201)).body as Saved<TournamentSettings>).data;
  const detail = (await api.request.get(`/api/tournaments/detail/${slug}`).expect(200)).body as TournamentDetail;
  expect(detail.picture).toMatchObject({ width: 960, height: 480 });
  expect(detail.picture?.srcset).toMatch(/^\S+\.webp 480w, \S+\.webp 960w, \S+\.webp 1600w$/);
  for (const address of [detail.image ?? '', ...addressesOf(detail.picture?.srcset ?? '')]) {
    const answer = await api.request.get(address).buffer(true).expect(200);
    const { exif, width, height } = await sharp(answer.body as Buffer).metadata();
    expect([exif, width / height]).toEqual([undefined, 2]);
  }
  const gallery = (await api.request.get('/api/tournaments/gallery').expect(200)).body as Data<GalleryItem[]>;
  expect(gallery.data.find((one) => one.id === id)?.picture).toEqual(detail.picture);
});

it('a new banner takes the place of the old one, all of whose sizes go', async () => {
  const { id } = ((await send('', await photo(2400, 1200)).expect(201)).body as Saved<TournamentSettings>).data;
  const before = filesKept().length;
  const old = (await api.request.get(`/api/tournaments/${id}`)).body as TournamentDetail;
  await send(`/update/${id}`, await photo(1800, 1800)).expect(200);
  expect(filesKept()).toHaveLength(before);
  for (const address of [old.image ?? '', ...addressesOf(old.picture?.srcset ?? '')]) {
    await api.request.get(address).expect(404);
  }
});

it('what only begins like a picture, and what unfolds too far, is refused in words and leaves nothing behind', async () => {
  const before = filesKept().length;
  const text = 'Banner harus berupa gambar JPEG, PNG atau WebP.';
  const header = Buffer.from('\x89PNG\r\n\x1a\nisi', 'latin1');
  expect((await send('', header).expect(422)).body.errors).toEqual({ tournament_image: [text] });
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  expect((await send('', drawing, 'banner.png').expect(422)).body.errors).toEqual({ tournament_image: [text] });
  const wide = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  expect((await send('', wide).expect(422)).body.errors).toEqual({
    tournament_image: ['Gambar paling besar 60 megapiksel.'],
  });
  expect(filesKept()).toHaveLength(before);
});

it('a banner of which only one size is kept is still shown', async () => {
  const { id } = ((await send('', await photo(600, 400)).expect(201)).body as Saved<TournamentSettings>).data;
  await api.dataSource.query(
    'delete from file where variant_of = (select image_file_id from tournament where id = $1)',
    [id],
  );
  const old = (await api.request.get(`/api/tournaments/${id}`)).body as TournamentDetail;
  expect(old).toMatchObject({ picture: null, image: expect.stringContaining('/api/download-document/') as string });
});
