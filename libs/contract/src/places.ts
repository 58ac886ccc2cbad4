// How many a tournament takes and how many places are left: its hosting tier, and the classes of what it offers.
import { IsIn } from 'class-validator';
import { IsId, IsOptionalId, IsOptionalText, IsWholeNumberOrNone } from './fields';
import { GENDERS } from '@gelanggang/domain/words/genders';
import { HOSTING_TIERS, type HostingTier } from '@gelanggang/domain/tournament/places';
import type { Gender } from '@gelanggang/domain/words/genders';
import { says, validationSentences } from './validation-sentences';

/** PUT /tournaments/{id}/hosting */
export class HostingRequest {
  @IsIn(HOSTING_TIERS, { message: says(() => validationSentences.choosePackage) })
  hosting_tier: HostingTier;
}

/**
 * A class of an offer with a limit in which somebody stands, or that has a number of its own; in any other all places of the
 * offer are left. Units, not athletes.
 */
export interface ClassPlaces {
  match_category_id: number;
  age_category_id: number;
  gender: Gender;
  category_class_id: number | null;
  nomor: string;
  /** 'Tanding Kelas A Remaja Putra' */
  title: string;
  /** Its own number, else that of its offer; null: as many as come. */
  places: number | null;
  taken: number;
  /** Of this contingent; 0 where none is asked for. */
  own: number;
}

export interface OfferPlacesRow {
  match_category_id: number;
  name: string;
  unit_size: number;
  class_places: number | null;
  contingent_places: number | null;
}

export interface TournamentPlaces {
  hosting_tier: HostingTier;
  /** Participants of the tier; null: as many as come. */
  places: number | null;
  /** Entries: an athlete counts once for each event. */
  taken: number;
  /** Offers with a limit. */
  offers: OfferPlacesRow[];
  classes: ClassPlaces[];
}

/** GET /contingents/{id}/places: of each tournament that it is registered in and that is not over. */
export interface ContingentPlaces extends TournamentPlaces {
  tournament: { id: number; name: string };
}

/** Of places of any kind. */
export const MOST_PLACES = 100_000;

/** PUT /tournament-match-categories/{id}/class-places: of one class. */
export class ClassPlacesRequest {
  @IsId()
  age_category_id: number;

  @IsIn(GENDERS)
  gender: Gender;

  /** Of tanding. */
  @IsOptionalId()
  category_class_id?: number;

  /** The event of seni. */
  @IsOptionalText(40)
  nomor?: string;

  /** Null: as many as the offer says. */
  @IsWholeNumberOrNone(1, MOST_PLACES)
  places?: number | null;
}

/** A class that an offer may have: GET /tournament-match-categories/{id}/class-places. */
export interface OfferClass {
  age_category_id: number;
  age: string;
  gender: Gender;
  category_class_id: number | null;
  nomor: string;
  title: string;
  /** Its own number; null: as many as the offer says. */
  places: number | null;
}
