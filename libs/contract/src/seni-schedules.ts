// What the seni schedule form is offered (spec 2 §7: seni match list and available rounds).
import { IsIn, IsOptional } from 'class-validator';
import type { Gender } from '@gelanggang/domain/words/genders';
import type { Corner } from '@gelanggang/domain/words/corners';
import type { MatchStatus } from '@gelanggang/domain/results/match-steps';
import { IsId, IsOptionalFlag, IsTextOrBlank } from './fields';
import type { HeldBy, NamedRow } from './schedules';
import { says, validationSentences } from './validation-sentences';

const MODES = ['default', 'battle'] as const;

/** GET /seni/match-list. */
export class SeniMatchListQuery {
  @IsId()
  tournament_id: number;

  @IsIn(MODES, { message: says(() => validationSentences.poolOrBattle) })
  mode: 'default' | 'battle';

  /** Mode battle only. */
  @IsTextOrBlank(100)
  round_label?: string;

  /** Also those that stand in a schedule (edit mode). */
  @IsOptionalFlag()
  include_scheduled?: boolean;
}

/** GET /seni/tournament/{id}/available-rounds. */
export class SeniRoundsQuery {
  @IsOptional()
  @IsIn(MODES, { message: says(() => validationSentences.poolOrBattle) })
  mode?: 'default' | 'battle';
}

/** One performance; a battle is two, blue and red, with one `battle_group` of their pool. Byes are never offered. */
export interface SchedulableSeniMatch {
  id: number;
  match_type: string;
  mode: 'default' | 'battle';
  corner: Corner | null;
  battle_group: number | null;
  round: number;
  /** Mode battle: 'Semifinal'; mode default: ''. */
  round_label: string;
  match_order: number;
  state: 'unit' | 'tbd';
  /** Its battle has a unit on both sides; always true in mode default. */
  has_pair: boolean;
  team_member1: { name: string } | null;
  team_member2: { name: string } | null;
  team_member3: { name: string } | null;
  contingent: { name: string } | null;
  pool: { id: number; name: string; age_category_id: number; age_category: NamedRow };
  gender: Gender;
  status: MatchStatus;
  length_seconds: number;
  schedule: HeldBy | null;
}

export interface SchedulableSeniPool {
  id: number;
  name: string;
  /** From 2 on: those who went on from the stage before, in pools that begin with A again. */
  stage: number;
  age_category: NamedRow;
  /** The event within the category; empty where there is only one. */
  nomor_name: string;
  matches: SchedulableSeniMatch[];
}

/** GET /seni/match-list: `{data: SchedulableSeniGroup[]}`, by category and gender. */
export interface SchedulableSeniGroup {
  /** 'Tunggal' */
  category: string;
  match_category_id: number;
  gender: Gender;
  pools: SchedulableSeniPool[];
}
