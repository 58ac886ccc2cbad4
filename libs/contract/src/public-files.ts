// Files that everybody may have, made by a worker once for all who ask: POST /public-files/schedule.
import { IsIn } from 'class-validator';
import { MATCH_KINDS, type MatchKind } from '@gelanggang/domain/words/labels';
import { IsOptionalId, IsText, IsOptionalDay } from './fields';

/** The schedule on A4: a tournament's, of one kind, optionally of one day and one arena. */
export class PublicScheduleRequest {
  @IsText(200)
  slug: string;

  @IsIn(MATCH_KINDS)
  kind: MatchKind;

  @IsOptionalDay()
  date?: string;

  @IsOptionalId()
  arena_id?: number;
}

/** Asked again until it is ready. */
export type PublicFileAnswer = { status: 'making'; progress: number } | { status: 'ready'; url: string };
