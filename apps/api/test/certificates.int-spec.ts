// What certificates say, their numbers, and the public check that follows the result.
import sharp from 'sharp';
import type { CertificateCheck, CertificateSettingAnswer } from '@gelanggang/contract/certificates';
import { CERTIFICATE_NUMBER } from '@gelanggang/domain/results/certificates';
import type { Medal } from '@gelanggang/domain/results/medal-table';
import { giveNumbers } from '@gelanggang/medals/certificates.queries';
import { testApi } from '../../../test/setup/api';
import { madeBeforeEach } from '../../../test/setup/made';
import { arenaStage } from './arena-stage';
import { queriesOf } from './count-queries';

const api = testApi();
const stage = madeBeforeEach(() => arenaStage(api));

const path = (id = stage.tournamentId) => `/api/tournaments/${id}/certificate-setting`;
const save = (body: object, token = stage.organiser) => api.request.put(path()).set(token).send(body);
const GIVEN = {
  issuer: 'IPSI Provinsi Contoh',
  place: 'Bandung',
  dated_on: '2026-11-22',
  signer1_name: 'H. Wirya Atmaja, S.E.',
  signer1_title: 'Ketua Umum',
};

describe('what certificates say', () => {
  it('is proposed, saved, and of two who save at once one is told', async () => {
    const before = (await api.request.get(path()).set(stage.organiser).expect(200)).body
      .data as CertificateSettingAnswer;
    expect(before).toMatchObject({ version: 0, signer1_name: '', dated_on: before.tournament.end_date });
    const answers = await Promise.all([save({ ...GIVEN, version: 0 }), save({ ...GIVEN, version: 0 })]);
    expect(answers.map((one) => one.status).sort()).toEqual([200, 409]);
    const after = (await api.request.get(path()).set(stage.organiser).expect(200)).body
      .data as CertificateSettingAnswer;
    expect(after).toMatchObject({ ...GIVEN, signer2_name: '', version: 1 });
  });

  it('is for the office alone, and what cannot be is refused with its field', async () => {
    await api.request.get(path()).expect(401);
    await api.request.get(path()).set(stage.operator).expect(403);
    await save(GIVEN, stage.operator).expect(403);
    await api.request.put(path(999_999)).set(stage.organiser).send(GIVEN).expect(404);
    const fields = async (over: object) =>
      Object.keys((await save({ ...GIVEN, ...over }).expect(422)).body.errors as object);
    expect(await fields({ place: ' ' })).toEqual(['place']);
    expect(await fields({ dated_on: '2026-02-30' })).toEqual(['dated_on']);
    expect(await fields({ signer1_name: 'x'.repeat(81) })).toEqual(['signer1_name']);
    expect(await fields({ signer2_name: 'Ratna' })).toEqual(['signer2_title']);
    expect(await fields({ signer2_title: 'Ketua Panitia' })).toEqual(['signer2_name']);
    expect(await fields({ signer3_name: 'Ratna', signer3_title: 'Ketua' })).toEqual(['signer2_name']);
    const after = (await api.request.get(path()).set(stage.organiser).expect(200)).body
      .data as CertificateSettingAnswer;
    expect(after.version).toBe(0);
  });
});

