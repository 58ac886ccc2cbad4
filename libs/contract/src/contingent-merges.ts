// Two contingents become one: what the office sees before, what it does, and for a day how it is undone.
import { Matches } from 'class-validator';
import { IsId } from './fields';

/** Of what can be undone: a day. */
export const UNDO_HOURS = 24;

/** GET /contingents/{id}/merge-preview: {id} is kept, the other one goes up in it. */
export class MergePreviewQuery {
  @IsId()
  merged_id: number;
}

/** POST /contingents/{id}/merge: exactly what was shown, or 409. */
export class MergeContingentsRequest extends MergePreviewQuery {
  @Matches(/^[0-9a-f]{64}$/)
  fingerprint: string;
}

export interface MergedSide {
  id: number;
  name: string;
  place: string;
  owner: string;
  pic_name: string;
  members: number;
  tournaments: string;
}

export interface MergePreview {
  kept: MergedSide;
  merged: MergedSide;
  /** Why it cannot be done; empty: it can. */
  obstacles: string[];
  moved: { name: string; match_category: string }[];
  /** Persons in both: whose entry counts, and why. */
  doubled: { name: string; match_category: string; counts: 'kept' | 'merged'; reason: string }[];
  /** Teams of one name in both. */
  relabelled: { name: string; match_category: string; label: string }[];
  /** Tournaments that the kept contingent enters by it. */
  entered: { name: string; members: number }[];
  /** `stays`: it holds athletes of other contingents too, so it stays with its account. */
  bills: { invoice_number: string; tournament: string; status: string; stays: boolean }[];
  /** Draws that stand; `own_pairs`: first-round matches that become matches within one contingent. */
  draws: { pool_id: number; name: string; units: number; own_pairs: string[] }[];
  notes: string[];
  fingerprint: string;
}

export interface MergedAnswer {
  message: string;
  data: { id: number; kept_id: number };
}

/** GET /contingent-merges: the newest 20. */
export interface MergeRow {
  id: number;
  kept: { id: number; name: string };
  merged_name: string;
  moved_members: number;
  merged_by: string | null;
  merged_at: string;
  /** Until when it can be undone; null: not any more. */
  undo_until: string | null;
  undone_at: string | null;
}
