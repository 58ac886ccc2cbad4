// Waiting for a file costs little, ends with whoever waits, and says no by the status of what was refused.
import type { FileStore } from '@gelanggang/platform/files/file-store';
import type { JobTable } from '@gelanggang/platform/jobs/job-table';
import type { RequestAccount } from '../http/current-account';
import { notFound, type Refusal } from '../http/refusals';
import { JobFiles, pauseAfter } from './job-files.service';
import type { JobsService } from './jobs.service';

const job = { id: 7, status: 'queued', error: null };
const account = { id: 1 } as RequestAccount;

function filesOf(row: object, jobs: object = {}) {
  const find = jest.fn(() => Promise.resolve(row));
  const service = { create: () => Promise.resolve({ job, isQueued: true }), ...jobs } as unknown as JobsService;
  return { files: new JobFiles(service, { find } as unknown as JobTable, {} as FileStore), find };
}

const refusalOf = async (answer: Promise<unknown>): Promise<[number, object]> => {
  const refused = await answer.then(
    () => null,
    (error: Refusal) => error,
  );
  return [refused?.getStatus() ?? 200, refused?.getResponse() ?? {}];
};

it('looks for a file often at first, and a hundred times in a minute at most', () => {
  let [looks, waited] = [0, 0];
  for (; waited < 60_000; looks++) waited += pauseAfter(waited);
  expect(pauseAfter(0)).toBeLessThan(200);
  expect(looks).toBeLessThan(100);
});

it('looks no more once nobody waits for the file', async () => {
  const gone = new AbortController();
  const { files, find } = filesOf(job);
  const answer = refusalOf(files.run('invoice-pdf', { billing_id: 2 }, account, gone.signal));
  await new Promise((go) => setTimeout(go, 20));
  gone.abort();
  expect(await answer).toEqual([503, expect.objectContaining({ job_id: 7 })]);
  expect(find).toHaveBeenCalledTimes(1);
});

it('says by its own status what was refused meanwhile, and by 500 what has failed', async () => {
  const failed = { ...job, status: 'failed', error: 'Gagal membuat berkas.' };
  const run = (checkAgain: () => Promise<void>) =>
    refusalOf(
      filesOf(failed, { checkAgain }).files.run(
        'invoice-pdf',
        { billing_id: 2 },
        account,
        new AbortController().signal,
      ),
    );
  expect((await run(() => Promise.reject(notFound())))[0]).toBe(404);
  expect(await run(() => Promise.resolve())).toEqual([500, { message: 'Gagal membuat berkas.' }]);
});

it('says by 503 that the disk was full, with the job that may be tried again', async () => {
  const full = { ...job, status: 'failed', error: 'Penyimpanan server penuh.', lacksRoom: true };
  const { files } = filesOf(full, { checkAgain: () => Promise.resolve() });
  const answer = files.run('invoice-pdf', { billing_id: 2 }, account, new AbortController().signal);
  expect(await refusalOf(answer)).toEqual([503, { message: 'Penyimpanan server penuh.', job_id: 7 }]);
});
