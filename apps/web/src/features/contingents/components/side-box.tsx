// A box beside a list: what waits for an answer, row under row, each with its buttons.
import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export function SideBox({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <Box as="section" aria-label={title} borderWidth="1px" bg="bg.panel" mb="4" p={{ base: '4', md: '5' }}>
      <chakra.h2 textStyle="title.section">{title}</chakra.h2>
      {hint ? (
        <chakra.p textStyle="sm" color="fg.muted" mt="1">
          {hint}
        </chakra.p>
      ) : null}
      <chakra.ul listStyleType="none" mt="2">
        {children}
      </chakra.ul>
    </Box>
  );
}

interface SideRowProps {
  title: ReactNode;
  lines: readonly (string | null | undefined)[];
  children?: ReactNode;
}

export function SideRow({ title, lines, children }: SideRowProps) {
  return (
    <chakra.li
      py="3"
      borderTopWidth="1px"
      display="flex"
      flexWrap="wrap"
      gap="3"
      alignItems="center"
      justifyContent="space-between"
    >
      <Box minW="0" flex="1 1 16rem" overflowWrap="anywhere">
        <chakra.p fontWeight="semibold">{title}</chakra.p>
        {lines.map((line) =>
          line ? (
            <chakra.p key={line} textStyle="sm" color="fg.muted">
              {line}
            </chakra.p>
          ) : null,
        )}
      </Box>
      {children ? (
        <Box display="flex" flexWrap="wrap" gap="2">
          {children}
        </Box>
      ) : null}
    </chakra.li>
  );
}
