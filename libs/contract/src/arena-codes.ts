// Codes that sign a shared laptop in for one arena (domain-rules, "Who may do what").
import { Transform } from 'class-transformer';
import { Matches } from 'class-validator';
import { IsId, IsOptionalId } from './fields';
import { says, validationSentences } from './validation-sentences';

/** Without letters and digits that look alike. */
export const ARENA_CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const ARENA_CODE_LENGTH = 8;
export const ARENA_CODE_MINUTES = 10;
/** A laptop stays signed in for a day of the tournament. */
export const ARENA_SESSION_DAYS = 1;

/** POST /arena-codes. */
export class ArenaCodeRequest {
  @IsId()
  arena_id: number;
}

/** `{message, data: ArenaCode}` of POST /arena-codes: the code is told once. */
export interface ArenaCode {
  id: number;
  code: string;
  expires_at: string;
}

/** GET /arena-codes. */
export class ArenaCodesQuery {
  @IsOptionalId()
  arena_id?: number;
}

/** A row of GET /arena-codes: a code that still waits, or a laptop that one has signed in. */
export interface ArenaCodeRow {
  id: number;
  arena_id: number;
  made_by: string;
  made_at: string;
  expires_at: string;
  used_at: string | null;
  /** Of the laptop. */
  user_agent: string | null;
  last_used_at: string | null;
}

/** POST /arena-codes/sign-in; answers `ArenaSignInAnswer`. */
export class ArenaSignInRequest {
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replace(/[\s-]/g, '').toUpperCase() : value,
  )
  @Matches(/^[A-HJKMNP-Z2-9]{8}$/, { message: says(() => validationSentences.eightSigns) })
  code: string;
}

export interface ArenaSignInAnswer {
  access_token: string;
  expires_at: string;
  arena_id: number;
}
