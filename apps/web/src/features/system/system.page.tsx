// /admin/system: how the running system does, read every five seconds: what needs a look first, then the figures.
import { pathOf } from '@web/site/routes';
import { Box, chakra } from '@chakra-ui/react';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { SystemAnswer } from '@gelanggang/contract/system';
import { ButtonLink } from '@web/components/button';
import { PageHeader } from '@web/components/page-header';
import { ErrorState, PageLoading } from '@web/components/states';
import { formatMoment } from '@web/lib/formats';
import { backupTexts } from './backup-texts';
import { Backups } from './components/backups';
import { FailedJobs } from './components/failed-jobs';
import { Machine } from './components/machine';
import { Processes } from './components/processes';
import { Section } from './components/section';
import { SlowQueries } from './components/slow-queries';
import { SystemFigures } from './components/system-figures';
import { OpenJobs } from './components/open-jobs';
import { UnsentMails } from './components/unsent-mails';
import { systemTexts as texts } from './texts';
import { troublesOf } from './troubles';
import { useCall } from '@web/lib/use-call';
import * as systemCalls from '@gelanggang/contract/calls/system';

// Calls of the page 'System'.

/** Nothing tells of memory, disk and sockets: the page looks this often. */
const LOOK_MS = 5_000;

export default function SystemPage() {
  const { data, error, refetch } = useCall(systemCalls.look, {}, { refetchInterval: LOOK_MS });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageLoading />;
  return (
    <>
      <PageHeader title={texts.title} note={texts.readAt(formatMoment(data.at))}>
        <ButtonLink to={pathOf('/admin/handover')} size="sm">
          {texts.handover}
        </ButtonLink>
        <ButtonLink to={pathOf('/admin/personal-data')} size="sm">
          {texts.personalData}
        </ButtonLink>
      </PageHeader>
      <Verdict troubles={error ? [texts.stale] : troublesOf(data)} />
      <SystemFigures system={data} />
      <Sections system={data} />
    </>
  );
}

function Sections({ system }: { system: SystemAnswer }) {
  return (
    <Box
      display="grid"
      gap="6"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1.6fr) minmax(0, 1fr)' }}
    >
      <Box display="grid" gap="6" minW="0">
        <Section title={texts.failedJobs}>
          <FailedJobs jobs={system.jobs.failed} />
        </Section>
        <Section title={texts.unsentMails} lead={system.mail.unsent.length > 0 ? texts.unsentMailsLead : undefined}>
          <UnsentMails mails={system.mail.unsent} />
        </Section>
        <Section title={texts.openJobs}>
          <OpenJobs jobs={system.jobs.by_kind} />
        </Section>
        <Section
          title={texts.slow}
          lead={texts.slowLead(system.slow_from_ms, formatMoment(system.instance.started_at))}
        >
          <SlowQueries queries={system.slow_queries} />
        </Section>
      </Box>
      <Box display="grid" gap="6" minW="0">
        <Section title={backupTexts.title} lead={backupTexts.lead}>
          <Backups />
        </Section>
        <Section title={texts.processes}>
          <Processes processes={system.processes} />
        </Section>
        <Section title={texts.versions}>
          <Machine system={system} />
        </Section>
      </Box>
    </Box>
  );
}

function Verdict({ troubles }: { troubles: readonly string[] }) {
  const isGood = troubles.length === 0;
  const Icon = isGood ? CircleCheck : TriangleAlert;
  return (
    <Box
      role="status"
      display="flex"
      gap="3"
      mb="4"
      px="4"
      py="3"
      borderInlineStartWidth="4px"
      borderColor={isGood ? 'status.ok.fg' : 'status.warn.fg'}
      bg={isGood ? 'status.ok.subtle' : 'status.warn.subtle'}
      color={isGood ? 'status.ok.fg' : 'status.warn.fg'}
    >
      <Icon size={20} aria-hidden="true" style={{ flex: 'none' }} />
      <Box minW="0">
        <chakra.p fontWeight="semibold">{isGood ? texts.good : texts.lookAt}</chakra.p>
        {troubles.map((trouble) => (
          <chakra.p key={trouble} textStyle="sm" overflowWrap="anywhere">
            {trouble}
          </chakra.p>
        ))}
      </Box>
    </Box>
  );
}
