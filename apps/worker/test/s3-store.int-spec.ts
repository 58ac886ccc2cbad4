// API and worker on an S3-compatible store, gone through by the front door: what is uploaded and what a job makes lies in
// the bucket only, comes back at its address, and is gone from the bucket when nobody needs it any more.
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readXlsx } from 'hucre/xlsx';
import sharp from 'sharp';
import request from 'supertest';
import type { JobAnswer } from '@gelanggang/contract/jobs';
import { makeContingent, makeTeamMember } from '@gelanggang/database/testing/factories';
import { loadEnv } from '@gelanggang/platform/env/env';
import { FileStore } from '@gelanggang/platform/files/file-store';
import { type BillingStage, billingStage, PNG } from '../../api/test/billing-stage';
import { as, startApi, type TestApi } from '../../../test/setup/api';
import { type ApiProcess, startApiProcess } from '../../../test/setup/api-process';
import { askJob, endedJob } from '../../../test/setup/jobs';
import { startS3, type TestS3 } from '../../../test/setup/s3';
import { startWorker, type TestWorker } from '../../../test/setup/worker';

let folder: string;
let s3: TestS3;
/** Of this test alone: its database and accounts. */
let home: TestApi;
let env: Record<string, string>;
let api: ApiProcess;
let worker: TestWorker;
let stage: BillingStage;
let office: { authorization: string };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gelanggang-s3-door-'));
  s3 = await startS3();
  home = await startApi();
  env = { DATABASE_URL: home.databaseUrl, FILES_DIR: join(folder, 'files'), DATA_DIR: folder, ...s3.env };
  api = await startApiProcess(env);
  worker = await startWorker(env);
  stage = await billingStage({ ...home, request: request(api.url) });
  office = as((await home.tokenFor('admin')).token);
});
afterAll(async () => {
  await worker.kill('SIGKILL');
  api.process.kill('SIGKILL');
  await api.gone;
  await home.close();
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

const door = () => request(api.url);

/** What lies in the bucket, told by the bucket itself. */
async function keys(): Promise<string[]> {
  const found = [];
  for await (const portion of new FileStore(home.dataSource, loadEnv(env)).contents.list())
    found.push(...portion.map(({ key }) => key));
  return found;
}
async function keyOf(fileId: string): Promise<string> {
  const [row] = await home.dataSource.query<{ key: string }[]>('select storage_key as key from file where id = $1', [
    fileId,
  ]);
  if (!row) throw new Error('the file has no row');
  return row.key;
}

async function athlete() {
  const { token, accountId } = await home.tokenFor('manager');
  const { manager } = home.dataSource;
  const contingent = await makeContingent(manager, { accountId, tournamentId: stage.tournamentId });
  const { id } = await makeTeamMember(manager, { contingentId: contingent.id, name: `Pesilat ${accountId}` });
  return { id, who: as(token), name: `Pesilat ${accountId}` };
}
const upload = async (id: number, who: { authorization: string }) => {
  const picture = sharp({ create: { width: 600, height: 800, channels: 3, background: '#843' } });
  return door()
    .post(`/api/team-members/${id}/photo`)
    .set(who)
    .attach('photo', await picture.png().toBuffer(), 'a.png');
};

const exportMembers = (): Promise<JobAnswer> =>
  askJob(door(), office, 'team-members-export', { tournament_id: stage.tournamentId });
const ended = (id: number) => endedJob(door(), office, id);
const download = (id: number) => door().get(`/api/jobs/${id}/file`).set(office).responseType('blob');

it('a photo goes into the bucket, comes back at its address, and leaves the bucket with its athlete', async () => {
  const { id, who } = await athlete();
  const before = await keys();
  const saved = await upload(id, who);
  expect(saved).toMatchObject({ status: 200 });
  const key = await keyOf((saved.body as { data: { photo_id: string } }).data.photo_id);
  expect((await keys()).filter((one) => !before.includes(one))).toEqual([key]);
  const shown = await door().get(`/api/team-members/${id}/photo`).set(who).expect(200);
  expect(await sharp(shown.body as Buffer).metadata()).toMatchObject({ format: 'jpeg', width: 600, height: 800 });
  await door().delete(`/api/team-members/${id}/photo`).set(who).expect(200);
  expect(await keys()).toEqual(before);
});

it('a proof of payment comes back as it was sent', async () => {
  const billing = await stage.issue([await stage.newMember()]);
  await stage.upload(billing);
  const proof = door().get(`/api/billings/${billing}/document`).set(as(stage.manager.token));
  expect((await proof.responseType('blob').expect(200)).body).toEqual(PNG);
});

it('the file of an export is downloaded through the API, and upkeep takes both out of the bucket', async () => {
  const { name } = await athlete();
  const { id } = await exportMembers();
  const job = await ended(id);
  expect(job).toMatchObject({ status: 'done', file: { name: expect.stringMatching(/\.xlsx$/) as string } });
  const { body } = (await download(id).expect(200)) as { body: Buffer };
  expect(body).toHaveLength(job.file?.size ?? -1);
  const { sheets } = await readXlsx(new Uint8Array(body));
  expect(sheets[0]?.rows.flat()).toContain(name);

  const [{ file_id: fileId }] = await home.dataSource.query<[{ file_id: string }]>(
    'select file_id from job where id = $1',
    [id],
  );
  const key = await keyOf(fileId);
  expect(await keys()).toContain(key);
  await home.dataSource.query(`update job set finished_at = now() - interval '31 days' where id = $1`, [id]);
  await home.dataSource.query(`update file set created_at = now() - interval '31 days' where id = $1`, [fileId]);
  // a worker clears away a minute after its start, this one or the other
  const cleaner = await startWorker(env);
  for (let tries = 0; (await keys()).includes(key) && tries < 120; tries += 1) await pause(1000);
  await cleaner.kill('SIGTERM');
  expect(await keys()).not.toContain(key);
  await download(id).expect(404);
});

it('while the bucket is away uploads and downloads say so, an export waits, and all goes on afterwards', async () => {
  const { id, who } = await athlete();
  const made = await exportMembers();
  await ended(made.id);
  await s3.stop();
  expect(await upload(id, who)).toMatchObject({ status: 503 });
  await download(made.id).expect(503);
  const waiting = await exportMembers();
  const interrupted = `job ${waiting.id} (team-members-export), attempt 1 was interrupted`;
  for (let tries = 0; !worker.log().includes(interrupted); tries += 1) {
    if (tries > 1200) throw new Error(`the export did not wait:\n${worker.log().slice(-2000)}`);
    await pause(50);
  }
  // long enough to use up all attempts, if none of them waited
  await pause(4000);
  await s3.start();
  expect(await ended(waiting.id)).toMatchObject({ status: 'done' });
  await download(waiting.id).expect(200);
  await download(made.id).expect(200);
  expect(await upload(id, who)).toMatchObject({ status: 200 });
});

it('nothing of it lay in the folder', () => {
  const place = join(folder, 'files');
  expect(existsSync(place) ? readdirSync(place, { recursive: true }) : []).toEqual([]);
});
