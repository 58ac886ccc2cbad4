// The fields of an entry that can be corrected; class and event follow from the others, as in the form of an athlete.
import { Box } from '@chakra-ui/react';
import * as categoryCalls from '@gelanggang/contract/calls/categories';
import * as classLookupCalls from '@gelanggang/contract/calls/class-lookups';
import type { AgeCategoryAnswer, ClassAnswer, MatchCategoryAnswer, NomorAnswer } from '@gelanggang/contract/categories';
import type { CheckedRow, TicketRow } from '@gelanggang/contract/entry-check';
import {
  ENTRY_FIELD_LABELS as labels,
  type EntryField,
  type EntryValues,
} from '@gelanggang/domain/entry-check/differences';
import { GENDER_PERSON_LABELS, GENDERS, isGender } from '@gelanggang/domain/words/genders';
import { localeTexts } from '@gelanggang/domain/words/locale-texts';
import { weightRangeText } from '@gelanggang/domain/words/weights';
import { decimalOf } from '@gelanggang/domain/words/typed-numbers';
import { FormField, Input, Select } from '@web/components/form-field';
import { useLookup } from '@web/lib/lookups.api';
import { entryCheckTexts } from '../texts';

const texts = entryCheckTexts.ticket;

const EMPTY: EntryValues = {
  ...{ name: '', birth_date: '', gender: '', body_weight: '', match_category_id: '', age_category_id: '' },
  ...{ category_class_id: '', nomor: '', team_label: '' },
};

/** What stands, with what a ticket that waits wants otherwise. */
export const startValues = (row: CheckedRow | null, ticket: TicketRow | null): EntryValues => {
  const values = { ...(row?.values ?? EMPTY) };
  for (const { field, to_value: to } of ticket?.changes ?? []) values[field] = to;
  return { ...values, body_weight: values.body_weight.replace('.', localeTexts.decimal) };
};

export interface EntryChoices {
  category: MatchCategoryAnswer | undefined;
  categories: MatchCategoryAnswer[];
  ages: AgeCategoryAnswer[];
  classes: ClassAnswer[];
  areClassesKnown: boolean;
  events: NomorAnswer[];
  /** With the class and the event that the other fields leave. */
  settled: EntryValues;
}

export function useEntryChoices(values: EntryValues, contingentId: number): EntryChoices {
  const { rows: categories } = useLookup(categoryCalls.matchCategories, { query: {} }, { name: 'match categories' });
  const { rows: ages } = useLookup(
    categoryCalls.ageCategories,
    { query: { contingent_id: contingentId } },
    { name: 'age categories' },
  );
  const category = categories.find((one) => String(one.id) === values.match_category_id);
  const weight = decimalOf(values.body_weight);
  const isTanding = category?.kind === 'tanding';
  const isAsked = isTanding && values.age_category_id !== '' && isGender(values.gender) && weight >= 1 && weight <= 500;
  const { rows: classes, isReady } = useLookup(
    classLookupCalls.fitting,
    {
      params: { ageCategoryId: values.age_category_id },
      query: {
        age_category_id: values.age_category_id,
        gender: values.gender,
        body_weight: Math.round(weight * 100) / 100,
      },
    },
    { isEnabled: isAsked, name: 'category classes' },
  );
  const isSeni = category?.kind === 'seni' && values.age_category_id !== '';
  const { rows: events } = useLookup(
    categoryCalls.nomor,
    {
      query: {
        contingent_id: contingentId,
        match_category_id: category?.id ?? '',
        age_category_id: values.age_category_id,
      },
    },
    { isEnabled: isSeni, name: 'nomor' },
  );
  const known = isAsked && isReady ? classes : [];
  const fits = known.some(({ id }) => String(id) === values.category_class_id);
  const first = known[0] ? String(known[0].id) : '';
  return {
    ...{
      category,
      categories,
      ages,
      classes: known,
      areClassesKnown: isAsked && isReady,
      events: isSeni ? events : [],
    },
    settled: {
      ...values,
      category_class_id:
        category === undefined || (isTanding && !(isAsked && isReady))
          ? values.category_class_id
          : isTanding
            ? fits
              ? values.category_class_id
              : first
            : '',
      nomor: isTanding ? '' : values.nomor,
      team_label: (category?.unit_size ?? 2) > 1 ? values.team_label : '',
    },
  };
}

interface TicketFieldsProps {
  values: EntryValues;
  choices: EntryChoices;
  faults: Record<string, string[] | undefined>;
  onChange(values: EntryValues): void;
}

export function TicketFields({ values, choices, faults, onChange }: TicketFieldsProps) {
  const { category, categories, ages, classes, areClassesKnown, events, settled } = choices;
  const set = (field: EntryField) => (event: { target: { value: string } }) =>
    onChange({ ...values, [field]: event.target.value });
  const text = (field: EntryField, rest: object = {}) => (
    <FormField label={labels[field]} error={faults[field]?.[0]}>
      {(props) => <Input {...props} {...rest} value={settled[field]} onChange={set(field)} />}
    </FormField>
  );
  const choice = (field: EntryField, options: readonly { value: string; label: string }[], hint?: string) => (
    <FormField label={labels[field]} hint={hint} error={faults[field]?.[0]}>
      {(props) => (
        <Select {...props} value={settled[field]} onChange={set(field)}>
          {options.some(({ value }) => value === settled[field]) ? null : <option value={settled[field]}>–</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
  const named = (rows: readonly { id: number; name: string }[]) =>
    rows.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Box display="grid" gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}>
      {text('name', { maxLength: 200 })}
      {text('birth_date', { type: 'date' })}
      {choice(
        'gender',
        GENDERS.map((gender) => ({ value: gender, label: GENDER_PERSON_LABELS[gender] })),
      )}
      {text('body_weight', { inputMode: 'decimal', maxLength: 6 })}
      {choice('match_category_id', named(categories))}
      {choice('age_category_id', named(ages))}
      {category?.kind === 'tanding'
        ? choice(
            'category_class_id',
            classes.map((one) => ({
              value: String(one.id),
              label: `${one.name} ${weightRangeText(one.weight_min, one.weight_max)}`,
            })),
            areClassesKnown && classes.length === 0 ? texts.noClass : texts.classHint,
          )
        : null}
      {events.length > 0
        ? choice(
            'nomor',
            events.map(({ id, name }) => ({ value: id, label: name })),
          )
        : null}
      {category && category.unit_size > 1 ? text('team_label', { maxLength: 100 }) : null}
    </Box>
  );
}
