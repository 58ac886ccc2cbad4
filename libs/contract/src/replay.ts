// The replay of a moment: what the table asks the camera of its arena for, and the one clip that the camera sends.
import { IsOptional, Matches } from 'class-validator';
import { IsWholeNumber } from './fields';
import { says, validationSentences } from './validation-sentences';

/** So long a clip may be, … */
export const REPLAY_MOST_MS = 10_000;
/** … so long ago it may have begun: a camera keeps no more, … */
export const REPLAY_KEEPS_MS = 180_000;
/** … so large it may be, with what a recording holds beside the moment, … */
export const REPLAY_MOST_BYTES = 16_000_000;
/** … and so long the table waits for it. */
export const REPLAY_WAITS_MS = 15_000;

/** POST /panel/replays: on the server's clock, in milliseconds since 1970. 409 without a camera. */
export class ReplayRequest {
  @IsWholeNumber(0, Number.MAX_SAFE_INTEGER)
  from: number;

  @IsWholeNumber(0, Number.MAX_SAFE_INTEGER)
  to: number;

  /** Of one press: sent again it asks once. */
  @IsOptional()
  @Matches(/^[a-z0-9-]{8,40}$/, { message: says(() => validationSentences.pressMark) })
  key?: string;
}

/** `missing`: the camera has not got that moment, or has not answered. */
export type ReplayState = 'asked' | 'there' | 'missing';

/** GET /panel/replays/{id}, and each of GET /panel/replays/asked. */
export interface Replay {
  id: number;
  from: number;
  to: number;
  state: ReplayState;
  /** Of the recording's first picture; null until it is there. */
  begins_at: number | null;
}

/** POST /panel/replays/{id}/clip, as multipart with the recording as `clip`. */
export class ReplayClipRequest {
  @IsWholeNumber(0, Number.MAX_SAFE_INTEGER)
  begins_at: number;
}
