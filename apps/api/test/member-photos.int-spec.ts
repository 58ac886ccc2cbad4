// The photo of an athlete: kept upright and bare of the camera's data, seen only by who may see the athlete.
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { makeContingent, makeTeamMember, makeTournament } from '@gelanggang/database/testing/factories';
import { as, testApi } from '../../../test/setup/api';
import { testFolder } from '../../../test/setup/made';
import { MOST_FILES } from '../src/http/upload-room';

const folder = testFolder();
const api = testApi({ env: { FILES_DIR: folder } });

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#345' } });
const upload = (id: number, token: string, content: Buffer, name = 'IMG_Budi.jpg') =>
  api.request.post(`/api/team-members/${id}/photo`).set(as(token)).attach('photo', content, name);
const read = (id: number, token: string) => api.request.get(`/api/team-members/${id}/photo`).set(as(token));
const files = async () =>
  (await api.dataSource.query<{ n: number }[]>('select count(*)::int as n from file'))[0]?.n ?? -1;

async function athlete() {
  const { token, accountId } = await api.tokenFor('manager');
  const { id: tournamentId } = await makeTournament(api.dataSource.manager);
  const contingent = await makeContingent(api.dataSource.manager, { accountId, tournamentId });
  const { id } = await makeTeamMember(api.dataSource.manager, { contingentId: contingent.id });
  return { id, token, contingentId: contingent.id };
}

it('is turned upright, made smaller, and keeps nothing that the camera wrote into it', async () => {
  const { id, token } = await athlete();
  const taken = await picture(2400, 1600)
    .withExif({ IFD0: { Copyright: 'rahasia' }, IFD3: { GPSLatitude: '6/1 54/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const saved = await upload(id, token, taken).expect(200);
  const { photo_id } = (saved.body as { data: { photo_id: string } }).data;
  const answer = await read(id, token).expect(200);
  expect(answer.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'private, no-store' });
  expect(answer.headers['content-disposition']).not.toContain('Budi');
  const kept = await sharp(answer.body as Buffer).metadata();
  expect(kept).toMatchObject({ format: 'jpeg', width: 533, height: 800 });
  expect([kept.exif, kept.orientation]).toEqual([undefined, undefined]);
  const member = await api.request.get(`/api/team-members/${id}`).set(as(token)).expect(200);
  expect(member.body).toMatchObject({ data: { photo_id } });
});

it('is seen, changed and removed by its manager and the office, and is not there for anybody else', async () => {
  const { id, token } = await athlete();
  const content = await picture(300, 400).png().toBuffer();
  await upload(id, token, content).expect(200);
  const office = await api.tokenFor('organiser');
  await read(id, office.token).expect(200);
  const other = await api.tokenFor('manager');
  await read(id, other.token).expect(404);
  await upload(id, other.token, content).expect(404);
  await api.request.delete(`/api/team-members/${id}/photo`).set(as(other.token)).expect(404);
  await api.request.get(`/api/team-members/${id}/photo`).expect(401);
  await api.request.delete(`/api/team-members/${id}/photo`).set(as(office.token)).expect(200);
  await read(id, token).expect(404);
});

it('leaves no file behind when it is replaced, refused, or its athlete or contingent is deleted', async () => {
  const before = await files();
  const one = await athlete();
  const two = await athlete();
  const content = await picture(300, 400).webp().toBuffer();
  for (const { id, token } of [one, one, two]) await upload(id, token, content).expect(200);
  expect(await files()).toBe(before + 2);
  const stranger = await api.tokenFor('manager');
  await upload(one.id, stranger.token, content).expect(404);
  expect(await files()).toBe(before + 2);
  await api.request.delete(`/api/team-members/${one.id}`).set(as(one.token)).expect(200);
  const admin = await api.tokenFor('admin');
  await api.request.delete(`/api/contingents/${two.contingentId}`).set(as(admin.token)).expect(200);
  expect(await files()).toBe(before);
});

it('is refused once a manager keeps 500 MB, files of jobs included, and so is a job that makes one; the office has no bound', async () => {
  const { id, token } = await athlete();
  const content = await picture(300, 400).png().toBuffer();
  const [{ account_id: accountId }] = await api.dataSource.query<[{ account_id: number }]>(
    'select c.account_id from team_member m join contingent c on c.id = m.contingent_id where m.id = $1',
    [id],
  );
  const fileId = randomUUID();
  await api.dataSource.query(
    `insert into file (id, name, content_type, size, sha256, storage_key, account_id)
     values ($1, 'besar', 'text/plain', 500000000, repeat('0', 64), $2, $3)`,
    [fileId, `ff/${fileId}`, accountId],
  );
  const refused = await upload(id, token, content).expect(413);
  expect(refused.body).toMatchObject({ message: expect.stringContaining('500 MB') as string });
  await read(id, token).expect(404);
  await upload(id, (await api.tokenFor('organiser')).token, content).expect(200);
  await api.dataSource.query(
    `insert into job (kind, account_id, status, finished_at, file_id) values ('contingents-export', $1, 'done', now(), $2)`,
    [accountId, fileId],
  );
  await upload(id, token, content).expect(413);
  const job = { kind: 'contingents-export', params: {} };
  await api.request.post('/api/jobs').set(as(token)).send(job).expect(403);
  const own = { kind: 'team-members-export', params: {} };
  await api.request.post('/api/jobs').set(as(token)).send(own).expect(413);
  await api.dataSource.query('update file set size = 1 where id = $1', [fileId]);
  const many = `insert into file (id, name, content_type, size, sha256, storage_key, account_id)
    select id, 'kecil', 'text/plain', 1, repeat('0', 64), id, $1 from (select gen_random_uuid() as id from generate_series(1, $2::int)) new`;
  await api.dataSource.query(many, [accountId, MOST_FILES]);
  await upload(id, token, content).expect(413);
  await api.dataSource.query(`delete from file where name = 'kecil'`);
  await upload(id, token, content).expect(200);
  await api.request.post('/api/jobs').set(as(token)).send(own).expect(202);
});

it('is refused when it is no picture, whatever it is called', async () => {
  const { id, token } = await athlete();
  const whole = await picture(400, 400).jpeg().toBuffer();
  const wrong: [Buffer, string][] = [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'Pilih foto JPEG, PNG, atau WebP.'],
    [Buffer.from('GIF89a'), 'Pilih foto JPEG, PNG, atau WebP.'],
    [whole.subarray(0, 100), 'Foto ini rusak atau terpotong. Kirim lagi berkas aslinya.'],
    [
      Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
      'Foto HEIC belum dapat dibuka di sini. Simpan dulu sebagai JPEG, lalu kirim lagi.',
    ],
    [Buffer.from('%PDF-1.7\n'), 'Ini dokumen, bukan foto. Kirim fotonya sebagai JPEG, PNG, atau WebP.'],
  ];
  for (const [content, text] of wrong) {
    const answer = await upload(id, token, content).expect(422);
    expect(answer.body).toMatchObject({ errors: { photo: [text] } });
  }
  await upload(id, token, Buffer.alloc(10 * 1024 * 1024 + 1, 'a')).expect(413);
  const two = await upload(id, token, whole).attach('photo', whole, 'lagi.jpg').expect(422);
  expect(two.body).toMatchObject({ errors: { photo: ['Kirim satu berkas saja.'] } });
  await api.request.post(`/api/team-members/${id}/photo`).set(as(token)).send({}).expect(415);
  await read(id, token).expect(404);
});
