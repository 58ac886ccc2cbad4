// Says on a panel that the server is not there; laid over what is below it, so that nothing to be tapped moves.
import { Box, chakra } from '@chakra-ui/react';
import { scoringTexts as texts } from '../texts';

/** `text`: what becomes of what is entered meanwhile. A tap goes through it. */
export function OfflineBand({ text }: { text: string }) {
  return (
    <Box position="relative" flex="none" h="0" zIndex="docked" pointerEvents="none">
      <chakra.p
        data-offline
        position="absolute"
        top="0"
        insetX="0"
        bg="#953C11"
        color="#fff"
        px="3"
        py="1"
        fontSize="sm"
        lineHeight="1.25"
        fontWeight="semibold"
        role="alert"
      >
        {texts.offline}. {text}
      </chakra.p>
    </Box>
  );
}
