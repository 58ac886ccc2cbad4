// Why a draw can be trusted: its report, its history, and what staff change by hand.
import { Transform, Type } from 'class-transformer';
import {
  IsIn,
  IsNotEmpty,
  IsObject,
  IsString,
  MaxLength,
  ValidateNested,
  type ValidationOptions,
} from 'class-validator';
import { CORNERS, type Corner } from '@gelanggang/domain/words/corners';
import { IsId, IsOptionalId, IsOptionalText, toLine } from './fields';
import { says, validationSentences } from './validation-sentences';

const REASON_LENGTH = 500;
const REASON: ValidationOptions = { message: says(() => validationSentences.reasonRequired) };

/** POST /pools/{id}/lock, /pools/{id}/unlock. */
export class PoolLockRequest {
  @Transform(toLine)
  @IsNotEmpty(REASON)
  @IsString(REASON)
  @MaxLength(REASON_LENGTH, { message: says(() => validationSentences.reasonLength) })
  reason: string;
}

/** POST /pools/{id}/undo-draw. */
export class UndoDrawRequest extends PoolLockRequest {
  /** The draw that the asker saw: 409 when somebody else has drawn again since. */
  @IsOptionalId()
  draw_number?: number;
}

/** POST /pool-units/{id}/move. */
export class MoveUnitRequest extends PoolLockRequest {
  @IsId()
  pool_id: number;
}

export class SeenSlotRequest {
  @IsId()
  match_id: number;

  @IsIn(CORNERS)
  corner: Corner;

  /** Who stood there when the asker looked: 409 when it is somebody else by now. Left out or null: a bye. */
  @IsOptionalId()
  unit_id?: number | null;
}

/** POST /pools/{id}/swap. */
export class SwapSlotsRequest {
  @IsObject()
  @ValidateNested()
  @Type(() => SeenSlotRequest)
  first: SeenSlotRequest;

  @IsObject()
  @ValidateNested()
  @Type(() => SeenSlotRequest)
  second: SeenSlotRequest;

  @IsOptionalText(REASON_LENGTH)
  reason?: string;
}

/** GET /draw-reports. */
export class DrawReportsQuery {
  @IsOptionalId()
  tournament_id?: number;
}

/** Answer of swap, lock and unlock. */
export interface HandAnswer {
  message: string;
  pool_id: number;
}

export interface MoveUnitAnswer extends HandAnswer {
  /** The pool that was left; gone when its last athlete left it. */
  from_pool_id: number;
  is_emptied: boolean;
}

export interface NamedUnit {
  unit_id: number;
  name: string;
  contingent: string;
}

/** `field`: the field leaves no other way; `hand`: people swapped slots; `seeds`: the places of the seeds. */
export type OwnPairCause = 'field' | 'hand' | 'seeds';

/** A row of GET /draw-reports (`{data: DrawReportRow[]}`), one for each drawn pool. */
export interface DrawReportRow {
  pool_id: number;
  unit_count: number;
  is_pool_of_one: boolean;
  without_opponent: NamedUnit[];
  byes: NamedUnit[];
  own_pairs: {
    position: number;
    blue: NamedUnit;
    red: NamedUnit;
    own_count: number;
    match_count: number;
    cause: OwnPairCause;
  }[];
  least_own_pairs: number;
  /** Where the lightest and the heaviest lie more than 5 kg apart. */
  weight_gap: { lightest: NamedUnit; heaviest: NamedUnit; kilograms: number } | null;
}

export interface DrawRow {
  draw_number: number;
  /** The version of the draw. */
  algorithm: number;
  seed: string;
  fingerprint: string;
  reason: string | null;
  drawn_at: string;
  drawn_by: string | null;
  units_count: number;
  /** Against the draw before; null for the first. */
  change: { added: string[]; removed: string[]; same_pairs: number; pairs: number } | null;
}

export interface ChangeRow {
  number: number;
  /** Of the draw that stood; 0 before the first. */
  draw_number: number;
  kind: ChangeKind;
  /** For `swap`: the two slots and who stood in them before. */
  slots: { position: number; corner: Corner; name: string | null }[];
  /** For a dummy and a move. */
  unit: { name: string; contingent: string } | null;
  /** For a dummy: the match of round 1. */
  position: number | null;
  /** For a move. */
  other_pool: string | null;
  reason: string | null;
  changed_at: string;
  changed_by: string | null;
}

export type ChangeKind = 'swap' | 'dummy' | 'moved in' | 'moved out' | 'locked' | 'unlocked' | 'undone';

/** GET /pools/{id}/draws (`{data: PoolDrawsAnswer}`). */
export interface PoolDrawsAnswer {
  pool_id: number;
  is_locked: boolean;
  is_changed_by_hand: boolean;
  /** null while the pool is not drawn. */
  report: DrawReportRow | null;
  /** The newest first. */
  draws: DrawRow[];
  changes: ChangeRow[];
  units: (NamedUnit & { seed_rank: number | null })[];
  /** The other pools of the class. */
  other_pools: { pool_id: number; name: string; units_count: number; is_drawn: boolean; is_locked: boolean }[];
}
