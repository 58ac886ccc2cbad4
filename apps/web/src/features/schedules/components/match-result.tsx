// How a match ended, at the end of its row.
import { chakra } from '@chakra-ui/react';
import type { LiveMatch } from '@gelanggang/contract/live';
import { WIN_KIND_LABELS, isWinKind } from '@gelanggang/domain/results/win-kinds';
import { scheduleTexts } from '../texts';

export function MatchResult({ match }: { match: LiveMatch }) {
  const hasScore = match.blue_score !== null && match.red_score !== null;
  const how =
    match.winner === null
      ? scheduleTexts.noWinner
      : match.win_kind && isWinKind(match.win_kind)
        ? WIN_KIND_LABELS[match.win_kind]
        : match.status === 'walkover'
          ? scheduleTexts.walkover
          : '';
  return (
    <>
      {hasScore ? (
        <chakra.span color="fg" textStyle="display.figure" fontSize="20px">
          {match.blue_score}–{match.red_score}
        </chakra.span>
      ) : null}
      <chakra.span maxW="7.5rem" textWrap="balance">
        {how}
      </chakra.span>
    </>
  );
}
