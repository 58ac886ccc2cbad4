// The calls of medals.
import { call } from '../call';
import type { MedalRuleAnswer, MedalRuleRequest } from '../medals';
import type { Saved } from '../tournament-setup';

export const medalCalls = {
  save: call('PUT /tournaments/{id}/medal-rule', 'manage tournament').answers<
    Saved<MedalRuleAnswer>,
    { body: MedalRuleRequest }
  >(),
};
