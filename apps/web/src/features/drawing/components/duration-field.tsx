// The length of a round: the rule set's, unless somebody says in so many words that this draw has its own.
import { Box, chakra } from '@chakra-ui/react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { MATCH_DURATIONS } from '@gelanggang/contract/draw-options';
import { SelectField } from '@web/components/form-field';
import { Tick } from '@web/components/table-selection';
import { drawingTexts as texts } from '../texts';

interface DurationFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  isOwn: boolean;
  onOwn(isOwn: boolean): void;
}

export function DurationField<Values extends FieldValues>({ form, name, isOwn, onOwn }: DurationFieldProps<Values>) {
  return (
    <Box>
      <SelectField
        form={form}
        name={name}
        label={texts.duration}
        disabled={!isOwn}
        hint={isOwn ? texts.ownDurationHint : texts.ruledDurationHint}
        options={MATCH_DURATIONS.map((seconds) => ({ value: seconds, label: texts.seconds(seconds) }))}
      />
      <chakra.label display="flex" alignItems="center" gap="2.5" minH="44px" cursor="pointer">
        <Tick type="checkbox" checked={isOwn} onChange={(event) => onOwn(event.target.checked)} />
        {texts.ownDuration}
      </chakra.label>
    </Box>
  );
}
