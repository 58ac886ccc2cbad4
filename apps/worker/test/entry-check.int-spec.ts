// A list as it was signed, from the door to the file: who, when, under which number, each row and how it stands now.
import { join } from 'node:path';
import type { EntryCheck, SavedCheck } from '@gelanggang/contract/entry-check';
import type { JobAnswer } from '@gelanggang/contract/jobs';
import { testApi } from '../../../test/setup/api';
import { madeBeforeAll, testFolder } from '../../../test/setup/made';
import { startPrintingWorker } from '../../../test/setup/printing';
import { testWorker } from '../../../test/setup/worker';
import { billingStage, type Person } from '../../api/test/billing-stage';
import { pdfText } from './pdf-content';

describe('a signed list', () => {
  const folder = testFolder();
  const api = testApi({ env: { FILES_DIR: join(folder, 'files') } });
  testWorker(() => startPrintingWorker({ DATABASE_URL: api.databaseUrl, FILES_DIR: join(folder, 'files') }));
  const stage = madeBeforeAll(() => billingStage(api));

  const send = (method: 'get' | 'post', path: string, who: Person, body?: object) =>
    api.request[method](`/api${path}`).set('authorization', `Bearer ${who.token}`).send(body);

  async function ended(signatureId: number, who: Person): Promise<JobAnswer> {
    const body = { kind: 'entry-list-pdf', params: { signature_id: signatureId } };
    const { id } = ((await send('post', '/jobs', who, body).expect(202)).body as { data: JobAnswer }).data;
    for (;;) {
      const jobs = ((await send('get', '/jobs', who).expect(200)).body as { data: JobAnswer[] }).data;
      const job = jobs.find((one) => one.id === id);
      if (job && job.status !== 'queued' && job.status !== 'running') return job;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  it('is a paper for its manager and the office, and for nobody else', async () => {
    const changed = await stage.newMember({ name: 'Ani Lestari' });
    await stage.newMember({ name: 'Budi Santoso' });
    await api.dataSource.query(
      `insert into entry_check_setting (tournament_id, due_at, after_due) values ($1, now() + interval '1 day', 'closed')`,
      [stage.tournamentId],
    );
    const path = `/tournaments/${stage.tournamentId}/entry-checks/${stage.contingentId}`;
    const { seen } = ((await send('get', path, stage.manager).expect(200)).body as { data: EntryCheck }).data;
    const { body } = await send('post', `${path}/signature`, stage.manager, { seen }).expect(200);
    const signature = (body as SavedCheck).data.signatures[0]?.id ?? 0;
    await api.dataSource.query('update team_member set body_weight = 51 where id = $1', [changed]);
    for (const who of [stage.manager, stage.staff]) {
      const job = await ended(signature, who);
      expect({ status: job.status, error: job.error }).toEqual({ status: 'done', error: null });
      expect(job.file?.name).toMatch(/^daftar-peserta-1-.*\.pdf$/);
      const file = await send('get', `/jobs/${job.id}/file`, who).buffer(true).responseType('arraybuffer').expect(200);
      // a narrow column breaks its lines anywhere
      const text = pdfText(file.body as Buffer).replace(/\s+/g, ' ');
      for (const said of [
        'Daftar peserta nomor 1',
        'Ani Lestari',
        'Budi Santoso',
        'Ditandatangani',
        '52 kg',
        'Berubah',
      ]) {
        expect(text).toContain(said);
      }
    }
    const params = { signature_id: signature };
    const refused = await send('post', '/jobs', await api.tokenFor('manager'), { kind: 'entry-list-pdf', params });
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { errors: { 'params.signature_id': [expect.any(String)] } },
    ]);
  });
});
