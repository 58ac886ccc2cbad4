// GET /tournaments/{id}/schedule-context and the numbering of partai: what stands around a schedule that is edited.
import { IsIn } from 'class-validator';
import { PARTAI_NUMBERINGS, type PartaiNumbering } from '@gelanggang/domain/schedule/partai-numbers';
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
