// The head of an admin page: its title, a quiet figure beside it, and what can be done here.
import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { usePageHelp } from './page-help';
import { Words } from './word-help';

export function PageHeader({ title, note, children }: { title: string; note?: ReactNode; children?: ReactNode }) {
  const { words } = usePageHelp();
  return (
    <>
      <Box display="flex" alignItems="center" flexWrap="wrap" columnGap="3" rowGap="2" mb="4">
        <chakra.h1 textStyle="title.page" tabIndex={-1} outline="0">
          {title}
        </chakra.h1>
        {note ? (
          <chakra.span color="fg.subtle" textStyle="sm" pt="1">
            {note}
          </chakra.span>
        ) : null}
        {children ? (
          <Box ms={{ md: 'auto' }} w={{ base: '100%', md: 'auto' }} display="flex" flexWrap="wrap" gap="2">
            {children}
          </Box>
        ) : null}
      </Box>
      {words ? <Words words={words} /> : null}
    </>
  );
}
