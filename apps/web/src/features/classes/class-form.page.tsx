// /admin/classes/create and /edit/:id: one weight class, with what its bounds do to its neighbours (spec 2, "Class list and form").
import { pathOf } from '@web/site/routes';
import type { UseFormReturn } from 'react-hook-form';
import * as categoryCalls from '@gelanggang/contract/calls/categories';
import * as classLookupCalls from '@gelanggang/contract/calls/class-lookups';
import * as classCalls from '@gelanggang/contract/calls/classes';
import type { ClassRow } from '@gelanggang/contract/classes';
import { GENDER_PERSON_LABELS, GENDERS, isGender } from '@gelanggang/domain/words/genders';
import { decimalOf } from '@gelanggang/domain/words/typed-numbers';
import { InputField, SelectField } from '@web/components/form-field';
import { RecordForm } from '@web/components/record-form';
import { useLookup } from '@web/lib/lookups.api';
import { ageLabel } from './components/age-label';
import { RangeWarnings } from './components/range-warnings';
import { classTexts as texts } from './texts';

interface Values {
  age_category_id: string;
  name: string;
  gender: string;
  weight_min: string;
  weight_max: string;
  includes_min: string;
}

const typed = (weight: number | null | undefined): string => String(weight ?? '').replace('.', ',');

function valuesOf(row: ClassRow | null): Values {
  return {
    age_category_id: String(row?.age_category_id ?? ''),
    name: row?.name ?? '',
    gender: row?.gender ?? '',
    weight_min: typed(row?.weight_min),
    weight_max: typed(row?.weight_max),
    includes_min: String(row?.includes_min ?? false),
  };
}

export default function ClassFormPage() {
  const ages = useLookup(categoryCalls.ageCategories, {}, { name: 'age categories' }).rows;
  return (
    <RecordForm<ClassRow, Values>
      calls={classCalls}
      page={pathOf('/admin/classes')}
      titles={texts}
      loadFailed={texts.loadFailed}
      saveFailed={texts.saveFailed}
      valuesOf={valuesOf}
      bodyOf={(values, version) => ({ ...values, version })}
      compared={[
        {
          name: 'age_category_id',
          label: texts.age,
          show: (id) => ages.find((one) => String(one.id) === id)?.name ?? '',
        },
        { name: 'name', label: texts.name },
        { name: 'gender', label: texts.gender, show: genderName },
        { name: 'weight_min', label: texts.min },
        { name: 'weight_max', label: texts.max },
        {
          name: 'includes_min',
          label: texts.includesMin,
          show: (value) => (value === 'true' ? texts.includes.yes : texts.includes.no),
        },
      ]}
      below={(form, row) => <Neighbours form={form} id={row?.id} />}
    >
      {(form) => (
        <>
          <SelectField
            // a select takes its value once its options are there
            key={ages.length}
            form={form}
            name="age_category_id"
            label={texts.age}
            options={ages.map((one) => ({ value: one.id, label: ageLabel(one) }))}
          />
          <InputField form={form} name="name" label={texts.name} maxLength={50} />
          <SelectField
            form={form}
            name="gender"
            label={texts.gender}
            options={GENDERS.map((gender) => ({ value: gender, label: GENDER_PERSON_LABELS[gender] }))}
          />
          <SelectField
            form={form}
            name="includes_min"
            label={texts.includesMin}
            options={[
              { value: 'false', label: texts.includes.no },
              { value: 'true', label: texts.includes.yes },
            ]}
          />
          <InputField
            form={form}
            name="weight_min"
            label={texts.min}
            hint={texts.minHint}
            isOptional
            inputMode="decimal"
          />
          <InputField
            form={form}
            name="weight_max"
            label={texts.max}
            hint={texts.maxHint}
            isOptional
            inputMode="decimal"
          />
        </>
      )}
    </RecordForm>
  );
}

const genderName = (value: string): string => (isGender(value) ? GENDER_PERSON_LABELS[value] : '');

/** The classes of this age and gender as they would stand with what is typed. */
function Neighbours({ form, id }: { form: UseFormReturn<Values>; id: number | undefined }) {
  const { age_category_id: age, name, gender, weight_min: min, weight_max: max, includes_min: includes } = form.watch();
  const classes = useLookup(
    classLookupCalls.ofAgeCategory,
    { query: { age_category_id: age } },
    { name: 'category classes', isEnabled: age !== '' },
  ).rows;
  const weightMin = weightOf(min);
  const weightMax = weightOf(max);
  if (!isGender(gender) || name.trim() === '' || weightMin === undefined || weightMax === undefined) return null;
  // an empty range is refused on its field
  if (weightMin !== null && weightMax !== null && weightMin >= weightMax) return null;
  const typedClass = { name, gender, weight_min: weightMin, weight_max: weightMax, includes_min: includes === 'true' };
  const others = classes.filter((one) => one.gender === gender && one.id !== id);
  return <RangeWarnings classes={[...others, typedClass]} />;
}

/** undefined: not a number yet. */
function weightOf(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const weight = decimalOf(text);
  return Number.isFinite(weight) ? weight : undefined;
}
