// The calls of the lookups of places.
import { apiCall } from '../call';
import type { CountryAnswer, DistrictsQuery, RegionAnswer, SubdistrictsQuery, WardsQuery } from '../locations';

export const countries = apiCall('GET /countries', 'public').rows<CountryAnswer>();
export const provinces = apiCall('GET /provinces', 'public').rows<RegionAnswer>();
export const districts = apiCall('GET /districts', 'public').rows<RegionAnswer, { query: DistrictsQuery }>();
export const subdistricts = apiCall('GET /subdistricts', 'public').rows<RegionAnswer, { query: SubdistrictsQuery }>();
export const wards = apiCall('GET /wards', 'public').rows<RegionAnswer, { query: WardsQuery }>();
