// How the running system does, for who keeps it running: GET /system answers `{data: SystemAnswer}`.
import type { JobKind } from './jobs';

export interface SystemJob {
  id: number;
  kind: JobKind;
  account: string;
  tournament: string | null;
  error: string | null;
  attempt: number;
  finished_at: string;
}

/** One that could not be sent: without what it said, since links in it may open an account. */
export interface SystemMail {
  id: number;
  to: string;
  subject: string;
  /** Why the last attempt failed. */
  fault: string;
  attempt: number;
  written_at: string;
  /** null: given up. */
  next_try_at: string | null;
}

export interface SystemAnswer {
  at: string;
  versions: { product: string; node: string; postgres: string };
  /** `pending`: names of migrations that this program knows and the database has not had. */
  migrations: { applied: number; newest: string | null; pending: string[] };
  /** Of the instance that answered. */
  instance: {
    host: string;
    pid: number;
    started_at: string;
    memory_bytes: number;
    /** How late its event loop was, 99 of 100 times at most. */
    event_loop_ms: number;
    pool: { open: number; idle: number; waiting: number };
  };
  /** Everything that is connected just now, workers last. */
  processes: { kind: 'api' | 'worker'; host: string; pid: number; connected_at: string }[];
  queue: { backend: 'redis' | 'postgres'; is_away: boolean };
  jobs: {
    queued: number;
    running: number;
    /** How long the oldest queued one waits. */
    oldest_seconds: number | null;
    by_kind: { kind: JobKind; queued: number; running: number }[];
    /** Of the last seven days, the newest first. */
    failed: SystemJob[];
  };
  live: {
    /** Of the instance that answered: spectators without an account, people signed in, all sockets. */
    spectators: number;
    signed_in: number;
    sockets: number;
    /** Big screens of all instances, by what the table says. */
    screens: { online: number; named: number };
  };
  database: { size_bytes: number; connections: number; max_connections: number };
  /** Statements of the instance that answered, without their values. */
  slow_queries: { sql: string; count: number; longest_ms: number; last_at: string }[];
  slow_from_ms: number;
  disk: { free_bytes: number; total_bytes: number; files: number; files_bytes: number };
  mail: {
    waiting: number;
    failed: number;
    oldest_seconds: number | null;
    leaves: boolean;
    /** Those of which an attempt has failed, the newest first. */
    unsent: SystemMail[];
  };
  /** The last time that a worker cleared away what is old; null: never. */
  upkeep: { at: string; removed: Record<string, number> } | null;
}
