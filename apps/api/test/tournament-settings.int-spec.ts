// Making, changing and deleting tournaments with their files through the door.
import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import type { ToBeConfirmedAnswer } from '@gelanggang/contract/http';
import type { Saved } from '@gelanggang/contract/tournament-setup';
import type { TournamentSettings } from '@gelanggang/contract/tournament-settings';
import { makeArena, makeContingent, makeTeamMember } from '@gelanggang/database/testing/factories';
import { testApi } from '../../../test/setup/api';
import { testFolder } from '../../../test/setup/made';
import { queriesOf } from './count-queries';

const folder = testFolder();
const api = testApi({ env: { FILES_DIR: folder } });
let organiser: { authorization: string };

beforeAll(async () => {
  organiser = { authorization: `Bearer ${(await api.tokenFor('organiser')).token}` };
});

const PDF = Buffer.from('%PDF-1.7\nisi');
const PNG = sharp({ create: { width: 1200, height: 600, channels: 3, background: '#741A2F' } })
  .png()
  .toBuffer();
const FIELDS = {
  name: 'Piala Wali Kota',
  technical_meeting_date: '2027-03-01',
  start_date: '2027-03-05',
  end_date: '2027-03-07',
  status: 'active',
  description: '<p>Terbuka untuk umum.</p><script>alert(1)</script>',
  location: 'GOR Saparua<br>Bandung',
  time_zone: 'Asia/Makassar',
};

const read = (path: string) => api.request.get(`/api${path}`).set(organiser);
const send = (path: string, fields: Record<string, string>) =>
  api.request.post(`/api/tournament-settings${path}`).set(organiser).field(fields);
const remove = (id: number) => api.request.delete(`/api/tournament-settings/${id}`).set(organiser);

let forms = 0;
/** Each with a name of its own: an office has no two of one name on the same days. */
async function made(change: Record<string, string> = {}): Promise<TournamentSettings> {
  const answer = await send('', { ...FIELDS, name: `Piala Camat ${(forms += 1)}`, ...change })
    .attach('tournament_document', PDF, 'THB.pdf')
    .expect(201);
  return (answer.body as Saved<TournamentSettings>).data;
}
const filesKept = () => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());

