// The calls of entry lists from the browser; managers bring in their own contingents only.
import { apiCall } from '../call';
import type {
  CheckedList,
  EntryRowsRequest,
  ReadList,
  RefusedRowsRequest,
  StoreListRequest,
  StoredListId,
} from '../entry-imports';

export const template = apiCall('GET /entry-imports/template/{format}', 'signed-in', { of: 'shared' }).file();
export const read = apiCall('POST /entry-imports/read', 'signed-in', { of: 'own', audited: false }).data<
  ReadList,
  { form: object }
>();
export const check = apiCall('POST /entry-imports/check', 'signed-in', {
  of: 'tournament body.tournament_id',
  audited: false,
}).data<CheckedList, { body: EntryRowsRequest }>();
export const refused = apiCall('POST /entry-imports/refused', 'signed-in', { of: 'shared', audited: false }).file<{
  body: RefusedRowsRequest;
}>();
export const store = apiCall('POST /entry-imports', 'signed-in', {
  of: 'tournament body.tournament_id',
  status: 201,
}).data<StoredListId, { body: StoreListRequest }>();
