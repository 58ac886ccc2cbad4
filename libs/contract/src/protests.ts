// A manager's protest and appeal: the form, the fee, the decision with its remedy (rulebook 2025, art. 15.4).
import { IsIn, IsObject, IsOptional, ValidateNested } from 'class-validator';
import { Type } from 'class-transformer';
import { type DeciderRole, type ProtestLevel, type Remedy, REMEDIES } from '@gelanggang/domain/protests/protests';
import { MAX_SCORE, MIN_SCORE } from '@gelanggang/domain/results/match-steps';
import { WIN_KINDS, type WinKind } from '@gelanggang/domain/results/win-kinds';
import { CORNERS, type Corner } from '@gelanggang/domain/words/corners';
import type { CorrectionEffect } from './arena-control';
import { IsId, IsOptionalId, IsOptionalText, IsText, IsWholeNumber } from './fields';
import type { LiveMatch, LiveTournament } from './live';
import { PerformanceRequest } from './seni';
import { says, validationSentences } from './validation-sentences';

export const CLAIM_LENGTH = 2000;
export const RULING_LENGTH = 4000;
const NAME_LENGTH = 120;
const MOST_FEE = 1_000_000_000;

/** GET /protests: all for the office, of the own contingents' matches for a manager; newest first. */
export class ProtestsQuery {
  @IsOptionalId()
  tournament_id?: number;
}

/** POST /protests: takes the form. */
export class TakeFormRequest {
  @IsId()
  match_id: number;

  /** Of an appeal: the protest that was decided. */
  @IsOptionalId()
  appeals_id?: number;
}

/** POST /protests/{id}/return: the form comes back. */
export class ReturnFormRequest {
  @IsText(CLAIM_LENGTH)
  claim: string;
}

/** POST /protests/{id}/fee: the chair has taken it. */
export class ProtestFeeRequest {
  @IsWholeNumber(1, MOST_FEE)
  fee: number;
}

/** POST /protests/{id}/take-back: the form was taken by mistake, and is as if it never was. */
export class TakeFormBackRequest {
  @IsText(500)
  reason: string;
}

/** Names of those who decide, by role; which are needed says the level. */
export class DecidersRequest implements Partial<Record<DeciderRole, string>> {
  @IsOptionalText(NAME_LENGTH)
  chair?: string;

  @IsOptionalText(NAME_LENGTH)
  council?: string;

  @IsOptionalText(NAME_LENGTH)
  commission?: string;

  @IsOptionalText(NAME_LENGTH)
  'technical-delegate'?: string;

  @IsOptionalText(NAME_LENGTH)
  medical?: string;

  @IsOptionalText(NAME_LENGTH)
  federation?: string;
}

/** POST /protests/{id}/preview: what the decision would change elsewhere. */
export class RulingPreviewRequest {
  @IsIn(REMEDIES, { message: says(() => validationSentences.chooseDecision) })
  remedy: Remedy;

  /** Of a result of tanding that is changed. */
  @IsOptional()
  @IsIn(CORNERS, { message: says(() => validationSentences.unknownCorner) })
  winner?: Corner;
}

/** POST /protests/{id}/ruling. */
export class RulingRequest extends RulingPreviewRequest {
  @IsText(RULING_LENGTH)
  reason: string;

  @IsObject({ message: says(() => validationSentences.decidedBy) })
  @ValidateNested()
  @Type(() => DecidersRequest)
  deciders: DecidersRequest;

  /** Of a result of tanding that is changed: how it is won now, and the points, left out where none are kept. */
  @IsOptional()
  @IsIn(WIN_KINDS, { message: says(() => validationSentences.chooseWin) })
  win_kind?: WinKind;

  @IsOptional()
  @IsWholeNumber(MIN_SCORE, MAX_SCORE)
  blue_score?: number;

  @IsOptional()
  @IsWholeNumber(MIN_SCORE, MAX_SCORE)
  red_score?: number;

  /** Of a performance whose score is changed: the whole record, as it shall stand. */
  @IsOptional()
  @ValidateNested()
  @Type(() => PerformanceRequest)
  performance?: PerformanceRequest;
}

/** POST /protests/{id}/undo. */
export class UndoRulingRequest {
  @IsText(500)
  reason: string;
}

export interface ProtestRuling {
  remedy: Remedy;
  reason: string;
  deciders: Partial<Record<DeciderRole, string>>;
  ruled_at: string;
  undone_at: string | null;
  undone_reason: string | null;
}

/** A recording that the commission looked at for a card of the match, kept because the card was decided by it. */
export interface ProtestClip {
  id: number;
  /** 'Kartu protes Merah: jatuhan Biru tidak sah' */
  card: string;
  round: number;
  /** When the moment began that was asked for. */
  at: string;
}

/** GET /protests: `{data: ProtestRow[]}`. */
export interface ProtestRow {
  id: number;
  level: ProtestLevel;
  /** The protest that an appeal is against. */
  appeals_id: number | null;
  /** It was appealed against. */
  is_appealed: boolean;
  tournament: Pick<LiveTournament, 'id' | 'name' | 'slug' | 'time_zone'>;
  match: LiveMatch;
  contingent: string;
  /** Of an own contingent. */
  is_own: boolean;
  counts_from: string;
  taken_at: string;
  return_by: string;
  returned_at: string | null;
  decide_by: string | null;
  /** null for the other side. */
  claim: string | null;
  fee: number | null;
  fee_at: string | null;
  /** The one that stands. */
  ruling: ProtestRuling | null;
  /** Those that were undone, newest first. */
  undone: ProtestRuling[];
  /** In the order of the match; empty for everybody but the office. */
  clips: ProtestClip[];
}

/** A decision about an own match that can still be questioned: GET /protests/decisions. */
export interface QuestionableDecision {
  tournament: Pick<LiveTournament, 'id' | 'name' | 'slug' | 'time_zone'>;
  match: LiveMatch;
  level: ProtestLevel;
  appeals_id: number | null;
  contingent: string;
  /** null: the result is not announced yet, no time runs. */
  ask_by: string | null;
}

export interface RulingPreview {
  /** Other matches that change. */
  effects: CorrectionEffect[];
}

/** Every step answers with the protest as it is now. */
export interface ProtestAnswer {
  message: string;
  data: ProtestRow;
}