describe('a new tournament', () => {
  it('stands with its files, its markup without what acts, and is told to every page', async () => {
    const answer = await send('', FIELDS)
      .attach('tournament_document', PDF, '../../etc/THB 2027.exe')
      .attach('tournament_image', await PNG, 'banner.png')
      .expect(201);
    expect(answer.body.message).toBe('Tournament added successfully!');
    const { data } = answer.body as Saved<TournamentSettings>;
    expect(data).toMatchObject({
      slug: 'piala-wali-kota',
      start_date: '2027-03-05',
      technical_meeting_date: '2027-03-01',
      registration_closes_at: '2027-03-05T00:00',
      description: '<p>Terbuka untuk umum.</p>',
      location: 'GOR Saparua<br />Bandung',
      version: 1,
    });
    const file = await api.request.get(data.document ?? '').expect(200);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.headers['content-disposition']).toContain('filename="THB 2027.exe.pdf"');
    await api.request
      .get(data.image ?? '')
      .expect(200)
      .expect('content-type', 'image/jpeg');
    await api.request.get(`/api/tournaments/detail/${data.slug}`).expect(200);
    const [event] = await api.dataSource.query<{ data: unknown }[]>(
      `select data from event where stream = 'site' order by seq desc limit 1`,
    );
    expect(event?.data).toEqual({ tournament_id: data.id, status: 'active' });
  });

  it('has a short name for columns, which may stay empty', async () => {
    const { id } = await made({ name: 'Piala Pendek', short_name: 'PIALA 27' });
    const all = (await read('/tournaments/all').expect(200)).body as { id: number; short_name: string }[];
    expect(all.find((one) => one.id === id)?.short_name).toBe('PIALA 27');
    const blank = await send(`/update/${id}`, { ...FIELDS, name: 'Piala Pendek', short_name: '' }).expect(200);
    expect(blank.body).toMatchObject({ data: { short_name: '' } });
    const long = await send(`/update/${id}`, { ...FIELDS, short_name: 'Kejuaraan Pencak Silat' }).expect(422);
    expect(Object.keys(long.body.errors as object)).toEqual(['short_name']);
  });

  it('has an address of its own, which stays when its name changes', async () => {
    const first = await made({ name: 'Piala Dandim' });
    const second = await made({ name: 'Piala  Dandim!' });
    expect([first.slug, second.slug]).toEqual(['piala-dandim', 'piala-dandim-2']);
    const renamed = await send(`/update/${first.id}`, { ...FIELDS, name: 'Piala Kodim' }).expect(200);
    expect(renamed.body).toMatchObject({
      message: 'Tournament updated successfully!',
      data: { name: 'Piala Kodim', slug: 'piala-dandim', document: first.document },
    });
  });

  it('is made once of a form that is sent twice at once, and another office may hold one of the same name', async () => {
    const press = (who = organiser) =>
      api.request
        .post('/api/tournament-settings')
        .set(who)
        .field({ ...FIELDS, name: 'Piala Dua Kali' })
        .attach('tournament_document', PDF, 'THB.pdf');
    const [first, second] = (await Promise.all([press(), press()])).sort((a, b) => a.status - b.status);
    expect([first?.status, second?.status]).toEqual([201, 422]);
    expect(second?.body).toMatchObject({ errors: { name: ['Turnamen dengan nama dan tanggal ini sudah ada.'] } });
    await press({ authorization: `Bearer ${(await api.tokenFor('organiser', { isStranger: true })).token}` }).expect(
      201,
    );
  });

  it('needs a document or an image', async () => {
    const refused = await send('', FIELDS).expect(422);
    expect(refused.body.message).toBe('Please upload a valid tournament document or image.');
  });

  it('is told of all that is wrong with its fields and its files at once', async () => {
    const none = await send('', { ...FIELDS, name: ' ', end_date: '2027-03-01' }).expect(422);
    expect(none.body.errors).toEqual({
      name: ['Wajib diisi.'],
      end_date: ['Tanggal selesai tidak boleh sebelum tanggal mulai.'],
      tournament_document: ['Please upload a valid tournament document or image.'],
    });
    const wrong = await send('', { ...FIELDS, name: ' ' })
      .attach('tournament_document', Buffer.from('<html>'), 'THB.pdf')
      .expect(422);
    expect(Object.keys(wrong.body.errors as object).sort()).toEqual(['name', 'tournament_document']);
  });

  it('takes files by what they are, not by their names, and leaves none behind when it is refused', async () => {
    const before = filesKept().length;
    const wrong = await send('', FIELDS)
      .attach('tournament_document', Buffer.from('<html>'), 'THB.pdf')
      .attach('tournament_image', PDF, 'banner.png')
      .expect(422);
    expect(wrong.body.errors).toEqual({
      tournament_document: ['Berkas THB harus berupa PDF, Word atau Excel.'],
      tournament_image: ['Banner harus berupa gambar JPEG, PNG atau WebP.'],
    });
    const large = Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024)]);
    const tooLarge = await send('', FIELDS).attach('tournament_document', large, 'THB.pdf').expect(422);
    expect(tooLarge.body.errors).toEqual({ tournament_document: ['Ukuran berkas paling besar 10 MB.'] });
    await send('', { ...FIELDS, end_date: '2027-03-01' })
      .attach('tournament_document', PDF, 'THB.pdf')
      .expect(422);
    expect(filesKept()).toHaveLength(before);
  });

  it('is refused on its fields', async () => {
    const wrong = await send('', { name: ' ', start_date: 'besok', end_date: '2027-03-07', status: 'open' })
      .attach('tournament_document', PDF, 'THB.pdf')
      .expect(422);
    expect(Object.keys(wrong.body.errors as object).sort()).toEqual(['name', 'start_date', 'status']);
  });

  it.each([
    ['start_date', { start_date: '2027-02-30' }, 'Isi tanggal yang benar.'],
    ['end_date', { end_date: '2027-13-01' }, 'Isi tanggal yang benar.'],
    ['end_date', { end_date: '2072-03-07' }, 'Paling lama 366 hari. Periksa tahunnya.'],
    ['end_date', { end_date: '2027-03-04' }, 'Tanggal selesai tidak boleh sebelum tanggal mulai.'],
    ['technical_meeting_date', { technical_meeting_date: '9999-12-31' }, 'Isi tanggal yang benar.'],
    ['registration_closes_at', { registration_closes_at: '2027-02-30T10:00' }, 'Tanggal dan jam tidak benar.'],
    ['registration_closes_at', { registration_closes_at: '9999-12-31T23:59-14:00' }, 'Tanggal dan jam tidak benar.'],
    ['registration_closes_at', { registration_closes_at: '0001-01-01T00:00Z' }, 'Tanggal dan jam tidak benar.'],
  ])('says on %s what is wrong with a day that there is not, or that is a slip: %p', async (field, change, text) => {
    const { body } = await send('', { ...FIELDS, ...change })
      .attach('tournament_document', PDF, 'THB.pdf')
      .expect(422);
    expect((body as { errors: object }).errors).toEqual({ [field]: [text] });
  });
});

