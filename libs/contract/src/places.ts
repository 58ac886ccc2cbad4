// How many a tournament takes and how many places are left: its hosting tier, and the classes of what it offers.
import { IsIn } from 'class-validator';
import { HOSTING_TIERS, type HostingTier } from '@gelanggang/domain/tournament/places';
import type { Gender } from '@gelanggang/domain/words/genders';

/** PUT /tournaments/{id}/hosting */
export class HostingRequest {
  @IsIn(HOSTING_TIERS, { message: 'Pilih paketnya.' })
  hosting_tier: HostingTier;
}

/** A class in which somebody stands, of an offer with a limit; in any other all places are left. Units, not athletes. */
export interface ClassPlaces {
  match_category_id: number;
  age_category_id: number;
  gender: Gender;
  category_class_id: number | null;
  nomor: string;
  /** 'Tanding Kelas A Remaja Putra' */
  title: string;
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
