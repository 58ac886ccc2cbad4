// API instances and workers that are connected just now.
import { chakra } from '@chakra-ui/react';
import type { SystemAnswer } from '@gelanggang/contract/system';
import { formatMomentWithDay } from '@web/lib/formats';
import { systemTexts as texts } from '../texts';
import { SectionRow } from './section';

export function Processes({ processes }: { processes: SystemAnswer['processes'] }) {
  return processes.map(({ kind, host, pid, connected_at: at }) => (
    <SectionRow key={`${kind} ${host} ${pid}`}>
      <chakra.span flex="none" fontWeight="semibold" minW="16">
        {texts.kinds[kind]}
      </chakra.span>
      <chakra.span flex="1" minW="0" textStyle="sm" overflowWrap="anywhere">
        {texts.process(host, pid)}
      </chakra.span>
      <chakra.span textStyle="sm" color="fg.muted" textAlign="end">
        {texts.since(formatMomentWithDay(at))}
      </chakra.span>
    </SectionRow>
  ));
}
