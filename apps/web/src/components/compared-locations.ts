// How the five fields of a place are compared when two people save at once: by their names.
import { locationTexts } from './location-texts';
import type { QueryClient } from '@tanstack/react-query';
import * as locationCalls from '@gelanggang/contract/calls/locations';
import { lookupRows } from '../lib/lookups.api';
import type { LocationValues } from './location-fields';

type Level = 'province_id' | 'district_id' | 'subdistrict_id' | 'ward_id';

type Regions = 'provinces' | 'districts' | 'subdistricts' | 'wards';

function region(name: Level, label: string, list: Regions, above?: Level) {
  const show = async (value: string, values: LocationValues, client: QueryClient): Promise<string> => {
    if (value === '') return '';
    const rows = await lookupRows(client, locationCalls[list], above ? { query: { [above]: values[above] } } : {});
    return rows.find((row) => String(row.id) === value)?.name ?? value;
  };
  return { name, label, show };
}

const words = locationTexts;

export const COMPARED_LOCATIONS = [
  {
    name: 'country_id' as const,
    label: words.country,
    show: async (value: string, _: LocationValues, client: QueryClient): Promise<string> => {
      const rows = await lookupRows(client, locationCalls.countries);
      return rows.find((row) => String(row.id) === value)?.country_name ?? value;
    },
  },
  region('province_id', words.province, 'provinces'),
  region('district_id', words.district, 'districts', 'province_id'),
  region('subdistrict_id', words.subdistrict, 'subdistricts', 'district_id'),
  region('ward_id', words.ward, 'wards', 'subdistrict_id'),
];
