// A pool while its names are drawn, one after the other, as large as the screen allows.
import { Box, chakra } from '@chakra-ui/react';
import { MotionConfig } from 'framer-motion';
import { useEffect, useMemo, useState } from 'react';
import type { BracketAnswer } from '@gelanggang/contract/brackets';
import { showTexts as texts } from '../texts';
import { PairTile, type TileType, units } from './pair-tile';
import { namesIn, PAIRS_AT_ONCE, pairsShown, revealStep, type ShowPair, showPairs } from './show-pairs';

interface PoolStageProps {
  bracket: BracketAnswer;
  /** Null: the pool stands complete at once. */
  pauseSeconds: number | null;
  onRevealed(): void;
}

/** Mounted anew for each pool. */
export function PoolStage({ bracket, pauseSeconds, onRevealed }: PoolStageProps) {
  const pairs = useMemo(() => showPairs(bracket.rounds), [bracket.rounds]);
  const names = namesIn(pairs);
  const drawn = useReveal(names, pauseSeconds === null ? 0 : revealStep(names, pauseSeconds), onRevealed);
  const shown = pairsShown(pairs, drawn);
  return (
    <MotionConfig reducedMotion="user">
      <Heading bracket={bracket} pairs={pairs} shown={shown} />
      <Grid pairs={shown} drawn={drawn} />
    </MotionConfig>
  );
}

/** How many names are drawn: one more with each step. */
function useReveal(names: number, stepMs: number, onRevealed: () => void): number {
  const [drawn, setDrawn] = useState(0);
  const isAll = stepMs === 0 || drawn >= names;
  useEffect(() => {
    if (isAll) return;
    const timer = setInterval(() => setDrawn((count) => count + 1), stepMs);
    return () => clearInterval(timer);
  }, [isAll, stepMs]);
  useEffect(() => {
    if (isAll) onRevealed();
  }, [isAll, onRevealed]);
  return isAll ? names : drawn;
}

function Heading({ bracket, pairs, shown }: { bracket: BracketAnswer; pairs: ShowPair[]; shown: ShowPair[] }) {
  const { pool } = bracket;
  const byes = pairs.filter((pair) => pair.blue.isBye || pair.red.isBye).length;
  const facts = [
    pool.bracket_type,
    texts.athletes(pool.units_count),
    byes > 0 ? texts.byes(byes) : '',
    pairs.length > PAIRS_AT_ONCE
      ? texts.pairs(shown[0]?.number ?? 1, shown.at(-1)?.number ?? pairs.length, pairs.length)
      : '',
  ].filter(Boolean);
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      alignItems="baseline"
      columnGap="8"
      rowGap="2"
      style={{ paddingBottom: units(28) }}
      role="status"
    >
      <chakra.h1
        textStyle="display.figure"
        tabIndex={-1}
        outline="0"
        fontSize={{ base: '2.25rem', md: 'calc(104 * var(--unit))' }}
      >
        {pool.title}
      </chakra.h1>
      <chakra.p color="ink.muted" fontSize={{ base: '1rem', md: 'calc(34 * var(--unit))' }}>
        {facts.join(' · ')}
      </chakra.p>
    </Box>
  );
}

/** Upper half of the bracket left, lower half right; below each other on a phone. */
function Grid({ pairs, drawn }: { pairs: ShowPair[]; drawn: number }) {
  const columns = pairs.length > 2 ? 2 : 1;
  const rows = Math.ceil(pairs.length / columns);
  return (
    <Box
      flex="1"
      minH="0"
      display="grid"
      gridAutoFlow={{ base: 'row', md: 'column' }}
      gridTemplateRows={{ md: `repeat(${rows}, minmax(0, ${ROW_LIMIT}))` }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: `repeat(${columns}, minmax(0, 1fr))` }}
      alignContent={{ base: 'start', md: rows <= 2 ? 'center' : 'start' }}
      style={{ gap: units(14) }}
    >
      {pairs.map((pair) => (
        <PairTile key={pair.number} pair={pair} drawn={drawn} type={typeFor(rows, columns)} />
      ))}
    </Box>
  );
}

/** No tile is taller than it needs for its names. */
const ROW_LIMIT = 'calc(380 * var(--unit))';

function typeFor(rows: number, columns: number): TileType {
  if (columns === 1) return rows === 1 ? SINGLE : { name: 92, contingent: 44, number: 84, lines: 2 };
  if (rows <= 2) return { name: 64, contingent: 38, number: 72, lines: 2 };
  if (rows <= 4) return { name: 52, contingent: 34, number: 60, lines: 2 };
  if (rows <= 6) return { name: 42, contingent: 30, number: 48, lines: 1 };
  return { name: 34, contingent: 28, number: 40, lines: 1 };
}

const SINGLE: TileType = { name: 120, contingent: 52, number: 108, lines: 2 };
