// The calls of medals.
import { apiCall } from '../call';
import type { Said } from '../http';
import type {
  DisqualificationPreviewRequest,
  DisqualificationRequest,
  DisqualifiedUnit,
  MedalMove,
  MedalRuleAnswer,
  MedalRuleRequest,
} from '../medals';
import type { Saved } from '../tournament-setup';

export const save = apiCall('PUT /tournaments/{id}/medal-rule', 'manage tournament', { of: 'tournament id' }).answers<
  Saved<MedalRuleAnswer>,
  { body: MedalRuleRequest }
>();

export const disqualified = apiCall('GET /tournaments/{id}/disqualifications', 'manage tournament', {
  of: 'tournament id',
}).dataRows<DisqualifiedUnit>();

export const previewDisqualification = apiCall(
  'POST /tournaments/{id}/disqualifications/preview',
  'manage tournament',
  { of: 'tournament id' },
).data<MedalMove[], { body: DisqualificationPreviewRequest }>();

export const disqualify = apiCall('POST /tournaments/{id}/disqualifications', 'manage tournament', {
  of: 'tournament id',
}).answers<Said, { body: DisqualificationRequest }>();

export const withdrawDisqualification = apiCall(
  'DELETE /tournaments/{id}/disqualifications/{unitId}',
  'manage tournament',
  { of: 'tournament id' },
).answers<Said>();
