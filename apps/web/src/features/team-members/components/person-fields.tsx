// Who an athlete is, and of which contingent.
import type { UseFormReturn } from 'react-hook-form';
import * as contingentCalls from '@gelanggang/contract/calls/contingents';
import { BLOOD_TYPES } from '@gelanggang/contract/person-request';
import { readNik } from '@gelanggang/domain/athletes/nik';
import { GENDER_PERSON_LABELS, GENDERS } from '@gelanggang/domain/words/genders';
import { ComboboxField } from '@web/components/combobox-field';
import { InputField, SelectField } from '@web/components/form-field';
import { optionsOf } from '@web/lib/options-of';
import { useLookup } from '@web/lib/lookups.api';
import { memberFormTexts as texts } from '../texts';
import { useNik } from '../use-nik';
import { useMatchCategory, useProposal } from '../use-proposals';
import type { MemberValues } from './member-values';
import { NikHint } from './nik-hint';
import { Rest, RestLine } from './rest-fields';

interface PersonFieldsProps {
  form: UseFormReturn<MemberValues>;
  isNew: boolean;
  /** The regency of the contingent. */
  homeDistrict: string | null;
  rest: { isOpen: boolean; onToggle(): void };
}

/** Stands inside a FormGrid. */
export function PersonFields({ form, isNew, homeDistrict, rest }: PersonFieldsProps) {
  const contingents = useLookup(contingentCalls.names, {}, { name: 'contingents' });
  const isWithout = contingents.isReady && contingents.rows.length === 0;
  const digits = { inputMode: 'numeric', autoComplete: 'off' } as const;
  const nik = useNik(form, homeDistrict);
  const only = contingents.rows.length === 1 ? contingents.rows[0] : undefined;
  useProposal(form, 'contingent_id', isNew && only ? String(only.id) : null);
  const { chosen } = useMatchCategory(form);
  // the field registers itself again, and keeps this
  form.register('nik', {
    onBlur: () => {
      const read = readNik(form.getValues('nik'));
      if (read.ok) form.setValue('nik', read.nik, { shouldDirty: true });
    },
  });
  return (
    <>
      <ComboboxField
        form={form}
        name="contingent_id"
        label={texts.contingent}
        hint={isWithout ? texts.noContingent : undefined}
        // what is typed before the list is there would be lost with it
        disabled={!isNew || !contingents.isReady}
        options={optionsOf(contingents.rows)}
      />
      <InputField form={form} name="name" label={texts.name} autoComplete="off" maxLength={200} />
      <InputField
        form={form}
        name="nik"
        label={texts.nik}
        hint={<NikHint {...nik} />}
        {...digits}
        // with the blanks and dots of a paper; they go when the field is left
        maxLength={24}
      />
      <RestLine form={form} {...rest} />
      <Rest isOpen={rest.isOpen}>
        <InputField
          form={form}
          name="family_card_number"
          label={texts.familyCard}
          hint={texts.sixteenDigits}
          isOptional
          maxLength={16}
          {...digits}
        />
        <InputField form={form} name="birth_place" label={texts.birthPlace} autoComplete="off" maxLength={200} />
        <InputField form={form} name="birth_date" label={texts.birthDate} type="date" />
        <SelectField
          form={form}
          name="gender"
          label={texts.gender}
          options={GENDERS.map((gender) => ({ value: gender, label: GENDER_PERSON_LABELS[gender] }))}
        />
        <SelectField
          form={form}
          name="blood_type"
          label={texts.bloodType}
          isOptional
          options={BLOOD_TYPES.map((type) => ({ value: type, label: type }))}
        />
      </Rest>
      <InputField
        form={form}
        name="body_weight"
        label={texts.weight}
        inputMode="decimal"
        maxLength={6}
        isOptional={chosen?.kind === 'seni'}
      />
    </>
  );
}