describe('the pictures of certificates', () => {
  const at = (slot: string, id = stage.tournamentId) => `/api/tournaments/${id}/certificate-pictures/${slot}`;
  const put = (slot: string, content: Buffer, token = stage.organiser) =>
    api.request.put(at(slot)).set(token).attach('picture', content, 'gambar.png');
  const marks = (answer: { body: unknown }) => (answer.body as { data: CertificateSettingAnswer }).data.pictures;
  const plain = (background: string, alpha = 1) =>
    sharp({ create: { width: 3000, height: 1000, channels: 4, background: { ...rgb(background), alpha } } })
      .png()
      .toBuffer();
  const rgb = (text: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((from) => parseInt(text.slice(from, from + 2), 16));
    return { r, g, b };
  };

  it('are kept at the size of the sheet, replaced, handed to the office alone, and taken away', async () => {
    const first = marks(await put('logo1', await plain('#741a2f', 0.5)).expect(200));
    expect(Object.keys(first)).toEqual(['logo1']);
    const second = marks(await put('background', await plain('#ffffff')).expect(200));
    expect(second.logo1).toBe(first.logo1);
    expect(marks(await api.request.get(path()).set(stage.organiser).expect(200))).toEqual(second);

    const read = async (slot: string) => {
      const { body } = await api.request.get(at(slot)).set(stage.organiser).responseType('arraybuffer').expect(200);
      return sharp(body as Buffer).metadata();
    };
    expect(await read('logo1')).toMatchObject({ format: 'png', width: 900, height: 300, hasAlpha: true });
    expect(await read('background')).toMatchObject({ format: 'jpeg', width: 2480 });
    await api.request.get(at('logo1')).expect(401);
    await api.request.get(at('logo1')).set(stage.operator).expect(403);

    const replaced = marks(await put('logo1', await plain('#1f4e3a')).expect(200));
    expect(replaced.logo1).not.toBe(first.logo1);
    for (let twice = 0; twice < 2; twice += 1) {
      expect(marks(await api.request.delete(at('logo1')).set(stage.organiser).expect(200))).toEqual({
        background: second.background,
      });
    }
    await api.request.get(at('logo1')).set(stage.organiser).expect(404);
  });

  it('are refused with the reason, and change nothing', async () => {
    const errors = async (answer: ReturnType<typeof put>) => (await answer.expect(422)).body.errors as object;
    expect(await errors(put('logo1', Buffer.from('<svg onload=alert(1)>')))).toHaveProperty('picture');
    const cut = (await plain('#741a2f')).subarray(0, 900);
    expect(await errors(put('logo1', cut))).toEqual({
      picture: ['Gambar ini rusak atau terpotong. Kirim lagi berkas aslinya.'],
    });
    await put('logo1', Buffer.alloc(10 * 1024 * 1024 + 1)).expect((answer) => {
      expect([413, 422]).toContain(answer.status);
      expect(JSON.stringify(answer.body)).toContain('Gambar lebih dari 10 MB.');
    });
    const good = await plain('#741a2f');
    await put('stempel', good).expect(404);
    await put('logo1', good, stage.operator).expect(403);
    await api.request.put(at('logo1', 999_999)).set(stage.organiser).attach('picture', good, 'a.png').expect(404);
    expect(marks(await api.request.get(path()).set(stage.organiser).expect(200))).toEqual({});
  });
});

