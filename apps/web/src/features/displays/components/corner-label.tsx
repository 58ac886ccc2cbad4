// A corner by its name in its colour, beside who stands in it.
import { chakra } from '@chakra-ui/react';
import { type Corner, CORNER_LABELS } from '@gelanggang/domain/words/corners';

export function CornerLabel({ corner, height }: { corner: Corner; height: string }) {
  return (
    <chakra.span
      bg={`screen.${corner}`}
      color="#fff"
      fontSize="28px"
      fontWeight="650"
      lineHeight={height}
      w="104px"
      textAlign="center"
      rounded="4px"
      flex="none"
    >
      {CORNER_LABELS[corner]}
    </chakra.span>
  );
}
