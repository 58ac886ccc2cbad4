// The calls of an arena's desk.
import { apiCall } from '../call';
import type {
  ArenaQuery,
  ArenaQueue,
  ArenaRow,
  ArenaStepRequest,
  ClockStepRequest,
  CorrectionPreview,
  CorrectionPreviewRequest,
  DoctorLeaveRequest,
  MatchStepAnswer,
  MoveMatchRequest,
  ResultRequest,
  UndoResultRequest,
  WalkoverRequest,
  WithdrawResultRequest,
} from '../arena-control';
import type { JurusChoiceRequest, JurusLotAnswer, JurusLotRequest } from '../jurus-panels';

export const arenas = apiCall('GET /arenas', 'operate arena', { of: 'lists', fromArena: true }).dataRows<ArenaRow>();
export const queue = apiCall('GET /arenas/{id}', 'operate arena', { of: 'arena id', fromArena: true }).data<
  ArenaQueue,
  { query: ArenaQuery }
>();
export const callUp = apiCall('POST /matches/{id}/call', 'operate arena', { of: 'match id', fromArena: true }).answers<
  MatchStepAnswer,
  { body: ArenaStepRequest }
>();
export const skip = apiCall('POST /matches/{id}/skip', 'operate arena', {
  of: 'match id',
  fromArena: true,
}).answers<MatchStepAnswer>();
export const start = apiCall('POST /matches/{id}/start', 'operate arena', { of: 'match id', fromArena: true }).answers<
  MatchStepAnswer,
  { body: ArenaStepRequest }
>();
/** The result was told to the hall: broadcasts may show it. */
export const announce = apiCall('POST /matches/{id}/announce', 'operate arena', {
  of: 'match id',
  fromArena: true,
}).answers<MatchStepAnswer>();
export const unstart = apiCall('POST /matches/{id}/unstart', 'operate arena', {
  of: 'match id',
  fromArena: true,
}).answers<MatchStepAnswer>();
export const stepClock = apiCall('POST /matches/{id}/clock', 'operate arena', {
  of: 'match id',
  fromArena: true,
}).answers<MatchStepAnswer, { body: ClockStepRequest }>();
export const record = apiCall('POST /matches/{id}/result', 'operate arena', {
  of: 'match id',
  fromArena: true,
}).answers<MatchStepAnswer, { body: ResultRequest }>();
export const walkover = apiCall('POST /matches/{id}/walkover', 'operate arena', {
  of: 'match id',
  fromArena: true,
}).answers<MatchStepAnswer, { body: WalkoverRequest }>();
export const doctorLeave = apiCall('POST /matches/{id}/doctor-leave', 'operate arena', {
  of: 'match id',
  fromArena: true,
}).answers<MatchStepAnswer, { body: DoctorLeaveRequest }>();
export const withdraw = apiCall('POST /matches/{id}/result/withdraw', 'operate arena', {
  of: 'match id',
  fromArena: true,
}).answers<MatchStepAnswer, { body: WithdrawResultRequest }>();
export const preview = apiCall('POST /matches/{id}/result/preview', 'operate arena', {
  of: 'match id',
  fromArena: true,
  audited: false,
}).data<CorrectionPreview, { body: CorrectionPreviewRequest }>();
export const undo = apiCall('POST /matches/{id}/result/undo', 'operate arena', {
  of: 'match id',
  fromArena: true,
}).answers<MatchStepAnswer, { body: UndoResultRequest }>();
export const bringBack = apiCall('POST /matches/{id}/bring-back', 'operate arena', {
  of: 'match id',
  fromArena: true,
}).answers<MatchStepAnswer>();
export const drawLot = apiCall('POST /matches/{id}/jurus-lot', 'operate arena', {
  of: 'match id',
  fromArena: true,
}).answers<JurusLotAnswer, { body: JurusLotRequest }>();
export const choose = apiCall('POST /matches/{id}/jurus-choice', 'operate arena', {
  of: 'match id',
  fromArena: true,
}).answers<JurusLotAnswer, { body: JurusChoiceRequest }>();
export const move = apiCall('POST /matches/{id}/move', 'operate arena', {
  of: ['match id', 'arena body.arena_id'],
}).answers<MatchStepAnswer, { body: MoveMatchRequest }>();
