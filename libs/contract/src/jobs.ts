// Every background job: its parameters, its queue, who may ask for it and who sees it. The worker refuses to start
// when one has no handler, or two.
import type { BillingStatus } from '@gelanggang/domain/billing/billing-steps';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import type { Gender } from '@gelanggang/domain/words/genders';
import type { AuditFilters } from './audit';
import type { BlankSize } from './draw-options';
import type { EntriesImportResult } from './entry-imports';
import type { InsightFilters } from './insight';
import type { Permission } from './permissions';
import type { AutoScheduleParams } from './auto-schedule';
import { streams } from './streams';

export const CERTIFICATES_FOR = ['medallists', 'participants'] as const;
export type CertificatesFor = (typeof CERTIFICATES_FOR)[number];

export type InsightParams = { tournament_id: number } & InsightFilters;

/** One tournament, optionally one day, one arena, one kind. */
export interface ScheduleFileParams {
  tournament_id: number;
  date?: string;
  arena_id?: number;
  kind?: MatchKind;
}

/** One match, or all that panels scored: of a tournament, an arena, a day. */
export interface ScoreSheetsParams {
  tournament_id: number;
  match_id?: number;
  arena_id?: number;
  date?: string;
}

export interface JobParams {
  /** Draws every undrawn tanding pool of a tournament; `pause_seconds` between two pools (0: none). */
  'auto-generate': { tournament_id: number; pause_seconds: number };
  /** Plans a tournament's matches over arenas, days and sessions; its plan is kept apart until it is taken. */
  'auto-schedule': AutoScheduleParams;
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
  'schedule-pdf': ScheduleFileParams & {
    /** `table`: sheets for the table of each arena, with room to write scores and the winner. */
    layout?: 'public' | 'table';
  };
  /** Excel of the public schedule. */
  'schedule-export': ScheduleFileParams;
  /** PDF of who is weighed on a day: everybody whose first tanding match of that day is scheduled. */
  'weigh-in-pdf': { tournament_id: number; date: string };
  /** The athletes' cards with QR codes, on A4 to be cut. */
  'athlete-cards-pdf': { tournament_id: number; contingent_id?: number };
  /** The bracket of a pool on A4; `is_blank`: without results, to be filled in at the referee's table. */
  'bracket-pdf': { pool_id: number; is_blank?: boolean };
  /** The brackets of a tournament, or of a part of it, in the order of the draw: one sheet each. */
  'brackets-pdf': {
    tournament_id: number;
    age_category_id?: number;
    gender?: Gender;
    category_class_id?: number;
    is_blank?: boolean;
  };
  /** A bracket without names for so many, to be filled in by hand. */
  'blank-bracket-pdf': { tournament_id: number; size: BlankSize };
  /** The bracket of a pool as one picture. */
  'bracket-png': { pool_id: number };
  /** Excel of all tanding matches of a tournament, by category, gender and class. */
  'recap-export': { tournament_id: number };
  /** The same as PDF. */
  'recap-pdf': { tournament_id: number };
  /** Excel of what panels scored: matches, each point and penalty, athletes and judges. */
  'score-sheets-export': ScoreSheetsParams;
  /** The score sheets of matches on A4, to be signed: one begins on a sheet of its own. */
  'score-sheets-pdf': ScoreSheetsParams;
  /** The drawn pools of a tournament's seni on A4, or one of them. */
  'seni-pdf': { tournament_id: number; pool_id?: number };
  /** One pool of seni as a picture. */
  'seni-png': { pool_id: number };
  /** Excel of every seni performance of a tournament, with scores and ranks. */
  'seni-export': { tournament_id: number };
  /** Excel of a tournament's medals, per contingent and per class. */
  'medals-export': { tournament_id: number };
  /** The same as PDF. */
  'medals-pdf': { tournament_id: number };
  /** Certificates on A4, a page for each person. */
  'certificates-pdf': { tournament_id: number; for: CertificatesFor; contingent_id?: number };
  /** Takes a checked entry list in (POST /entry-imports gave `list_id`), refused rows left out. */
  'entries-import': { tournament_id: number; list_id: string; with_payments?: boolean };
  /** A billing as a document to pay by. */
  'invoice-pdf': { billing_id: number };
  /** That a billing is paid, as a document to keep. */
  'receipt-pdf': { billing_id: number };
  /** Excel of the audit that the list shows with these filters. */
  'audit-export': AuditFilters;
  /** Excel of the billings that the list shows with these filters. */
  'billings-export': { tournament_id?: number; status?: BillingStatus; search?: string };
  /** Excel of every table of insight, one sheet each, with these filters. */
  'insight-export': InsightParams;
  /** The same as PDF with the charts. */
  'insight-pdf': InsightParams;
}

