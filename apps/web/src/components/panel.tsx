// The one panel of the pages around signing in: a title, what it is about, and its form.
import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export function Panel({ title, lead, children }: { title: string; lead: ReactNode; children?: ReactNode }) {
  return (
    <Box
      w="100%"
      maxW="26rem"
      bg="bg.panel"
      borderWidth="1px"
      borderTopWidth="2px"
      borderTopColor="fg"
      p={{ base: '5', md: '8' }}
    >
      <chakra.h1 textStyle="title.page">{title}</chakra.h1>
      <chakra.p color="fg.muted" mt="1" mb="6" overflowWrap="anywhere">
        {lead}
      </chakra.p>
      {children}
    </Box>
  );
}

/** The form's fields under each other. */
export const PanelForm = chakra('form', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' } });
