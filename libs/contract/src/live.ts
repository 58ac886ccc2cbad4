// The public state of a running tournament: one snapshot per kind, then changed by live events.
import type { MatchKind } from '@gelanggang/domain/words/labels';
import type { Corner } from '@gelanggang/domain/words/corners';
import type { MatchStatus } from '@gelanggang/domain/results/match-steps';
import type { CorrectedBy, ResultState } from '@gelanggang/domain/results/result-state';
import type { ProtestLevel, Remedy } from '@gelanggang/domain/protests/protests';
import type { ClockPhase } from '@gelanggang/domain/results/match-clock';
import type { CouncilItem, Disqualification, Jurus, JurusStage } from '@gelanggang/domain/rules/jurus-rules';
import type { DrawnLot } from '@gelanggang/domain/rules/rules-of-performance';
import type { DecidedBy } from '@gelanggang/domain/seni/decided-by';
import type { CardOutcome } from '@gelanggang/domain/scoring/protest-cards';
import type { ShownJurusCard } from '@gelanggang/domain/seni/jurus-cards';
import type { SeniMatchType, TimeFault, TimeRule } from '@gelanggang/domain/seni/performance-time';
import type { Gender } from '@gelanggang/domain/words/genders';
import type { Language } from '@gelanggang/domain/words/languages';
import type { Columns } from './columns';

/** What GET /live/{slug}/{kind} answers: a `LiveSnapshot` of a kind, or a `MedalSnapshot`. */
export const SNAPSHOT_KINDS = ['tanding', 'seni', 'medals'] as const;
export type SnapshotKind = (typeof SNAPSHOT_KINDS)[number];

/**
 * Who stands in a corner: a unit, nobody yet (`tbd`), or nobody ever (`bye`). An open corner whose match before is over without
 * somebody to send on, both having been absent, stays `tbd` and is named '-'.
 */
export interface LiveCorner {
  state: 'unit' | 'tbd' | 'bye';
  name: string;
  contingent: string;
  is_dummy: boolean;
  /** Of a unit that is no dummy: its athletes as the lists of entries number them, in the order of their names. */
  entry_ids?: number[];
  contingent_id?: number;
  /** Of a corner that a match with a name decides: that match, 'A24', whose winner, or whose loser, comes; `name` says so. */
  winner_of?: string;
  loser_of?: string;
  /** When that match is held, `YYYY-MM-DD`, where its name alone is not enough. */
  decided_on?: string;
}

/** What was recorded of a seni performance. */
export interface LiveSeni {
  event: SeniMatchType;
  outcome: 'performed' | 'disqualified' | 'absent' | null;
  /** Median less penalties, `9.525`; null unless performed. */
  score: number | null;
  /** From 2 on: those who went on from the stage before. */
  stage: number;
  /** What parts performances of one score, as `rankPerformances` of the domain takes it; null unless performed, and of who is disqualified for doping. */
  worth: LivePerformanceWorth | null;
  /** What is shown; null: still to be chosen. */
  jurus: Jurus | null;
  jurus_stage: JurusStage;
  /** How long it may last. */
  time: TimeRule;
  /** Of a battle from the semifinal on, once it is drawn. */
  lot?: DrawnLot;
  /** While it is on: how many judge it, and how many have given their score on a panel. */
  judges?: { of: number; entered: number };
  /** The protest card that was raised after it. */
  card?: LiveJurusCard;
  /** What it came to, so that anybody can compute it again; of one that performed or was disqualified. */
  judged?: JudgedPerformance;
  /** The first of a battle: what it came to is told with the other's. */
  is_held?: true;
  /** Why it was disqualified. */
  reason?: Disqualification;
  /** What parted a battle that is decided. */
  decided_by?: DecidedBy;
  /** Who performs, and the pool's seed: the lot of a last tie. */
  unit_id: number | null;
  seed: string | null;
}

/** Of a performance: what its protest card says, and once it is decided, what came of it. */
export interface LiveJurusCard extends ShownJurusCard {
  id: number;
  requested_at: string;
  outcome: CardOutcome | null;
  decided_at: string | null;
}

/** Of a performance that was recorded: each judge's score, by seat, and what the council took off. */
export interface JudgedPerformance {
  /** Empty of one that was disqualified. */
  scores: number[];
  /** null without scores. */
  median: number | null;
  /** null of one that was disqualified where it is not known. */
  seconds: number | null;
  time_fault: TimeFault;
  /** Without what the time costs. */
  items: PerformanceItem[];
  /** How many jurus were shown by who is disqualified, where it is known. */
  reached?: number;
}

/** In points. */
export interface PerformanceItem {
  /** null: only the sum is known. */
  item: CouncilItem | null;
  penalty: number;
  /** Milliseconds of the performance's clock; null: entered without it. */
  at: number | null;
}

/** In thousandths, and seconds. */
export interface LivePerformanceWorth {
  final: number;
  penalty: number;
  seconds_off: number;
  deviation: number;
}

/**
 * The clock of a running match. Nothing of it changes while time runs: every screen reads it at the server's present time
 * (GET /time) with `libs/domain/results/match-clock`.
 */
export interface LiveClock {
  round: number;
  phase: ClockPhase;
  /** Since when it runs, on the server's clock; null while it stands. */
  running_since: string | null;
  /** What had run of this phase before that. */
  elapsed_ms: number;
  round_count: number;
  round_seconds: number;
  break_seconds: number;
  /** Of a seni performance: shows what has run, not what is left. */
  counts_up?: true;
}

