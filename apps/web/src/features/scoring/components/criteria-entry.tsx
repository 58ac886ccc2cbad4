// Ganda and tunggal bebas on a judge's phone: three criteria of 0.01 to 0.30, on top of 9.10, all within the thumb's reach.
import { Box, chakra } from '@chakra-ui/react';
import { criteriaOf, CRITERION } from '@gelanggang/domain/seni/judge-entry';
import type { SeniMatchType } from '@gelanggang/domain/seni/performance-time';
import { seniPointsText } from '@gelanggang/domain/words/seni-score';
import type { JudgeDraft } from '../judge-draft';
import { scoringTexts as texts } from '../texts';
import { LYING, Step } from './score-entry';

interface CriteriaEntryProps {
  event: SeniMatchType;
  draft: JudgeDraft;
  onChange(part: Partial<JudgeDraft>): void;
}

/** Where a first press begins: the middle of what may be given. */
const START = CRITERION.max / 2;
/** Hundredths, from the left: less, then more. */
const STEPS = [-5, -1, 1, 5];

export function CriteriaEntry({ event, draft, onChange }: CriteriaEntryProps) {
  return (
    <Box
      display="grid"
      gap="2.5"
      mt="auto"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
      css={{ [LYING]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } }}
    >
      {criteriaOf(event).map((label, index) => (
        <Criterion
          key={label}
          label={label}
          value={draft.criteria[index] ?? null}
          onChange={(value) => onChange({ criteria: draft.criteria.map((one, at) => (at === index ? value : one)) })}
        />
      ))}
    </Box>
  );
}

interface CriterionProps {
  label: string;
  /** Hundredths; null: nothing chosen yet. */
  value: number | null;
  onChange(value: number): void;
}

function Criterion({ label, value, onChange }: CriterionProps) {
  const { min, max } = CRITERION;
  const move = (by: number) => onChange(value === null ? START : Math.min(max, Math.max(min, value + by)));
  return (
    <Box as="section" aria-label={label} display="grid" gap="1" minW="0" alignContent="end">
      <Box display="flex" alignItems="baseline" justifyContent="space-between" gap="3">
        <chakra.h2 fontSize="sm" fontWeight="semibold" color="ink.fg" lineHeight="1.2" minW="0">
          {label}
        </chakra.h2>
        <chakra.output textStyle="display.figure" fontSize="32px" lineHeight="1" aria-live="polite">
          {value === null ? '–' : seniPointsText(value)}
        </chakra.output>
      </Box>
      <Box display="flex" gap="1.5">
        {STEPS.map((step) => (
          <Step
            key={step}
            type="button"
            minW="0"
            minH="52px"
            css={{ [LYING]: { minHeight: '44px', fontSize: 'sm' } }}
            disabled={value === (step > 0 ? max : min)}
            aria-label={texts.change(label, step)}
            onClick={() => move(step)}
          >
            {step > 0 ? '+' : '−'}
            {seniPointsText(Math.abs(step))}
          </Step>
        ))}
      </Box>
    </Box>
  );
}
