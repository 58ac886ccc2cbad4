// The calls of the council's panel while a performance is on.
import { apiCall } from '../call';
import type { JurusCouncilAnswer, JurusDisqualificationRequest, JurusItemRequest } from '../jurus-panels';

export const takeOff = apiCall('POST /panel/jurus-items', 'council panel').answers<
  JurusCouncilAnswer,
  { body: JurusItemRequest }
>();
export const disqualify = apiCall('POST /panel/jurus-disqualifications', 'council panel').answers<
  JurusCouncilAnswer,
  { body: JurusDisqualificationRequest }
>();
export const takeBack = apiCall(
  'POST /panel/performances/{id}/entries/{entryId}/withdraw',
  'council panel',
).answers<JurusCouncilAnswer>();
