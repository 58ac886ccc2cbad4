// The calls of a panel at an arena: a device gets in by the code that the arena's desk shows.
import { apiCall } from '../call';
import type { CouncilAnswer } from '../council';
import type { JudgeScoreAnswer, JudgeScoreRequest } from '../jurus-panels';
import type {
  PanelSeen,
  PanelSignIn,
  PanelSignInRequest,
  PanelState,
  PanelTabRequest,
  TapAnswer,
  TapsRequest,
  VerificationAnswerRequest,
} from '../scoring';

export const signIn = apiCall('POST /panel/sign-in', 'public').data<PanelSignIn, { body: PanelSignInRequest }>();
export const state = apiCall('GET /panel', 'any panel').data<PanelState>();
export const open = apiCall('POST /panel/open', 'any panel').data<PanelState, { body: PanelTabRequest }>();
export const seen = apiCall('POST /panel/seen', 'any panel').data<PanelSeen, { body: PanelTabRequest }>();
export const tap = apiCall('POST /panel/taps', 'judge panel').dataRows<TapAnswer, { body: TapsRequest }>();
export const score = apiCall('POST /panel/score', 'judge panel').answers<
  JudgeScoreAnswer,
  { body: JudgeScoreRequest }
>();
export const answer = apiCall('POST /panel/verifications/{id}/answer', 'judge panel').answers<
  CouncilAnswer,
  { body: VerificationAnswerRequest }
>();
