// A text to take away: copied by a button, or marked for the keyboard where the browser lets no page copy.
import { Box, chakra } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '@web/components/button';
import { toast } from '@web/lib/toast';
import { shareTexts as texts } from '../texts';

export function CopyBox({ label, text, isLong = false }: { label: string; text: string; isLong?: boolean }) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(text);
      toast.success(texts.copied);
    } catch {
      // browsers copy for pages of https only
      toast.info(texts.copyByHand);
    }
  };
  return (
    <Box>
      <chakra.label htmlFor={id} display="block" fontWeight="semibold" textStyle="sm" mb="1.5">
        {label}
      </chakra.label>
      <Box display="flex" gap="2" alignItems="start">
        <chakra.textarea
          id={id}
          ref={field}
          readOnly
          value={text}
          rows={isLong ? 4 : 1}
          spellCheck={false}
          flex="1"
          minW="0"
          px="3"
          py="2.5"
          fontSize="sm"
          lineHeight="1.45"
          resize="none"
          rounded="md"
          bg="bg.panel"
          borderWidth="1px"
          borderColor="border.control"
          css={{ fieldSizing: 'content', overflowWrap: 'anywhere' }}
        />
        <Button onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          {texts.copy}
        </Button>
      </Box>
    </Box>
  );
}
