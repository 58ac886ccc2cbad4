// A column of a big screen with its head, and a sentence within one.
import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface ColumnProps {
  title: string;
  note?: string;
  children: ReactNode;
}

export function Column({ title, note, children }: ColumnProps) {
  return (
    <chakra.section bg="screen.panel" px="28px" pt="22px" minH="0" overflow="hidden" aria-label={title}>
      <Box
        display="flex"
        alignItems="baseline"
        justifyContent="space-between"
        gap="20px"
        pb="14px"
        borderBottom="3px solid #F5EEE2"
      >
        <chakra.h2 fontSize="46px" fontWeight="680" fontStretch="76%" whiteSpace="nowrap" flex="none">
          {title}
        </chakra.h2>
        {note ? (
          <chakra.span fontSize="28px" color="#CFC4B4" fontStretch="84%" truncate>
            {note}
          </chakra.span>
        ) : null}
      </Box>
      {children}
    </chakra.section>
  );
}

export function ColumnNote({ text }: { text: string }) {
  return (
    <chakra.p fontSize="28px" color="#CFC4B4" lineHeight="1.3" mt="24px">
      {text}
    </chakra.p>
  );
}