describe('a tournament that stands', () => {
  it('with markup that was stored beside the form is answered without what acts, everywhere', async () => {
    const { id, slug } = await made({ name: 'Piala Tempel' });
    await api.dataSource.query('update tournament set description = $2, location = $2 where id = $1', [
      id,
      'GOR <b>Bandung</b><img src=x onerror=alert(1)>',
    ]);
    const safe = 'GOR <strong>Bandung</strong>';
    expect((await read(`/tournament-settings/${id}`)).body.data).toMatchObject({ description: safe, location: safe });
    for (const path of [`tournaments/detail/${slug}`, `tournaments/${id}`]) {
      expect((await read(`/${path}`)).body).toMatchObject({ description: safe, location: safe });
    }
    for (const path of ['tournaments/active', 'tournaments/gallery', 'tournaments?perPage=50', 'tournament-settings']) {
      const { text } = await read(`/${path}`).expect(200);
      expect([path, text.includes('onerror'), text.includes(safe)]).toEqual([path, false, true]);
    }
    expect((await read('/tournament-settings?search=strong')).body).toMatchObject({ total: 0 });
  });

  it('changes its file and its closing time, in its own time zone', async () => {
    const { id, document } = await made();
    const answer = await send(`/update/${id}`, { ...FIELDS, registration_closes_at: '2027-02-28T20:00' })
      .attach('tournament_document', PDF, 'THB revisi.pdf')
      .expect(200);
    const { data } = answer.body as Saved<TournamentSettings>;
    expect(data.registration_closes_at).toBe('2027-02-28T20:00');
    expect(data.document).not.toBe(document);
    await api.request.get(document ?? '').expect(404);
    const detail = await api.request.get(`/api/tournaments/${id}`).expect(200);
    expect(detail.body.registration_closes_at).toBe('2027-02-28T12:00:00.000Z');
  });

  it.each([
    ['2027-02-28T20:00:30', '2027-02-28T12:00:30.000Z'],
    ['2027-02-28T20:00:00+07:00', '2027-02-28T13:00:00.000Z'],
    ['2027-02-28T20:00-03:30', '2027-02-28T23:30:00.000Z'],
    ['2027-02-28T13:00:00.000Z', '2027-02-28T13:00:00.000Z'],
  ])('closes at %s: with an offset that moment, without one in its own time zone', async (given, moment) => {
    const { id } = await made();
    await send(`/update/${id}`, { ...FIELDS, registration_closes_at: given }).expect(200);
    const detail = await api.request.get(`/api/tournaments/${id}`).expect(200);
    expect(detail.body.registration_closes_at).toBe(moment);
    for (const wrong of [
      '2027-02-28T20:00+7',
      '2027-02-28T20:00+25:00',
      '2027-02-28 20:00',
      '2027-02-28T20:00Z0',
      'besok',
    ]) {
      const refused = await send(`/update/${id}`, { ...FIELDS, registration_closes_at: wrong }).expect(422);
      expect(Object.keys((refused.body as { errors: object }).errors)).toEqual(['registration_closes_at']);
    }
    await send(`/update/${id}`, { ...FIELDS, registration_closes_at: '2027-02-30T20:00Z' }).expect(422);
  });

  it('that two people edit is refused to the second', async () => {
    const { id, version } = await made();
    await send(`/update/${id}`, { ...FIELDS, name: 'Satu', version: String(version) }).expect(200);
    await send(`/update/${id}`, { ...FIELDS, name: 'Dua', version: String(version) }).expect(409);
    expect((await read(`/tournament-settings/${id}`)).body.data.name).toBe('Satu');
  });

  it('is deleted while nobody has registered, and its address is not given away', async () => {
    const { id, slug } = await made({ name: 'Piala Batal' });
    expect((await remove(id).expect(200)).body.message).toBe('Tournament deleted successfully!');
    await read(`/tournament-settings/${id}`).expect(404);
    await api.request.get(`/api/tournaments/detail/${slug}`).expect(404);
    expect((await made({ name: 'Piala Batal' })).slug).toBe('piala-batal-2');
  });

  it('stays once contingents have registered, and says why', async () => {
    const { id } = await made({ name: 'Piala Ramai' });
    await makeContingent(api.dataSource.manager, { tournamentId: id });
    const refused = await remove(id).expect(409);
    expect(refused.body.message).toBe(
      'Turnamen ini tidak dapat dihapus: sudah ada 1 kontingen terdaftar. Ubah statusnya menjadi Nonaktif agar tidak lagi menerima pendaftaran.',
    );
    await read(`/tournament-settings/${id}`).expect(200);
  });

  it('is found page by page, with as many queries for one row as for many', async () => {
    await made({ name: 'Piala Cari Satu' });
    await made({ name: 'Piala Cari Dua' });
    const path = '/tournament-settings?search=piala%20cari&perPage=1';
    expect((await read(`${path}&page=2`)).body).toMatchObject({ total: 2, last_page: 2, current_page: 2 });
    const few = await queriesOf(() => read(path).expect(200));
    expect(await queriesOf(() => read('/tournament-settings?perPage=100').expect(200))).toHaveLength(few.length);
  });

  it('is for holders of its permission', async () => {
    const manager = { authorization: `Bearer ${(await api.tokenFor('manager')).token}` };
    await api.request.get('/api/tournament-settings').set(manager).expect(403);
    await api.request.delete('/api/tournament-settings/1').expect(401);
  });
});

