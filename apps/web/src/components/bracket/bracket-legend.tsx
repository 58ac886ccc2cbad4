// What the marks on a bracket mean.
import { Box, chakra } from '@chakra-ui/react';
import { CORNER_LABELS } from '@gelanggang/domain/words/corners';
import { CornerMark } from '../corner-mark';
import { bracketTexts as texts } from './texts';

export function BracketLegend() {
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      gap="4"
      mt="3"
      fontSize="sm"
      color="fg.muted"
      css={{ '& > span': { display: 'inline-flex', alignItems: 'center', gap: '6px' } }}
    >
      <span>
        <CornerMark corner="blue" isBesideWord /> {CORNER_LABELS.blue}
      </span>
      <span>
        <CornerMark corner="red" isBesideWord /> {CORNER_LABELS.red}
      </span>
      <span>
        <chakra.i w="32px" h="2px" bg="fg" display="inline-block" /> {texts.winnerPath}
      </span>
      <span>
        <chakra.i boxSize="12px" rounded="xs" bg="marun.solid" display="inline-block" /> {texts.runningWord}
      </span>
    </Box>
  );
}
