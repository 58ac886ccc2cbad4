// Background jobs of the signed-in account: the list, the steps of one, and how live news change the list.
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Data } from '@gelanggang/contract/http';
import type { LoggedEvent, ProgressMessage } from '@gelanggang/contract/events';
import type { JobAnswer, JobKind, JobParams } from '@gelanggang/contract/jobs';
import { http, messageOf } from './http';
import { useSessionUser } from './session';
import { toast } from './toast';
import { jobTexts as texts } from './job-texts';

const KEY = ['jobs'] as const;

type NewJob = { [K in JobKind]: { kind: K; params: JobParams[K] } }[JobKind];

export const isOpen = (job: JobAnswer): boolean => job.status === 'queued' || job.status === 'running';

/** Newest first. */
export function useJobs() {
  const user = useSessionUser();
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => http.get<Data<JobAnswer[]>>('/jobs', undefined, signal).then((answer) => answer.data),
    enabled: user !== null,
  });
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
  return changed;
}

/** The bell and a page that shows the job say it in the same words: of two equal sentences one is shown. */
export function sayEnd(job: JobAnswer): void {
  const name = texts.kinds[job.kind];
  if (job.status === 'done') toast.success(texts.done(name));
  if (job.status === 'failed') toast.error(job.error ?? texts.failed(name));
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
  void client.invalidateQueries({ queryKey: KEY });
}

/** Starts a job; the same job asked for twice is one. `isQuiet`: the page itself shows how far it is. */
export function useStartJob({ isQuiet = false } = {}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (job: NewJob) => http.post<Data<JobAnswer>>('/jobs', job),
    onSuccess: ({ data }) => {
      putAnswer(client, data);
      if (!isQuiet) toast.info(texts.started(texts.kinds[data.kind]));
    },
    onError: (error) => toast.error(messageOf(error)),
  });
}

export function useJobSteps() {
  const client = useQueryClient();
  const onError = (error: Error) => toast.error(messageOf(error));
  const cancel = useMutation({
    mutationFn: (id: number) => http.delete<Data<JobAnswer>>(`/jobs/${id}`),
    onSuccess: ({ data }) => putAnswer(client, data),
    onError,
  });
  const retry = useMutation({
    mutationFn: (id: number) => http.post<Data<JobAnswer>>(`/jobs/${id}/retry`),
    // the job is the same one: whether it runs or has ended again is asked for
    onSuccess: () => refetchJobs(client),
    onError,
  });
  const download = useMutation({
    mutationFn: (job: JobAnswer) => http.download(`/jobs/${job.id}/file`, job.file?.name ?? ''),
    onError,
  });
  return { cancel, retry, download };
}
