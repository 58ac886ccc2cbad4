// The head of an admin page: its title, a quiet figure beside it, and what can be done here.
import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { usePageHelp } from './page-help';
import { Words } from './word-help';

/** On a phone one line that goes by under the finger, the last and most wanted action first; what it is about comes sooner. */
const Actions = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    w: { base: 'calc(100% + var(--g-spacing-8))', md: 'auto' },
    mx: { base: '-4', md: '0' },
    ms: { md: 'auto' },
    px: { base: '4', md: '0' },
    // room for the ring around what has the focus
    py: { base: '1', md: '0' },
    my: { base: '-1', md: '0' },
    flexWrap: { base: 'nowrap', md: 'wrap' },
    overflowX: { base: 'auto', md: 'visible' },
    scrollbarWidth: 'none',
    '& > *': { flexShrink: 0 },
    '& > :last-child': { order: { base: -1, md: 0 } },
    // a tablet held upright has room for a second line: nothing is cut at its edge
    '@media (min-width: 640px)': { flexWrap: 'wrap', overflowX: 'visible' },
  },
});

let hasLoaded = false;

/**
 * The link that led here went with its page, and the focus with it: the title takes it, so that a screen reader says where
 * one is, and the next Tab goes on from there. A page that was loaded begins at its first stop, as the browser has it.
 */
function useFocusOfArrival() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasLoaded && document.activeElement === document.body) title.current?.focus({ preventScroll: true });
    hasLoaded = true;
  }, []);
  return title;
}

export function PageHeader({ title, note, children }: { title: string; note?: ReactNode; children?: ReactNode }) {
  const { words } = usePageHelp();
  const heading = useFocusOfArrival();
  return (
    <>
      <Box display="flex" alignItems="center" flexWrap="wrap" columnGap="3" rowGap="2" mb="4">
        <chakra.h1 ref={heading} textStyle="title.page" tabIndex={-1} outline="0">
          {title}
        </chakra.h1>
        {note ? (
          <chakra.span color="fg.subtle" textStyle="sm" pt="1">
            {note}
          </chakra.span>
        ) : null}
        {children ? <Actions>{children}</Actions> : null}
      </Box>
      {words ? <Words words={words} /> : null}
    </>
  );
}