describe('new days of a tournament', () => {
  it('are asked about first, where they leave schedules or ages behind and the form can ask', async () => {
    const { manager } = api.dataSource;
    const { id } = await made();
    const arena = await makeArena(manager, { tournamentId: id });
    const [remaja] = await manager.query<{ id: number; class_id: number }[]>(
      `select a.id, min(c.id) as class_id from age_category a join category_class c on c.age_category_id = a.id
       where a.name = 'Remaja' and a.rule_set = 'ipsi-2025' and c.gender = 'male' group by a.id`,
    );
    const contingent = await makeContingent(manager, { tournamentId: id });
    const member = await makeTeamMember(manager, { contingentId: contingent.id, categoryClassId: remaja!.class_id });
    // 17 in March, above it in April (art. 2.3)
    await manager.query(`update team_member set name = 'Raka Putra', birth_date = '2010-03-31' where id = $1`, [
      member.id,
    ]);
    await manager.query(
      `insert into schedule (tournament_id, tournament_arena_id, kind, scheduled_date, start_time)
       select $1, $2, 'tanding', day, '08:00' from unnest(array[date '2027-03-05', date '2027-03-06']) day`,
      [id, arena.id],
    );
    const days = { ...FIELDS, start_date: '2027-04-05', end_date: '2027-04-07' };
    const asked = await send(`/update/${id}`, { ...days, is_confirmed: 'false' }).expect(409);
    expect((asked.body as ToBeConfirmedAnswer).to_confirm).toEqual([
      '2 jadwal tetap pada hari lama, di luar tanggal baru: 5 Maret 2027, 6 Maret 2027.',
      '1 peserta tidak lagi cocok dengan golongan usianya, karena usia dihitung pada bulan mulai: Raka Putra (Remaja).',
    ]);
    expect(asked.body).toMatchObject({ code: 'tournaments.toConfirm' });
    const startOf = async () =>
      ((await read(`/tournament-settings/${id}`).expect(200)).body as { data: TournamentSettings }).data.start_date;
    expect(await startOf()).toBe('2027-03-05');
    // the same days, or a day more, leave nothing behind
    await send(`/update/${id}`, { ...FIELDS, end_date: '2027-03-08', is_confirmed: 'false' }).expect(200);
    await send(`/update/${id}`, { ...days, is_confirmed: 'true' }).expect(200);
    expect(await startOf()).toBe('2027-04-05');
    // whoever does not say that it can ask is taken at its word, as the specification's form is
    await send(`/update/${id}`, FIELDS).expect(200);
  });
});
