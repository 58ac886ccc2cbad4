// The slowest statements, the longest first.
import { Box, chakra } from '@chakra-ui/react';
import type { SystemAnswer } from '@gelanggang/contract/system';
import { formatMomentWithDay, formatNumber } from '@web/lib/formats';
import { systemTexts as texts } from '../texts';
import { Nothing, SectionRow } from './section';

export function SlowQueries({ queries }: { queries: SystemAnswer['slow_queries'] }) {
  if (queries.length === 0) return <Nothing text={texts.noSlow} />;
  return queries.map((query) => (
    <SectionRow key={query.sql} alignItems="flex-start">
      <Box flex="1" minW="0">
        <chakra.p fontFamily="mono" textStyle="xs" overflowWrap="anywhere" lineClamp="2" title={query.sql} lang="en">
          {query.sql}
        </chakra.p>
        <chakra.p textStyle="xs" color="fg.subtle">
          {texts.times(formatNumber(query.count))} · {formatMomentWithDay(query.last_at)}
        </chakra.p>
      </Box>
      <chakra.span fontWeight="semibold" whiteSpace="nowrap">
        {formatNumber(query.longest_ms)} ms
      </chakra.span>
    </SectionRow>
  ));
}
