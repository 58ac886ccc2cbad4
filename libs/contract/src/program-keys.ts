// Keys for programs: what an organiser gives another program to read its tournament with, drafts included. A key holds few
// rights, ends by itself, and opens nothing that needs a person: no account, no money, no personal data beyond a list of results.
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsIn } from 'class-validator';
import type { FeedTable } from './open-feed';
import { AreUnique, IsDay, IsText } from './fields';
import { programKeyTexts } from './program-key-texts';
import { says, validationSentences } from './validation-sentences';

export const KEY_RIGHTS = ['entries', 'schedule', 'results'] as const;
export type KeyRight = (typeof KEY_RIGHTS)[number];

export const KEY_RIGHT_LABELS: Readonly<Record<KeyRight, string>> = programKeyTexts.rights;

/** POST /tournaments/{id}/program-keys */
export class ProgramKeyRequest {
  @IsText(60)
  name: string;

  @IsArray()
  @ArrayNotEmpty({ message: says(() => validationSentences.chooseOne) })
  @ArrayMaxSize(KEY_RIGHTS.length)
  @AreUnique()
  @IsIn(KEY_RIGHTS, { each: true, message: says(() => validationSentences.unknownRight) })
  rights: KeyRight[];

  /** The last day on which it opens anything, where the tournament is. */
  @IsDay()
  expires_on: string;
}

/** `cut-off`: whoever made it runs the tournament no longer. */
export type KeyState = 'open' | 'over' | 'cut-off';

export interface ProgramKeyRow {
  id: number;
  name: string;
  /** Its beginning, by which people know it again; the rest is kept nowhere. */
  starts_with: string;
  rights: KeyRight[];
  expires_on: string;
  /** Empty: the account is gone. */
  made_by: string;
  made_at: string;
  last_used_at: string | null;
  state: KeyState;
}

/** GET /tournaments/{id}/program-keys */
export interface ProgramKeysAnswer {
  tournament: { id: number; name: string };
  keys: ProgramKeyRow[];
  /** Bounds of a new one's last day. */
  first_day: string;
  last_day: string;
  most_keys: number;
  requests_a_minute: number;
}

export interface MadeKeyAnswer {
  message: string;
  /** `key` is told this once. */
  data: { id: number; key: string };
}

/** GET /program/tournament */
export interface ProgramTournament {
  id: number;
  name: string;
  slug: string;
  start_date: string;
  end_date: string;
  time_zone: string;
  /** It was shown to everybody before; a draft was not. */
  is_public: boolean;
  key: { name: string; rights: KeyRight[]; expires_on: string };
}

interface OfClass {
  category: string;
  age: string;
  gender: string;
  class: string;
}

/** GET /program/entries: as the public list of entries has them. */
export interface ProgramEntry extends OfClass {
  name: string;
  contingent: string;
}

/** GET /program/schedule, by day and hour. */
export interface ProgramSlot {
  date: string;
  start: string;
  arena: string;
  number: number;
  match: number;
  /** Of a performance in a battle. */
  corner: string | null;
  /** Else it is of a session that the public does not see yet. */
  is_published: boolean;
}

/** GET /program/results: whatever was entered, with how it stands. */
export interface ProgramResult extends OfClass {
  match: number;
  pool: string;
  round: number | null;
  state: string;
  blue: string;
  blue_contingent: string;
  red: string;
  red_contingent: string;
  winner: string | null;
  win_kind: string | null;
  blue_score: number | null;
  red_score: number | null;
}

/** GET /program/medals */
export interface ProgramMedal extends OfClass {
  medal: string;
  name: string;
  contingent: string;
}

/** The rows of each table that programs read. */
export interface ProgramTables extends Record<FeedTable, unknown> {
  entries: ProgramEntry;
  schedule: ProgramSlot;
  results: ProgramResult;
  medals: ProgramMedal;
}
