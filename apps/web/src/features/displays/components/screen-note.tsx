// One sentence in the middle of a screen, or of a part of it.
import { Box } from '@chakra-ui/react';

export function ScreenNote({ text }: { text: string }) {
  return (
    <Box flex="1" display="grid" placeItems="center" textAlign="center" px="48px" fontSize="44px" color="#CFC4B4">
      {text}
    </Box>
  );
}
