// The calls of public entry lists.
import { apiCall } from '../call';
import type {
  Career,
  ContingentHome,
  EntryHome,
  EntryList,
  EntryListQuery,
  EntryRow,
  ProvinceHome,
} from '../entry-lists';

export const list = apiCall('GET /entry-lists/{slug}', 'public', { keptOffline: true }).data<EntryList>();
export const athletes = apiCall('GET /entry-lists/{slug}/athletes', 'public', { keptOffline: true }).page<
  EntryRow,
  { query: EntryListQuery }
>();
export const entry = apiCall('GET /entry-lists/{slug}/athletes/{id}', 'public', {
  keptOffline: true,
}).data<EntryHome>();
export const career = apiCall('GET /entry-lists/{slug}/athletes/{id}/career', 'public', {
  keptOffline: true,
}).data<Career>();
export const contingent = apiCall('GET /entry-lists/{slug}/contingents/{id}', 'public', {
  keptOffline: true,
}).data<ContingentHome>();
export const province = apiCall('GET /entry-lists/{slug}/provinces/{id}', 'public', {
  keptOffline: true,
}).data<ProvinceHome>();
