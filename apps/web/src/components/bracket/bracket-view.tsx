// A drawn bracket: a tree as wide as its page, a large one by sections, pairs and single finals as cards.
import { Box } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import type { MatchChart } from '@gelanggang/contract/draw-options';
import type { BracketGame, BracketRound } from '@gelanggang/contract/brackets';
import { useAddress } from '@web/lib/address';
import { Bracket } from './bracket';
import type { BracketLayout } from './bracket-layout';
import { bracketParts } from './bracket-parts';
import { GameCards } from './game-cards';
import { PartTabs } from './part-tabs';
import { useBracketLayout } from './use-bracket-layout';
import { ZoomFrame } from './zoom-frame';

interface BracketViewProps {
  rounds: BracketRound[];
  chart: MatchChart;
  title: string;
  onSelect(game: BracketGame): void;
}

/** What a desk of 1280 px has beside its margins. */
const DESK = 1160;
/** A tree of 32 still fits it; larger ones are shown quarter by quarter, and their last two rounds. */
const ROUNDS_OF_ONE_TREE = 5;
const LAST_ROUNDS = 2;
const PART = 'bagian';

export function BracketView({ rounds, chart, title, onSelect }: BracketViewProps) {
  const address = useAddress();
  const games = useMemo(() => rounds.flatMap((round) => round.games), [rounds]);
  const isParted = chart !== 2 && rounds.length > ROUNDS_OF_ONE_TREE;
  const parts = useMemo(() => (isParted ? bracketParts(rounds, rounds.length - LAST_ROUNDS) : []), [isParted, rounds]);
  // where it began to be looked at: a result does not turn the page under the reader
  const [first] = useState(() => {
    const now = gameOfNow(games);
    return 1 + Math.max(0, now ? parts.findIndex((part) => holds(part.rounds, now)) : parts.length - 1);
  });
  if (chart === 2 || games.length === 1) {
    return (
      <Box mt="4">
        <GameCards games={games} isFinalOnly={games.length === 1 && chart !== 2} />
      </Box>
    );
  }
  const number = Math.min(address.getNumber(PART) ?? first, Math.max(1, parts.length));
  const part = parts[number - 1];
  return (
    <>
      {part ? (
        <PartTabs
          names={parts.map(({ name }) => name)}
          shown={number - 1}
          onShow={(index) => address.set({ [PART]: index + 1 })}
        />
      ) : null}
      <Tree
        key={part?.name ?? ''}
        rounds={part?.rounds ?? rounds}
        title={part ? `${title}, ${part.name}` : title}
        outcome={part?.leadsTo ?? undefined}
        onSelect={onSelect}
      />
    </>
  );
}

interface TreeProps extends Omit<BracketViewProps, 'chart'> {
  outcome?: string;
}

function Tree({ rounds, title, outcome, onSelect }: TreeProps) {
  const games = useMemo(() => rounds.flatMap((round) => round.games), [rounds]);
  const layout = useBracketLayout(games, { width: DESK, wraps: true });
  const [focus] = useState(() => placeOf(gameOfNow(games), layout));
  return (
    <ZoomFrame label={title} width={layout.width} focus={focus}>
      <Bracket rounds={rounds} title={title} outcome={outcome} onSelect={onSelect} width={DESK} wraps />
    </ZoomFrame>
  );
}

const holds = (rounds: readonly BracketRound[], { id }: BracketGame): boolean =>
  rounds.some((round) => round.games.some((game) => game.id === id));

/** The match that is on, else the next one; undefined where all is over. */
const gameOfNow = (games: readonly BracketGame[]): BracketGame | undefined =>
  games.find(({ status }) => status === 'ongoing' || status === 'called') ??
  games.find(
    ({ status, player1, player2 }) => status === 'scheduled' && [player1, player2].every((one) => one.state === 'unit'),
  );

function placeOf(game: BracketGame | undefined, layout: BracketLayout): { x: number; y: number } | null {
  const connector = layout.connectors.find(({ matchId }) => matchId === game?.id);
  return connector ? { x: connector.boxX, y: connector.boxY } : null;
}
