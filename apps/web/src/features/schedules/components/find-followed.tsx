// Whom else to follow: the search stands open while there is nobody, and comes at a press otherwise.
import { Box } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/button';
import { followTexts as texts } from '../follow-texts';
import type { FinderProps } from './finder';

/** Whoever follows somebody already mostly looks for nobody. */
const Finder = lazy(() => import('./finder'));

interface FindFollowedProps extends Omit<FinderProps, 'isFocused'> {
  isOpen: boolean;
}

export function FindFollowed({ isOpen, ...props }: FindFollowedProps) {
  const [isAsked, setIsAsked] = useState(false);
  if (isOpen || isAsked) {
    return (
      <Suspense fallback={<Box h="7rem" aria-busy="true" />}>
        <Finder {...props} isFocused={isAsked && !isOpen} />
      </Suspense>
    );
  }
  return (
    <Button variant="plain" size="sm" mt="1" ms="-3" onClick={() => setIsAsked(true)}>
      <Plus aria-hidden="true" />
      {texts.add}
    </Button>
  );
}
