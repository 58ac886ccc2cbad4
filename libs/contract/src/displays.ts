// Big screens of the hall: what one is told to show, and how the desk names and aims it (look-and-feel, "Big screens").
import { IsIn, IsOptional } from 'class-validator';
import type { Language } from '@gelanggang/domain/words/languages';
import { IsId, IsOptionalId, IsOptionalText, IsText, IsWholeNumber } from './fields';
import type { SponsorPicture } from './sponsors';
import { says, validationSentences } from './validation-sentences';

/** Without letters and digits that look alike on a screen at the other end of a hall. */
export const DISPLAY_CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const DISPLAY_CODE_LENGTH = 5;
/** A screen says this often that it is there … */
export const DISPLAY_BEAT_MS = 15_000;
/** … and is lost when it has been silent for this long. */
export const DISPLAY_LOST_MS = 40_000;
export const DISPLAY_MESSAGE_LENGTH = 200;

/**
 * `auto`: what the hall's state asks for, of all arenas or of one; `code`: its own code and name, so that people find out
 * which screen is which.
 */
export const DISPLAY_SHOWS = [
  'auto',
  'wall',
  'arena',
  'schedule',
  'bracket',
  'medals',
  'message',
  'sponsors',
  'code',
] as const;
export type DisplayShow = (typeof DISPLAY_SHOWS)[number];

/** What is named beside a show, and whether it can be left out; null: nothing. */
export const SHOW_NEEDS: Readonly<
  Record<DisplayShow, { what: 'arena' | 'pool' | 'message'; isOptional?: true } | null>
> = {
  auto: { what: 'arena', isOptional: true },
  wall: null,
  arena: { what: 'arena' },
  schedule: null,
  bracket: { what: 'pool' },
  medals: null,
  message: { what: 'message' },
  sponsors: null,
  code: null,
};

/** What a screen shows, as it gets it itself: public. `{data: DisplayState}` of POST /displays and /displays/{code}/seen. */
export interface DisplayState {
  code: string;
  /** Empty until the desk has named it. */
  name: string;
  show: DisplayShow;
  tournament: { id: number; slug: string; name: string; time_zone: string; language: Language | null } | null;
  /** Of show `arena`: null when that arena is gone. Of show `auto`: null for all arenas. */
  arena_id: number | null;
  /** Of show `bracket`; null when that pool is gone. */
  pool_id: number | null;
  message: string;
  /** Of shows `sponsors` and `auto`, else none. */
  sponsors: SponsorPicture[];
  /** Its tournament's results are told by the announcer first. */
  waits_for_announcer: boolean;
}

/** A row of GET /displays (`{data: DisplayRow[]}`): the named screens, by name. */
export interface DisplayRow extends DisplayState {
  /** In CSS pixels, as the screen said last. */
  width: number | null;
  height: number | null;
  seen_at: string;
  is_online: boolean;
  /** Of its name and what it shows. */
  version: number;
}

/** POST /displays/{code}/seen: every `DISPLAY_BEAT_MS`. */
export class DisplaySeenRequest {
  @IsWholeNumber(1, 32_767)
  width: number;

  @IsWholeNumber(1, 32_767)
  height: number;
}

/** PUT /displays/{code}: names and aims a screen; the first time takes it in. */
export class DisplayRequest {
  @IsText(60)
  name: string;

  @IsId()
  tournament_id: number;

  @IsIn(DISPLAY_SHOWS, { message: says(() => validationSentences.chooseShown) })
  show: DisplayShow;

  @IsOptionalId()
  arena_id?: number;

  @IsOptionalId()
  pool_id?: number;

  @IsOptionalText(DISPLAY_MESSAGE_LENGTH)
  message?: string;

  /** The version that the form has loaded: 409 when somebody else has saved since. */
  @IsOptional()
  @IsWholeNumber(0, Number.MAX_SAFE_INTEGER)
  version?: number;
}

/** PUT /displays/{code}. */
export interface DisplayAnswer {
  message: string;
  data: DisplayState;
}
