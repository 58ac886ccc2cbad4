// Officials of a tournament in the office: the list, its form, and the import of a list. Nothing of it is public.
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsIn, IsOptional, ValidateNested } from 'class-validator';
import { MOST_OFFICIALS } from '@gelanggang/domain/officials/read-officials';
import { OFFICIAL_ROLES, type OfficialRole } from '@gelanggang/domain/officials/roles';
import { AreDays, AreUnique, blankIsAbsent, IsName, IsOptionalId, IsOptionalText } from './fields';
import { says, validationSentences } from './validation-sentences';

/** GET /tournaments/{id}/officials (`{data: Officials}`). */
export interface Officials {
  tournament: { id: number; name: string; start_date: string; end_date: string };
  /** Every day of the event, `YYYY-MM-DD`. */
  days: string[];
  /** By name. */
  officials: OfficialRow[];
}

export interface OfficialRow {
  id: number;
  name: string;
  roles: OfficialRole[];
  province_id: number | null;
  district_id: number | null;
  /** 'Kabupaten Kudus, Jawa Tengah'; '' where nobody said it. */
  region: string;
  licence: string;
  phone: string;
  /** null: every day of the event. */
  days: string[] | null;
  /** Behind which their own rota stands; null once personal data are erased. */
  code: string | null;
  version: number;
}

/** Of an official, in the form and in a list that is taken in. */
class OfficialValues {
  @IsName(100)
  name: string;

  @IsArray()
  @ArrayNotEmpty({ message: says(() => validationSentences.chooseDuty) })
  @AreUnique()
  @IsIn(OFFICIAL_ROLES, { each: true, message: says(() => validationSentences.unknownDuty) })
  roles: OfficialRole[];

  @IsOptionalId()
  province_id?: number;

  @IsOptionalId()
  district_id?: number;

  @IsOptionalText(60)
  licence?: string;

  @IsOptionalText(50)
  phone?: string;

  /** Left out: every day of the event. */
  @IsOptional()
  @Transform(blankIsAbsent)
  @IsArray()
  @ArrayNotEmpty({ message: says(() => validationSentences.chooseDay) })
  @ArrayMaxSize(60)
  @AreDays()
  days?: string[];
}

/** POST /tournaments/{id}/officials, PUT /officials/{id} */
export class OfficialRequest extends OfficialValues {
  /** The version that the form has loaded: 409 when somebody else has saved since. */
  @IsOptionalId()
  version?: number;
}

/** POST /tournaments/{id}/officials/import: who stands there by that name already is changed, everybody else is added. */
export class OfficialsRequest {
  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(MOST_OFFICIALS, { message: says(() => validationSentences.mostOfficials(MOST_OFFICIALS)) })
  @ValidateNested({ each: true })
  @Type(() => OfficialValues)
  officials: OfficialValues[];
}

/** POST /tournaments/{id}/officials/read: what a file says, nothing of it kept. */
export interface ReadOfficialsAnswer {
  rows: ReadOfficialRow[];
}

export interface ReadOfficialRow {
  /** In the file, the first line being 1. */
  line: number;
  name: string;
  roles: OfficialRole[];
  province_id: number | null;
  district_id: number | null;
  region: string;
  licence: string;
  phone: string;
  days: string[] | null;
  /** Somebody of that name is in the list already and would be changed. */
  is_known: boolean;
  /** Why this row cannot be taken in; empty where it can. */
  faults: string[];
}

export interface TakenInOfficials {
  message: string;
  data: { added: number; changed: number };
}
