// The corner of a match: a small B or M, its first letter, where space is short, never colour alone.
import { chakra } from '@chakra-ui/react';
import { type Corner, CORNER_LABELS } from '@gelanggang/domain/words/corners';

interface CornerMarkProps {
  corner: Corner;
  /** The words beside it say the corner: a screen reader does not read it twice. */
  isBesideWord?: boolean;
}

export function CornerMark({ corner, isBesideWord }: CornerMarkProps) {
  return (
    <chakra.span
      {...(isBesideWord ? { 'aria-hidden': true } : { role: 'img', 'aria-label': CORNER_LABELS[corner] })}
      title={CORNER_LABELS[corner]}
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
      {CORNER_LABELS[corner].charAt(0)}
    </chakra.span>
  );
}
