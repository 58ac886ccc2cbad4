// One part of the account page: a sheet with its heading.
import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <Box
      as="section"
      aria-label={title}
      bg="bg.panel"
      borderWidth="1px"
      borderTopWidth="2px"
      borderTopColor="fg"
      p={{ base: '4', md: '5' }}
      maxW="form"
    >
      <chakra.h2 textStyle="title.section">{title}</chakra.h2>
      {lead ? (
        <chakra.p textStyle="sm" color="fg.muted" mt="1">
          {lead}
        </chakra.p>
      ) : null}
      <Box mt="4">{children}</Box>
    </Box>
  );
}
