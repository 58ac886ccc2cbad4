// What a pressed match shows. Most visits press none: its script comes once the page stands still.
import { Box } from '@chakra-ui/react';
import { type ComponentProps, lazy, Suspense, useEffect } from 'react';

const load = () => import('./match-details');
const MatchDetails = lazy(load);
/** After everything that the page itself needs. */
const LATER_MS = 2_000;

export function OpenedMatch(props: ComponentProps<typeof MatchDetails>) {
  return (
    <Suspense fallback={<Box h="10rem" bg="bg.panel" borderTopWidth="1px" aria-busy="true" />}>
      <MatchDetails {...props} />
    </Suspense>
  );
}

/** So that a press works without a network too. What does not come now is asked for when a match is pressed. */
export function useDetailsAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), LATER_MS);
    return () => clearTimeout(timer);
  }, []);
}
