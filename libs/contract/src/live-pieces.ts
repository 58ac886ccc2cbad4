// What a cache may be asked for of a public stream: GET /live/{stream} and GET /live/{epoch}/{stream}/{seq}.
import { IsOptional } from 'class-validator';
import type { LoggedEvent } from './events';
import { IsWholeNumber } from './fields';

/** GET /live/{stream}: where a public stream stands. `{data: StreamHead}`. */
export interface StreamHead {
  epoch: string;
  /** Of the newest event, 0 where none was told yet. */
  seq: number;
  /** So long ago it was written, in milliseconds, when this was answered; null without one. */
  newest_age: number | null;
}

/**
 * GET /live/{epoch}/{stream}/{seq}: the events from `seq` on, in order and without a gap, up to the newest or to
 * `MOST_PIECE_EVENTS`. What follows stands at the address after the last one. Any answer of an address is good for ever: a
 * later one only holds more. Empty: `PIECE_HOLD_MS` have passed without an event; asked again with `hold` raised by one, so
 * that a cache hands this answer to nobody who has waited.
 */
export interface LivePiece {
  events: LoggedEvent[];
}

/** So long a piece that does not exist yet is waited for. */
export const PIECE_HOLD_MS = 10_000;
export const MOST_PIECE_EVENTS = 200;

export class PieceQuery {
  /**
   * Absent: answered at once, also empty. Given: a piece that does not exist yet is waited for. It is the number of empty
   * answers that this address has given to whoever asks, so that all who wait ask for the same.
   */
  @IsOptional()
  @IsWholeNumber(0, 1_000_000)
  hold?: number;
}
