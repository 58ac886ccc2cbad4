// By whose rules a tournament fights tanding: those that ship, and organisers' own.
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import * as ruleSetCalls from '@gelanggang/contract/calls/rule-sets';
import { SelectField } from '@web/components/form-field';
import { useCall } from '@web/lib/use-call';
import { tournamentAdminTexts as texts } from '../texts';

interface RuleSetFieldProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  name: Path<V>;
}

export function RuleSetField<V extends FieldValues>({ form, name }: RuleSetFieldProps<V>) {
  const sets = useCall(ruleSetCalls.list);
  // until the list is there, what stands is the only choice: its key is no name that anybody knows
  const chosen = String(form.watch(name));
  const options = sets.data?.map(({ set }) => ({ value: set.id, label: set.name })) ?? [
    { value: chosen, label: sets.isError ? chosen : '…' },
  ];
  return (
    <SelectField
      form={form}
      name={name}
      label={texts.ruleSet}
      hint={sets.isError ? texts.ruleSetsFailed : texts.ruleSetHint}
      options={options}
    />
  );
}
