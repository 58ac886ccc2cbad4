// Says on a panel without the server what becomes of what is entered: at its foot, over the last line of what was told, so that
// nothing to be tapped moves and the names stay in sight. That the server is not there stands in the panel's head.
import { chakra } from '@chakra-ui/react';

/** A tap goes through it. */
export function OfflineBand({ text }: { text: string }) {
  return (
    <chakra.p
      data-offline
      position="absolute"
      bottom="0"
      insetX="0"
      zIndex="docked"
      pointerEvents="none"
      bg="#953C11"
      color="#fff"
      px="3"
      // the whole of that line: half a line is read as a fault of the panel
      minH="36px"
      display="flex"
      alignItems="center"
      py="1"
      fontSize="sm"
      lineHeight="1.25"
      fontWeight="semibold"
      role="alert"
    >
      {text}
    </chakra.p>
  );
}
