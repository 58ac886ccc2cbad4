// How a match ended, at the end of its row.
import { chakra } from '@chakra-ui/react';
import type { LiveMatch } from '@gelanggang/contract/live';
import { WIN_KIND_LABELS, isWinKind } from '@gelanggang/domain/results/win-kinds';
import { isReason, scoresText } from '@gelanggang/domain/scoring/decision-text';
import { REASONS } from '@gelanggang/domain/scoring/reasons';
import { PERFORMANCE_OUTCOME_LABELS } from '@gelanggang/domain/seni/performance-score';
import { seniScoreText } from '@gelanggang/domain/words/seni-score';
import { sheetTexts } from '../../../components/performance/sheet-texts';
import { scheduleTexts } from '../texts';

const Figure = chakra('span', { base: { color: 'fg', textStyle: 'display.figure', fontSize: '20px' } });

export function MatchResult({ match }: { match: LiveMatch }) {
  return match.kind === 'seni' ? <PerformanceResult match={match} /> : <FightResult match={match} />;
}

function FightResult({ match }: { match: LiveMatch }) {
  const hasScore = match.blue_score !== null && match.red_score !== null;
  const how =
    match.winner === null
      ? [scheduleTexts.noWinner, nobodyReason(match)].filter(Boolean).join(', ')
      : match.win_kind && isWinKind(match.win_kind)
        ? [WIN_KIND_LABELS[match.win_kind], tieReason(match)].filter(Boolean).join(', ')
        : match.status === 'walkover'
          ? scheduleTexts.walkover
          : '';
  return (
    <>
      {hasScore ? <Figure>{scoresText(match.blue_score, match.red_score)}</Figure> : null}
      <chakra.span maxW="7.5rem" textWrap="balance">
        {how}
      </chakra.span>
    </>
  );
}

/** Why nobody has won, where it is known. */
const nobodyReason = ({ win_reason: reason }: LiveMatch): string =>
  reason !== null && isReason(reason) ? REASONS[reason].text : '';

/** What decided where points were level: the score alone does not say it. */
function tieReason({ win_reason: reason, blue_score: blue, red_score: red }: LiveMatch): string {
  return reason !== null && isReason(reason) && blue !== null && blue === red ? REASONS[reason].text : '';
}

/** Its score, or why there is none; in a battle also whether it won. */
function PerformanceResult({ match }: { match: LiveMatch }) {
  const { outcome = null, score = null, is_held: isHeld = false } = match.seni ?? {};
  const hasWon = match.corner !== null && match.winner === match.corner;
  const word =
    isHeld && outcome === 'performed'
      ? sheetTexts.heldShort
      : outcome !== null && outcome !== 'performed'
        ? PERFORMANCE_OUTCOME_LABELS[outcome]
        : hasWon
          ? match.status === 'walkover'
            ? scheduleTexts.walkover
            : scheduleTexts.hasWon
          : '';
  return (
    <>
      {score === null ? null : <Figure>{seniScoreText(score)}</Figure>}
      {word === '' ? null : (
        <chakra.span maxW="7.5rem" textWrap="balance">
          {word}
        </chakra.span>
      )}
    </>
  );
}
