// Proposes the age category and the class that fit what was typed (issue "Team members": classes reload by age, gender, weight).
import { useCall } from '@web/lib/use-call';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as categoryCalls from '@gelanggang/contract/calls/categories';
import * as classLookupCalls from '@gelanggang/contract/calls/class-lookups';
import * as contingentCalls from '@gelanggang/contract/calls/contingents';
import type { AgeCategoryAnswer, ClassAnswer, MatchCategoryAnswer, NomorAnswer } from '@gelanggang/contract/categories';
import type { ContingentDetail } from '@gelanggang/contract/contingents';
import { ageCategoryFor } from '@gelanggang/domain/athletes/age';
import { WEIGHT_KG } from '@gelanggang/domain/athletes/class-for';
import { decimalOf } from '@gelanggang/domain/words/typed-numbers';
import { useLookup } from '@web/lib/lookups.api';
import type { MemberValues } from './components/member-values';

type Form = UseFormReturn<MemberValues>;
type ProposedField =
  | ('contingent_id' | 'championship_category_id' | 'match_category_id' | 'age_category_id')
  | ('birth_place' | 'birth_date' | 'gender' | 'province_id' | 'district_id');

/** What follows from the contingent alone is nothing to lose. */
const FROM_HOME: readonly ProposedField[] = [
  'contingent_id',
  'championship_category_id',
  'match_category_id',
  'province_id',
  'district_id',
];

/** What was chosen below a region belongs to that region. */
const BELOW: Partial<Record<ProposedField, readonly (keyof MemberValues & string)[]>> = {
  province_id: ['district_id', 'subdistrict_id', 'ward_id'],
  district_id: ['subdistrict_id', 'ward_id'],
};

/** Fills a field in that is empty or still holds the last proposal; what a person chose otherwise stands. */
export function useProposal(form: Form, field: ProposedField, proposal: string | null): void {
  const last = useRef('');
  // a form that begins anew is filled in anew
  const { defaultValues } = form.formState;
  useEffect(() => {
    if (proposal === null) return;
    const current = form.getValues(field);
    if (current !== '' && current !== last.current) return;
    last.current = proposal;
    if (current !== proposal) {
      form.setValue(field, proposal, { shouldDirty: !FROM_HOME.includes(field) });
      form.clearErrors(field);
      BELOW[field]?.forEach((below) => form.setValue(below, ''));
    }
  }, [form, field, proposal, defaultValues]);
}

function useContingentOf(form: Form): ContingentDetail | undefined {
  const contingentId = form.watch('contingent_id');
  return useCall(contingentCalls.read, contingentId === '' ? null : { params: { id: contingentId } }).data;
}

/** The province is the contingent's unless it is changed; the answer is its regency, which the NIK may know better. */
export function useHomeProposal(form: Form, isNew: boolean): string | null {
  const contingent = useContingentOf(form);
  const province = isNew && contingent?.province_id ? String(contingent.province_id) : null;
  // a province comes with its country
  const country = form.watch('country_id');
  useProposal(form, 'province_id', country === String(contingent?.country_id ?? '') ? province : null);
  const isAtHome = province !== null && form.watch('province_id') === province;
  return isAtHome && contingent?.district_id ? String(contingent.district_id) : null;
}

/** Most athletes are entered in tanding, and in the first kind of championship. */
export function useEntryProposal(
  form: Form,
  isNew: boolean,
  championships: readonly { id: number }[],
  categories: readonly MatchCategoryAnswer[],
): void {
  const championship = isNew ? championships[0] : undefined;
  useProposal(form, 'championship_category_id', championship ? String(championship.id) : null);
  const tanding = isNew ? categories.find((one) => one.kind === 'tanding') : undefined;
  useProposal(form, 'match_category_id', tanding ? String(tanding.id) : null);
}

export interface AgeProposal {
  age: AgeCategoryAnswer | null;
  tournament: string;
}

