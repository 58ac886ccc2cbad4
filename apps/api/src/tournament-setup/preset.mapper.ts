// What the preset would add to an age, as the set-up page reads it.
import type { PresetAge, PresetClass } from '@gelanggang/contract/setting-up';
import type { WeightClass } from '@gelanggang/domain/athletes/class-for';
import type { PlannedAge } from '@gelanggang/domain/tournament/preset-plan';

const toClass = ({ name, gender, weightMin, weightMax, includesMin }: WeightClass): PresetClass => ({
  name,
  gender,
  weight_min: weightMin,
  weight_max: weightMax,
  includes_min: includesMin,
});

/** JSON has no infinity. */
const finite = (weight: number): number | null => (Number.isFinite(weight) ? weight : null);

export function toPresetAge({
  name,
  preset,
  id,
  newClasses,
  different,
  classification,
  warnings,
}: PlannedAge): PresetAge {
  return {
    name,
    above_years: preset.aboveYears,
    up_to_years: preset.upToYears,
    counting: preset.counting,
    round_count: preset.roundCount,
    round_seconds: preset.roundSeconds,
    break_seconds: preset.breakSeconds,
    classes_count: preset.classes.length,
    is_new: id === null,
    new_classes: newClasses.map(toClass),
    different: different.map((one) => ({ standing: toClass(one.standing), preset: toClass(one.preset) })),
    classification,
    warnings: warnings.map(({ gender, kind, lower, upper, from, to }) => {
      return { gender, kind, lower: lower.name, upper: upper.name, from: finite(from), to: finite(to) };
    }),
  };
}
