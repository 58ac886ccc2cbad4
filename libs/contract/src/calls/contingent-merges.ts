// The calls of making one contingent of two.
import { apiCall } from '../call';
import type {
  MergeContingentsRequest,
  MergePreview,
  MergePreviewQuery,
  MergeRow,
  MergedAnswer,
} from '../contingent-merges';
import type { Said } from '../http';

export const preview = apiCall('GET /contingents/{id}/merge-preview', 'manage contingents', {
  of: ['whole-contingent id', 'whole-contingent query.merged_id'],
}).data<MergePreview, { query: MergePreviewQuery }>();
export const merge = apiCall('POST /contingents/{id}/merge', 'manage contingents', {
  of: ['whole-contingent id', 'whole-contingent body.merged_id'],
}).answers<MergedAnswer, { body: MergeContingentsRequest }>();
export const list = apiCall('GET /contingent-merges', 'manage contingents', { of: 'lists' }).dataRows<MergeRow>();
export const undo = apiCall('POST /contingent-merges/{id}/undo', 'manage contingents', {
  of: 'merge id',
}).answers<Said>();
