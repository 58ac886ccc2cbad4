// A whole corner as one block: who stands in it, and its score while the match runs.
import { Box, chakra } from '@chakra-ui/react';
import { Minus, Plus } from 'lucide-react';
import type { LiveCorner } from '@gelanggang/contract/live';
import { scoreText } from '@gelanggang/domain/scoring/score-text';
import { CORNER_LABELS, type Corner } from '@gelanggang/domain/words/corners';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { arenaTexts as texts } from '../texts';

interface CornerBlockProps {
  corner: Corner;
  who: LiveCorner;
  /** The match runs, and has a score. */
  isCounted: boolean;
  /** null until it is known; its place is kept, for what is below is being pressed. */
  score: number | null;
  /** null: the judges count, not the desk. */
  onScore: ((by: number) => void) | null;
  /** A performance in a pool stands in no corner. */
  isPlain?: boolean;
}

/** A laptop of the table: the decision below must fit too. */
const LOW = '@media (min-width: 48em) and (max-height: 820px)';

const ScoreButton = chakra('button', {
  base: {
    w: '72px',
    rounded: 'md',
    display: 'grid',
    placeItems: 'center',
    cursor: 'pointer',
    _disabled: { opacity: 0.4, cursor: 'not-allowed' },
  },
});

export function CornerBlock({ corner, who, isCounted, score, onScore, isPlain = false }: CornerBlockProps) {
  const isRed = corner === 'red';
  const label = isPlain ? shownName(who.name) : `${CORNER_LABELS[corner]}, ${shownName(who.name)}`;
  return (
    <chakra.section
      aria-label={label}
      rounded="md"
      p="4"
      minH={isPlain ? '6rem' : { base: '8rem', md: '12rem' }}
      css={{ [LOW]: { minHeight: '0', paddingBlock: '3' } }}
      display="flex"
      flexDirection="column"
      bg={isPlain ? 'ink.bg' : isRed ? 'corner.red.solid' : 'corner.blue.solid'}
      color={isPlain ? 'ink.strong' : isRed ? 'corner.red.contrast' : 'corner.blue.contrast'}
      textAlign={isRed ? { sm: 'end' } : 'start'}
    >
      <chakra.p fontWeight="semibold" fontSize="sm">
        {isPlain ? texts.performs : CORNER_LABELS[corner]}
      </chakra.p>
      <chakra.h2
        fontSize={{ base: 'xl', md: '2xl' }}
        fontWeight="bold"
        fontStretch="76%"
        lineHeight="1.1"
        mt="0.5"
        overflowWrap="anywhere"
      >
        {shownName(who.name)}
      </chakra.h2>
      <chakra.p fontSize="md" lineHeight="1.3" mt="1">
        {shownName(who.contingent)}
      </chakra.p>
      {!isCounted ? null : (
        <Box
          flex="1"
          display="flex"
          // a longer name beside a shorter one: both corners' figures and buttons stay on one line
          alignItems="end"
          justifyContent="space-between"
          gap="3"
          mt="3"
          flexDirection={isRed ? 'row-reverse' : 'row'}
        >
          <chakra.span
            textStyle="display.figure"
            fontSize={{ base: '6rem', md: '7.5rem', xl: '9rem' }}
            css={{ [LOW]: { fontSize: '5.5rem' } }}
            aria-live="polite"
          >
            {score === null ? '–' : scoreText(score)}
          </chakra.span>
          {onScore ? (
            <Box display="grid" gap="2.5" css={{ [LOW]: { gridAutoFlow: 'column' } }}>
              <ScoreButton
                type="button"
                aria-label={`${texts.plus}: ${label}`}
                h={{ base: '76px', md: '64px', xl: '76px' }}
                css={{ [LOW]: { height: '60px' } }}
                bg="#fff"
                color={isRed ? 'corner.red.solid' : 'corner.blue.solid'}
                disabled={score === null}
                onClick={() => onScore(1)}
              >
                <Plus size={30} aria-hidden="true" />
              </ScoreButton>
              <ScoreButton
                type="button"
                aria-label={`${texts.less}: ${label}`}
                h={{ base: '60px', md: '52px', xl: '60px' }}
                css={{ [LOW]: { height: '60px' } }}
                bg="rgba(0,0,0,.24)"
                disabled={score === null || score === 0}
                onClick={() => onScore(-1)}
              >
                <Minus size={26} aria-hidden="true" />
              </ScoreButton>
            </Box>
          ) : null}
        </Box>
      )}
    </chakra.section>
  );
}
