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

export const preview = apiCall('GET /contingents/{id}/merge-preview', 'manage contingents').data<
  MergePreview,
  { query: MergePreviewQuery }
>();
export const merge = apiCall('POST /contingents/{id}/merge', 'manage contingents').answers<
  MergedAnswer,
  { body: MergeContingentsRequest }
>();
export const list = apiCall('GET /contingent-merges', 'manage contingents').dataRows<MergeRow>();
export const undo = apiCall('POST /contingent-merges/{id}/undo', 'manage contingents').answers<Said>();
