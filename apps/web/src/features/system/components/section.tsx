// A ruled part of the page 'System' with its title.
import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <chakra.section minW="0" aria-label={title}>
      <chakra.h2 textStyle="title.section" mb={lead ? '0' : '2'}>
        {title}
      </chakra.h2>
      {lead ? (
        <chakra.p textStyle="sm" color="fg.muted" mb="2">
          {lead}
        </chakra.p>
      ) : null}
      <Box bg="bg.panel" borderWidth="1px" borderTopWidth="2px" borderTopColor="fg" minW="0">
        {children}
      </Box>
    </chakra.section>
  );
}

/** One line of such a part. */
export const SectionRow = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '4',
    py: '2.5',
    minW: '0',
    borderColor: 'border',
    '& + &': { borderTopWidth: '1px' },
  },
});

export function Nothing({ text }: { text: string }) {
  return (
    <chakra.p px="4" py="4" color="fg.muted">
      {text}
    </chakra.p>
  );
}
