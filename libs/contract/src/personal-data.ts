// Personal data of a tournament: handed out whole, and erased once it is over. What stays is said in docs/security.md.
import { IsText } from './fields';

/** A tournament, and whether its personal data can go: GET /personal-data answers `{data: PersonalDataRow[]}`. */
export interface PersonalDataRow {
  tournament_id: number;
  name: string;
  end_date: string;
  is_over: boolean;
  /** Entries of athletes and contingents that it has … */
  athletes: number;
  contingents: number;
  /** … and contingents of them that keep their data, since another tournament that is not over needs it. */
  kept_contingents: number;
  erased_at: string | null;
}

/** POST /personal-data/{id}/erase: the tournament's name, typed by who means it. */
export class ErasePersonalDataRequest {
  @IsText(200)
  confirmation: string;
}

export interface ErasedAnswer {
  message: string;
  data: { athletes: number; contingents: number; files: number; kept_contingents: number };
}
