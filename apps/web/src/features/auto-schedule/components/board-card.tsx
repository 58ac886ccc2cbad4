// A match on the board: as much of it as its height has room for. It can be dragged, lifted by keys, and opened.
import { Box, chakra } from '@chakra-ui/react';
import { useDraggable } from '@dnd-kit/react';
import { Lock, Pin, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import type { LiveCorner } from '@gelanggang/contract/live';
import { wallTime } from '@gelanggang/domain/schedule/auto/plan-types';
import { clockTime } from '@gelanggang/domain/words/dates';
import type { Corner } from '@gelanggang/domain/words/corners';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { className, cornersOf, type Item, matchName, roundName } from '../board-model';
import { autoTexts as texts } from '../texts';

export interface CardProps {
  item: Item;
  top: number;
  height: number;
  /** What is wrong with it, in one word for those who cannot see the colour. */
  hasWarning: boolean;
  isFaded: boolean;
  isCarried: boolean;
  onOpen(id: number): void;
}

export const BoardCard = memo(function BoardCard(props: CardProps) {
  const { item, top, height, hasWarning, isFaded, isCarried, onOpen } = props;
  const { is_kept: isKept } = item.wire;
  const { ref } = useDraggable({ id: item.id, disabled: isKept });
  return (
    <chakra.button
      ref={ref}
      type="button"
      data-match={item.id}
      aria-label={labelOf(item, hasWarning)}
      aria-describedby={isKept ? undefined : 'board-keys'}
      onClick={() => onOpen(item.id)}
      position="absolute"
      insetInline="1"
      display="block"
      textAlign="start"
      overflow="hidden"
      rounded="sm"
      borderWidth="1px"
      borderStartWidth="3px"
      px="1.5"
      cursor={isKept ? 'pointer' : 'grab'}
      bg={isKept ? 'bg.muted' : hasWarning ? 'status.danger.subtle' : 'bg.panel'}
      borderColor={hasWarning ? 'status.danger.fg' : 'border.emphasized'}
      borderStartColor={hasWarning ? 'status.danger.fg' : isKept ? 'border.emphasized' : 'fg'}
      opacity={isCarried ? 0.3 : isFaded ? 0.25 : 1}
      transition="top 140ms, opacity 140ms"
      _hover={{ borderColor: hasWarning ? 'status.danger.fg' : 'fg', zIndex: 1 }}
      _focusVisible={{ zIndex: 2 }}
      style={{ top, height }}
    >
      <CardFace item={item} height={height} hasWarning={hasWarning} />
    </chakra.button>
  );
});

export function CardFace({ item, height, hasWarning }: { item: Item; height: number; hasWarning: boolean }) {
  const { wire, place } = item;
  const isTiny = height < 19;
  const Mark = hasWarning ? TriangleAlert : wire.is_kept ? Lock : wire.is_pinned ? Pin : null;
  return (
    <Box
      display="grid"
      alignContent="start"
      lineHeight="1.3"
      fontSize={isTiny ? '10px' : '12px'}
      pt={isTiny ? 0 : '1px'}
    >
      <Box display="flex" gap="1.5" alignItems="baseline" whiteSpace="nowrap" overflow="hidden">
        {place ? (
          <chakra.b fontVariantNumeric="tabular-nums" fontStretch="75%" fontWeight="700">
            {clockTime(wallTime(place.start))}
          </chakra.b>
        ) : null}
        <chakra.span overflow="hidden" textOverflow="ellipsis" fontWeight="semibold">
          {className(wire)}
          <chakra.span color="fg.subtle" fontWeight="normal">
            {' · '}
            {roundName(wire)}
          </chakra.span>
        </chakra.span>
        {Mark ? (
          <chakra.span ms="auto" flex="none" color={hasWarning ? 'status.danger.fg' : 'fg.subtle'} alignSelf="center">
            <Mark size={11} aria-hidden="true" />
          </chakra.span>
        ) : null}
      </Box>
      {height >= 34 ? (
        <Box display={height >= 50 ? 'grid' : 'flex'} columnGap="2" overflow="hidden">
          {cornersOf(wire).map(({ side, corner }) => (
            <Name key={side} corner={corner} side={side} hasMark={!wire.is_single} />
          ))}
        </Box>
      ) : null}
    </Box>
  );
}

/** Blue and red by letter too, as everywhere. */
const LETTER = { blue: 'B', red: 'M' } as const;

function Name({ corner, side, hasMark }: { corner: LiveCorner; side: Corner; hasMark: boolean }) {
  const isKnown = corner.state === 'unit';
  return (
    <Box display="flex" gap="1" alignItems="center" minW="0" flex="1 1 0" whiteSpace="nowrap">
      {hasMark ? (
        <Box
          aria-hidden="true"
          display="grid"
          placeItems="center"
          boxSize="11px"
          flex="none"
          rounded="1px"
          bg={`corner.${side}.solid`}
          color={`corner.${side}.contrast`}
          fontSize="8px"
          fontWeight="bold"
          lineHeight="1"
        >
          {LETTER[side]}
        </Box>
      ) : null}
      <chakra.span overflow="hidden" textOverflow="ellipsis" color={isKnown ? 'fg' : 'fg.subtle'}>
        {shownName(corner.name)}
      </chakra.span>
    </Box>
  );
}

function labelOf({ wire, place }: Item, hasWarning: boolean): string {
  const parts = [
    place ? clockTime(wallTime(place.start)) : '',
    matchName(wire),
    cornersOf(wire)
      .map(({ corner }) => shownName(corner.name))
      .join(' – '),
    wire.is_kept ? texts.board.kept : wire.is_pinned ? texts.board.pinned : '',
    hasWarning ? texts.board.warning : '',
  ];
  return parts.filter(Boolean).join(', ');
}
