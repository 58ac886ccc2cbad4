// The calls of public entry lists.
import { apiCall } from '../call';
import type { EntryList, EntryListQuery, EntryRow } from '../entry-lists';

export const list = apiCall('GET /entry-lists/{slug}', 'public', { keptOffline: true }).data<EntryList>();
export const athletes = apiCall('GET /entry-lists/{slug}/athletes', 'public', { keptOffline: true }).page<
  EntryRow,
  { query: EntryListQuery }
>();
