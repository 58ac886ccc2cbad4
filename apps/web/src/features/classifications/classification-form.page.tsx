// /admin/match-clasification/create and /edit/:id: classes of a match category and age (spec 2, "Classification list and form").
import { pathOf } from '@web/site/routes';
import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as categoryCalls from '@gelanggang/contract/calls/categories';
import * as classLookupCalls from '@gelanggang/contract/calls/class-lookups';
import * as classificationCalls from '@gelanggang/contract/calls/classifications';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import type { ClassificationAnswer } from '@gelanggang/contract/classifications';
import { GENDER_LABELS, GENDERS } from '@gelanggang/domain/words/genders';
import { useParams } from 'react-router-dom';
import { InputField, SelectField } from '@web/components/form-field';
import { RecordForm } from '@web/components/record-form';
import { useCall } from '@web/lib/use-call';
import { useLookup } from '@web/lib/lookups.api';
import { useRecord } from '@web/lib/records.api';
import { useFetchFailure } from '@web/lib/use-fetch-failure';
import { ClassTables } from './components/class-tables';
import { classificationTexts as texts } from './texts';

interface Values {
  tournament_id: string;
  match_category_id: string;
  age_category_id: string;
  name: string;
  /** null: not chosen yet, so all of the age category once they are loaded. */
  details: number[] | null;
}

function valuesOf(row: ClassificationAnswer | null): Values {
  return {
    tournament_id: String(row?.tournament_id ?? ''),
    match_category_id: String(row?.match_category_id ?? ''),
    age_category_id: String(row?.age_category_id ?? ''),
    name: row?.name ?? '',
    details: row
      ? [...row.details.male, ...row.details.female].filter((one) => one.isSelected).map((one) => one.id)
      : null,
  };
}

export default function ClassificationFormPage() {
  const tournaments = useLookup(tournamentCalls.all, {}, { name: 'tournaments' }).rows;
  const categories = useLookup(categoryCalls.matchCategories, {}, { name: 'match categories' }).rows;
  const ages = useLookup(categoryCalls.ageCategories, {}, { name: 'age categories' }).rows;
  // the form's own record, which names every class of the age category
  const { id } = useParams();
  const stands = useRecord(classificationCalls, id === undefined ? null : Number(id), texts.loadFailed).data;
  const classNames = (ids: readonly number[]): string =>
    GENDERS.map((gender) => {
      const chosen = (stands?.details[gender] ?? []).filter((one) => ids.includes(one.id));
      return `${GENDER_LABELS[gender]}: ${chosen.map((one) => one.name).join(', ') || '–'}`;
    }).join('; ');
  const nameIn = (rows: readonly { id: number; name: string }[], id: unknown) =>
    rows.find((one) => String(one.id) === id)?.name ?? '';
  return (
    <RecordForm<ClassificationAnswer, Values>
      calls={classificationCalls}
      page={pathOf('/admin/match-clasification')}
      titles={texts}
      loadFailed={texts.loadFailed}
      saveFailed={texts.saveFailed}
      valuesOf={valuesOf}
      bodyOf={(values, version) => ({ ...values, details: values.details ?? [], version })}
      compared={[
        { name: 'match_category_id', label: texts.matchCategory, show: (id) => nameIn(categories, id) },
        { name: 'age_category_id', label: texts.age, show: (id) => nameIn(ages, id) },
        { name: 'name', label: texts.name },
        {
          name: 'details',
          label: texts.count,
          show: (ids) => (Array.isArray(ids) ? classNames(ids) : ''),
        },
      ]}
      below={(form) => <Classes form={form} />}
    >
      {(form, row) => (
        <>
          <SelectField
            key={`tournament-${tournaments.length}`}
            form={form}
            name="tournament_id"
            label={texts.tournament}
            disabled={row !== null}
            options={(row ? [row.tournament] : tournaments).map((one) => ({ value: one.id, label: one.name }))}
          />
          <SelectField
            key={`category-${categories.length}`}
            form={form}
            name="match_category_id"
            label={texts.matchCategory}
            options={categories.map((one) => ({ value: one.id, label: one.name }))}
          />
          <AgeField form={form} />
          <InputField form={form} name="name" label={texts.name} maxLength={100} />
        </>
      )}
    </RecordForm>
  );
}

/** The ages of the chosen tournament's rule set. */
function AgeField({ form }: { form: UseFormReturn<Values> }) {
  const tournament = form.watch('tournament_id');
  const ages = useLookup(
    categoryCalls.ageCategories,
    { query: { tournament_id: tournament || undefined } },
    { name: 'age categories' },
  ).rows;
  return (
    <SelectField
      key={`age-${tournament}-${ages.length}`}
      form={form}
      name="age_category_id"
      label={texts.age}
      options={ages.map((one) => ({ value: one.id, label: one.name }))}
      onChosen={() => form.setValue('details', null)}
    />
  );
}

function Classes({ form }: { form: UseFormReturn<Values> }) {
  const { age_category_id: age, details } = form.watch();
  const classes = useCall(classLookupCalls.byGender, age === '' ? null : { params: { ageCategoryId: age } });
  const { data } = classes;
  useFetchFailure(classes.error, texts.classesFailed);
  // all are preselected when they are loaded for an age category
  useEffect(() => {
    if (data && details === null) {
      form.setValue(
        'details',
        [...data.male, ...data.female].map((one) => one.id),
      );
    }
  }, [data, details, form]);
  const error = form.formState.errors.details?.message;
  if (age === '') {
    return (
      <chakra.p mt="6" color="fg.muted" textStyle="sm">
        {texts.chooseAge}
      </chakra.p>
    );
  }
  return (
    <>
      {error ? (
        <chakra.p mt="6" textStyle="sm" color="fg.error" fontWeight="medium" role="alert">
          {error}
        </chakra.p>
      ) : null}
      {data ? (
        <ClassTables
          classes={data}
          selected={new Set(details ?? [])}
          onChange={(selected) => {
            form.clearErrors('details');
            form.setValue('details', selected, { shouldDirty: true });
          }}
        />
      ) : null}
    </>
  );
}
