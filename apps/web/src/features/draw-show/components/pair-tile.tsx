// One pair of the first round: a corner fills with its colour when its name is drawn.
import { Box, chakra } from '@chakra-ui/react';
import { motion } from 'framer-motion';
import type { CSSProperties } from 'react';
import { showTexts as texts } from '../texts';
import type { Corner } from '@gelanggang/domain/words/corners';
import { shownName } from '@gelanggang/domain/words/shown-name';
import type { ShowCorner, ShowPair } from './show-pairs';

/** In the screen's own units: 1080 of them are its height. */
export interface TileType {
  name: number;
  contingent: number;
  number: number;
  /** Lines that a long name may take. */
  lines: 1 | 2;
}

interface PairTileProps {
  pair: ShowPair;
  /** How many names of the pool are drawn. */
  drawn: number;
  type: TileType;
}

export const units = (size: number): string => `calc(${size} * var(--unit))`;

/** For type that a phone sets in sizes of its own. */
const sized = (size: number) => ({ '--size': units(size) }) as CSSProperties;

/** From here on narrow letters come before a second line or an ellipsis. */
const LONG_NAME = 18;

export function PairTile({ pair, drawn, type }: PairTileProps) {
  return (
    <Box display="flex" bg="screen.panel" minH="0" minW="0">
      <chakra.span
        textStyle="display.figure"
        display="grid"
        placeItems="center"
        flex="none"
        color="ink.muted"
        w={{ base: '3rem', md: 'calc(1.6 * var(--size))' }}
        fontSize={{ base: '1.75rem', md: 'var(--size)' }}
        style={sized(type.number)}
      >
        {pair.number}
      </chakra.span>
      <Box flex="1" minW="0" display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        <PairCorner corner="blue" of={pair.blue} drawn={drawn} type={type} />
        <PairCorner corner="red" of={pair.red} drawn={drawn} type={type} />
      </Box>
    </Box>
  );
}

interface CornerProps {
  corner: Corner;
  of: ShowCorner;
  drawn: number;
  type: TileType;
}

function PairCorner({ corner, of, drawn, type }: CornerProps) {
  const isDrawn = of.turn <= drawn;
  const isRed = corner === 'red';
  return (
    <Box
      minW="0"
      minH={{ base: '4.25rem', md: '0' }}
      position="relative"
      overflow="hidden"
      display="flex"
      alignItems="center"
      justifyContent={{ base: 'flex-start', md: isRed ? 'flex-end' : 'flex-start' }}
      textAlign={{ base: 'start', md: isRed ? 'end' : 'start' }}
      borderInlineStartWidth="1px"
      borderTopWidth={{ base: isRed ? '1px' : '0', md: '0' }}
      borderColor="screen.bg"
      px={{ base: '3', md: 'calc(24 * var(--unit))' }}
      aria-label={texts[corner]}
      role="group"
    >
      {of.isBye ? null : (
        <motion.div
          initial={false}
          animate={{ scaleX: isDrawn ? 1 : 0 }}
          transition={{ duration: 0.45, ease: [0.2, 0.7, 0.2, 1] }}
          style={{
            position: 'absolute',
            inset: 0,
            transformOrigin: isRed ? 'right' : 'left',
            background: GROUND[corner],
          }}
        />
      )}
      {isDrawn ? (
        <motion.div
          initial={{ opacity: 0, y: 12 }}
          animate={{ opacity: 1, y: 0 }}
          transition={{ duration: 0.35, delay: 0.08 }}
          style={{ position: 'relative', minWidth: 0, maxWidth: '100%' }}
        >
          <chakra.p
            textStyle="display.figure"
            color={of.isBye ? 'ink.muted' : '#fff'}
            lineHeight="1.08"
            lineClamp={type.lines}
            fontSize={{ base: '1.375rem', md: 'var(--size)' }}
            style={{ ...sized(type.name), fontStretch: of.name.length > LONG_NAME ? '62%' : '75%' }}
          >
            {of.isBye ? texts.bye : shownName(of.name)}
          </chakra.p>
          {of.contingent ? (
            <chakra.p
              color="#fff"
              lineHeight="1.2"
              truncate
              fontSize={{ base: '1rem', md: 'var(--size)' }}
              style={sized(type.contingent)}
            >
              {shownName(of.contingent)}
            </chakra.p>
          ) : null}
        </motion.div>
      ) : null}
    </Box>
  );
}

const GROUND = { blue: 'var(--g-colors-screen-blue)', red: 'var(--g-colors-screen-red)' };
