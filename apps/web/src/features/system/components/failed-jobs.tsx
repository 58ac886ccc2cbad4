// Jobs that failed, whosever they are, and their repeat.
import { Box, chakra } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import { JOBS } from '@gelanggang/contract/jobs';
import type { SystemJob } from '@gelanggang/contract/system';
import { Button } from '@web/components/button';
import { formatMomentWithDay } from '@web/lib/formats';
import { messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { systemTexts as texts } from '../texts';
import { Nothing, SectionRow } from './section';
import { useSend } from '@web/lib/use-send';
import * as systemCalls from '@gelanggang/contract/calls/system';

export function FailedJobs({ jobs }: { jobs: readonly SystemJob[] }) {
  const retry = useSend(systemCalls.retry, (id: number) => ({ params: { id } }), {
    forgets: [systemCalls.look],
    evenRefused: true,
  });
  if (jobs.length === 0) return <Nothing text={texts.noFailedJobs} />;
  const again = (id: number) =>
    retry.mutate(id, {
      onSuccess: () => toast.success(texts.retried),
      onError: (error) => toast.error(messageOf(error, texts.retryFailed)),
    });
  return jobs.map((job) => (
    <SectionRow key={job.id}>
      <Box flex="1" minW="0">
        <chakra.p fontWeight="semibold">{JOBS[job.kind]?.label ?? job.kind}</chakra.p>
        <chakra.p textStyle="sm" color="status.danger.fg" overflowWrap="anywhere">
          {job.error}
        </chakra.p>
        <chakra.p textStyle="xs" color="fg.subtle" overflowWrap="anywhere">
          {[`#${job.id}`, job.account, job.tournament, texts.attempt(job.attempt), formatMomentWithDay(job.finished_at)]
            .filter(Boolean)
            .join(' · ')}
        </chakra.p>
      </Box>
      <Button
        size="sm"
        aria-label={`${texts.retry} #${job.id}`}
        disabled={retry.isPending}
        onClick={() => again(job.id)}
      >
        <RotateCw aria-hidden="true" />
        {texts.retry}
      </Button>
    </SectionRow>
  ));
}
