// Lookups of countries and Indonesia's regions (spec 2 §7 "Lookups").
import { IsId, IsOptionalId, IsOptionalText } from './fields';

/** GET /districts */
export class DistrictsQuery {
  @IsId()
  province_id: number;
}

/** GET /subdistricts */
export class SubdistrictsQuery {
  @IsId()
  district_id: number;
}

/** GET /wards */
export class WardsQuery {
  @IsId()
  subdistrict_id: number;
}

/** GET /countries answers `CountryAnswer[]`. */
export interface CountryAnswer {
  id: number;
  country_name: string;
  /** ISO 3166, two letters. */
  code: string;
}

/** GET /provinces, /districts, /subdistricts, /wards answer `RegionAnswer[]`, by name. */
export interface RegionAnswer {
  id: number;
  name: string;
}

/** Where a contingent or an athlete is at home; what the regions allow is checked against their tables. */
export class LocatedRequest {
  @IsId()
  country_id: number;

  @IsOptionalId()
  province_id?: number;

  @IsOptionalId()
  district_id?: number;

  @IsOptionalId()
  subdistrict_id?: number;

  @IsOptionalId()
  ward_id?: number;

  @IsOptionalText(500)
  address?: string;
}

/** Where somebody lives, as a form is filled with it. */
export interface Located {
  country_id: number | null;
  province_id: number | null;
  district_id: number | null;
  subdistrict_id: number | null;
  ward_id: number | null;
  address: string;
}