export type JobKind = keyof JobParams;

/**
 * Drawing has a queue of its own, since an auto-generate that pauses holds its slot; so has what changes a tournament. Tables
 * (Excel) take a second and do not wait behind papers (PDF, PNG), which take a browser and up to a minute.
 */
export const JOB_QUEUES = {
  'auto-generate': 'drawing',
  'auto-schedule': 'changes',
  'team-members-export': 'tables',
  'contingents-export': 'tables',
  'schedule-pdf': 'papers',
  'schedule-export': 'tables',
  'weigh-in-pdf': 'papers',
  'athlete-cards-pdf': 'papers',
  'bracket-pdf': 'papers',
  'brackets-pdf': 'papers',
  'blank-bracket-pdf': 'papers',
  'bracket-png': 'papers',
  'recap-export': 'tables',
  'recap-pdf': 'papers',
  'score-sheets-export': 'tables',
  'score-sheets-pdf': 'papers',
  'seni-pdf': 'papers',
  'seni-png': 'papers',
  'seni-export': 'tables',
  'medals-export': 'tables',
  'medals-pdf': 'papers',
  'certificates-pdf': 'papers',
  'entries-import': 'changes',
  'invoice-pdf': 'papers',
  'receipt-pdf': 'papers',
  'billings-export': 'tables',
  'audit-export': 'tables',
  'insight-export': 'tables',
  'insight-pdf': 'papers',
} as const satisfies Record<JobKind, string>;

export const JOB_KINDS = Object.keys(JOB_QUEUES) as JobKind[];
export type QueueName = (typeof JOB_QUEUES)[JobKind];
export const QUEUE_NAMES = [...new Set(Object.values(JOB_QUEUES))] as QueueName[];

/** The pause between two pools of an auto-generate, spec 2 §4. */
export const AUTO_GENERATE_PAUSE_SECONDS = 5;

/** Who may ask for it; the rows that it reads are bounded by the account's other permissions. */
export const JOB_PERMISSIONS: Readonly<Record<JobKind, Permission | 'signed-in'>> = {
  'auto-generate': 'manage drawing',
  'auto-schedule': 'manage schedule',
  'team-members-export': 'export member',
  'contingents-export': 'export contingent',
  'schedule-pdf': 'signed-in',
  'schedule-export': 'signed-in',
  'weigh-in-pdf': 'manage schedule',
  'athlete-cards-pdf': 'manage schedule',
  'bracket-pdf': 'signed-in',
  'brackets-pdf': 'signed-in',
  'blank-bracket-pdf': 'signed-in',
  'bracket-png': 'signed-in',
  'recap-export': 'signed-in',
  'recap-pdf': 'signed-in',
  'score-sheets-export': 'operate arena',
  'score-sheets-pdf': 'operate arena',
  'seni-pdf': 'signed-in',
  'seni-png': 'signed-in',
  'seni-export': 'signed-in',
  'medals-export': 'signed-in',
  'medals-pdf': 'signed-in',
  'certificates-pdf': 'manage tournament',
  'entries-import': 'signed-in',
  'invoice-pdf': 'signed-in',
  'receipt-pdf': 'signed-in',
  'billings-export': 'signed-in',
  'audit-export': 'view audit',
  'insight-export': 'view insight',
  'insight-pdf': 'view insight',
};

