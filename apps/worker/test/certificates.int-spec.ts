// Certificates as PDF, from the door to the file, and the number on one checked at the door again.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { CertificateCheck } from '@gelanggang/contract/certificates';
import type { JobParams } from '@gelanggang/contract/jobs';
import { testApi } from '../../../test/setup/api';
import { fileOfJob, runJob } from '../../../test/setup/jobs';
import { madeBeforeAll, testFolder } from '../../../test/setup/made';
import { startPrintingWorker } from '../../../test/setup/printing';
import { testWorker } from '../../../test/setup/worker';
import { arenaStage } from '../../api/test/arena-stage';
import { pdfPapers, pdfText } from './pdf-content';

describe('certificates', () => {
  const folder = testFolder();
  const api = testApi({ env: { FILES_DIR: join(folder, 'files') } });
  const worker = testWorker(() =>
    startPrintingWorker({
      DATABASE_URL: api.databaseUrl,
      FILES_DIR: join(folder, 'files'),
      PUBLIC_URL: 'https://silat.contoh.id',
    }),
  );
  const stage = madeBeforeAll(() => arenaStage(api));

  async function fileOf(params: JobParams['certificates-pdf']): Promise<Buffer> {
    const job = await runJob(api.request, stage.organiser, 'certificates-pdf', params);
    return fileOfJob(api.request, stage.organiser, job, worker);
  }

  it('are printed again for one alone, with the name as it stands now and the number that it had', async () => {
    const asked = { tournament_id: stage.tournamentId, for: 'participants' } as const;
    await stage.drawPool([1, 1]);
    const [one] = await api.dataSource.query<{ id: number }[]>(
      `select max(team_member_id) as id from participant where tournament_id = $1`,
      [stage.tournamentId],
    );
    await fileOf(asked);
    const numbers = () =>
      api.dataSource.query('select number from certificate where tournament_id = $1 order by number', [
        stage.tournamentId,
      ]);
    const given = await numbers();
    await api.dataSource.query(`update team_member set name = 'Ketut Baru_Benar' where id = $1`, [one!.id]);
    expect(pdfPapers(await fileOf({ ...asked, search: ' baru_benar ' }))).toHaveLength(1);
    expect(await numbers()).toEqual(given);
    // signs of a pattern are letters of a name
    const nobody = await runJob(api.request, stage.organiser, 'certificates-pdf', { ...asked, search: 'B%r' });
    expect(nobody.status).toBe('failed');
  });

  it('bear the pictures of the tournament, each once in the file however many sheets it has', async () => {
    const images = (file: Buffer) => file.toString('latin1').match(/\/Subtype\s*\/Image/g)?.length ?? 0;
    const asked = { tournament_id: stage.tournamentId, for: 'participants' } as const;
    await stage.drawPool([1, 1]);
    const before = await fileOf(asked);
    const sheets = pdfPapers(before).length;
    expect(sheets).toBeGreaterThan(1);
    expect(images(before)).toBe(0);
    for (const [slot, background] of [
      ['background', '#f4efe6'],
      ['signature1', '#1d2a44'],
    ]) {
      const content = await sharp({ create: { width: 500, height: 300, channels: 3, background: background! } })
        .png()
        .toBuffer();
      await api.request
        .put(`/api/tournaments/${stage.tournamentId}/certificate-pictures/${slot}`)
        .set(stage.organiser)
        .attach('picture', content, 'gambar.png')
        .expect(200);
    }
    const after = await fileOf(asked);
    if (process.env.KEEP_PDF) writeFileSync(process.env.KEEP_PDF, after);
    expect(pdfPapers(after)).toHaveLength(sheets);
    expect(images(after)).toBe(2);
    for (const slot of ['background', 'signature1'])
      await api.request
        .delete(`/api/tournaments/${stage.tournamentId}/certificate-pictures/${slot}`)
        .set(stage.organiser)
        .expect(200);
  });

  it('have their number, who signs, and the place; the number is the same when they are printed again', async () => {
    await api.request
      .put(`/api/tournaments/${stage.tournamentId}/certificate-setting`)
      .set(stage.organiser)
      .send({
        ...{ issuer: 'Pengurus Contoh', place: 'Bandung', dated_on: '2026-11-22' },
        ...{ signer1_name: 'Wirya Atmaja', signer1_title: 'Ketua Umum' },
        ...{ signer2_name: 'Ratna Wulan', signer2_title: 'Ketua Panitia' },
      })
      .expect(200);
    const poolId = await stage.drawPool([1, 1]);
    const [match] = await stage.matches(poolId);
    await stage.schedule([match!.id]);
    await stage.win(match!.id, 'blue');

    const winners = { tournament_id: stage.tournamentId, for: 'medallists' } as const;
    const file = await fileOf(winners);
    if (process.env.KEEP_PDF) writeFileSync(process.env.KEEP_PDF, file);
    expect(pdfPapers(file)).toHaveLength(2);
    const text = await pdfText(file);
    for (const word of ['Pengurus Contoh', 'Bandung, 22 November 2026', 'Wirya Atmaja', 'Ketua Panitia', 'Juara I']) {
      expect(text).toContain(word);
    }
    const numbersIn = (of: string) =>
      [...of.matchAll(/Nomor ([0-9A-Z-]{14})/g)].map(([, number = '']) => number).sort();
    const numbers = numbersIn(text);
    expect(new Set(numbers).size).toBe(2);
    expect(numbersIn(await pdfText(await fileOf(winners)))).toEqual(numbers);
    const checked = await Promise.all(
      numbers.map(async (number) => {
        const { body } = await api.request.get(`/api/certificates/${number}`).expect(200);
        return (body as { data: CertificateCheck }).data;
      }),
    );
    expect(checked.map(({ state, printed }) => `${state} ${printed}`).sort()).toEqual(['valid gold', 'valid silver']);

    const part = numbersIn(await pdfText(await fileOf({ ...winners, for: 'participants' })));
    expect(part.filter((number) => numbers.includes(number))).toEqual([]);
    const { body } = await api.request.get(`/api/certificates/${part[0]}`).expect(200);
    expect((body as { data: CertificateCheck }).data).toMatchObject({ state: 'valid', printed: null });
  });
});
