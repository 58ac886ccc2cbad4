// Contingents as their owners and the staff read them (spec 1 §3, §7; spec 2 §3 "Contingent").
import { ArrayMaxSize, IsArray, IsOptional, Matches, ValidateIf } from 'class-validator';
import { NAME_LENGTH } from './entry-columns';
import { All, AreIds, AreUnique, IsId, IsMailAddress, IsName, IsOptionalId, IsText } from './fields';
import { type Located, LocatedRequest } from './locations';
import { DEFAULT_PER_PAGE, IsPage, IsPerPage, IsSearch, type PageQuery } from './page-query';
import { says, validationSentences } from './validation-sentences';

/** What narrows the list, and the export of it. */
export class ContingentFilters {
  @IsOptionalId()
  tournament_id?: number;
}

/** GET /contingents */
export class ContingentsQuery extends ContingentFilters implements PageQuery {
  @IsPage()
  page = 1;

  @IsPerPage()
  perPage = DEFAULT_PER_PAGE;

  @IsSearch()
  search = '';
}

/** GET /contingents/my-contingents: with a tournament, `is_registered` is about it. */
export class MyContingentsQuery {
  @IsOptionalId()
  tournament_id?: number;
}

const AreTournaments = () => All(IsOptional(), IsArray(), ArrayMaxSize(200), AreUnique(), AreIds());

class ContingentFields extends LocatedRequest {
  @IsName(NAME_LENGTH)
  name: string;

  @IsName(NAME_LENGTH)
  pic_name: string;

  @IsText(20)
  @Matches(/^\+?[\d\s-]{8,20}$/, { message: says(() => validationSentences.phone) })
  pic_phone: string;

  @IsText(320)
  @IsMailAddress()
  pic_email: string;
}

const isFilled = (list: unknown): boolean => Array.isArray(list) && list.length > 0;

/** POST /contingents: registered at once into the one tournament, the listed ones, or both; into one at least. */
export class CreateContingentRequest extends ContingentFields {
  @ValidateIf((body: CreateContingentRequest) => body.tournament_id !== undefined || !isFilled(body.tournament_ids))
  @IsId()
  tournament_id?: number;

  @AreTournaments()
  tournament_ids?: number[];
}

/** PUT /contingents/{id} */
export class UpdateContingentRequest extends ContingentFields {
  /** All that it shall be registered into; left out: unchanged. */
  @AreTournaments()
  tournament_ids?: number[];

  /** The version that the form has loaded: 409 when somebody else has saved since. */
  @IsOptionalId()
  version?: number;
}

/** POST and PUT /contingents */
export interface SavedContingentAnswer {
  message: string;
  data: ContingentDetail;
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
export interface ContingentDetail extends Located {
  id: number;
  name: string;
  pic_name: string;
  pic_phone: string;
  pic_email: string;
  /** `start_date`: `YYYY-MM-DD` */
  tournaments: { id: number; name: string; start_date: string }[];
  version: number;
}
