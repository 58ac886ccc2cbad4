// How many jobs of each kind wait and run.
import { chakra } from '@chakra-ui/react';
import { JOBS } from '@gelanggang/contract/jobs';
import type { SystemAnswer } from '@gelanggang/contract/system';
import { formatNumber } from '@web/lib/formats';
import { systemTexts as texts } from '../texts';
import { Nothing, SectionRow } from './section';

export function OpenJobs({ jobs }: { jobs: SystemAnswer['jobs']['by_kind'] }) {
  if (jobs.length === 0) return <Nothing text={texts.noOpenJobs} />;
  return jobs.map(({ kind, queued, running }) => (
    <SectionRow key={kind}>
      <chakra.span flex="1" minW="0" fontWeight="semibold">
        {JOBS[kind]?.label ?? kind}
      </chakra.span>
      <chakra.span textStyle="sm" color="fg.muted">
        {texts.counts(formatNumber(queued), formatNumber(running))}
      </chakra.span>
    </SectionRow>
  ));
}
