// A part of the page with its name, and what goes on in it.
import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <chakra.section mt="6" borderTopWidth="2px" borderColor="fg" pt="3" minW="0">
      <Box display="flex" alignItems="baseline" gap="3" mb="2">
        <chakra.h2 textStyle="label">{title}</chakra.h2>
        <chakra.span textStyle="sm" color="fg.subtle" role="status">
          {note ?? ''}
        </chakra.span>
      </Box>
      {children}
    </chakra.section>
  );
}
