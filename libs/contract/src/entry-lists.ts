// Who is entered in a tournament, for everybody: names, contingents and classes, and nothing else of a person.
import type { Medal } from '@gelanggang/domain/results/medal-table';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import type { LiveAway } from './live';
import { IsOptionalId, IsOptionalText } from './fields';
import { PageQuery } from './page-query';

/** GET /entry-lists/{slug}/athletes: paginated; without filters all of them. */
export class EntryListQuery extends PageQuery {
  @IsOptionalId()
  contingent_id?: number;

  /** The `key` of an `EntryClass`. */
  @IsOptionalText(80)
  class?: string;
}

/** One person in one class: who enters in two is listed twice. */
export interface EntryRow {
  id: number;
  name: string;
  contingent_id: number;
  contingent: string;
  class_key: string;
  /** 'Dewasa Putra A', 'Tunggal Remaja Putri' */
  class_name: string;
  /** It has no page of its own any more; left out where it has one. */
  is_gone?: boolean;
}

export interface EntryContingent {
  id: number;
  name: string;
  /** District, or province where it has none; '' where neither is known. */
  region: string;
  province_id: number | null;
  entries: number;
}

export interface EntryClass {
  key: string;
  /** As `class_name` of its rows. */
  name: string;
  age_category: string;
  kind: MatchKind;
  entries: number;
  /** Whether a bracket or an order of performance stands, the class's own or one that it was merged into. */
  is_drawn: boolean;
}

/** GET /entry-lists/{slug}/athletes/{id} (`{data: EntryHome}`): one entry, for its page; 410 where that was taken away. */
export interface EntryHome {
  entry: EntryRow & { kind: MatchKind };
  /** Somebody has confirmed more of its person: GET …/athletes/{id}/career. */
  has_career: boolean;
}

export interface CareerMatch {
  id: number;
  /** '' where there are no rounds. */
  round: string;
  /** Null: performed for itself, or nobody stood against it. */
  opponent: { name: string; contingent: string; entry_id: number | null } | null;
  /** `none`: nobody won, or it was ranked with others. */
  outcome: 'won' | 'lost' | 'none';
  /** The own figure first; '' where there is none. */
  score: string;
}

/** GET /entry-lists/{slug}/athletes/{id}/career (`{data: Career}`): a person over tournaments, the newest first. */
export interface Career {
  entries: {
    tournament: { name: string; slug: string; start_date: string };
    entry_id: number;
    contingent: string;
    class_name: string;
    medal: Medal | null;
    /** Those that are over, in the order in which they were fought. */
    matches: CareerMatch[];
  }[];
}

/** GET /entry-lists/{slug}/contingents/{id} (`{data: ContingentHome}`): a contingent with all of its entries, for its page. */
export interface ContingentHome {
  contingent: EntryContingent;
  /** In the order of the draw. */
  entries: EntryRow[];
}

/** GET /entry-lists/{slug}/provinces/{id} (`{data: ProvinceHome}`): those of a province, for its page. */
export interface ProvinceHome {
  province: { id: number; name: string };
  contingents: EntryContingent[];
  /** In the order of the draw. */
  entries: EntryRow[];
}

/** GET /entry-lists/{slug} (`{data: EntryList}`). */
export interface EntryList {
  tournament: {
    id: number;
    name: string;
    slug: string;
    time_zone: string;
    /** Only while it is away. */
    away?: LiveAway;
  };
  /** People; who enters in two classes counts once. */
  athletes: number;
  entries: number;
  contingents: EntryContingent[];
  /** That contingents come from, by name. */
  provinces: { id: number; name: string }[];
  /** In the order of the draw: category, age, gender, weight. */
  classes: EntryClass[];
}
