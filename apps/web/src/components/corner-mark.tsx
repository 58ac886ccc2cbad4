// The corner of a match: a small B or M where space is short, never colour alone.
import { chakra } from '@chakra-ui/react';
import type { Corner } from '@gelanggang/domain/words/corners';
import { texts } from '../site/texts';

const LETTER: Record<Corner, string> = { blue: 'B', red: 'M' };

export function CornerMark({ corner }: { corner: Corner }) {
  return (
    <chakra.span
      role="img"
      aria-label={texts.corner[corner]}
      title={texts.corner[corner]}
      display="inline-grid"
      placeItems="center"
      boxSize="16px"
      flex="none"
      rounded="xs"
      fontSize="10.5px"
      fontWeight="bold"
      lineHeight="1"
      bg={corner === 'blue' ? 'corner.blue.solid' : 'corner.red.solid'}
      color={corner === 'blue' ? 'corner.blue.contrast' : 'corner.red.contrast'}
    >
      {LETTER[corner]}
    </chakra.span>
  );
}
