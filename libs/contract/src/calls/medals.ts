// The calls of medals.
import { apiCall } from '../call';
import type { Said } from '../http';
import type {
  DisqualificationPreviewRequest,
  DisqualificationRequest,
  DisqualifiedUnit,
  DrawnUnit,
  MedalMove,
  MedalRuleAnswer,
  MedalRuleRequest,
} from '../medals';
import type { PageQuery } from '../page-query';
import type { Saved } from '../tournament-setup';

export const save = apiCall('PUT /tournaments/{id}/medal-rule', 'manage tournament', { of: 'tournament id' }).answers<
  Saved<MedalRuleAnswer>,
  { body: MedalRuleRequest }
>();

export const disqualified = apiCall('GET /tournaments/{id}/disqualifications', 'manage tournament', {
  of: 'tournament id',
}).dataRows<DisqualifiedUnit>();

export const drawnUnits = apiCall('GET /tournaments/{id}/drawn-units', 'manage tournament', {
  of: 'tournament id',
}).page<DrawnUnit, { query: PageQuery }>();

export const previewDisqualification = apiCall(
  'POST /tournaments/{id}/disqualifications/preview',
  'manage tournament',
  { of: 'tournament id' },
).data<MedalMove[], { body: DisqualificationPreviewRequest }>();

export const disqualify = apiCall('POST /tournaments/{id}/disqualifications', 'manage tournament', {
  of: 'tournament id',
}).answers<Said, { body: DisqualificationRequest }>();

export const liftUndrawn = apiCall('DELETE /tournaments/{id}/disqualified-members/{memberId}', 'manage tournament', {
  of: 'tournament id',
}).answers<Said>();

export const withdrawDisqualification = apiCall(
  'DELETE /tournaments/{id}/disqualifications/{unitId}',
  'manage tournament',
  { of: 'tournament id' },
).answers<Said>();
