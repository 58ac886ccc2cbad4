// The weight on the scales, large, and at once whether it is in the class.
import { chakra } from '@chakra-ui/react';
import type { WeighInAthlete } from '@gelanggang/contract/weigh-in';
import { FormField, Input } from '@web/components/form-field';
import { weighInTexts as texts } from '../texts';
import { typedWeight, type Verdict, verdictOf } from '../typed-weight';

const WORDS: Readonly<Record<Verdict, string>> = {
  fits: texts.fits,
  'too-light': texts.tooLight,
  'too-heavy': texts.tooHeavy,
};

interface WeightFieldProps {
  athlete: WeighInAthlete;
  value: string;
  error: string | undefined;
  onChange(value: string): void;
}

export function WeightField({ athlete, value, error, onChange }: WeightFieldProps) {
  const weight = typedWeight(value);
  const verdict = weight === null ? null : verdictOf(athlete, weight);
  return (
    <FormField
      label={texts.weight}
      error={error}
      hint={
        verdict ? (
          <chakra.span role="status" fontWeight="bold" color={verdict === 'fits' ? 'status.ok.fg' : 'status.danger.fg'}>
            {WORDS[verdict]}
          </chakra.span>
        ) : (
          texts.weightHint
        )
      }
    >
      {(props) => (
        <Input
          {...props}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          inputMode="decimal"
          autoComplete="off"
          autoFocus
          maxLength={6}
          minH="64px"
          fontSize="32px"
          fontWeight="bold"
          fontVariantNumeric="tabular-nums"
        />
      )}
    </FormField>
  );
}
