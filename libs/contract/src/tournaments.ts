// Tournaments as visitors and signed-in accounts read them, and registering contingents (spec 1 §3, §7).
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import type { FeePeriod } from '@gelanggang/domain/billing/fee-dates';
import type { FeePer } from '@gelanggang/domain/billing/fee-per';
import { AreIds, AreUnique, IsId } from './fields';
import type { LiveAway } from './live';
import { messageSentences } from './message-sentences';
import type { TournamentPlaces } from './places';
import { says } from './validation-sentences';

/** POST /tournaments/register */
export class RegisterContingentsRequest {
  @IsId()
  tournament_id: number;

  @IsArray({ message: says(() => messageSentences.noContingentChosen) })
  @ArrayNotEmpty({ message: says(() => messageSentences.noContingentChosen) })
  @ArrayMaxSize(500)
  @AreUnique()
  @AreIds()
  contingents: number[];
}

export type TournamentStatus = 'active' | 'inactive';

/** GET /tournaments/away answers `{data: AwayTournament[]}`: nothing of them is changed here (`npm run handover`). */
export interface AwayTournament {
  id: number;
  name: string;
  slug: string;
  /** ISO instant at which it was given away. */
  since: string;
  /** Where it went, as who gave it away named the place; null: not named. */
  place: string | null;
  /** The file that went; null: given away by a version that did not note it. */
  file_name: string | null;
  /** This instance had it only as a guest, and has given it back. */
  is_home_elsewhere: boolean;
}

export interface TournamentName {
  id: number;
  name: string;
  slug: string;
}

/** GET /tournaments/all answers `NamedTournament[]`. */
export interface NamedTournament extends TournamentName {
  /** For narrow columns; empty where nobody has set one. */
  short_name: string;
}

/** The banner in several sizes, for `srcset`; its width and height keep its place before it is there. */
export interface TournamentPicture {
  width: number;
  height: number;
  /** WebP. */
  srcset: string;
}

/** GET /tournaments/active answers `TournamentCard[]`. */
export interface TournamentCard {
  id: number;
  name: string;
  slug: string;
  status: TournamentStatus;
  /** Safe markup. */
  location: string;
  /** The start date, `YYYY-MM-DD`. */
  event_date: string;
  start_date: string;
  end_date: string;
  time_zone: string;
  registration_closes_at: string;
  /** Whether contingents may still be registered: active, and time is left. */
  is_registration_open: boolean;
  /** Path of the banner from the site's root, or null. */
  image: string | null;
  /** null also for a banner of which only one size is kept. */
  picture: TournamentPicture | null;
  /** The file's own name for GET /download-document, or null; the download gets the name that people gave it. */
  document: string | null;
}

/** GET /tournaments (paginated) and GET /tournaments/highlight (one, or null). */
export interface TournamentSummary extends TournamentCard {
  /** Safe markup. */
  description: string;
  technical_meeting_date: string | null;
  is_running: boolean;
}

/** GET /tournaments/gallery answers `{data: GalleryItem[]}`. */
export type GalleryItem = Pick<
  TournamentCard,
  'id' | 'name' | 'slug' | 'image' | 'picture' | 'event_date' | 'location' | 'status' | 'is_registration_open'
>;

/** GET /tournaments/detail/{slug} and GET /tournaments/{id} */
export interface TournamentDetail extends TournamentSummary {
  /** Only while it is away. */
  away?: LiveAway;
  categories: {
    id: number;
    match_category_id: number;
    name: string;
    unit_size: number;
    /** Today's. */
    registration_fee: number;
    fee_per: FeePer;
    /** From today on, where it changes; the first is today's. */
    fees: FeePeriod[];
  }[];
  /** What each contingent pays once; 0: nothing. */
  contingent_fee: number;
  /** How many it takes, and what is left. */
  places: TournamentPlaces;
  age_categories: { id: number; name: string }[];
  contact_persons: { name: string; phone: string; description: string }[];
  activities: {
    id: number;
    name: string;
    description: string;
    start_date: string | null;
    end_date: string | null;
  }[];
}

/** GET /tournaments/{id}/arenas answers `{data: ArenaAnswer[]}`. */
export interface ArenaAnswer {
  id: number;
  tournament_id: number;
  name: string;
}

/** GET /download-document; GET /download-document/{filename} asks for the same. */
export class DocumentQuery {
  @IsString()
  @IsNotEmpty()
  @MaxLength(300)
  filename: string;
}
