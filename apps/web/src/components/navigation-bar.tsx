// The thin bar at the top while a page is being loaded (spec 1 §2, "A loading bar shows during navigation").
import { Box } from '@chakra-ui/react';
import { useIsPageLoading } from '../lib/page-history';
import { texts } from '../site/texts';

export function NavigationBar() {
  if (!useIsPageLoading()) return null;
  return (
    <Box
      role="status"
      aria-label={texts.list.loading}
      position="fixed"
      insetX="0"
      top="0"
      h="3px"
      zIndex="toast"
      bg="marun.subtle"
      overflow="hidden"
      animation="fade-in 200ms 120ms both"
    >
      <Box h="100%" w="40%" bg="marun.solid" animation="travel 1s linear infinite" />
    </Box>
  );
}
