// Pictures of a tournament's sponsors, that big screens show in turn.
import { ArrayMaxSize, IsArray, IsOptional } from 'class-validator';
import { AreIds, AreUnique, IsText, IsWholeNumber } from './fields';

/** In the tournament's order. */
export interface SponsorPicture {
  id: number;
  /** Whose it is: read out instead of the picture, and shown where it does not load. */
  name: string;
  seconds: number;
  /** Of the largest size, in pixels. */
  width: number;
  height: number;
  srcset: string;
  /** For what reads one address only. */
  src: string;
}

/** As the office keeps it. */
export interface SponsorRow extends SponsorPicture {
  /** Of name and seconds. */
  version: number;
}

export const MOST_SPONSORS = 30;
export const SPONSOR_MAX_BYTES = 10 * 1024 * 1024;
export const SPONSOR_SECONDS = { least: 3, most: 120, usual: 10 } as const;

/** PUT /tournaments/{id}/sponsors/{sponsorId}; POST /tournaments/{id}/sponsors takes the same beside the file `picture`. */
export class SponsorRequest {
  @IsText(80)
  name: string;

  @IsWholeNumber(SPONSOR_SECONDS.least, SPONSOR_SECONDS.most)
  seconds: number;

  /** The version that the form has loaded: 409 when somebody else has saved since. */
  @IsOptional()
  @IsWholeNumber(0, Number.MAX_SAFE_INTEGER)
  version?: number;
}

/** PUT /tournaments/{id}/sponsors: all of them, in the order in which they are shown. */
export class SponsorOrderRequest {
  @IsArray()
  @ArrayMaxSize(MOST_SPONSORS)
  @AreUnique()
  @AreIds()
  ids: number[];
}

/** What each of these calls answers: all of the tournament's. */
export interface SponsorsAnswer {
  message: string;
  data: SponsorRow[];
}
