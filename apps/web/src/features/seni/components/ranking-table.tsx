// Who stands where in a pool, as it is now; those who go on and medals are marked.
import { Box, chakra } from '@chakra-ui/react';
import type { SeniPoolAnswer, SeniRankRow } from '@gelanggang/contract/seni-answers';
import { PERFORMANCE_OUTCOME_LABELS } from '@gelanggang/domain/seni/performance-score';
import { seniScoreText } from '@gelanggang/domain/words/seni-score';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Tag } from '@web/components/tag';
import { seniTexts as texts } from '../texts';

export function RankingTable({ pool }: { pool: SeniPoolAnswer }) {
  const told = pool.ranking.filter((row) => row.outcome !== null);
  return (
    <chakra.section aria-label={texts.ranking} bg="bg.panel" rounded="md" borderWidth="1px" borderColor="border" p="4">
      <chakra.h2 textStyle="title.section" mb="2">
        {texts.ranking}
      </chakra.h2>
      {told.length === 0 ? <chakra.p color="fg.muted">{texts.rankingEmpty}</chakra.p> : null}
      <Box as="ol" listStyleType="none" aria-live="polite">
        {told.map((row) => (
          <RankLine key={row.unit_id} row={row} />
        ))}
      </Box>
      {pool.counts_in_tally ? null : (
        <chakra.p textStyle="sm" color="fg.muted" mt="3">
          {texts.fewHint(pool.entrant_count)}
        </chakra.p>
      )}
    </chakra.section>
  );
}

function RankLine({ row }: { row: SeniRankRow }) {
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="2.25rem minmax(0, 1fr) auto"
      gap="2"
      py="2.5"
      borderTopWidth="1px"
      borderColor="border"
      alignItems="start"
    >
      <chakra.span fontWeight="bold" fontSize="lg" fontVariantNumeric="tabular-nums">
        {row.rank ?? '–'}
      </chakra.span>
      <Box minW="0">
        <chakra.p fontWeight="semibold" overflowWrap="anywhere">
          {row.names.map((one) => shownName(one)).join(', ')}
        </chakra.p>
        <chakra.p textStyle="sm" color="fg.subtle">
          {shownName(row.contingent)}
        </chakra.p>
        {row.tie_break ? (
          <chakra.p textStyle="sm" color="fg.muted">
            {texts.tieBreak(texts.tie[row.tie_break])}
          </chakra.p>
        ) : null}
      </Box>
      <Box textAlign="end">
        <chakra.p fontWeight="bold" fontVariantNumeric="tabular-nums">
          {row.final_score === null
            ? row.outcome && row.outcome !== 'performed'
              ? PERFORMANCE_OUTCOME_LABELS[row.outcome]
              : ''
            : seniScoreText(row.final_score)}
        </chakra.p>
        {row.medal ? <Tag tone="ok">{texts.medal[row.medal]}</Tag> : null}
        {row.advances ? <Tag tone="ok">{texts.goesOn}</Tag> : null}
      </Box>
    </chakra.li>
  );
}
