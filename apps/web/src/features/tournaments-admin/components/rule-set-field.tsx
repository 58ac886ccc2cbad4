// By whose rules a tournament fights tanding: those that ship, and organisers' own.
import { useQuery } from '@tanstack/react-query';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { RuleSetRow } from '@gelanggang/contract/rule-sets';
import { SelectField } from '@web/components/form-field';
import { lists } from '@web/lib/lists';
import { tournamentAdminTexts as texts } from '../texts';

interface RuleSetFieldProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  name: Path<V>;
}

export function RuleSetField<V extends FieldValues>({ form, name }: RuleSetFieldProps<V>) {
  const sets = useQuery({
    queryKey: ['rule-sets'],
    queryFn: ({ signal }) => lists.data<RuleSetRow>('/rule-sets', undefined, signal),
  });
  // until the list is there, what stands is the only choice
  const chosen = String(form.watch(name));
  const options = sets.data?.map(({ set }) => ({ value: set.id, label: set.name })) ?? [
    { value: chosen, label: chosen },
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
