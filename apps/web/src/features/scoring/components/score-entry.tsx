// A judge's score of a performance, set by large steps on a phone: 9.00 to 10.00, and what is deducted.
import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { seniPointsText } from '@gelanggang/domain/words/seni-score';
import { scoringTexts as texts } from '../texts';

/** A phone that lies has little height: everything stays in view without scrolling. */
export const LYING = '@media (orientation: landscape) and (max-height: 480px)';

export const Step = chakra('button', {
  base: {
    minH: '56px',
    [LYING]: { minH: '44px' },
    flex: '1',
    rounded: 'md',
    bg: 'rgba(255,255,255,.12)',
    color: 'ink.strong',
    fontSize: 'lg',
    fontWeight: 'bold',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    touchAction: 'manipulation',
    _active: { bg: 'rgba(255,255,255,.24)' },
    _disabled: { opacity: 0.4, cursor: 'not-allowed' },
  },
});

interface EntryProps {
  label: string;
  /** Hundredths; null: nothing chosen yet. */
  value: number | null;
  min: number;
  max: number;
  /** Where the first press begins. */
  start: number;
  /** Hundredths. */
  steps: readonly number[];
  isDisabled: boolean;
  onChange(value: number): void;
  children?: ReactNode;
}

export function ScoreEntry({ label, value, min, max, start, steps, isDisabled, onChange, children }: EntryProps) {
  const move = (by: number) => onChange(Math.min(max, Math.max(min, value === null ? start : value + by)));
  const row = (sign: 1 | -1) => (
    <Box display="flex" gap="1.5">
      {steps.map((step) => (
        <Step
          key={step}
          type="button"
          disabled={isDisabled || value === (sign > 0 ? max : min)}
          aria-label={texts.change(label, sign * step)}
          onClick={() => move(sign * step)}
        >
          {sign > 0 ? '+' : '−'}
          {seniPointsText(step)}
        </Step>
      ))}
    </Box>
  );
  return (
    <Box as="section" aria-label={label} display="grid" gap="1.5">
      <Box display="flex" alignItems="baseline" justifyContent="space-between" gap="3">
        <chakra.h2 fontSize="sm" fontWeight="semibold" color="ink.fg">
          {label}
        </chakra.h2>
        <chakra.output
          textStyle="display.figure"
          fontSize="56px"
          lineHeight="1"
          color="ink.strong"
          aria-live="polite"
          css={{ [LYING]: { fontSize: '40px' } }}
        >
          {value === null ? '–' : seniPointsText(value)}
        </chakra.output>
      </Box>
      {row(1)}
      {row(-1)}
      {children}
    </Box>
  );
}
