// The steps from a file to athletes, and where a list begins: at the first that needs somebody.
import { athletesOf, type ListState } from './list-state';

export const STEPS = ['lembar', 'kolom', 'periksa'] as const;
export type Step = (typeof STEPS)[number];

export const isStep = (text: string): text is Step => STEPS.some((step) => step === text);

/** Straight to the check where one sheet is understood; several sheets are looked at first. */
export function firstStep(list: ListState): Step {
  const chosen = list.states.flatMap(({ isChosen }, at) => (isChosen ? [at] : []));
  if (list.sheets.length > 1 || chosen.length === 0) return 'lembar';
  return chosen.every((at) => athletesOf(list, at) > 0) ? 'periksa' : 'lembar';
}
