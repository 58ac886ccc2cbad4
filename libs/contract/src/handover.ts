// A tournament that goes to a laptop in the hall and comes home, from the browser (`npm run handover` from a terminal).
import { IsBoolean, IsUUID } from 'class-validator';
import type { TableChanges } from '@gelanggang/domain/handover/compare-copies';
import { IsOptionalText } from './fields';

export const LONGEST_PLACE = 100;
/** Bytes of a file that is sent to be taken. */
export const MOST_HANDOVER_BYTES = 4 * 1024 ** 3;

export interface HandoverRow {
  id: number;
  name: string;
  slug: string;
  is_away: boolean;
  /** Since when it is away; null while it is held here. */
  since: string | null;
  /** Where it went, as who gave it away named the place. */
  place: string | null;
  /** The file that went, where it lies on this server. */
  file: { name: string; size_bytes: number } | null;
}

/** GET /handovers */
export interface Handovers {
  tournaments: HandoverRow[];
  /** This server has its tournament only as a guest, and gives it back to where it was made. */
  is_guest: boolean;
}

/** POST /handovers/{id}/give */
export class GiveRequest {
  @IsOptionalText(LONGEST_PLACE)
  place?: string;

  /** Staff sign in there as at home: their password hashes are in the file. */
  @IsBoolean()
  with_passwords: boolean;
}

/** POST /handovers/files: what taking the file would do. */
export interface ReadHandover {
  /** Of the file on the server, until it is taken or another one is sent. */
  upload: string;
  tournament: string;
  /** Contents of files that come along. */
  files: number;
  /** It was taken before: taking it again changes nothing. */
  is_known: boolean;
  /** What has changed since it was given away; null for a tournament that is not here yet. */
  changes: TableChanges[] | null;
  /** Why it does not fit what is here; it is taken all the same by who says that this may be overwritten. */
  overwrites: string | null;
}

/** POST /handovers/take */
export class TakeRequest {
  @IsUUID()
  upload: string;

  /** What was changed here meanwhile is lost. */
  @IsBoolean()
  overwrite: boolean;
}
