// What an athlete is entered in: championship, match category, age category, class, and in pairs and teams its team.
import type { UseFormReturn } from 'react-hook-form';
import * as categoryCalls from '@gelanggang/contract/calls/categories';
import { isPairedByHeight } from '@gelanggang/domain/athletes/class-for';
import { InputField, SelectField } from '@web/components/form-field';
import { optionsOf } from '@web/lib/options-of';
import { useLookup } from '@web/lib/lookups.api';
import { isGender } from '@gelanggang/domain/words/genders';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import { memberFormTexts as texts } from '../texts';
import {
  type AgeProposal,
  type FittingClasses,
  useAgeProposal,
  useEntryProposal,
  useFittingClasses,
  useMatchCategory,
  useNomorChoices,
} from '../use-proposals';
import { classLabel } from './class-label';
import { FeesHint } from './fees-hint';
import type { MemberValues } from './member-values';
import { PlacesHint } from './places-hint';
import { Rest } from './rest-fields';

interface EntryFieldsProps {
  form: UseFormReturn<MemberValues>;
  isNew: boolean;
  /** Also what follows from the rest. */
  isOpen: boolean;
}

/** Stands inside a FormGrid. A select begins anew with its list, so that it shows the choice that came before it. */
export function EntryFields({ form, isNew, isOpen }: EntryFieldsProps) {
  const championships = useLookup(categoryCalls.championshipCategories, {}, { name: 'championship categories' });
  const { categories, chosen: category } = useMatchCategory(form);
  useEntryProposal(form, isNew, championships.rows, categories);
  const contingent = form.watch('contingent_id');
  const ages = useLookup(
    categoryCalls.ageCategories,
    { query: { contingent_id: contingent || undefined } },
    { name: 'age categories' },
  );
  const proposal = useAgeProposal(form, ages.rows);
  const fitting = useFittingClasses(form, category);
  const nomor = useNomorChoices(form, category);
  const isByHeight = fitting.classes.some(({ weight_min: weightMin, weight_max: weightMax }) =>
    isPairedByHeight({ weightMin, weightMax }),
  );

  return (
    <>
      <Rest isOpen={isOpen}>
        <SelectField
          form={form}
          name="championship_category_id"
          label={texts.championship}
          key={`championship ${championships.rows.length}`}
          options={optionsOf(championships.rows)}
        />
      </Rest>
      <SelectField
        form={form}
        name="match_category_id"
        label={texts.matchCategory}
        key={`category ${categories.length}`}
        options={optionsOf(categories)}
        onChosen={() => form.setValue('team_label', '')}
      />
      <Rest isOpen={isOpen || (proposal !== null && proposal.age === null)}>
        <SelectField
          form={form}
          name="age_category_id"
          label={texts.ageCategory}
          hint={ageHint(proposal)}
          key={`age ${ages.rows.length}`}
          options={optionsOf(ages.rows)}
        />
      </Rest>
      {category?.kind === 'tanding' ? (
        <SelectField
          form={form}
          name="category_class_id"
          label={texts.class}
          hint={classHint(fitting)}
          disabled={fitting.classes.length === 0}
          key={`class ${fitting.classes.map((one) => one.id).join(' ')}`}
          options={fitting.classes.map((one) => ({ value: String(one.id), label: classLabel(one) }))}
        />
      ) : null}
      {nomor.choices.length > 0 ? (
        <SelectField
          form={form}
          name="nomor"
          label={texts.nomor}
          hint={texts.nomorHint}
          key={`nomor ${nomor.choices.map((one) => one.id).join(' ')}`}
          options={nomor.choices.map((one) => ({ value: one.id, label: one.name }))}
        />
      ) : null}
      <FeesHint contingentId={Number(contingent)} matchCategoryId={category?.id ?? 0} />
      <PlacesHint contingentId={Number(contingent)} chosen={chosenOf(form, category)} />
      <Rest isOpen={isOpen || isByHeight}>
        <InputField
          form={form}
          name="body_height"
          label={texts.height}
          hint={isByHeight ? texts.heightNeeded : undefined}
          inputMode="decimal"
          maxLength={6}
          isOptional={!isByHeight}
        />
      </Rest>
      {category && category.unit_size > 1 ? (
        <InputField
          form={form}
          name="team_label"
          label={texts.teamLabel}
          hint={texts.teamHint(category.unit_size)}
          isOptional
          maxLength={100}
        />
      ) : null}
    </>
  );
}

/** What a place is taken in, once all of it is chosen. */
function chosenOf(form: UseFormReturn<MemberValues>, category: { id: number; kind: MatchKind } | undefined) {
  const [age, gender, classId, nomor] = form.watch(['age_category_id', 'gender', 'category_class_id', 'nomor']);
  if (!category || age === '' || !isGender(gender) || (category.kind === 'tanding' && classId === '')) return null;
  return {
    ...{ matchCategoryId: category.id, ageCategoryId: Number(age), gender, nomor },
    categoryClassId: category.kind === 'tanding' ? Number(classId) : null,
  };
}

function ageHint(proposal: AgeProposal | null): string | undefined {
  if (!proposal) return undefined;
  return proposal.age ? texts.ageProposed(proposal.age.name, proposal.tournament) : texts.ageNone;
}

function classHint({ classes, isAsked, isWeightWrong, isReady }: FittingClasses): string | undefined {
  if (isWeightWrong) return texts.weightWrong;
  if (!isAsked) return texts.classNeeds;
  if (!isReady) return undefined;
  return classes.length === 0 ? texts.classNone : texts.classOfWeight;
}
