// The filters that hold for every figure of insight; they live in the address.
import { Box, chakra } from '@chakra-ui/react';
import { GENDER_LABELS, GENDERS } from '@gelanggang/domain/words/genders';
import { MATCH_CATEGORIES } from '@gelanggang/domain/words/labels';
import { NO_PLACE } from '@gelanggang/contract/insight';
import { Button } from '@web/components/button';
import { FilterRow, FilterSelect } from '@web/components/list-filters';
import { optionsOf } from '@web/lib/options-of';
import { useAddress, type Address } from '@web/lib/address';
import type { Query } from '@web/lib/http';
import { useProvinces } from './insight.api';
import { insightTexts as texts } from './texts';

export const FILTERS = ['date_from', 'date_to', 'match_category_id', 'gender', 'province_id'] as const;

/** What the calls take of the address. */
export function filtersOf(address: Address): Query {
  return Object.fromEntries(FILTERS.map((name) => [name, address.get(name)]).filter(([, value]) => value !== ''));
}

export function InsightFilters() {
  const address = useAddress();
  const provinces = useProvinces();
  const isFiltered = FILTERS.some((name) => address.get(name) !== '');
  return (
    <FilterRow>
      <Box display="flex" gap="2" alignItems="center" flexWrap="wrap">
        <DayField name="date_from" label={texts.filters.from} max={address.get('date_to')} />
        <DayField name="date_to" label={texts.filters.to} min={address.get('date_from')} />
      </Box>
      <FilterSelect name="match_category_id" label={texts.filters.category} options={optionsOf(MATCH_CATEGORIES)} />
      <FilterSelect
        name="gender"
        label={texts.filters.gender}
        options={GENDERS.map((gender) => ({ value: gender, label: GENDER_LABELS[gender] }))}
      />
      <FilterSelect
        name="province_id"
        label={texts.filters.province}
        options={[...optionsOf(provinces), { value: String(NO_PLACE), label: texts.filters.noProvince }]}
      />
      {isFiltered ? (
        <Button
          size="sm"
          variant="plain"
          onClick={() => address.set(Object.fromEntries(FILTERS.map((name) => [name, null])))}
        >
          {texts.filters.clear}
        </Button>
      ) : null}
    </FilterRow>
  );
}

function DayField({ name, label, min, max }: { name: string; label: string; min?: string; max?: string }) {
  const address = useAddress();
  const value = address.get(name);
  return (
    <chakra.label display="flex" flexWrap="wrap" alignItems="center" gap="2" textStyle="sm" color="fg.muted">
      {label}
      <chakra.input
        type="date"
        value={value}
        min={min || undefined}
        max={max || undefined}
        onChange={(event) => address.set({ [name]: event.target.value })}
        minH={{ base: '44px', md: '36px' }}
        px="2"
        rounded="md"
        borderWidth="1px"
        borderColor={value ? 'marun.fg' : 'border.control'}
        bg={value ? 'marun.subtle' : 'bg.panel'}
        color={value ? 'marun.fg' : 'fg'}
        fontSize="sm"
      />
    </chakra.label>
  );
}
