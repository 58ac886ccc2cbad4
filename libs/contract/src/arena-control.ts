// The operator's desk of an arena: its queue, and the steps of a match on its day (domain-rules, Running the day).
import { IsBoolean, IsIn, IsOptional, NotEquals } from 'class-validator';
import { CLOCK_STEPS, type ClockStep, MOST_ROUNDS } from '@gelanggang/domain/results/match-clock';
import type { BarredBy } from '@gelanggang/domain/results/barred';
import { MAX_SCORE, MIN_SCORE, type MatchStatus } from '@gelanggang/domain/results/match-steps';
import { WIN_KINDS, type WinKind } from '@gelanggang/domain/results/win-kinds';
import { CORNERS, type Corner } from '@gelanggang/domain/words/corners';
import { IsId, IsOptionalId, IsOptionalText, IsText, IsWholeNumber, IsOptionalDay } from './fields';
import type { LiveArena, LiveMatch, LiveSchedule, LiveTournament } from './live';
import { type Reason, REASONS } from '@gelanggang/domain/scoring/reasons';
import { says, validationSentences } from './validation-sentences';

/** POST /matches/{id}/call, /start, /skip, /bring-back, /unstart. The arena is that of its schedule; a match without one needs it here. */
export class ArenaStepRequest {
  @IsOptionalId()
  arena_id?: number;
}

/** POST /matches/{id}/result. */
export class ResultRequest {
  @IsIn(CORNERS, { message: says(() => validationSentences.chooseWinner) })
  winner: Corner;

  @IsIn(WIN_KINDS, { message: says(() => validationSentences.chooseWin) })
  win_kind: WinKind;

  @IsOptional()
  @IsWholeNumber(MIN_SCORE, MAX_SCORE)
  blue_score?: number;

  @IsOptional()
  @IsWholeNumber(MIN_SCORE, MAX_SCORE)
  red_score?: number;

  /** A correction: the result that it replaces. 409 when that one no longer stands. */
  @IsOptionalId()
  corrects_result_id?: number;

  /** Of a correction. */
  @IsOptionalText(500)
  reason?: string;

  /** Of the rulebook, fitting the kind of win; left out, what the sheet says, and in a correction what stood before. */
  @IsOptional()
  @IsIn(Object.keys(REASONS), { message: says(() => validationSentences.unknownWinReason) })
  win_reason?: Reason;
}

/** POST /matches/{id}/walkover. */
export class WalkoverRequest {
  /** Who is there; left out when both are absent. */
  @IsOptional()
  @IsIn(CORNERS, { message: says(() => validationSentences.unknownCorner) })
  winner?: Corner;

  @IsOptionalText(500)
  reason?: string;
}

/** Points that the desk counts at once. */
export const MOST_COUNTED = 20;

/** POST /matches/{id}/count: the desk counts a running match by itself, also where no judges sit. */
export class DeskCountRequest {
  @IsIn(CORNERS, { message: says(() => validationSentences.unknownCorner) })
  corner: Corner;

  /** Points; below zero takes back. */
  @IsWholeNumber(-MOST_COUNTED, MOST_COUNTED)
  @NotEquals(0, { message: says(() => validationSentences.enterScore) })
  by: number;

  /** On the server's clock, in milliseconds since 1970; without it, when it arrives. */
  @IsOptional()
  @IsWholeNumber(0, Number.MAX_SAFE_INTEGER)
  pressed_at?: number;
}

/** POST /matches/{id}/doctor-leave: for who won the match before because the doctor stopped them. */
export class DoctorLeaveRequest {
  @IsIn(CORNERS, { message: says(() => validationSentences.unknownCorner) })
  corner: Corner;

  /** Left out: it is given. */
  @IsOptional()
  @IsBoolean({ message: says(() => validationSentences.yesOrNo) })
  is_given?: boolean;
}

/** POST /matches/{id}/result/withdraw. */
export class WithdrawResultRequest {
  @IsId()
  result_id: number;

  @IsText(500)
  reason: string;
}

/** POST /matches/{id}/result/preview: what would change elsewhere; without a winner, if the result were withdrawn. */
export class CorrectionPreviewRequest {
  @IsId()
  result_id: number;

  @IsOptional()
  @IsIn(CORNERS, { message: says(() => validationSentences.unknownCorner) })
  winner?: Corner;
}

/** Another match that a correction changes. */
export interface CorrectionEffect {
  match_id: number;
  /** 'A24' */
  partai: string | null;
  round_label: string;
  /** Who leaves a corner and who comes; null is nobody. */
  corners: { corner: Corner; before: string | null; after: string | null }[];
  status_before: MatchStatus;
  status_after: MatchStatus;
}

