// Background jobs of the signed-in account: the list, the steps of one, and how live news change the list.
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import * as jobCalls from '@gelanggang/contract/calls/jobs';
import type { LoggedEvent, ProgressMessage } from '@gelanggang/contract/events';
import { type JobAnswer, type JobKind, JOBS, type JobParams, makesFile } from '@gelanggang/contract/jobs';
import { useEffect } from 'react';
import { awaitFile, forgetFile, isFileAwaited, takeFile } from './awaited-files';
import { download } from './call-files';
import { keyOf } from './calls';
import { messageOf, reasonOf } from './http';
import { dropOlderAnswer } from './older-answers';
import { useSessionUser } from './session';
import { toast } from './toast';
import { forget, useCall } from './use-call';
import { useSend } from './use-send';
import { jobTexts as texts } from './job-texts';

const KEY = keyOf(jobCalls.list, {});

export type NewJob = { [K in JobKind]: { kind: K; params: JobParams[K] } }[JobKind];

export const isOpen = (job: JobAnswer): boolean => job.status === 'queued' || job.status === 'running';

/** Newest first. */
export function useJobs() {
  const user = useSessionUser();
  return useCall(jobCalls.list, user && {});
}

function putJob(client: QueryClient, job: JobAnswer): void {
  client.setQueryData<JobAnswer[]>(KEY, (jobs = []) =>
    jobs.some((one) => one.id === job.id) ? jobs.map((one) => (one.id === job.id ? job : one)) : [job, ...jobs],
  );
}

/** What a call answered; its topic may have told already how the job went on, which the answer does not take back. */
function putAnswer(client: QueryClient, job: JobAnswer): void {
  const known = client.getQueryData<JobAnswer[]>(KEY)?.find((one) => one.id === job.id);
  if (!known || (isOpen(known) && job.status !== 'queued')) putJob(client, job);
}

/** The new state of jobs, as their topic told it. */
export function applyJobEvents(client: QueryClient, events: LoggedEvent[]): JobAnswer[] {
  const changed: JobAnswer[] = [];
  for (const event of events) {
    if (event.type !== 'job.changed') continue;
    putJob(client, event.data.job);
    changed.push(event.data.job);
  }
  if (changed.length > 0) dropOlderAnswer(client, KEY);
  return changed;
}

const startedText = (kind: JobKind): string => (makesFile(kind) ? texts.started : texts.startedTask)(JOBS[kind].label);

/** `reason`: what is known of the cause. */
function sayFailure(kind: JobKind, reason: string | undefined): void {
  if (kind.endsWith('-export')) toast.error(texts.exportFailed, reason);
  else toast.error(reason ?? texts.failed(JOBS[kind].label));
}

/** The bell and a page that shows the job say it in the same words: of two equal sentences one is shown. */
export function sayEnd(job: JobAnswer): void {
  if (!isOpen(job)) toast.take(startedText(job.kind));
  if (job.status === 'done') toast.success(texts.done(JOBS[job.kind].label));
  if (job.status === 'failed') sayFailure(job.kind, job.error ?? undefined);
}

const fetchFile = (job: JobAnswer): Promise<void> =>
  download(jobCalls.file, { params: { id: job.id } }, job.file?.name ?? '');

async function saveAwaited(job: JobAnswer): Promise<void> {
  if (isOpen(job) || !isFileAwaited(job.id)) return;
  if (job.status !== 'done' || !job.file) return forgetFile(job.id);
  try {
    if (await takeFile(job)) await fetchFile(job);
  } catch (error) {
    toast.error(texts.notSaved(JOBS[job.kind].label), reasonOf(error));
  }
}

/** Saves the files that this tab asked for as soon as they are ready, each once. */
export function useAwaitedFiles(): void {
  const { data } = useJobs();
  useEffect(() => data?.forEach((job) => void saveAwaited(job)), [data]);
}

export function applyJobProgress(client: QueryClient, message: ProgressMessage): void {
  client.setQueryData<JobAnswer[]>(KEY, (jobs) =>
    jobs?.map((job) =>
      job.id === message.job_id && job.status === 'running'
        ? { ...job, progress: message.progress, progress_text: message.progress_text }
        : job,
    ),
  );
}

export function refetchJobs(client: QueryClient): void {
  void forget(client, jobCalls.list);
}

/** Starts a job; the same job asked for twice is one. `isQuiet`: the page itself shows how far it is. */
export function useStartJob({ isQuiet = false } = {}) {
  const client = useQueryClient();
  return useSend(jobCalls.create, (job: NewJob) => ({ body: job }), {
    onSuccess: (job) => {
      if (makesFile(job.kind)) awaitFile(job.id);
      putAnswer(client, job);
      // news of its end may have come before this answer
      const known = client.getQueryData<JobAnswer[]>(KEY)?.find((one) => one.id === job.id) ?? job;
      if (!isQuiet && isOpen(known)) toast.info(startedText(job.kind));
      void saveAwaited(known);
    },
    onError: (error, { kind }) => sayFailure(kind, messageOf(error)),
  });
}

export function useJobSteps() {
  const client = useQueryClient();
  const onError = (error: Error) => toast.error(messageOf(error));
  const ofJob = (id: number) => ({ params: { id } });
  const cancel = useSend(jobCalls.cancel, ofJob, { onSuccess: (job) => putAnswer(client, job), onError });
  // the job is the same one: whether it runs or has ended again is asked for
  const retry = useSend(jobCalls.retry, ofJob, {
    onSuccess: (_, id) => {
      awaitFile(id);
      refetchJobs(client);
    },
    onError,
  });
  const download = useMutation({ mutationFn: fetchFile, onError });
  return { cancel, retry, download };
}
