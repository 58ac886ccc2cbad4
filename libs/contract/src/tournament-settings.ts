// Tournaments in the back office (spec 2 §2 "Tournament list" and "Tournament form", §3, §7 "Tournaments").
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, Matches, ValidateBy } from 'class-validator';
import {
  blankIsAbsent,
  IsDay,
  isDay,
  IsLastDayOf,
  IsOptionalDay,
  IsOptionalFlag,
  IsOptionalId,
  IsOptionalText,
  IsText,
} from './fields';
import type { TournamentStatus } from './tournaments';
import { says, validationSentences } from './validation-sentences';

export const TOURNAMENT_STATUSES = ['active', 'inactive'] as const;
/** Indonesia's three, west to east. */
export const TIME_ZONES = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const;

const dayMessage = says(() => validationSentences.enterDate);
export const TOURNAMENT_FILE_MAX_BYTES = 10 * 1024 * 1024;

/** Days; what is longer is a slip in the year. */
const LONGEST_TOURNAMENT = 366;

/** A date and time, ISO 8601: of a place, or with its offset of the world. */
export const LOCAL_OR_INSTANT =
  /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?(Z|[+-](0\d|1[0-4]):[0-5]\d)?$/;

const isMoment = (value: unknown): boolean =>
  typeof value === 'string' && LOCAL_OR_INSTANT.test(value) && isDay(value.slice(0, 10));
/** As `LOCAL_OR_INSTANT`, on a day that there is. */
const IsMoment = () =>
  ValidateBy(
    { name: 'isMoment', validator: { validate: isMoment } },
    { message: says(() => validationSentences.noSuchMoment) },
  );

/** Letters of a short name: what a narrow column shows. */
export const SHORT_NAME_LENGTH = 16;

/** Text fields of the multipart POST /tournament-settings and POST /tournament-settings/update/{id}. */
export class TournamentRequest {
  @IsText(200)
  name: string;

  /** For narrow columns; left out or blank: the name. */
  @IsOptionalText(SHORT_NAME_LENGTH)
  short_name?: string;

  @IsOptionalDay(dayMessage)
  technical_meeting_date?: string;

  /** `YYYY-MM-DD` */
  @IsDay(dayMessage)
  start_date: string;

  @IsDay(dayMessage)
  @IsLastDayOf('start_date', LONGEST_TOURNAMENT)
  end_date: string;

  @IsIn(TOURNAMENT_STATUSES)
  status: TournamentStatus;

  @IsOptionalText(20_000)
  description?: string;

  @IsOptionalText(2000)
  location?: string;

  @IsOptional()
  @Transform(blankIsAbsent)
  @IsIn(TIME_ZONES)
  time_zone?: (typeof TIME_ZONES)[number];

  /**
   * `YYYY-MM-DDTHH:MM`, with seconds or without, in the tournament's time zone; with `Z` or an offset (`+07:00`) that very
   * moment. Left out: when its first day begins, or as it stands.
   */
  @IsOptional()
  @Transform(blankIsAbsent)
  @IsMoment()
  registration_closes_at?: string;

  /** Code of a rule set; left out: IPSI 2025, or as it stands. */
  @IsOptional()
  @Matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, { message: says(() => validationSentences.chooseRules) })
  rule_set?: string;

  /** false: what its new days leave behind is asked about before it is saved (`ToBeConfirmedAnswer`); left out: it is saved. */
  @IsOptionalFlag()
  is_confirmed?: boolean;

  /** The version that the form has loaded: 409 when somebody else has saved since. */
  @IsOptionalId()
  version?: number;
}

/** POST /tournament-settings/{id}/delete-whole: the tournament's name, typed by who means it. */
export class RemoveWholeRequest {
  @IsText(200)
  confirmation: string;
}

/** GET /tournament-settings (paginated), GET /tournament-settings/{id} */
export interface TournamentSettings {
  id: number;
  name: string;
  /** Empty where nobody has set one. */
  short_name: string;
  slug: string;
  technical_meeting_date: string | null;
  start_date: string;
  end_date: string;
  status: TournamentStatus;
  /** Description and location are safe markup. */
  description: string;
  location: string;
  time_zone: string;
  /** `YYYY-MM-DDTHH:MM` in the tournament's time zone. */
  registration_closes_at: string;
  /** Code of the rule set by which tanding is fought. */
  rule_set: string;
  /** Address of the THB file, from the site's root, or null. */
  document: string | null;
  /** Address of the banner, from the site's root, or null. */
  image: string | null;
  /** It was active once: then it is not deleted whole. */
  was_public: boolean;
  version: number;
}
