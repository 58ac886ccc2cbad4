// Country, province, district, subdistrict, ward: each list is that of the choice above it (spec 2 §2 "Contingent form").
import { locationTexts } from './location-texts';
import * as locationCalls from '@gelanggang/contract/calls/locations';
import { INDONESIA } from '@gelanggang/domain/locations/location';
import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { optionsOf } from '../lib/options-of';
import { useLookup } from '../lib/lookups.api';
import { ComboboxField } from './combobox-field';

export interface LocationValues extends FieldValues {
  country_id: string;
  province_id: string;
  district_id: string;
  subdistrict_id: string;
  ward_id: string;
}

const LEVELS = ['province_id', 'district_id', 'subdistrict_id', 'ward_id'] as const;
type Level = (typeof LEVELS)[number];

/** Stands inside a FormGrid. */
export function LocationFields<V extends LocationValues>({ form }: { form: UseFormReturn<V> }) {
  const words = locationTexts;
  const at = (name: keyof LocationValues & string) => String(form.watch(name as Path<V>) ?? '');
  const country = at('country_id');
  const province = at('province_id');
  const district = at('district_id');
  const subdistrict = at('subdistrict_id');

  const countries = useLookup(locationCalls.countries, {}, { name: 'countries' });
  const indonesia = String(countries.rows.find((one) => one.code === INDONESIA)?.id ?? '');
  // until the countries are known, what was chosen below says it, and a new form begins at home: nothing moves down then
  const isHome = country === '' || (countries.isReady ? country === indonesia : province !== '');
  const provinces = useLookup(locationCalls.provinces, {}, { name: 'provinces' });
  const districts = useLookup(
    locationCalls.districts,
    { query: { province_id: province } },
    { isEnabled: isHome && province !== '', name: 'districts' },
  );
  const subdistricts = useLookup(
    locationCalls.subdistricts,
    { query: { district_id: district } },
    { isEnabled: isHome && district !== '', name: 'subdistricts' },
  );
  const wards = useLookup(
    locationCalls.wards,
    { query: { subdistrict_id: subdistrict } },
    { isEnabled: isHome && subdistrict !== '', name: 'wards' },
  );

  const put = (name: keyof LocationValues & string, value: string) =>
    form.setValue(name as Path<V>, value as PathValue<V, Path<V>>);
  /** What was chosen below belongs to the choice that is gone. */
  const clearFrom = (level: Level) => LEVELS.slice(LEVELS.indexOf(level)).forEach((name) => put(name, ''));

  useEffect(() => {
    if (country === '' && indonesia !== '') put('country_id', indonesia);
  });

  return (
    <>
      <ComboboxField
        form={form}
        name={'country_id' as Path<V>}
        label={words.country}
        options={countries.rows.map((one) => ({ value: String(one.id), label: one.country_name }))}
        onChosen={() => clearFrom('province_id')}
      />
      {isHome ? (
        <>
          <ComboboxField
            form={form}
            name={'province_id' as Path<V>}
            label={words.province}
            options={optionsOf(provinces.rows)}
            onChosen={() => clearFrom('district_id')}
          />
          <ComboboxField
            form={form}
            name={'district_id' as Path<V>}
            label={words.district}
            disabled={province === ''}
            options={optionsOf(districts.rows)}
            onChosen={() => clearFrom('subdistrict_id')}
          />
          <ComboboxField
            form={form}
            name={'subdistrict_id' as Path<V>}
            label={words.subdistrict}
            isOptional
            disabled={district === ''}
            options={optionsOf(subdistricts.rows)}
            onChosen={() => clearFrom('ward_id')}
          />
          <ComboboxField
            form={form}
            name={'ward_id' as Path<V>}
            label={words.ward}
            isOptional
            disabled={subdistrict === ''}
            options={optionsOf(wards.rows)}
          />
        </>
      ) : null}
    </>
  );
}