/** By the birth date on the start of the contingent's newest tournament; null: nothing to go by yet. */
export function useAgeProposal(form: Form, ages: readonly AgeCategoryAnswer[]): AgeProposal | null {
  const birthDate = form.watch('birth_date');
  // the answer has the newest first
  const tournament = useContingentOf(form)?.tournaments[0];
  const isKnown = tournament !== undefined && ages.length > 0 && /^[12]\d{3}-\d{2}-\d{2}$/.test(birthDate);
  const bounds = ages.map((age) => ({
    ...{ age, aboveYears: age.above_years, upToYears: age.up_to_years },
    counting: age.counting,
  }));
  const fitting = isKnown ? (ageCategoryFor(bounds, birthDate, tournament.start_date)?.age ?? null) : null;
  useProposal(form, 'age_category_id', fitting ? String(fitting.id) : null);
  return isKnown ? { age: fitting, tournament: tournament.name } : null;
}

/** The match category that is chosen, once it is known. */
export function useMatchCategory(form: Form): { categories: MatchCategoryAnswer[]; chosen?: MatchCategoryAnswer } {
  const championshipId = form.watch('championship_category_id');
  const matchCategoryId = form.watch('match_category_id');
  const { rows } = useLookup(
    categoryCalls.matchCategories,
    { query: { championship_category_id: championshipId } },
    { name: 'match categories' },
  );
  return { categories: rows, chosen: rows.find((one) => String(one.id) === matchCategoryId) };
}

export interface FittingClasses {
  classes: ClassAnswer[];
  /** Whether age, gender and weight are there to find them by. */
  isAsked: boolean;
  /** What stands there is no weight. */
  isWeightWrong: boolean;
  isReady: boolean;
}

/** The classes that hold the weight; a class that no longer fits makes room for the one that does. */
export function useFittingClasses(form: Form, category: MatchCategoryAnswer | undefined): FittingClasses {
  const ageCategoryId = form.watch('age_category_id');
  const gender = form.watch('gender');
  const typed = form.watch('body_weight').trim();
  const weight = decimalOf(typed);
  const isWeight = weight >= WEIGHT_KG.min && weight <= WEIGHT_KG.max;
  const isTanding = category?.kind === 'tanding';
  const isAsked = isTanding && ageCategoryId !== '' && gender !== '' && isWeight;
  const { rows: classes, isReady } = useLookup(
    classLookupCalls.fitting,
    {
      params: { ageCategoryId },
      query: { age_category_id: ageCategoryId, gender, body_weight: Math.round(weight * 100) / 100 },
    },
    { isEnabled: isAsked, name: 'category classes' },
  );
  const isKnown = category !== undefined;
  const firstId = classes[0]?.id;
  const fits = (id: string) => classes.some((one) => String(one.id) === id);
  useEffect(() => {
    const current = form.getValues('category_class_id');
    if (!isKnown || (isAsked && !isReady)) return;
    const wanted = !isAsked ? '' : fits(current) ? current : String(firstId ?? '');
    if (wanted === current) return;
    form.setValue('category_class_id', wanted, { shouldDirty: true });
    form.clearErrors('category_class_id');
  });
  return { classes, isAsked, isWeightWrong: typed !== '' && !isWeight, isReady };
}

/** The events within the chosen category at the chosen age; what is not among them is no longer chosen. */
export function useNomorChoices(form: Form, category: MatchCategoryAnswer | undefined): { choices: NomorAnswer[] } {
  const contingentId = form.watch('contingent_id');
  const ageCategoryId = form.watch('age_category_id');
  const isSeni = category?.kind === 'seni';
  const isAsked = isSeni && contingentId !== '' && ageCategoryId !== '';
  const { rows, isReady } = useLookup(
    categoryCalls.nomor,
    {
      query: { contingent_id: contingentId, match_category_id: category?.id ?? '', age_category_id: ageCategoryId },
    },
    { isEnabled: isAsked, name: 'nomor' },
  );
  const choices = isAsked ? rows : [];
  // before contingent and age are there, as in a form that is restored, there are no events to compare with
  const isKnown = category !== undefined && (!isSeni || (isAsked && isReady));
  const { defaultValues: had } = form.formState;
  const isAsBefore = had?.match_category_id === String(category?.id) && had.age_category_id === ageCategoryId;
  useEffect(() => {
    const current = form.getValues('nomor');
    // what was entered before the rules changed stays, until something else is chosen
    const stays = current === '' || (isAsBefore && current === had.nomor) || choices.some((one) => one.id === current);
    if (!isKnown || stays) return;
    form.setValue('nomor', '', { shouldDirty: true });
    form.clearErrors('nomor');
  });
  return { choices };
}
