// The calls of rankings: public to read, written by whoever runs tournaments on this site, each their own.
import { apiCall } from '../call';
import type { Said } from '../http';
import type { PageQuery } from '../page-query';
import type {
  OwnRanking,
  OwnRankingRow,
  RankedOne,
  RankedOneQuery,
  RankingAnswer,
  RankingChoice,
  RankingListRow,
  RankingPreview,
  RankingPreviewRequest,
  RankingRequest,
} from '../rankings';
import type { Saved } from '../tournament-setup';

export const everyone = apiCall('GET /rankings', 'public').dataRows<RankingListRow>();
export const one = apiCall('GET /rankings/{id}', 'public').data<RankingAnswer>();
export const ranked = apiCall('GET /rankings/{id}/of', 'public').data<RankedOne, { query: RankedOneQuery }>();

export const list = apiCall('GET /rankings/of-office', 'manage tournament', {
  of: 'site',
}).page<OwnRankingRow, { query: PageQuery }>();
export const choices = apiCall('GET /rankings/choices', 'manage tournament', { of: 'site' }).dataRows<RankingChoice>();
export const read = apiCall('GET /rankings/{id}/form', 'manage tournament', { of: 'site' }).data<OwnRanking>();
export const create = apiCall('POST /rankings', 'manage tournament', { of: 'site', status: 201 }).answers<
  Saved<{ id: number }>,
  { body: RankingRequest }
>();
export const update = apiCall('PUT /rankings/{id}', 'manage tournament', { of: 'site' }).answers<
  Saved<{ id: number }>,
  { body: RankingRequest }
>();
export const remove = apiCall('DELETE /rankings/{id}', 'manage tournament', { of: 'site' }).answers<Said>();
export const preview = apiCall('POST /rankings/preview', 'manage tournament', { of: 'site', audited: false }).data<
  RankingPreview,
  { body: RankingPreviewRequest }
>();
