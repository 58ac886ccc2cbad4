// Games without a tree: the pairs of chart 2, and the one final of a pool that has no other game (spec 2, Match bracket screen).
import { roundText } from '@gelanggang/domain/draw/round-labels';
import { Box, chakra } from '@chakra-ui/react';
import type { BracketGame, BracketPlayer } from '@gelanggang/contract/brackets';
import { MATCH_STATUS_LABELS } from '@gelanggang/domain/results/match-steps';
import type { Corner } from '@gelanggang/domain/words/corners';
import { CornerMark } from '@web/components/corner-mark';
import { clockTime } from '@gelanggang/domain/words/dates';
import { nobodyComesText } from '@gelanggang/domain/words/labels';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { endOf, isOver, markOf } from './marks';
import { bracketTexts as texts } from './texts';

interface GameCardsProps {
  games: BracketGame[];
  /** One game alone: an empty corner is '-' instead of BYE or TBD. */
  isFinalOnly: boolean;
  /** To be filled in by hand: open corners stay empty. */
  isBlank?: boolean;
}

export function GameCards({ games, isFinalOnly, isBlank = false }: GameCardsProps) {
  return (
    <chakra.ol display="grid" gap="3" gridTemplateColumns={{ base: '1fr', lg: isFinalOnly ? '28rem' : '1fr 1fr' }}>
      {games.map((game) => (
        <chakra.li
          key={game.id}
          bg="bg.panel"
          borderWidth="1px"
          borderColor={game.status === 'ongoing' ? 'marun.solid' : 'border.emphasized'}
          rounded="md"
        >
          <Box display="flex" alignItems="center" gap="3" px="4" py="2" borderBottomWidth="1px" borderColor="border">
            <chakra.span textStyle="display.partai">{game.partai ?? game.position}</chakra.span>
            <chakra.span textStyle="sm" color="fg.muted">
              {roundText(game.round_label)}
            </chakra.span>
            <chakra.span ms="auto" textStyle="sm" fontWeight="semibold">
              {game.status === 'ongoing'
                ? MATCH_STATUS_LABELS.ongoing
                : (markOf(game) ?? (isOver(game) ? endOf(game) : clockTime(game.start_time ?? '')))}
            </chakra.span>
          </Box>
          <CardCorner corner="blue" player={game.player1} game={game} isFinalOnly={isFinalOnly} isBlank={isBlank} />
          <CardCorner corner="red" player={game.player2} game={game} isFinalOnly={isFinalOnly} isBlank={isBlank} />
        </chakra.li>
      ))}
    </chakra.ol>
  );
}

/** Keeps the line's height. */
const NO_BREAK_SPACE = '\u00a0';

interface CardCornerProps {
  corner: Corner;
  player: BracketPlayer;
  game: BracketGame;
  isFinalOnly: boolean;
  isBlank: boolean;
}

function CardCorner({ corner, player, game, isFinalOnly, isBlank }: CardCornerProps) {
  const isKnown = player.state === 'unit';
  const isWinner = game.winner === corner;
  const score = corner === 'blue' ? game.blue_score : game.red_score;
  const open =
    isBlank && player.state === 'tbd'
      ? NO_BREAK_SPACE
      : isFinalOnly
        ? texts.nobody
        : (nobodyComesText(player) ?? player.placeholder ?? (player.state === 'bye' ? texts.bye : texts.toBeDecided));
  return (
    <Box display="flex" alignItems="center" gap="2.5" px="4" py="2.5" _first={{ borderTopWidth: 0 }}>
      <CornerMark corner={corner} />
      <Box minW="0" flex="1">
        <chakra.p
          fontWeight={isWinner ? 'bold' : 'medium'}
          color={isKnown ? 'fg' : 'fg.subtle'}
          overflowWrap="anywhere"
        >
          {isKnown ? shownName(player.name) : open}
          {player.is_dummy ? ` (${texts.dummy})` : ''}
        </chakra.p>
        {(isKnown && shownName(player.contingent)) || player.place ? (
          <chakra.p textStyle="sm" color="fg.subtle" truncate>
            {shownName(player.contingent) || player.place}
          </chakra.p>
        ) : null}
      </Box>
      {isWinner ? (
        <chakra.span textStyle="sm" fontWeight="semibold">
          {game.state === 'protested' || game.state === 'unofficial' ? texts.leads : texts.winner}
        </chakra.span>
      ) : null}
      {score === null ? null : <chakra.span textStyle="display.partai">{score}</chakra.span>}
    </Box>
  );
}
