// GET /tournaments/{id}/schedule-context and the numbering of partai: what stands around a schedule that is edited.
import { Transform } from 'class-transformer';
import { ArrayMinSize, IsIn, IsOptional, Matches } from 'class-validator';
import { PARTAI_NUMBERINGS, type PartaiNumbering } from '@gelanggang/domain/schedule/partai-numbers';
import { blankIsAbsent, IsDay, IsOptionalId } from './fields';
import { IsIds } from './plan-rules';
import { says, validationSentences } from './validation-sentences';

/** `{data: ScheduleContext}`; people are told by a number that stands for one NIK. */
export interface ScheduleContext {
  start_date: string;
  end_date: string;
  matches: {
    id: number;
    pool_id: number;
    next_match_id: number | null;
    loser_match_id: number | null;
    is_open: boolean;
    is_decided: boolean;
    people: number[];
    length_seconds: number;
  }[];
  people: { id: number; name: string }[];
  sessions: {
    id: number;
    arena_id: number;
    arena_name: string;
    arena_code: string;
    scheduled_date: string;
    start_time: string;
    end_time: string | null;
  }[];
  slots: { match_id: number; schedule_id: number; number: number; start_time: string }[];
}

/** GET /tournaments/{id}/partai-numbers: `{data}`. */
export interface PartaiNumbersAnswer {
  numbering: PartaiNumbering;
  /** Scheduled matches, drafts included. */
  count: number;
  /** Of them those that were called, are under way or over: their numbers were said aloud. */
  begun: number;
}

/** PUT /tournaments/{id}/partai-numbers: keeps the numbering and numbers everything anew. */
export class RenumberRequest {
  @IsIn(PARTAI_NUMBERINGS, { message: says(() => validationSentences.numbering) })
  numbering: PartaiNumbering;
}

export interface RenumberAnswer {
  message: string;
  data: PartaiNumbersAnswer & { changed: number };
}

/** GET /contingents/{id}/calendar, POST to take a new address: `{data}`. */
export interface ContingentCalendarAnswer {
  /** The whole address, to be given to a calendar; whoever has it reads the contingent's public matches. */
  url: string;
}

/** POST /tournaments/{id}/carried-matches: those that were not fought go to another day, behind the others there. */
export class CarryMatchesRequest {
  @ArrayMinSize(1, { message: says(() => validationSentences.chooseMatch) })
  @IsIds(500)
  match_ids: number[];

  @IsDay()
  scheduled_date: string;

  /** Left out: each stays in its arena. */
  @IsOptionalId()
  tournament_arena_id?: number;

  /** `HH:MM` before which none of them begins; left out: right behind the others of that day, or as their session began. */
  @IsOptional()
  @Transform(blankIsAbsent)
  @Matches(/^([01]\d|2[0-3]):[0-5]\d$/, { message: says(() => validationSentences.timeAsWritten) })
  start_time?: string;
}
