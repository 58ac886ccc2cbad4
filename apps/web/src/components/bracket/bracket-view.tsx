// A drawn bracket: a tree in a frame that zooms and pans, pairs and single finals as cards.
import { Box } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { MatchChart } from '@gelanggang/contract/draw-options';
import type { BracketGame, BracketRound } from '@gelanggang/contract/brackets';
import { Bracket } from './bracket';
import { bracketJumps } from './bracket-jumps';
import { GameCards } from './game-cards';
import { useBracketLayout } from './use-bracket-layout';
import { ZoomFrame } from './zoom-frame';

interface BracketViewProps {
  rounds: BracketRound[];
  chart: MatchChart;
  title: string;
  onSelect?(game: BracketGame): void;
}

export function BracketView({ rounds, chart, title, onSelect }: BracketViewProps) {
  const games = useMemo(() => rounds.flatMap((round) => round.games), [rounds]);
  const layout = useBracketLayout(games);
  const jumps = useMemo(() => bracketJumps(rounds, layout), [rounds, layout]);
  if (chart === 2 || games.length === 1) {
    return (
      <Box mt="4">
        <GameCards games={games} isFinalOnly={games.length === 1 && chart !== 2} />
      </Box>
    );
  }
  return (
    <ZoomFrame jumps={jumps} width={layout.width} height={layout.height}>
      <Bracket rounds={rounds} title={title} onSelect={onSelect} />
    </ZoomFrame>
  );
}
