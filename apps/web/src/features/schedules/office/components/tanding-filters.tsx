// Filters of the tanding form: gender, match category, age category, class, round (spec 2 §2).
import { roundText } from '@gelanggang/domain/draw/round-labels';
import { Box } from '@chakra-ui/react';
import { memo } from 'react';
import { GENDER_LABELS, GENDERS } from '@gelanggang/domain/words/genders';
import { FilterChip, type FilterOption } from '@web/components/list-filters';
import { NO_FILTERS, passes, type Candidate, type Filters } from '../candidates';
import { scheduleTexts as texts } from '../texts';

/** A class is of one age category and one gender: with these chosen, only theirs are offered. */
const NARROWS_CLASSES: readonly (keyof Filters)[] = ['gender', 'ageCategoryId'];

interface TandingFiltersProps {
  all: readonly Candidate[];
  filters: Filters;
  /** Of the server; without them those of the loaded matches. */
  rounds: readonly FilterOption[] | undefined;
  onChange(filters: Filters): void;
}

export const TandingFilters = memo(function TandingFilters({ all, filters, rounds, onChange }: TandingFiltersProps) {
  const choices = (valueOf: (one: Candidate) => string, labelOf: (one: Candidate) => string): FilterOption[] =>
    [...new Map(all.map((one) => [valueOf(one), labelOf(one)]))].map(([value, label]) => ({ value, label }));
  const chip = (name: keyof Filters, label: string, options: readonly FilterOption[]) => (
    <FilterChip
      label={label}
      value={filters[name]}
      isActive={filters[name] !== ''}
      options={options}
      onChoose={(value) =>
        onChange({ ...filters, ...(NARROWS_CLASSES.includes(name) ? { classId: '' } : {}), [name]: value })
      }
    />
  );
  const { gender, ageCategoryId } = filters;
  const narrowed = all.filter((one) => passes(one, { ...NO_FILTERS, gender, ageCategoryId }));
  const classes = new Map(
    narrowed.map((one) => [
      String(one.classId),
      [filters.ageCategoryId === '' ? one.ageCategory : '', GENDER_LABELS[one.gender], one.className]
        .filter(Boolean)
        .join(' '),
    ]),
  );
  return (
    <Box role="group" aria-label={texts.filters.title} display="flex" flexWrap="wrap" gap="2">
      {chip(
        'gender',
        texts.filters.gender,
        GENDERS.map((gender) => ({ value: gender, label: GENDER_LABELS[gender] })),
      )}
      {chip(
        'matchCategoryId',
        texts.filters.matchCategory,
        choices(
          (one) => String(one.matchCategoryId),
          (one) => one.matchCategory,
        ),
      )}
      {chip(
        'ageCategoryId',
        texts.filters.ageCategory,
        choices(
          (one) => String(one.ageCategoryId),
          (one) => one.ageCategory,
        ),
      )}
      {chip(
        'classId',
        texts.filters.class,
        [...classes].map(([value, label]) => ({ value, label })),
      )}
      {chip(
        'round',
        texts.filters.round,
        rounds ??
          choices(
            (one) => one.roundLabel,
            (one) => roundText(one.roundLabel),
          ),
      )}
    </Box>
  );
});
