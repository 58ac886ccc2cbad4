// How a match ended, at the end of its row.
import { chakra } from '@chakra-ui/react';
import type { LiveMatch } from '@gelanggang/contract/live';
import { WIN_KIND_LABELS, isWinKind, type WinKind } from '@gelanggang/domain/results/win-kinds';
import { reasonText, scoresText } from '@gelanggang/domain/scoring/decision-text';
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
  const isKind = match.win_kind !== null && isWinKind(match.win_kind);
  const how =
    match.winner === null
      ? scheduleTexts.noWinner
      : isKind
        ? WIN_KIND_LABELS[match.win_kind as WinKind]
        : match.status === 'walkover'
          ? scheduleTexts.walkover
          : '';
  // of a fight that somebody has won the reason says more where points were level: the score alone does not say it
  const isSaid = match.winner !== null && isKind && !(hasScore && match.blue_score === match.red_score);
  const why = isSaid || how === '' ? '' : reasonText(match.win_reason);
  return (
    <>
      {hasScore ? <Figure>{scoresText(match.blue_score, match.red_score)}</Figure> : null}
      <chakra.span maxW="7.5rem" textWrap="balance">
        {why ? `${how}, ${why}` : how}
      </chakra.span>
    </>
  );
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
