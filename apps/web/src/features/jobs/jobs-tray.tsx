// The bell of the admin header: every job of the account, with its progress and its one next step.
import { Box, chakra, Popover, Portal } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { streams } from '@gelanggang/contract/events';
import type { JobAnswer } from '@gelanggang/contract/jobs';
import { useCurrentUser } from '@web/app/account';
import { Button } from '@web/components/button';
import { ProgressBar } from '@web/components/progress-bar';
import { EmptyState, ErrorState } from '@web/components/states';
import { grouped } from '@gelanggang/domain/words/rupiah';
import { formatMoment } from '@web/lib/formats';
import { toast } from '@web/lib/toast';
import { useTopic } from '@web/live/use-live';
import { applyJobEvents, applyJobProgress, isOpen, refetchJobs, useJobs, useJobSteps } from '@web/lib/jobs.api';
import { jobTexts as texts } from '@web/lib/job-texts';

export function JobsTray() {
  const userId = useCurrentUser().data?.user.id;
  const client = useQueryClient();
  const jobs = useJobs();
  const running = jobs.data?.filter(isOpen).length ?? 0;

  useTopic(userId === undefined ? null : streams.user(userId), {
    onEvents: (events) => {
      for (const job of applyJobEvents(client, events)) {
        if (job.status === 'done') toast.success(texts.done(texts.kinds[job.kind]));
        if (job.status === 'failed') toast.error(job.error ?? texts.failed(texts.kinds[job.kind]));
      }
    },
    onProgress: (message) => applyJobProgress(client, message),
    onReset: () => refetchJobs(client),
  });

  return (
    <Popover.Root positioning={{ placement: 'bottom-end' }} lazyMount>
      <Popover.Trigger asChild>
        <chakra.button
          type="button"
          aria-label={texts.open(running)}
          position="relative"
          boxSize={{ base: 'touch', md: '10' }}
          display="grid"
          placeItems="center"
          rounded="md"
          cursor="pointer"
          _hover={{ bg: 'bg.muted' }}
          _open={{ bg: 'marun.subtle', color: 'marun.fg' }}
        >
          <Bell size={20} aria-hidden="true" />
          {running > 0 ? (
            <chakra.span
              aria-hidden="true"
              position="absolute"
              top="0.5"
              right="0.5"
              minW="17px"
              h="17px"
              px="1"
              rounded="full"
              bg="marun.solid"
              color="marun.contrast"
              fontSize="11px"
              fontWeight="bold"
              lineHeight="17px"
              textAlign="center"
            >
              {running}
            </chakra.span>
          ) : null}
        </chakra.button>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content
            zIndex="popover"
            w="min(23rem, calc(100vw - 1rem))"
            maxH="min(34rem, 80dvh)"
            display="flex"
            flexDirection="column"
            bg="bg.panel"
            rounded="lg"
            boxShadow="pop"
            outline="0"
            animation="rise-in 120ms"
          >
            <Box display="flex" alignItems="baseline" px="4" py="3">
              <Popover.Title textStyle="title.section">{texts.tray}</Popover.Title>
              {running > 0 ? (
                <chakra.span ms="auto" textStyle="sm" color="fg.muted">
                  {texts.running(running)}
                </chakra.span>
              ) : null}
            </Box>
            <Box overflowY="auto">
              {jobs.error ? <ErrorState error={jobs.error} onRetry={() => void jobs.refetch()} /> : null}
              {jobs.data?.length === 0 ? <EmptyState text={texts.empty} hint={texts.emptyHint} /> : null}
              <chakra.ul>
                {jobs.data?.map((job) => (
                  <JobRow key={job.id} job={job} />
                ))}
              </chakra.ul>
            </Box>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}

function JobRow({ job }: { job: JobAnswer }) {
  const name = texts.kinds[job.kind];
  return (
    <chakra.li px="4" py="3" borderTopWidth="1px" borderColor="border">
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
  const failedPools = job.result?.failed ?? [];
  const facts = [
    job.status === 'done' && job.finished_at ? texts.doneAt(formatMoment(job.finished_at)) : texts.statuses[job.status],
    job.result ? texts.drawn(job.result.drawn) : '',
    job.file ? fileSize(job.file.size) : '',
  ].filter(Boolean);
  return (
    <Box textStyle="xs" color="fg.muted">
      <p>{facts.join(' · ')}</p>
      {job.error ? <chakra.p color="fg.error">{job.error}</chakra.p> : null}
      {failedPools.length > 0 ? (
        <chakra.p color="fg.error">
          {texts.poolsFailed(failedPools.map((pool) => `${pool.name} (${pool.reason})`).join(', '))}
        </chakra.p>
      ) : null}
    </Box>
  );
}

function fileSize(bytes: number): string {
  return bytes < 1_000_000
    ? `${grouped(Math.max(1, Math.round(bytes / 1000)))} kB`
    : `${(bytes / 1_000_000).toFixed(1).replace('.', ',')} MB`;
}
