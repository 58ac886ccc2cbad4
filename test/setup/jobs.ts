// Jobs of a real worker, asked for at the front door as people ask for them, and the files that they make.
import { setTimeout as wait } from 'node:timers/promises';
import type { JobAnswer, JobKind } from '@gelanggang/contract/jobs';
import type { TestApi } from './api';
import type { TestWorker } from './worker';

type Door = TestApi['request'];
/** Who asks. */
type As = Record<string, string>;

export async function askJob(door: Door, as: As, kind: JobKind, params: object): Promise<JobAnswer> {
  const { body } = await door.post('/api/jobs').set(as).send({ kind, params }).expect(202);
  return (body as { data: JobAnswer }).data;
}

export async function jobOf(door: Door, as: As, id: number): Promise<JobAnswer> {
  const { body } = await door.get(`/api/jobs/${id}`).set(as).expect(200);
  return (body as { data: JobAnswer }).data;
}

/** As it is once it is done, has failed or was stopped. */
export async function endedJob(door: Door, as: As, id: number): Promise<JobAnswer> {
  for (;;) {
    const job = await jobOf(door, as, id);
    if (!['queued', 'running'].includes(job.status)) return job;
    await wait(50);
  }
}

export async function runJob(door: Door, as: As, kind: JobKind, params: object): Promise<JobAnswer> {
  return endedJob(door, as, (await askJob(door, as, kind, params)).id);
}

/** The file of a job that has ended; the worker's log tells why there is none. */
export async function fileOfJob(door: Door, as: As, job: JobAnswer, worker: TestWorker): Promise<Buffer> {
  if (job.status !== 'done') throw new Error(`${job.error}\n${worker.log()}`);
  const answer = await door
    .get(`/api/jobs/${job.id}/file`)
    .set(as)
    .buffer(true)
    .responseType('arraybuffer')
    .expect(200);
  return answer.body as Buffer;
}
