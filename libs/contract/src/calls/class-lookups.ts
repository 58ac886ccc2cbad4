// The calls of the lookups of classes.
import { apiCall } from '../call';
import type {
  AvailableClassAnswer,
  AvailableClassQuery,
  ClassAnswer,
  ClassesByGenderAnswer,
  FetchClassQuery,
  FetchClassesQuery,
} from '../categories';

export const ofAgeCategory = apiCall('GET /fetch-category-classes', 'signed-in', { of: 'shared' }).rows<
  ClassAnswer,
  { query: FetchClassesQuery }
>();
export const available = apiCall('GET /fetch-available-class', 'signed-in', { of: 'shared' }).rows<
  AvailableClassAnswer,
  { query: AvailableClassQuery }
>();
export const fitting = apiCall('GET /category-classes/fetch-class/{ageCategoryId}', 'signed-in', { of: 'shared' }).rows<
  ClassAnswer,
  { query: FetchClassQuery }
>();
export const byGender = apiCall('GET /category-classes/fetch-by-age-category/{ageCategoryId}', 'signed-in', {
  of: 'shared',
}).answers<ClassesByGenderAnswer>();
