// Filters of the seni form: tick boxes in four groups, each with its "Semua" (spec 2 §2, Seni schedule form).
import { Box, chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { Tick } from '@web/components/table-selection';
import type { Candidate, Unticked } from '../candidates';
import { scheduleTexts as texts } from '../texts';

interface SeniFiltersProps {
  all: readonly Candidate[];
  unticked: Unticked;
  onChange(unticked: Unticked): void;
}

export const SeniFilters = memo(function SeniFilters({ all, unticked, onChange }: SeniFiltersProps) {
  const pools = new Map(all.map((one) => [one.poolId, one.event]));
  const ages = new Map(all.map((one) => [one.ageCategoryId, one.ageCategory]));
  const categories = new Map(all.map((one) => [one.matchCategoryId, one.matchCategory]));
  const genders = new Map(all.map((one) => [one.gender as string, GENDER_LABELS[one.gender]]));
  if (all.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={texts.filters.title}
      display="grid"
      gap={{ base: '3', md: '4' }}
      gridTemplateColumns={{ base: '1fr', md: 'auto auto auto minmax(0, 1fr)' }}
    >
      <TickGroup
        label={texts.filters.matchCategory}
        options={categories}
        unticked={unticked.matchCategory}
        onChange={(next) => onChange({ ...unticked, matchCategory: next })}
      />
      <TickGroup
        label={texts.filters.gender}
        options={genders}
        unticked={unticked.gender}
        onChange={(next) => onChange({ ...unticked, gender: next })}
      />
      <TickGroup
        label={texts.filters.ageCategory}
        options={ages}
        unticked={unticked.ageCategory}
        onChange={(next) => onChange({ ...unticked, ageCategory: next })}
      />
      <TickGroup
        label={texts.filters.pool}
        options={pools}
        unticked={unticked.pool}
        onChange={(next) => onChange({ ...unticked, pool: next })}
      />
    </Box>
  );
});

interface TickGroupProps<Value extends string | number> {
  label: string;
  options: ReadonlyMap<Value, string>;
  unticked: ReadonlySet<Value>;
  onChange(unticked: ReadonlySet<Value>): void;
}

function TickGroup<Value extends string | number>({ label, options, unticked, onChange }: TickGroupProps<Value>) {
  const out = [...options.keys()].filter((value) => unticked.has(value)).length;
  const toggle = (value: Value) => {
    const next = new Set(unticked);
    if (!next.delete(value)) next.add(value);
    onChange(next);
  };
  return (
    <chakra.fieldset minW="0">
      <chakra.legend textStyle="label">{label}</chakra.legend>
      <Box maxH="13rem" overflowY="auto">
        <TickLine
          label={texts.all}
          checked={out === 0}
          mixed={out > 0 && out < options.size}
          onChange={() => onChange(out === 0 ? new Set(options.keys()) : new Set())}
        />
        {[...options].map(([value, text]) => (
          <TickLine key={value} label={text} checked={!unticked.has(value)} onChange={() => toggle(value)} />
        ))}
      </Box>
    </chakra.fieldset>
  );
}

function TickLine(props: { label: string; checked: boolean; mixed?: boolean; onChange(): void }) {
  return (
    <chakra.label
      display="flex"
      alignItems="center"
      gap="2.5"
      minH={{ base: '44px', md: '32px' }}
      fontSize="sm"
      cursor="pointer"
    >
      <Tick
        type="checkbox"
        checked={props.checked}
        ref={(box: HTMLInputElement | null) => {
          if (box) box.indeterminate = props.mixed ?? false;
        }}
        onChange={props.onChange}
      />
      {props.label}
    </chakra.label>
  );
}
