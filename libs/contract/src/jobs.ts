// Every background job: its parameters, its queue, who may ask for it and who sees it. The worker refuses to start
// when one has no handler, or two.
import type { Permission } from './permissions';
import { streams } from './streams';

export interface JobParams {
  /** Draws every undrawn tanding pool of a tournament; `pause_seconds` between two pools (0: none). */
  'auto-generate': { tournament_id: number; pause_seconds: number };
  /** Excel of the team members that the list shows with these filters. */
  'team-members-export': {
    tournament_id?: number;
    match_category_id?: number;
    age_category_id?: number;
    category_class_id?: number;
    contingent_id?: number;
    payment_status?: 'paid' | 'unpaid';
    search?: string;
  };
  /** Excel of the contingents that the list shows with these filters. */
  'contingents-export': { tournament_id?: number; search?: string };
  /** PDF of the public schedule: one tournament, optionally one day, one arena, one kind. */
  'schedule-pdf': { tournament_id: number; date?: string; arena_id?: number; kind?: 'tanding' | 'seni' };
  /** The bracket of a pool on one sheet of A4. */
  'bracket-pdf': { pool_id: number };
  /** The bracket of a pool as one picture. */
  'bracket-png': { pool_id: number };
  /** Excel of all tanding matches of a tournament, by category, gender and class. */
  'recap-export': { tournament_id: number };
  /** The same as PDF. */
  'recap-pdf': { tournament_id: number };
}

export type JobKind = keyof JobParams;

/** Drawing has a queue of its own: an auto-generate that pauses holds no slot that an export needs. */
export const JOB_QUEUES = {
  'auto-generate': 'drawing',
  'team-members-export': 'files',
  'contingents-export': 'files',
  'schedule-pdf': 'files',
  'bracket-pdf': 'files',
  'bracket-png': 'files',
  'recap-export': 'files',
  'recap-pdf': 'files',
} as const satisfies Record<JobKind, string>;

export const JOB_KINDS = Object.keys(JOB_QUEUES) as JobKind[];
export type QueueName = (typeof JOB_QUEUES)[JobKind];
export const QUEUE_NAMES = [...new Set(Object.values(JOB_QUEUES))] as QueueName[];

/** The pause between two pools of an auto-generate, spec 2 §4. */
export const AUTO_GENERATE_PAUSE_SECONDS = 5;

/** Who may ask for it; the rows that it reads are bounded by the account's other permissions. */
export const JOB_PERMISSIONS: Readonly<Record<JobKind, Permission | 'signed-in'>> = {
  'auto-generate': 'manage drawing',
  'team-members-export': 'export member',
  'contingents-export': 'export contingent',
  'schedule-pdf': 'signed-in',
  'bracket-pdf': 'signed-in',
  'bracket-png': 'signed-in',
  'recap-export': 'signed-in',
  'recap-pdf': 'signed-in',
};

/** Kinds that every holder of 'manage drawing' sees and stops: one of a tournament at a time, whoever asked. */
export const SHARED_JOB_KINDS: readonly JobKind[] = ['auto-generate'];

/** Where a job's steps are told: to the account that asked, and for a shared one to the tournament's staff. */
export function jobStreams(job: { kind: JobKind; accountId: number; tournamentId: number | null }): string[] {
  const own = streams.user(job.accountId);
  return SHARED_JOB_KINDS.includes(job.kind) && job.tournamentId !== null
    ? [own, streams.staff(job.tournamentId)]
    : [own];
}

export const JOB_STATUSES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** A job on the wire. `file` is there when GET /jobs/{id}/file answers. */
export interface JobAnswer {
  id: number;
  kind: JobKind;
  params: JobParams[JobKind];
  status: JobStatus;
  /** 0–100 */
  progress: number;
  progress_text: string;
  /** A sentence for people; the technical cause is in the log. */
  error: string | null;
  file: { name: string; size: number } | null;
  /** auto-generate: pools drawn and pools that failed, by name. */
  result: { drawn: number; failed: { pool_id: number; name: string; reason: string }[] } | null;
  created_at: string;
  finished_at: string | null;
}
