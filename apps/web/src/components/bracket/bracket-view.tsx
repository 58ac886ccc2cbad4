// A drawn bracket: a tree in a frame that zooms and pans, pairs and single finals as cards.
import { Box } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import type { MatchChart } from '@gelanggang/contract/draw-options';
import type { BracketGame, BracketRound } from '@gelanggang/contract/brackets';
import { Bracket } from './bracket';
import { bracketJumps } from './bracket-jumps';
import type { BracketLayout } from './bracket-layout';
import { GameCards } from './game-cards';
import { useBracketLayout } from './use-bracket-layout';
import { ZoomFrame } from './zoom-frame';

interface BracketViewProps {
  rounds: BracketRound[];
  chart: MatchChart;
  title: string;
  onSelect?(game: BracketGame): void;
}

/** What a desk of 1280 px has beside its margins: a small bracket takes it rather than cut names. */
const DESK = 1160;

export function BracketView({ rounds, chart, title, onSelect }: BracketViewProps) {
  const games = useMemo(() => rounds.flatMap((round) => round.games), [rounds]);
  const layout = useBracketLayout(games, { width: DESK });
  const jumps = useMemo(() => bracketJumps(rounds, layout), [rounds, layout]);
  // where it began to be looked at: a result does not move the drawing under the reader
  const [focus] = useState(() => placeOfNow(games, layout));
  if (chart === 2 || games.length === 1) {
    return (
      <Box mt="4">
        <GameCards games={games} isFinalOnly={games.length === 1 && chart !== 2} />
      </Box>
    );
  }
  return (
    <ZoomFrame jumps={jumps} width={layout.width} height={layout.height} focus={focus}>
      <Bracket rounds={rounds} title={title} onSelect={onSelect} width={DESK} />
    </ZoomFrame>
  );
}

/** The match that is on, else the next one; null where all is over. */
function placeOfNow(games: readonly BracketGame[], layout: BracketLayout): { x: number; y: number } | null {
  const now =
    games.find(({ status }) => status === 'ongoing' || status === 'called') ??
    games.find(
      ({ status, player1, player2 }) =>
        status === 'scheduled' && [player1, player2].every((one) => one.state === 'unit'),
    );
  const connector = layout.connectors.find(({ matchId }) => matchId === now?.id);
  return connector ? { x: connector.boxX, y: connector.boxY } : null;
}
