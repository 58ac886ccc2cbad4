// Files that everybody may have, made by a worker once for all who ask: POST /public-files/schedule.
import { IsIn } from 'class-validator';
import { IsOptionalId, IsText, IsOptionalDay } from './fields';
import type { MatchKind } from './live';

/** The schedule on A4: a tournament's, of one kind, optionally of one day and one arena. */
export class PublicScheduleRequest {
  @IsText(200)
  slug: string;

  @IsIn(['tanding', 'seni'])
  kind: MatchKind;

  @IsOptionalDay()
  date?: string;

  @IsOptionalId()
  arena_id?: number;
}

/** Asked again until it is ready. */
export type PublicFileAnswer = { status: 'making'; progress: number } | { status: 'ready'; url: string };
