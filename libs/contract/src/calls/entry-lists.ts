// The calls of public entry lists.
import { call } from '../call';
import type { EntryList, EntryListQuery, EntryRow } from '../entry-lists';

export const entryListCalls = {
  list: call('GET /entry-lists/{slug}', 'public').data<EntryList>(),
  athletes: call('GET /entry-lists/{slug}/athletes', 'public').page<EntryRow, { query: EntryListQuery }>(),
};
