// Where officials work: the office's board of sessions, who sits in which match, and everybody's own rota behind a code.
import { ArrayMaxSize, IsArray, IsIn, IsOptional, ValidateNested } from 'class-validator';
import { Transform, Type } from 'class-transformer';
import { ARENA_ROLES, type OfficialRole } from '@gelanggang/domain/officials/roles';
import type { MatchStatus } from '@gelanggang/domain/results/match-steps';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import { AreUnique, blankIsAbsent, IsId, IsOptionalId, IsOptionalText, IsWholeNumber } from './fields';
import { says, validationSentences } from './validation-sentences';

/** GET /tournaments/{id}/official-duties */
export interface OfficialBoard {
  tournament: { id: number; name: string; start_date: string; end_date: string };
  /** By day, start and arena. */
  sessions: BoardSession[];
  officials: BoardOfficial[];
  /** By what "own region" is meant in this tournament. */
  region_by: 'province' | 'district';
}

export interface BoardSession {
  id: number;
  arena: string;
  date: string;
  start_time: string;
  end_time: string;
  kind: MatchKind;
  is_draft: boolean;
  matches: number;
  begun: number;
  /** Of the seats at the mat. */
  seats: number;
  filled: number;
  /** Seats with something wrong. */
  own_region: number;
  duties: BoardDuty[];
}

export interface BoardDuty {
  id: number;
  official_id: number;
  name: string;
  role: OfficialRole;
  is_by_hand: boolean;
  /** 'juga di Gelanggang B'; empty where nothing is wrong. */
  conflicts: string[];
  /** Set of who was replaced: why, and when (ISO 8601). */
  ended: { at: string; reason: string } | null;
}

export interface BoardOfficial {
  id: number;
  name: string;
  roles: OfficialRole[];
  days: string[] | null;
  region: string;
  sessions: number;
  seats: number;
}

/** GET /match-schedules/{id}/official-seats */
export interface SessionSeats {
  matches: SeatedMatchAnswer[];
}

export interface SeatedMatchAnswer {
  id: number;
  partai: string;
  time: string;
  kind: MatchKind;
  status: MatchStatus;
  /** Contingents; '' while not known. */
  blue: string;
  red: string;
  seats: SeatAnswer[];
  /** Officials of whose own region somebody is here. */
  own_region: number[];
}

export interface SeatAnswer {
  seat: number;
  /** null: nobody yet. */
  official_id: number | null;
  name: string;
  seated_by: 'plan' | 'hand' | 'panel' | null;
  conflicts: string[];
  /** Who sat there before, the last one first. */
  before: { name: string; at: string; reason: string }[];
}

/** POST /tournaments/{id}/official-plan */
export class OfficialPlanRequest {
  /** So many matches in a row at most, where others are there. */
  @IsWholeNumber(1, 20)
  most_in_a_row: number;
}

export interface OfficialPlanned {
  message: string;
  data: { seats: number; unfilled: number; own_region: number; tired: number };
}

/** POST /official-duties */
export class OfficialDutyRequest {
  @IsId()
  schedule_id: number;

  @IsId()
  official_id: number;

  @IsIn(ARENA_ROLES, { message: says(() => validationSentences.unknownDuty) })
  role: OfficialRole;
}

/** POST /official-duties/{id}/replace: left out, nobody comes in their place. */
export class ReplaceDutyRequest {
  @IsOptionalId()
  official_id?: number;

  @IsOptionalText(200)
  reason?: string;
}

/** PUT /matches/{id}/official-seats */
export class OfficialSeatRequest {
  @IsWholeNumber(0, 12)
  seat: number;

  /** Left out: nobody. */
  @IsOptional()
  @Transform(blankIsAbsent)
  @IsId()
  official_id?: number;

  @IsOptionalText(200)
  reason?: string;
}

/** GET /official-rota/{code}: an official's own, behind a code that nobody guesses. */
export interface OfficialRota {
  name: string;
  tournament: { name: string; start_date: string; end_date: string; time_zone: string };
  sessions: RotaSession[];
}

export interface RotaSession {
  arena: string;
  date: string;
  start_time: string;
  end_time: string;
  roles: OfficialRole[];
  matches: { partai: string; time: string; seat: number; status: MatchStatus }[];
}

/** GET and PUT /tournaments/{id}/official-rates: whole rupiah, by role. */
export interface OfficialRateRow {
  role: OfficialRole;
  per_match: number;
  per_session: number;
}

const MOST_RATE = 100_000_000;

class RateRequest {
  @IsIn(ARENA_ROLES, { message: says(() => validationSentences.unknownDuty) })
  role: OfficialRole;

  @IsWholeNumber(0, MOST_RATE)
  per_match: number;

  @IsWholeNumber(0, MOST_RATE)
  per_session: number;
}

export class OfficialRatesRequest {
  @IsArray()
  @ArrayMaxSize(ARENA_ROLES.length)
  @AreUnique({}, (rate: RateRequest | null) => rate?.role)
  @ValidateNested({ each: true })
  @Type(() => RateRequest)
  rates: RateRequest[];
}

/** GET /panel/officials: who may sit at this panel; empty where the tournament has no list of officials. */
export interface PanelOfficials {
  /** Who said that they sit here. */
  own: { id: number; name: string } | null;
  /** Those on duty at this arena today first. */
  officials: { id: number; name: string; is_on_duty: boolean }[];
}

/** POST /panel/official: by the name in the list, or by the code of one's own rota; neither: nobody. */
export class PanelOfficialRequest {
  @IsOptionalId()
  official_id?: number;

  @IsOptionalText(200)
  code?: string;
}
