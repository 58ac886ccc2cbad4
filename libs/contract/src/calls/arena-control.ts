// The calls of an arena's desk.
import { call } from '../call';
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
import type { Said } from '../http';
import type { PaceAnswer, PaceMovesRequest } from '../pace';

export const arenaControlCalls = {
  arenas: call('GET /arenas', 'operate arena', { fromArena: true }).dataRows<ArenaRow>(),
  queue: call('GET /arenas/{id}', 'operate arena', { fromArena: true }).data<ArenaQueue, { query: ArenaQuery }>(),
  call: call('POST /matches/{id}/call', 'operate arena', { fromArena: true }).answers<
    MatchStepAnswer,
    { body: ArenaStepRequest }
  >(),
  skip: call('POST /matches/{id}/skip', 'operate arena', { fromArena: true }).answers<MatchStepAnswer>(),
  start: call('POST /matches/{id}/start', 'operate arena', { fromArena: true }).answers<
    MatchStepAnswer,
    { body: ArenaStepRequest }
  >(),
  unstart: call('POST /matches/{id}/unstart', 'operate arena', { fromArena: true }).answers<MatchStepAnswer>(),
  stepClock: call('POST /matches/{id}/clock', 'operate arena', { fromArena: true }).answers<
    MatchStepAnswer,
    { body: ClockStepRequest }
  >(),
  record: call('POST /matches/{id}/result', 'operate arena', { fromArena: true }).answers<
    MatchStepAnswer,
    { body: ResultRequest }
  >(),
  walkover: call('POST /matches/{id}/walkover', 'operate arena', { fromArena: true }).answers<
    MatchStepAnswer,
    { body: WalkoverRequest }
  >(),
  doctorLeave: call('POST /matches/{id}/doctor-leave', 'operate arena', { fromArena: true }).answers<
    MatchStepAnswer,
    { body: DoctorLeaveRequest }
  >(),
  withdraw: call('POST /matches/{id}/result/withdraw', 'operate arena', { fromArena: true }).answers<
    MatchStepAnswer,
    { body: WithdrawResultRequest }
  >(),
  preview: call('POST /matches/{id}/result/preview', 'operate arena', { fromArena: true }).data<
    CorrectionPreview,
    { body: CorrectionPreviewRequest }
  >(),
  undo: call('POST /matches/{id}/result/undo', 'operate arena', { fromArena: true }).answers<
    MatchStepAnswer,
    { body: UndoResultRequest }
  >(),
  bringBack: call('POST /matches/{id}/bring-back', 'operate arena', { fromArena: true }).answers<MatchStepAnswer>(),
  move: call('POST /matches/{id}/move', 'operate arena').answers<MatchStepAnswer, { body: MoveMatchRequest }>(),
};

export const paceCalls = {
  pace: call('GET /tournaments/{id}/pace', 'manage schedule').data<PaceAnswer>(),
  move: call('POST /tournaments/{id}/pace/moves', 'manage schedule').answers<Said, { body: PaceMovesRequest }>(),
};
