// The calls of the council's panel while a performance is on.
import { apiCall } from '../call';
import type { SheetWithdrawRequest } from '../council';
import type {
  JurusCardDecisionRequest,
  JurusCardRequest,
  JurusCouncilAnswer,
  JurusDisqualificationRequest,
  JurusItemRequest,
} from '../jurus-panels';

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
export const raiseCard = apiCall('POST /panel/jurus-cards', 'council panel').answers<
  JurusCouncilAnswer,
  { body: JurusCardRequest }
>();
export const decideCard = apiCall('POST /panel/jurus-cards/{id}/decide', 'council panel').answers<
  JurusCouncilAnswer,
  { body: JurusCardDecisionRequest }
>();
export const withdrawCard = apiCall('POST /panel/jurus-cards/{id}/withdraw', 'council panel').answers<
  JurusCouncilAnswer,
  { body: SheetWithdrawRequest }
>();
