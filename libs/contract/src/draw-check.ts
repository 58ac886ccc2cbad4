// The record of a pool's draws that everybody may check.
import type { Corner } from '@gelanggang/domain/words/corners';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import type { ChangeKind, NamedUnit } from './draw-trust';
import type { MatchChart } from './draw-options';

export interface PublicSlot {
  state: 'unit' | 'tbd' | 'bye';
  unit_id: number | null;
}

export interface PublicLink {
  round: number;
  position: number;
  corner: Corner;
}

export interface PublicMatch {
  round: number;
  position: number;
  is_third_place: boolean;
  blue: PublicSlot;
  red: PublicSlot;
  next: PublicLink | null;
  loser: PublicLink | null;
}

/** What the draw drew from: nothing of a person but the name. */
export interface PublicEntry extends NamedUnit {
  contingent_id: number | null;
  province_id: number | null;
  seed_rank: number | null;
}

export interface PublicDrawRecord {
  draw_number: number;
  algorithm: number;
  seed: string;
  fingerprint: string;
  /** The seed of the class or event that this draw's seed follows from; null where it follows from none, or that is not public yet. */
  drawing_seed: string | null;
  /** null for an order of performance. */
  match_chart: MatchChart | null;
  has_third_place: boolean;
  reason: string | null;
  drawn_at: string;
  entries: PublicEntry[];
  /** Of a bracket. */
  matches: PublicMatch[];
  /** Unit ids in order of performance, the first first; null for a bracket. */
  order: number[] | null;
}

export interface PublicSwapSlot {
  position: number;
  corner: Corner;
  /** Who stood there before; null for a bye. */
  unit_id: number | null;
}

export interface PublicChange {
  number: number;
  draw_number: number;
  kind: ChangeKind;
  first: PublicSwapSlot | null;
  second: PublicSwapSlot | null;
  position: number | null;
  unit: NamedUnit | null;
  other_pool: string | null;
  reason: string | null;
  changed_at: string;
}

/** GET /draws/{poolId}: everything that anybody needs to draw a pool again and compare, tanding and seni. Public. */
export interface PublicDraw {
  pool_id: number;
  kind: MatchKind;
  /** 'Dewasa Putra A – Pool A', 'Tunggal Remaja Putri – Pool A' */
  title: string;
  pool_name: string;
  pool_number: number;
  tournament_id: number;
  tournament_name: string;
  tournament_slug: string;
  bracket_type: string;
  is_drawn: boolean;
  is_locked: boolean;
  is_changed_by_hand: boolean;
  /** The newest first. */
  draws: PublicDrawRecord[];
  /** In the order in which they were made. */
  changes: PublicChange[];
  /** Round 1 as it stands; of an order of performance one blue slot per place. */
  standing: { position: number; blue: PublicSlot; red: PublicSlot }[];
  /** Names of units that came after the draw: dummies. */
  dummies: NamedUnit[];
}
