// The calls of the council's panel for the match on the mat.
import { apiCall } from '../call';
import type {
  CouncilAnswer,
  HitRequest,
  KnockdownRequest,
  LotRequest,
  PanelClockRequest,
  PenaltyRequest,
  PressWithdrawRequest,
  SheetWithdrawRequest,
  StopRequest,
  ThrowRequest,
  TimerEndRequest,
  TimerRequest,
  VarDecisionRequest,
  VarRequest,
  VerificationRequest,
} from '../council';
import type { Said } from '../http';
import type { ResultProposal, ScoreSheet } from '../scoring';

export const sheet = apiCall('GET /panel/sheet', 'council panel').data<ScoreSheet | null>();
export const proposal = apiCall('GET /panel/proposal', 'council panel').data<ResultProposal>();
export const giveThrow = apiCall('POST /panel/throws', 'table panel').answers<CouncilAnswer, { body: ThrowRequest }>();
export const hit = apiCall('POST /panel/hits', 'table panel').answers<CouncilAnswer, { body: HitRequest }>();
export const clock = apiCall('POST /panel/clock', 'council panel').answers<Said, { body: PanelClockRequest }>();
export const startTimer = apiCall('POST /panel/timers', 'council panel').answers<Said, { body: TimerRequest }>();
export const endTimer = apiCall('POST /panel/timers/{id}/end', 'council panel').answers<
  Said,
  { body: TimerEndRequest }
>();
export const withdrawTimer = apiCall('POST /panel/timers/{id}/withdraw', 'council panel').answers<
  Said,
  { body: SheetWithdrawRequest }
>();
export const penalty = apiCall('POST /panel/penalties', 'table panel').answers<
  CouncilAnswer,
  { body: PenaltyRequest }
>();
export const knockdown = apiCall('POST /panel/knockdowns', 'council panel').answers<
  CouncilAnswer,
  { body: KnockdownRequest }
>();
export const withdrawPoint = apiCall('POST /panel/points/{id}/withdraw', 'council panel').answers<
  CouncilAnswer,
  { body: SheetWithdrawRequest }
>();
export const withdrawPenalty = apiCall('POST /panel/penalties/{id}/withdraw', 'council panel').answers<
  CouncilAnswer,
  { body: SheetWithdrawRequest }
>();
export const withdrawKnockdown = apiCall('POST /panel/knockdowns/{id}/withdraw', 'council panel').answers<
  CouncilAnswer,
  { body: SheetWithdrawRequest }
>();
export const withdrawPress = apiCall('POST /panel/presses/{key}/withdraw', 'table panel').answers<
  CouncilAnswer,
  { body: PressWithdrawRequest }
>();
export const stop = apiCall('POST /panel/stops', 'council panel').answers<CouncilAnswer, { body: StopRequest }>();
export const withdrawStop = apiCall('POST /panel/stops/{id}/withdraw', 'council panel').answers<
  CouncilAnswer,
  { body: SheetWithdrawRequest }
>();
export const lot = apiCall('POST /panel/lot', 'council panel').answers<CouncilAnswer, { body: LotRequest }>();
export const ask = apiCall('POST /panel/verifications', 'council panel').answers<
  CouncilAnswer,
  { body: VerificationRequest }
>();
export const confirm = apiCall('POST /panel/verifications/{id}/confirm', 'council panel').answers<CouncilAnswer>();
export const close = apiCall('POST /panel/verifications/{id}/close', 'council panel').answers<CouncilAnswer>();
export const requestVideo = apiCall('POST /panel/var-requests', 'council panel').answers<
  CouncilAnswer,
  { body: VarRequest }
>();
export const decideVideo = apiCall('POST /panel/var-requests/{id}/decide', 'council panel').answers<
  CouncilAnswer,
  { body: VarDecisionRequest }
>();
export const withdrawVideo = apiCall('POST /panel/var-requests/{id}/withdraw', 'council panel').answers<
  CouncilAnswer,
  { body: SheetWithdrawRequest }
>();
