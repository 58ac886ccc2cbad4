// Every live event: its payload and the streams it is written to. What is not declared here cannot be emitted.
import type { AutoScheduleChanged } from './auto-schedule';
import type { DisplayState } from './displays';
import type { LiveMatch, LiveSchedule } from './live';
import type { ToldMatch } from './match-patch';
import type { JobAnswer } from './jobs';
import type { NoticeAnswer } from './notices';
import type { LiveScore } from './scoring';
import type { IsToldWhole, ToldWhole } from './told-whole';
import type { ArenasChanged } from './tournament-setup';

export { streams } from './streams';

/** Payloads in wire names; `ToldWhole` are those that are read under the stream's lock, the others tell only what their writer changed. Those of `site` and `tournament:{id}` are public: no personal data. */
export interface Events {
  /** site: a tournament was made, opened, closed, renamed or removed. */
  'tournament.changed': { tournament_id: number; status: 'active' | 'inactive' };
  /** site: an entry of the sidebar or of the public header was made, changed or removed. */
  'menu.changed': { menu_id: number };
  /** site: the contact or the links at the foot of the public site were changed. */
  'site-settings.changed': { version: number };
  /** site when a role changed, user:{id} when that account's roles did: permissions are asked for anew. */
  'permissions.changed': { role_id: number | null };
  /**
   * tournament:{id}: the new public state of matches (called, started, finished, a winner moved on, …). A step of the day
   * tells of each what it may have changed; anything else tells matches whole.
   */
  'matches.changed': ToldWhole<{ matches: ToldMatch[] }>;
  /** tournament:{id}: a schedule was saved, with all of its matches. */
  'schedule.saved': ToldWhole<{ schedule: LiveSchedule; matches: LiveMatch[] }>;
  /** tournament:{id}: a schedule was deleted. */
  'schedule.removed': { schedule_id: number };
  /** tournament:{id}: the bracket of a pool is new, or taken back; its old matches are gone, with their schedule slots. New ones follow (matches.changed). */
  'bracket.drawn': { pool_id: number; removed_match_ids: number[] };
  /** tournament:{id}: a pool was locked or unlocked. */
  'pool.changed': { pool_id: number };
  /** tournament:{id}: some people are named otherwise than before; what was told before is told to nobody any more. */
  'names.changed': ToldWhole<{ tournament_id: number }>;
  /** tournament:{id}: how the overall winner is found was changed. */
  'medal-rule.changed': { tournament_id: number };
  /** tournament:{id}: somebody was weighed in, or that was put right; who and how is for those at the scales. */
  'weigh-in.changed': { tournament_id: number };
  /** tournament:{id}: an arena was made, renamed or removed. */
  'arena.changed': ToldWhole<ArenasChanged>;
  /** tournament:{id}:staff: something that the tournament is set up with was made, changed or removed. */
  'setup.changed': { tournament_id: number };
  /** tournament:{id}:staff: an official, a duty or a seat was made, changed or removed. */
  'officials.changed': { tournament_id: number };
  /** tournament:{id}:staff: a drawing was divided into pools, or divided anew. */
  'pools.changed': { tournament_id: number; drawing_id: number };
  /** tournament:{id}:staff: a plan of the auto-schedule is ready, was changed by hand, taken or thrown away. */
  'auto-schedule.changed': AutoScheduleChanged;
  /** tournament:{id}:staff: contingents or members were entered. */
  'entries.changed': { tournament_id: number; contingents: number; members: number };
  /** tournament:{id}:staff, and user:{id} of its owner: a billing was issued, edited or took a step. */
  'billing.changed': {
    tournament_id: number;
    billing_id: number;
    invoice_number: string;
    status: string;
    reject_reason: string | null;
  };
  /** tournament:{id}:staff: a bank statement was given or removed, or a line of one set aside; a bill that it paid tells of itself. */
  'statement.changed': { tournament_id: number };
  /** tournament:{id}:staff, and user:{id} of the managers concerned: a protest took a step. */
  'protest.changed': { tournament_id: number; protest_id: number };
  /** tournament:{id}:staff, and user:{id} of the contingent's manager: its list was opened, signed, or a correction took a step. */
  'entry-check.changed': { tournament_id: number; contingent_id: number };
  /** user:{id}: the bell has something new to tell. */
  'notice.added': { notice: NoticeAnswer };
  /** user:{id}: notices were marked read, here or in another tab, or what they told of has moved on. */
  'notices.read': Record<string, never>;
  /** user:{id}, and tournament:{id}:staff for auto-generate: a job took a step. */
  'job.changed': { job: JobAnswer };
  /** arena:{id}: a point, a penalty, or whatever else changes the sheet of the match on its mat. */
  'score.changed': ToldWhole<{ score: LiveScore }>;
  /** arena:{id}: judges have given the performance on its mat a score; what they gave is not told. */
  'judge-scores.changed': ToldWhole<{ match_id: number; judges: number; entered: number[] }>;
  /** arena:{id}: the table asks the camera there for a moment; which one it asks the API, with its token. */
  'replay.asked': { replay_id: number };
  /** display:{code}: the desk named or aimed this screen. */
  'display.changed': ToldWhole<{ display: DisplayState }>;
  /** display:{code}: start anew. */
  'display.reload': Record<string, never>;
  /** display:{code}: taken off the desk; it asks for a new code. */
  'display.removed': Record<string, never>;
}

/** After it nobody is told what its stream told before. */
export const TAKES_BACK: EventType = 'names.changed';

export type EventType = keyof Events;
export type WholeEventType = { [K in EventType]: IsToldWhole<Events[K]> extends true ? K : never }[EventType];
export type ChangeEventType = Exclude<EventType, WholeEventType>;
export type EventOf<T extends EventType = EventType> = { [K in T]: { type: K; data: Events[K] } }[T];

/** One event as the log holds it and as the socket sends it. */
export type LoggedEvent<T extends EventType = EventType> = EventOf<T> & { seq: number; at: string };

/** Server → client: the events of one topic, in order, without gaps. */
export interface EventsMessage {
  topic: string;
  events: LoggedEvent[];
}

/** Server → client, outside the log: how far a running job is. A lost one does no harm; the next tells more. */
export interface ProgressMessage {
  topic: string;
  job_id: number;
  progress: number;
  progress_text: string;
}

/** Client → server `subscribe`. */
export interface SubscribeRequest {
  topic: string;
  /** The last `seq` that the client has. */
  since?: number;
  /**
   * Without `since`: how old, in milliseconds, what the page shows may be. When something was told since then, the
   * answer is `snapshot`.
   */
  age?: number;
}

/**
 * Acknowledgement of `subscribe`: the missed events, or `snapshot` when what the page shows must be fetched again; on
 * `site`, which everybody hears, with what was told since then, as far as that is known: few pages show anything of it.
 */
export type SubscribeAnswer =
  | { ok: true; seq: number; events: LoggedEvent[] }
  | { ok: true; seq: number; snapshot: true; told?: LoggedEvent[] }
  | { ok: false; message: string; code?: string };

export const LIVE_NAMESPACE = '/live';
/** While many come, events of one stream within this time after its first go out together, in order; else sooner. */
export const GATHER_MS = 200;
