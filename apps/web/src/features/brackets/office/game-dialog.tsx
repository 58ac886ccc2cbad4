// One match of a bracket in full words: names that were cut, place and time, result.
import { roundText } from '@gelanggang/domain/draw/round-labels';
import { Box, chakra } from '@chakra-ui/react';
import type { BracketGame, BracketPlayer } from '@gelanggang/contract/brackets';
import type { Corner } from '@gelanggang/domain/words/corners';
import { CornerMark } from '@web/components/corner-mark';
import { Dialog } from '@web/components/dialog';
import { clockTime, longDate } from '@gelanggang/domain/words/dates';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { deskBracketTexts as texts } from './texts';
import { bracketTexts } from '@web/components/bracket/texts';

export function GameDialog({ game, onClose }: { game: BracketGame; onClose(): void }) {
  const place = [
    game.arena_name,
    game.scheduled_date ? longDate(game.scheduled_date) : '',
    game.start_time ? clockTime(game.start_time) : '',
  ].filter(Boolean);
  return (
    <Dialog
      open
      onClose={onClose}
      title={[...(game.partai === null ? [] : [texts.partai(game.partai)]), roundText(game.round_label)].join(', ')}
    >
      <Player corner="blue" player={game.player1} score={game.blue_score} isWinner={game.winner === 'blue'} />
      <Player corner="red" player={game.player2} score={game.red_score} isWinner={game.winner === 'red'} />
      <chakra.p textStyle="sm" color="fg.muted" py="3">
        {place.length > 0 ? place.join(' · ') : texts.notScheduled}
      </chakra.p>
    </Dialog>
  );
}

interface PlayerProps {
  corner: Corner;
  player: BracketPlayer;
  score: number | null;
  isWinner: boolean;
}

function Player({ corner, player, score, isWinner }: PlayerProps) {
  return (
    <Box display="flex" gap="3" py="2.5" borderBottomWidth="1px" borderColor="border" alignItems="center">
      <CornerMark corner={corner} />
      <Box flex="1" minW="0">
        <chakra.p fontWeight="semibold" overflowWrap="anywhere">
          {shownName(player.name)}
        </chakra.p>
        <chakra.p textStyle="sm" color="fg.muted">
          {shownName(player.contingent)}
        </chakra.p>
      </Box>
      {isWinner ? <chakra.span fontWeight="semibold">{bracketTexts.winner}</chakra.span> : null}
      {score === null ? null : <chakra.span textStyle="display.partai">{score}</chakra.span>}
    </Box>
  );
}
