// Files that everybody may have, made by a worker once for all who ask: POST /public-files/schedule.
import { Transform } from 'class-transformer';
import { IsDateString, IsIn, IsOptional, Matches } from 'class-validator';
import { blankIsAbsent, IsOptionalId, IsText } from './fields';
import type { MatchKind } from './live';

/** The schedule on A4: a tournament's, of one kind, optionally of one day and one arena. */
export class PublicScheduleRequest {
  @IsText(200)
  slug: string;

  @IsIn(['tanding', 'seni'])
  kind: MatchKind;

  @IsOptional()
  @Transform(blankIsAbsent)
  @IsDateString({ strict: true })
  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  date?: string;

  @IsOptionalId()
  arena_id?: number;
}

/** Asked again until it is ready. */
export type PublicFileAnswer = { status: 'making'; progress: number } | { status: 'ready'; url: string };
