// The calls of the lookups of places.
import { call } from '../call';
import type { CountryAnswer, DistrictsQuery, RegionAnswer, SubdistrictsQuery, WardsQuery } from '../locations';

export const locationCalls = {
  countries: call('GET /countries', 'public').rows<CountryAnswer>(),
  provinces: call('GET /provinces', 'public').rows<RegionAnswer>(),
  districts: call('GET /districts', 'public').rows<RegionAnswer, { query: DistrictsQuery }>(),
  subdistricts: call('GET /subdistricts', 'public').rows<RegionAnswer, { query: SubdistrictsQuery }>(),
  wards: call('GET /wards', 'public').rows<RegionAnswer, { query: WardsQuery }>(),
};
