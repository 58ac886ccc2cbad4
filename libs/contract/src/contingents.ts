// Contingents as their owners and the staff read them (spec 1 §3, §7; spec 2 §3 "Contingent").
import { IsOptionalId } from './fields';
import { PageQuery } from './page-query';

/** GET /contingents */
export class ContingentsQuery extends PageQuery {
  @IsOptionalId()
  tournament_id?: number;
}

/** GET /contingents/my-contingents: with a tournament, `is_registered` is about it. */
export class MyContingentsQuery {
  @IsOptionalId()
  tournament_id?: number;
}

/** A row of GET /contingents; GET /contingents/my-contingents answers a list of these. */
export interface ContingentRow {
  id: number;
  name: string;
  /** Names of the tournaments that it is registered into, separated by commas. */
  tournament_name: string;
  pic_name: string;
  pic_phone: string;
  pic_email: string;
  team_members_count: number;
  /** In the tournament of the query; without one, in any. */
  is_registered: boolean;
}

/** GET /contingents/fetch-all and /contingents/by-tournament/{tournamentId} answer lists of these. */
export interface ContingentName {
  id: number;
  name: string;
}

/** GET /contingents/{id} answers `{data: ContingentDetail}`. */
export interface ContingentDetail {
  id: number;
  name: string;
  pic_name: string;
  pic_phone: string;
  pic_email: string;
  country_id: number | null;
  province_id: number | null;
  district_id: number | null;
  subdistrict_id: number | null;
  ward_id: number | null;
  address: string;
  tournaments: { id: number; name: string }[];
  version: number;
}