/**
 * What a file of this kind holds of people beyond the public record (names, contingents, classes, results), which stays when
 * personal data are erased: `persons` says with the file whose (`JobContext.saveFile`), `nothing` has none.
 */
export const JOB_HOLDS = {
  'auto-generate': 'nothing',
  'auto-schedule': 'nothing',
  'team-members-export': 'persons',
  'contingents-export': 'persons',
  'schedule-pdf': 'nothing',
  'schedule-export': 'nothing',
  'weigh-in-pdf': 'nothing',
  'athlete-cards-pdf': 'nothing',
  'bracket-pdf': 'nothing',
  'brackets-pdf': 'nothing',
  'blank-bracket-pdf': 'nothing',
  'bracket-png': 'nothing',
  'recap-export': 'nothing',
  'recap-pdf': 'nothing',
  'score-sheets-export': 'nothing',
  'score-sheets-pdf': 'nothing',
  'seni-pdf': 'nothing',
  'seni-png': 'nothing',
  'seni-export': 'nothing',
  'medals-export': 'nothing',
  'medals-pdf': 'nothing',
  'certificates-pdf': 'nothing',
  'entries-import': 'nothing',
  // who paid, by name and account number
  'invoice-pdf': 'persons',
  'receipt-pdf': 'persons',
  'billings-export': 'persons',
  'audit-export': 'nothing',
  'insight-export': 'nothing',
  'insight-pdf': 'nothing',
} as const satisfies Record<JobKind, 'persons' | 'nothing'>;

export type PersonsJobKind = { [K in JobKind]: (typeof JOB_HOLDS)[K] extends 'persons' ? K : never }[JobKind];

/** Kinds that everybody who may ask for them sees and stops: one of a tournament at a time, whoever asked. */
export const SHARED_JOB_KINDS: readonly JobKind[] = ['auto-generate', 'auto-schedule'];

/** As the account of a job that makes a file for everybody. */
export const NOBODY = 0;

/** Where a job's steps are told: to the account that asked, and for a shared one to the tournament's staff. */
export function jobStreams(job: { kind: JobKind; accountId: number; tournamentId: number | null }): string[] {
  // one that belongs to nobody is told to nobody: whoever waits for its file asks
  if (job.accountId === NOBODY) return [];
  const own = streams.user(job.accountId);
  return SHARED_JOB_KINDS.includes(job.kind) && job.tournamentId !== null
    ? [own, streams.staff(job.tournamentId)]
    : [own];
}

/**
 * Jobs of one lane run one after the other, lanes take turns: so an account that asks for much waits for itself. Those that
 * belong to a tournament (shared, or for everybody) have its lane.
 */
export const laneOf = (job: { kind: JobKind; accountId: number; tournamentId: number | null }): JobLane => ({
  queue: JOB_QUEUES[job.kind],
  owner: isOfTournament(job) ? `tournament ${job.tournamentId ?? ''}` : `account ${job.accountId}`,
});

export interface JobLane {
  queue: QueueName;
  owner: string;
}

const isOfTournament = ({ kind, accountId }: { kind: JobKind; accountId: number }): boolean =>
  accountId === NOBODY || SHARED_JOB_KINDS.includes(kind);

/** Jobs of one account that may wait at the same time; an organiser's evening of papers is some ten. */
export const MOST_WAITING_JOBS = 30;

export const JOB_STATUSES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** auto-generate: pools drawn and pools that failed, by name. */
export interface AutoGenerateResult {
  drawn: number;
  failed: { pool_id: number; name: string; reason: string }[];
}

export type JobResult = AutoGenerateResult | EntriesImportResult;

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
  result: JobResult | null;
  created_at: string;
  finished_at: string | null;
}
