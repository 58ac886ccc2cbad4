// What a seni drawing can be chosen by: tournament, its seni categories, their ages, and how many units each gender has.
import { pathOf } from '@web/site/routes';
import * as categoryCalls from '@gelanggang/contract/calls/categories';
import * as seniCalls from '@gelanggang/contract/calls/seni';
import type { ParticipantCountsAnswer } from '@gelanggang/contract/seni-answers';
import { SENI_CATEGORY_IDS } from '@gelanggang/contract/seni-options';
import { type Gender, GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { behind } from '@gelanggang/domain/words/nomor-name';
import { type Choice, useDrawingScope } from '@web/components/draws/drawing-scope';
import { useLookup } from '@web/lib/lookups.api';
import { useCall } from '@web/lib/use-call';

interface Chosen {
  tournament_id: string;
  match_category_id: string;
  age_category_id: string;
  /** As a choice has it; empty: not chosen. */
  nomor: string;
  gender: string;
}

export interface SeniScope {
  /** Every list that what is chosen comes from has arrived. */
  isReady: boolean;
  tournaments: Choice[];
  matchCategories: Choice[];
  ageCategories: Choice[];
  /** The events within the category at this age; empty where there is only one. */
  nomor: { value: string; label: string }[];
  /** Whether tournament, category, age and, where there are several, event are chosen. */
  isEvent: boolean;
  /** Once they are. */
  counts: ParticipantCountsAnswer | undefined;
  /** 'Tunggal Usia Dini 2 Putra – Tunggal senjata' */
  nameOf(chosen: Chosen): string;
  unitsPath(chosen: Chosen): string;
}

/** Those who are entered without an event, as a choice: an empty one is none. */
const WITHOUT = '-';
export const choiceOfNomor = (nomor: string): string => (nomor === '' ? WITHOUT : nomor);
export const nomorOf = (choice: string): string => (choice === WITHOUT ? '' : choice);

/** `drawingId`: its own units count too. */
export function useSeniScope(chosen: Chosen, drawingId: number | null = null): SeniScope {
  const { isReady, tournaments, matchCategories, ageCategories } = useDrawingScope(chosen, SENI_CATEGORY_IDS);
  const place = {
    tournament_id: chosen.tournament_id,
    match_category_id: chosen.match_category_id,
    age_category_id: chosen.age_category_id,
  };
  const isPlace = Object.values(place).every((one) => one !== '');
  const events = useLookup(categoryCalls.nomor, { query: place }, { name: 'nomor', isEnabled: isPlace });
  const nomor = events.rows.map(({ id, name }) => ({ value: choiceOfNomor(id), label: name }));
  const event = {
    ...place,
    nomor: nomorOf(chosen.nomor),
    drawing_id: drawingId,
  };
  const isEvent = isPlace && events.isReady && (nomor.length === 0 || chosen.nomor !== '');
  const counts = useCall(seniCalls.counts, isEvent ? { query: event } : null);
  const nameIn = (choices: readonly Choice[], value: string) =>
    choices.find((one) => String(one.value) === value)?.label ?? '';
  return {
    isReady: isReady && (!isPlace || events.isReady) && (!isEvent || counts.data !== undefined),
    tournaments,
    matchCategories,
    ageCategories,
    nomor,
    isEvent,
    counts: isEvent ? counts.data : undefined,
    nameOf: (given) =>
      [
        nameIn(matchCategories, given.match_category_id),
        nameIn(ageCategories, given.age_category_id),
        given.gender === '' ? '' : GENDER_LABELS[given.gender as Gender],
      ]
        .filter(Boolean)
        .join(' ') + behind(nomor.find((one) => one.value === given.nomor)?.label ?? ''),
    unitsPath,
  };
}

/** Where the pairs and teams of an event are put together. */
export const unitsPath = ({ tournament_id, match_category_id, age_category_id, nomor, gender }: Chosen): string =>
  `${pathOf('/admin/seni/units')}?${new URLSearchParams({ tournament_id, match_category_id, age_category_id, nomor, gender }).toString()}`;
