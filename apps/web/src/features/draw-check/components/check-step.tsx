// One step of the check: its number, what was compared, and whether it fits, as a word and a sign.
import { Box, chakra } from '@chakra-ui/react';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { checkTexts as texts } from '../texts';

interface CheckStepProps {
  title: string;
  /** null: a step that shows without judging. */
  isGood: boolean | null;
  children: ReactNode;
}

export function CheckStep({ title, isGood, children }: CheckStepProps) {
  const tone = isGood === null ? 'neutral' : isGood ? 'ok' : 'danger';
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="auto 1fr"
      columnGap="3"
      py="5"
      borderTopWidth="1px"
      borderColor="border"
      css={{ counterIncrement: 'step' }}
    >
      <Box
        boxSize="32px"
        rounded="full"
        display="grid"
        placeItems="center"
        fontWeight="bold"
        bg={tone === 'neutral' ? 'bg.muted' : `status.${tone}.subtle`}
        color={tone === 'neutral' ? 'fg.muted' : `status.${tone}.fg`}
        css={isGood === null ? { '&::before': { content: 'counter(step)' } } : undefined}
      >
        {isGood === null ? null : isGood ? (
          <Check size={18} aria-label={texts.steps.isGood} />
        ) : (
          <X size={18} aria-label={texts.steps.isBad} />
        )}
      </Box>
      <Box minW="0" pt="1">
        <chakra.h2 textStyle="title.section">{title}</chakra.h2>
        <Box mt="1.5" display="grid" gap="3" css={{ '& p': { maxWidth: '62ch' } }}>
          {children}
        </Box>
      </Box>
    </chakra.li>
  );
}

/** Long hexadecimal numbers, in groups that can be compared by eye and wrap on a phone. */
export function Code({ label, value, isWrong = false }: { label: string; value: string; isWrong?: boolean }) {
  return (
    <Box>
      <chakra.p textStyle="sm" color="fg.muted">
        {label}
      </chakra.p>
      <chakra.p
        fontWeight="semibold"
        color={isWrong ? 'status.danger.fg' : 'fg'}
        css={{ fontVariantNumeric: 'tabular-nums' }}
        wordSpacing="0.15em"
      >
        {(value.toUpperCase().match(/.{1,4}/g) ?? []).join(' ')}
      </chakra.p>
    </Box>
  );
}
