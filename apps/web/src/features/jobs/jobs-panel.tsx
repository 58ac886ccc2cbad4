// The bell's jobs: every job of the account, with its progress and its one next step.
import { Box, chakra } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { streams } from '@gelanggang/contract/events';
import { type JobAnswer, JOBS } from '@gelanggang/contract/jobs';
import { useCurrentUser } from '@web/site/account';
import { Button } from '@web/components/button';
import { ProgressBar } from '@web/components/progress-bar';
import { EmptyState, ErrorState } from '@web/components/states';
import { formatFileSize, formatMoment } from '@web/lib/formats';
import { useTopic } from '@web/live/use-live';
import {
  applyJobEvents,
  applyJobProgress,
  isOpen,
  refetchJobs,
  sayEnd,
  useAwaitedFiles,
  useJobs,
  useJobSteps,
} from '@web/lib/jobs.api';
import { jobTexts as texts } from '@web/lib/job-texts';

/** Tells on any admin page how jobs end, and keeps their list fresh. */
export function useJobNews(): void {
  const userId = useCurrentUser().data?.user.id;
  const client = useQueryClient();
  useAwaitedFiles();
  useTopic(userId === undefined ? null : streams.user(userId), {
    onEvents: (events) => {
      applyJobEvents(client, events).forEach(sayEnd);
    },
    onProgress: (message) => applyJobProgress(client, message),
    onReset: () => refetchJobs(client),
  });
}

export function JobsPanel() {
  const jobs = useJobs();
  return (
    <>
      {jobs.error ? <ErrorState error={jobs.error} onRetry={() => void jobs.refetch()} /> : null}
      {jobs.data?.length === 0 ? <EmptyState text={texts.empty} hint={texts.emptyHint} /> : null}
      <chakra.ul>
        {jobs.data?.map((job) => (
          <JobRow key={job.id} job={job} />
        ))}
      </chakra.ul>
    </>
  );
}

function JobRow({ job }: { job: JobAnswer }) {
  const name = JOBS[job.kind].label;
  return (
    <chakra.li px="4" py="3" borderBottomWidth="1px" borderColor="border" _last={{ borderBottomWidth: 0 }}>
      <Box display="flex" alignItems="center" gap="3" minH="9">
        <chakra.span flex="1" minW="0" fontSize="sm" fontWeight="semibold">
          {name}
        </chakra.span>
        <NextStep job={job} />
      </Box>
      {isOpen(job) ? (
        <Box mt="1" display="grid" gap="1">
          <ProgressBar value={job.progress} label={name} />
          <Box display="flex" gap="3" textStyle="xs" color="fg.muted">
            <chakra.span flex="1">{job.progress_text || texts.statuses[job.status]}</chakra.span>
            <span>{job.progress}%</span>
          </Box>
        </Box>
      ) : (
        <Outcome job={job} />
      )}
    </chakra.li>
  );
}

function NextStep({ job }: { job: JobAnswer }) {
  const { cancel, retry, download } = useJobSteps();
  if (isOpen(job)) {
    return (
      <Button size="sm" variant="plain" px="2" busy={cancel.isPending} onClick={() => cancel.mutate(job.id)}>
        {job.kind === 'auto-generate' ? texts.stop : texts.cancel}
      </Button>
    );
  }
  if (job.status === 'done' && job.file) {
    return (
      <Button size="sm" variant="plain" px="2" busy={download.isPending} onClick={() => download.mutate(job)}>
        {texts.download}
      </Button>
    );
  }
  if (job.status === 'done') return null;
  return (
    <Button size="sm" variant="plain" px="2" busy={retry.isPending} onClick={() => retry.mutate(job.id)}>
      {texts.retry}
    </Button>
  );
}

function Outcome({ job }: { job: JobAnswer }) {
  const drawn = job.result && 'drawn' in job.result ? job.result : null;
  const taken = job.result && 'members_added' in job.result ? job.result : null;
  const failedPools = drawn?.failed ?? [];
  const facts = [
    job.status === 'done' && job.finished_at ? texts.doneAt(formatMoment(job.finished_at)) : texts.statuses[job.status],
    drawn ? texts.drawn(drawn.drawn) : '',
    taken ? texts.takenIn(taken.members_added, taken.members_changed) : '',
    job.file ? `${job.file.name}, ${formatFileSize(job.file.size)}` : '',
  ].filter(Boolean);
  return (
    <Box textStyle="xs" color="fg.muted">
      <chakra.p overflowWrap="anywhere">{facts.join(' · ')}</chakra.p>
      {job.error ? <chakra.p color="fg.error">{job.error}</chakra.p> : null}
      {failedPools.length > 0 ? (
        <chakra.p color="fg.error">
          {texts.poolsFailed(failedPools.map((pool) => `${pool.name} (${pool.reason})`).join(', '))}
        </chakra.p>
      ) : null}
    </Box>
  );
}
