// What is unusual about the schedule as a whole, and the way to the matches that have a note.
import { Box, chakra } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { Button } from '@web/components/button';
import { scheduleTexts as texts } from '../texts';

interface AttentionProps {
  /** A sentence a line. */
  general: string;
  warnedCount: number;
  onNext(): void;
}

export const Attention = memo(function Attention({ general, warnedCount, onNext }: AttentionProps) {
  const sentences = general.split('\n').filter(Boolean);
  if (sentences.length === 0 && warnedCount === 0) return null;
  return (
    <Box
      role="status"
      aria-label={texts.attention}
      display="flex"
      flexWrap="wrap"
      alignItems="start"
      gap="3"
      mt="4"
      px="4"
      py="3"
      rounded="md"
      bg="status.warn.subtle"
      color="status.warn.fg"
      fontSize="sm"
    >
      <Box pt="0.5" flex="none">
        <TriangleAlert size={18} aria-hidden="true" />
      </Box>
      <chakra.ul flex="1 1 16rem" minW="0" display="grid" gap="1">
        {sentences.map((text) => (
          <li key={text}>{text}</li>
        ))}
        {warnedCount > 0 ? <li>{texts.warned(warnedCount)}</li> : null}
      </chakra.ul>
      {warnedCount > 0 ? (
        <Button size="sm" onClick={onNext}>
          {texts.nextWarned}
        </Button>
      ) : null}
    </Box>
  );
});