/** `{data: CorrectionPreview}` of POST /matches/{id}/result/preview. */
export interface CorrectionPreview {
  effects: CorrectionEffect[];
}

/** POST /matches/{id}/result/undo: the standing correction, or the result that was withdrawn last. */
export class UndoResultRequest {
  @IsId()
  result_id: number;
}

/** POST /matches/{id}/move: to the end of a session of the same day in another arena. */
export class MoveMatchRequest {
  @IsId()
  arena_id: number;
}

/** A step on the clock that arrives later than this after it was pressed is refused: nobody expects it any more. */
export const CLOCK_STEP_LATEST_MS = 30_000;
export const CLOCK_REASON_LENGTH = 200;

/** POST /matches/{id}/clock. */
export class ClockStepRequest {
  @IsIn(CLOCK_STEPS, { message: says(() => validationSentences.clockStep) })
  step: ClockStep;

  /** When it was pressed, on the server's clock, in milliseconds since 1970; without it, when it arrives. */
  @IsOptional()
  @IsWholeNumber(0, Number.MAX_SAFE_INTEGER)
  pressed_at?: number;

  /** This, `remaining_ms` and `reason` belong to step `set`. */
  @IsOptional()
  @IsWholeNumber(1, MOST_ROUNDS)
  round?: number;

  @IsOptional()
  @IsWholeNumber(1, 3_600_000)
  remaining_ms?: number;

  @IsOptionalText(CLOCK_REASON_LENGTH)
  reason?: string;
}

/** GET /arenas/{id}. */
export class ArenaQuery {
  /** `YYYY-MM-DD`; without it, today in the tournament's time zone, else the next day that has a schedule. */
  @IsOptionalDay()
  date?: string;
}

/** A row of GET /arenas (`{data: ArenaRow[]}`): the arenas that the account may operate, of active tournaments. */
export interface ArenaRow {
  id: number;
  name: string;
  tournament: LiveTournament;
}

/** The standing result of a match in the queue. */
export interface StandingResult {
  id: number;
  match_id: number;
  winner: Corner | null;
  win_kind: string | null;
  /** Of the rulebook's reasons; null where the desk decided by itself. */
  win_reason: string | null;
  blue_score: number | null;
  red_score: number | null;
  is_walkover: boolean;
  reason: string | null;
  recorded_by: string | null;
  recorded_at: string;
  /** The next match has started or is decided: only what moves nobody is corrected. */
  is_final: boolean;
  /** It is a correction of the desk, which can be undone; what a protest has set is undone there. */
  is_correction: boolean;
}

/** A result that was withdrawn last, of a match that waits again; it can be restored. */
export interface WithdrawnResult {
  id: number;
  match_id: number;
  reason: string | null;
  withdrawn_at: string;
}

export interface ProtestedBefore {
  match_id: number;
  /** Of the match whose result it is: 'A24'; null while it has no number. */
  partai: string | null;
}

/** GET /arenas/{id}: `{data: ArenaQueue}`, read at `seq` of stream `tournament:{id}`. */
export interface ArenaQueue {
  epoch: string;
  seq: number;
  arena: LiveArena;
  tournament: LiveTournament;
  /** The day shown, and every day on which the arena has a schedule. */
  date: string;
  dates: string[];
  schedules: LiveSchedule[];
  /** In the order in which they are held. */
  matches: LiveMatch[];
  results: StandingResult[];
  withdrawn: WithdrawnResult[];
  /** Matches whose opponents are not all known; a seni battle's performances wait for one another's. */
  waiting_ids: number[];
  /** Who needs the doctor's leave before the match begins. */
  doctor_leaves: { match_id: number; corner: Corner }[];
  /** Who was absent after the third call at the table. */
  absent: { match_id: number; corner: Corner }[];
  /** Who may not fight: by the scales, or for doping. */
  barred: { match_id: number; corner: Corner; by: BarredBy }[];
  /** Who comes into them by a result that is protested and not decided. Once such a match has begun that result stays. */
  protested: ProtestedBefore[];
  /** So many judges have to agree on a point: where fewer are there, the desk may count. */
  judges_to_agree: number;
  /** Where a match may be moved to: arenas of the tournament with a session on that day. */
  other_arenas: LiveArena[];
  /** Ongoing, else called; null when neither. */
  current_match_id: number | null;
  /** The first after it that is still to be held and whose opponents are known. */
  next_match_id: number | null;
}

/** Every step answers with the new state of the match and of those that it changed. */
export interface MatchStepAnswer {
  message: string;
  data: { match: LiveMatch; changed: LiveMatch[]; result: StandingResult | null };
}
