// An event of an old list and a place in it, in words.
import { MEDAL_LABELS } from '@gelanggang/domain/results/medal-table';
import { medalOfPlace } from '@gelanggang/domain/past-events/past-results';
import { GENDER_LABELS, type Gender } from '@gelanggang/domain/words/genders';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { pastPageTexts as texts } from './texts';

/** 'Tanding · Remaja · Putri · Kelas A': what the list tells of it. */
export function eventTitle(event: { category: string; age: string; gender: Gender | null; class: string }): string {
  const name = event.class.length <= 2 && event.class !== '' ? texts.class(event.class) : event.class;
  return [event.category, event.age, event.gender ? GENDER_LABELS[event.gender] : '', name].filter(Boolean).join(' · ');
}

export function placeText(place: number | null): string {
  const medal = medalOfPlace(place);
  if (medal) return MEDAL_LABELS[medal];
  return place === null ? texts.took : texts.place(place);
}

export const namesText = (names: readonly string[]): string => names.map((name) => shownName(name)).join(' / ');

/** With its province, where the list tells it. */
export const contingentText = ({ contingent, province }: { contingent: string; province: string }): string =>
  [shownName(contingent), province].filter(Boolean).join(', ');
