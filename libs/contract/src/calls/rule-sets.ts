// The calls of the rule sets that tournaments choose from.
import { apiCall } from '../call';
import type { Said } from '../http';
import type { RuleSetRequest, RuleSetRow } from '../rule-sets';
import type { Saved } from '../tournament-setup';

export const list = apiCall('GET /rule-sets', 'manage tournament', { of: 'shared' }).dataRows<RuleSetRow>();
export const read = apiCall('GET /rule-sets/{code}', 'manage tournament', { of: 'shared' }).data<RuleSetRow>();
export const create = apiCall('POST /rule-sets', 'manage tournament', { of: 'site', status: 201 }).answers<
  Saved<RuleSetRow>,
  { body: RuleSetRequest }
>();
export const update = apiCall('PUT /rule-sets/{code}', 'manage tournament', { of: 'site' }).answers<
  Saved<RuleSetRow>,
  { body: RuleSetRequest }
>();
export const remove = apiCall('DELETE /rule-sets/{code}', 'manage tournament', { of: 'site' }).answers<Said>();
