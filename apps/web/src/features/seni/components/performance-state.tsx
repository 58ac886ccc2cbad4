// What became of a performance, in a word or its score.
import { chakra } from '@chakra-ui/react';
import type { SeniMatch } from '@gelanggang/contract/seni-answers';
import { MATCH_STATUS_LABELS } from '@gelanggang/domain/results/match-steps';
import { PERFORMANCE_OUTCOME_LABELS } from '@gelanggang/domain/seni/performance-score';
import { seniScoreText } from '@gelanggang/domain/words/seni-score';
import { sheetTexts } from '@web/components/performance/sheet-texts';
import { Tag } from '@web/components/tag';
import { seniTexts as texts } from '../texts';

export function PerformanceState({ match }: { match: SeniMatch }) {
  const { performance } = match;
  if (match.has_bye) return <Tag>BYE</Tag>;
  if (performance && performance.outcome !== 'performed') {
    return <Tag tone="danger">{PERFORMANCE_OUTCOME_LABELS[performance.outcome]}</Tag>;
  }
  if (performance?.is_held) {
    return (
      <chakra.span color="fg.subtle" textStyle="sm" textAlign="end">
        {sheetTexts.held}
      </chakra.span>
    );
  }
  if (performance?.final_score !== null && performance?.final_score !== undefined) {
    return (
      <chakra.span fontWeight="bold" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {seniScoreText(performance.final_score)}
      </chakra.span>
    );
  }
  if (match.status === 'ongoing') return <Tag tone="run">{MATCH_STATUS_LABELS.ongoing}</Tag>;
  if (match.status === 'walkover') return <Tag>{MATCH_STATUS_LABELS.walkover}</Tag>;
  return (
    <chakra.span color="fg.subtle" textStyle="sm">
      {texts.waiting}
    </chakra.span>
  );
}