/** How a result stands (domain, `resultState`). No personal data, and nothing that somebody wrote. */
export interface LiveStanding {
  /** null: it was taken away by a protest and is to be fought again. */
  state: ResultState | null;
  /** While one is in and not decided. */
  protest?: { level: ProtestLevel; contingent: string; since: string; decide_by: string };
  /** It came in place of another one, which is told with it where it is known. */
  correction?: LiveCorrection;
}

export interface LiveCorrection {
  at: string;
  by: CorrectedBy;
  /** null: by the desk. */
  remedy: Remedy | null;
  before: {
    winner: Corner | null;
    win_kind: string | null;
    blue_score: number | null;
    red_score: number | null;
  } | null;
}

/** One match as everybody may see it. */
export interface LiveMatch {
  id: number;
  kind: MatchKind;
  pool_id: number;
  pool_name: string;
  /** Tanding, Tunggal, Ganda, Regu or Solo Kreatif. */
  match_category: string;
  /** Seni in pools is `default`: one performance, in the blue corner. */
  mode: 'default' | 'battle';
  /** A seni battle is two rows, blue and red, with one group of their pool. */
  battle_group: number | null;
  /** Whose row of a seni battle this is; only this corner of the row is told. */
  corner: Corner | null;
  age_category: string;
  gender: Gender;
  /** Of seni the event within its category (`nomor`), empty where there is only one. */
  class_name: string;
  round: number;
  round_label: string;
  position: number;
  blue: LiveCorner;
  red: LiveCorner;
  next_match_id: number | null;
  next_corner: Corner | null;
  status: MatchStatus;
  winner: Corner | null;
  win_kind: string | null;
  /** Why, by the rulebook (domain, `REASONS`); null where the desk decided by itself. */
  win_reason: string | null;
  blue_score: number | null;
  red_score: number | null;
  arena_id: number | null;
  schedule_id: number | null;
  /** Partai number, in the tournament's numbering. */
  number: number | null;
  /** Its name with its arena, 'A24'; null while it has no number. */
  partai: string | null;
  /** Planned start, `HH:MM`, in the tournament's time zone. */
  start_time: string | null;
  /** Where it stood when its schedule was announced, if that was elsewhere. */
  changed: LiveChange | null;
  called_at: string | null;
  started_at: string | null;
  finished_at: string | null;
  /** When the announcer told this result to the hall; absent before that. */
  announced_at?: string;
  /** From its start on. */
  standing?: LiveStanding;
  /** Planned length of the match on the mat, breaks included, in seconds. */
  length_seconds: number;
  /** Of kind seni only. */
  seni?: LiveSeni;
  /** Of a running match only. */
  clock?: LiveClock;
  /** It waits behind all others of its arena until it is called or brought back. */
  is_skipped?: true;
}

/** All null: the match was not in the schedule that was announced. */
export interface LiveChange {
  number: number | null;
  partai: string | null;
  scheduled_date: string | null;
  start_time: string | null;
  arena: string | null;
}

export interface LiveArena {
  id: number;
  name: string;
  /** What its partai begin with: 'A'. */
  code: string;
}

/** One session of one arena on one day. */
export interface LiveSchedule {
  id: number;
  arena_id: number;
  kind: MatchKind;
  /** `YYYY-MM-DD` */
  scheduled_date: string;
  /** `HH:MM` */
  start_time: string;
  end_time: string | null;
  note: string;
}

/** Another instance holds it just now (`npm run handover`): what is told of it here stands still. */
export interface LiveAway {
  /** ISO instant of the state that is told here. */
  since: string;
  /** This instance had it only as a guest, and has given it back. */
  is_home_elsewhere: boolean;
}

export interface LiveTournament {
  id: number;
  name: string;
  slug: string;
  time_zone: string;
  start_date: string;
  end_date: string;
  /** What its screens and its announcer speak, where that is set; else what the site speaks. Of snapshots only. */
  language?: Language;
  /** Only while it is away. */
  away?: LiveAway;
}

/**
 * What of the matches is held, where it is not all of them, whole. One bracket, with whether its class has others; a day's
 * (null: nothing is planned), perhaps only their times; those of some contingents, by name or as '#' and number; of all how far each has come.
 */
export type LivePart =
  | { pool_id: number; is_one_of_several: boolean }
  | { day: string | null; only?: 'times' }
  | { contingents: string[] }
  | { only: 'brackets' };

/** Of contingents, one a line: a page that follows more of them asks for all matches. */
export const LONGEST_CONTINGENTS = 1_000;

/** As the day of a part: the one that a page opens with (domain, `dayToShow`). */
export const TODAY = 'today';

/** GET /live/{slug}/{kind}: everything that a live page shows, read at `seq` of stream `tournament:{id}`. */
export interface LiveSnapshot<Match = LiveMatch> {
  epoch: string;
  seq: number;
  tournament: LiveTournament;
  arenas: LiveArena[];
  schedules: LiveSchedule[];
  matches: Match[];
  /** Absent: these are all matches. Arenas and schedules are always all. */
  part?: LivePart;
}

/** The same as pages fetch it (`form=columns`): `rowsOf(columns)` are its matches. */
export interface ColumnedSnapshot extends Omit<LiveSnapshot, 'matches'> {
  columns: Columns;
}

/** GET /time: what all clocks on screens are set by. `{data: ServerTime}`. */
export interface ServerTime {
  /** Milliseconds since 1970. */
  now: number;
}
