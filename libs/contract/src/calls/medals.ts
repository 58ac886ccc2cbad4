// The calls of medals.
import { apiCall } from '../call';
import type { MedalRuleAnswer, MedalRuleRequest } from '../medals';
import type { Saved } from '../tournament-setup';

export const save = apiCall('PUT /tournaments/{id}/medal-rule', 'manage tournament').answers<
  Saved<MedalRuleAnswer>,
  { body: MedalRuleRequest }
>();