describe('the check of a certificate', () => {
  const check = async (number: string): Promise<CertificateCheck> =>
    (await api.request.get(`/api/certificates/${encodeURIComponent(number)}`).expect(200)).body
      .data as CertificateCheck;

  async function participantsOf(poolId: number): Promise<{ id: number; unitId: number; name: string }[]> {
    return api.dataSource.query(
      `select um.participant_id as id, um.unit_id as "unitId", tm.name from pool_unit_member um
       join pool_unit u on u.id = um.unit_id join participant p on p.id = um.participant_id
       join team_member tm on tm.id = p.team_member_id where u.pool_id = $1 order by um.unit_id`,
      [poolId],
    );
  }

  /** Two athletes and one match, won by the blue corner. */
  async function final() {
    const poolId = await stage.drawPool([1, 1]);
    const [match] = await stage.matches(poolId);
    await stage.schedule([match!.id]);
    await stage.win(match!.id, 'blue');
    const people = await participantsOf(poolId);
    const of = (name: string) => people.find((one) => one.name === name)!.id;
    return { match: match!, winner: of(match!.blue.name), loser: of(match!.red.name) };
  }

  const numbersOf = async (...recipients: [participantId: number, medal: Medal | null][]) => {
    const given = recipients.map(([participantId, medal]) => ({ participantId, medal }));
    const numberOf = await api.dataSource.transaction((manager) => giveNumbers(manager, stage.tournamentId, given));
    return given.map(numberOf);
  };

  it('gives each paper one number, the same when it is printed again and when two print at once', async () => {
    const { winner, loser } = await final();
    const wanted: [number, Medal | null][] = [
      [winner, 'gold'],
      [winner, null],
      [loser, 'silver'],
    ];
    const [first, second] = await Promise.all([numbersOf(...wanted), numbersOf(...wanted)]);
    expect(first).toEqual(second);
    expect(new Set(first).size).toBe(3);
    for (const number of first) expect(number).toMatch(CERTIFICATE_NUMBER);
    expect(await numbersOf(...wanted)).toEqual(first);
  });

  it('tells everybody what a list of results prints, and no more', async () => {
    const { winner, match } = await final();
    const [number = ''] = await numbersOf([winner, 'gold']);
    const answer = await check(number.toLowerCase().replace(/-/g, ' '));
    expect(answer).toMatchObject({ number, state: 'valid', printed: 'gold', now: 'gold' });
    expect(answer.holder).toEqual({
      name: match.blue.name,
      contingent: match.blue.contingent,
      class_name: expect.any(String) as string,
    });
    expect(Object.keys(answer).sort()).toEqual(
      ['holder', 'issued_on', 'now', 'number', 'printed', 'state', 'tournament'].sort(),
    );
    expect(Object.keys(answer.tournament).sort()).toEqual(['end_date', 'name', 'slug', 'start_date']);
  });

  it('is found among medals that are read once, however often somebody asks, until something changes', async () => {
    const { winner } = await final();
    const [number = ''] = await numbersOf([winner, 'gold']);
    await check(number);
    const again = await queriesOf(() => check(number));
    expect(again.filter((sql) => sql.includes('certificate'))).toHaveLength(1);
    expect(again.filter((sql) => sql.includes('pool p'))).toEqual([]);
  });

  it('says so when the result was corrected or taken back, and of one for taking part nothing changes', async () => {
    const { winner, loser, match } = await final();
    const [gold = '', silver = '', part = ''] = await numbersOf([winner, 'gold'], [loser, 'silver'], [winner, null]);
    const [result] = await api.dataSource.query<{ id: number }[]>('select id from result where match_id = $1', [
      match.id,
    ]);
    await api.request
      .post(`/api/matches/${match.id}/result/withdraw`)
      .set(stage.organiser)
      .send({ result_id: result!.id, reason: 'Salah sudut.' })
      .expect(200);
    expect(await check(gold)).toMatchObject({ state: 'withdrawn', printed: 'gold', now: null });
    await stage.win(match.id, 'red');
    expect(await check(gold)).toMatchObject({ state: 'corrected', printed: 'gold', now: 'silver' });
    expect(await check(silver)).toMatchObject({ state: 'corrected', printed: 'silver', now: 'gold' });
    expect(await check(part)).toMatchObject({ state: 'valid', printed: null, now: null });
    // what is printed anew has another number, so that the old paper stays known as the old one
    expect(await numbersOf([loser, 'gold'])).not.toEqual([silver]);
  });

  it('is 404 with a sentence for a number that was not given or cannot be one', async () => {
    for (const number of ['%00', 'x'.repeat(300)]) {
      await api.request.get(`/api/certificates/${encodeURIComponent(number)}`).expect(404);
    }
    for (const number of ['0000-0000-0000', 'abc', "'; drop table certificate --"]) {
      const answer = await api.request.get(`/api/certificates/${encodeURIComponent(number)}`).expect(404);
      expect((answer.body as { message: string }).message).toMatch(/^Piagam dengan nomor ini tidak ditemukan/);
    }
  });
});
