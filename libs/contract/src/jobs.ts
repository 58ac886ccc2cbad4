// Every background job is one row: how it is called, its parameters, its queue, who may ask for it and who sees it. The worker
// has a handler or a paper for each, or it does not compile.
import type { EntriesImportResult } from './entry-imports';
import { jobTexts } from './job-texts';
import type * as classes from './job-params';
import { labelled } from './labelled';
import { SEES_BILLINGS } from './member-roles';
import type { Permission } from './permissions';
import { streams } from './streams';

interface JobKindRow {
  /** The class of its parameters in job-params.ts: the browser, which reads the rows too, loads no validator. */
  params: keyof typeof classes;
  /**
   * Drawing has a queue of its own, since an auto-generate that pauses holds its slot; so has what changes a tournament. Tables
   * (Excel) take a second and do not wait behind papers (PDF, PNG), which take a browser and up to a minute.
   */
  queue: 'drawing' | 'changes' | 'tables' | 'papers';
  /** Who may ask for it; the rows that it reads are bounded by the account's other permissions. */
  access: Permission | 'signed-in';
  /** Everybody who may ask for it sees and stops it: one of a tournament at a time, whoever asked. */
  isShared?: true;
  /**
   * Its file holds more of people than the public record (names, contingents, classes, results), which stays when personal data
   * are erased: it says with the file whose (`JobContext.saveFile`).
   */
  holdsPersons?: true;
  /**
   * A list of own rows, and of all rows where its account holds one of these. Whose it holds is kept with its file
   * (`JobContext.saveFile`), which opens as long as the account sees as much.
   */
  listsWith?: readonly Permission[];
}

const ROWS = {
  /** Draws every undrawn tanding pool of a tournament, after dividing what is not divided if asked to; `pause_seconds` between two pools (0: none). */
  'auto-generate': {
    params: 'AutoGenerateParams',
    queue: 'drawing',
    access: 'manage drawing',
    isShared: true,
  },
  /** Plans a tournament's matches over arenas, days and sessions; its plan is kept apart until it is taken. */
  'auto-schedule': {
    params: 'AutoScheduleParams',
    queue: 'changes',
    access: 'manage schedule',
    isShared: true,
  },
  /** Excel of the team members that the list shows with these filters. */
  'team-members-export': {
    params: 'TeamMembersExportParams',
    queue: 'tables',
    access: 'export member',
    holdsPersons: true,
    listsWith: ['manage contingents'],
  },
  /** Excel of the contingents that the list shows with these filters. */
  'contingents-export': {
    params: 'ContingentsExportParams',
    queue: 'tables',
    access: 'export contingent',
    holdsPersons: true,
    listsWith: ['manage contingents'],
  },
  /** PDF of the public schedule: one tournament, optionally one day, one arena, one kind. */
  'schedule-pdf': { params: 'SchedulePdfParams', queue: 'papers', access: 'signed-in' },
  /** Excel of the public schedule. */
  'schedule-export': { params: 'ScheduleFileParams', queue: 'tables', access: 'signed-in' },
  /** PDF of who is weighed on a day: everybody whose first tanding match of that day is scheduled. */
  'weigh-in-pdf': { params: 'WeighInParams', queue: 'papers', access: 'manage schedule' },
  /** Who works where: the sessions with their officials and the seats of their matches. */
  'officials-pdf': {
    params: 'TournamentParams',
    queue: 'papers',
    access: 'manage schedule',
  },
  /** Excel of what each official is paid: matches and sessions by the rates of their roles. */
  'honoraria-export': {
    params: 'TournamentParams',
    queue: 'tables',
    access: 'manage schedule',
  },
  /** What the technical delegate hands in after the event (rulebook 14.1.c.5). */
  'event-report-pdf': {
    params: 'TournamentParams',
    queue: 'papers',
    access: 'manage tournament',
  },
  /** What the deciders of a protest sign (15.4): what was questioned, their decision and its reasons. */
  'protest-decision-pdf': {
    params: 'ProtestParams',
    queue: 'papers',
    access: 'manage tournament',
    holdsPersons: true,
  },
  /** A contingent's list as its manager signed it. */
  'entry-list-pdf': {
    params: 'SignatureParams',
    queue: 'papers',
    access: 'signed-in',
    holdsPersons: true,
  },
  /** Everything of one match in order, with who entered it. */
  'match-record-pdf': {
    params: 'MatchParams',
    queue: 'papers',
    access: 'manage tournament',
  },
  /** The same as Excel, a sheet each. */
  'event-report-export': {
    params: 'TournamentParams',
    queue: 'tables',
    access: 'manage tournament',
  },
  /** All brackets with their scores, seni, medals, and the records of finals as one file. */
  'result-book-pdf': {
    params: 'TournamentParams',
    queue: 'papers',
    access: 'manage tournament',
  },
  /** A folder of static pages and files, as a zip file: what was public of the tournament, without a server. */
  'archive-export': {
    params: 'TournamentParams',
    queue: 'tables',
    access: 'manage tournament',
  },
  /** The athletes' cards with QR codes, on A4 to be cut. */
  'athlete-cards-pdf': {
    params: 'AthleteCardsParams',
    queue: 'papers',
    access: 'manage schedule',
  },
  /** The cards of officials, with the code of their rota, or of the contingents' managers, in the same form. */
  'staff-cards-pdf': {
    params: 'StaffCardsParams',
    queue: 'papers',
    access: 'manage schedule',
  },
  /** The bracket of a pool on A4; `is_blank`: without results, to be filled in at the referee's table. */
  'bracket-pdf': { params: 'BracketPdfParams', queue: 'papers', access: 'signed-in' },
  /** The brackets of a tournament, or of a part of it, in the order of the draw: one sheet each. */
  'brackets-pdf': { params: 'BracketsPdfParams', queue: 'papers', access: 'signed-in' },
  /** A bracket without names for so many, to be filled in by hand. */
  'blank-bracket-pdf': {
    params: 'BlankBracketParams',
    queue: 'papers',
    access: 'signed-in',
  },
  /** The bracket of a pool as one picture. */
  'bracket-png': { params: 'PoolParams', queue: 'papers', access: 'signed-in' },
  /** Excel of all tanding matches of a tournament, by category, gender and class. */
  'recap-export': { params: 'TournamentParams', queue: 'tables', access: 'signed-in' },
  /** The same as PDF. */
  'recap-pdf': { params: 'TournamentParams', queue: 'papers', access: 'signed-in' },
  /** Excel of what panels scored: matches, each point and penalty, athletes and judges. */
  'score-sheets-export': {
    params: 'ScoreSheetsParams',
    queue: 'tables',
    access: 'operate arena',
  },
  /** The score sheets of matches on A4, to be signed: one begins on a sheet of its own. */
  'score-sheets-pdf': {
    params: 'ScoreSheetsParams',
    queue: 'papers',
    access: 'operate arena',
  },
  /** The drawn pools of a tournament's seni on A4, or one of them. */
  'seni-pdf': { params: 'SeniPdfParams', queue: 'papers', access: 'signed-in' },
  /** One pool of seni as a picture. */
  'seni-png': { params: 'PoolParams', queue: 'papers', access: 'signed-in' },
  /** Excel of every seni performance of a tournament, with scores and ranks. */
  'seni-export': { params: 'TournamentParams', queue: 'tables', access: 'signed-in' },
  /** Excel of a tournament's medals, per contingent and per class. */
  'medals-export': { params: 'TournamentParams', queue: 'tables', access: 'signed-in' },
  /** The same as PDF. */
  'medals-pdf': { params: 'TournamentParams', queue: 'papers', access: 'signed-in' },
  /** Certificates on A4, a page for each person. */
  'certificates-pdf': {
    params: 'CertificatesParams',
    queue: 'papers',
    access: 'manage tournament',
  },
  /** Takes a checked entry list in (POST /entry-imports gave `list_id`), refused rows left out. */
  'entries-import': {
    params: 'EntriesImportParams',
    queue: 'changes',
    access: 'signed-in',
  },
  /** A billing as a document to pay by. */
  'invoice-pdf': {
    params: 'BillingParams',
    queue: 'papers',
    access: 'signed-in',
    holdsPersons: true,
  },
  /** That a billing is paid, as a document to keep. */
  'receipt-pdf': {
    params: 'BillingParams',
    queue: 'papers',
    access: 'signed-in',
    holdsPersons: true,
  },
  /** Excel of the billings that the list shows with these filters. */
  'billings-export': {
    params: 'BillingsExportParams',
    queue: 'tables',
    access: 'signed-in',
    holdsPersons: true,
    listsWith: SEES_BILLINGS,
  },
  /** Excel of the accounts of a tournament: who owes what, the cash book, and how they agree with insight. */
  'accounts-export': {
    params: 'TournamentParams',
    queue: 'tables',
    access: 'confirm payment',
  },
  /** Excel of the audit that the list shows with these filters. */
  'audit-export': { params: 'AuditFilters', queue: 'tables', access: 'view audit', listsWith: ['view audit'] },
  /** Excel of every table of insight, one sheet each, with these filters. */
  'insight-export': { params: 'InsightParams', queue: 'tables', access: 'view insight' },
  /** The same as PDF with the charts. */
  'insight-pdf': { params: 'InsightParams', queue: 'papers', access: 'view insight' },
} as const satisfies Record<string, JobKindRow>;

/** Each with its label, as people read it. */
export const JOBS = labelled(ROWS, jobTexts);

type Jobs = typeof JOBS;
export type JobKind = keyof Jobs;
export type JobParams = { [K in JobKind]: InstanceType<(typeof classes)[Jobs[K]['params']]> };
export type QueueName = JobKindRow['queue'];
export type KindsOf<Row extends Partial<JobKindRow>> = { [K in JobKind]: Jobs[K] extends Row ? K : never }[JobKind];
export type PersonsJobKind = KindsOf<{ holdsPersons: true }>;
export type ListJobKind = KindsOf<{ listsWith: readonly Permission[] }>;
/** Printed by the browser of the worker. */
export type PaperKind = KindsOf<{ queue: 'papers' }>;

export const JOB_KINDS = Object.keys(ROWS) as JobKind[];
export const QUEUE_NAMES = [...new Set(JOB_KINDS.map((kind) => ROWS[kind].queue))];

export const jobRow = (kind: JobKind): JobKindRow => ROWS[kind];
/** The others' outcome is what they changed. */
export const makesFile = (kind: JobKind): boolean => ['tables', 'papers'].includes(jobRow(kind).queue);
export const SHARED_JOB_KINDS = JOB_KINDS.filter((kind) => jobRow(kind).isShared);

/** As the account of a job that makes a file for everybody. */
export const NOBODY = 0;

/** Where a job's steps are told: to the account that asked, and for a shared one to the tournament's staff. */
export function jobStreams(job: { kind: JobKind; accountId: number; tournamentId: number | null }): string[] {
  // one that belongs to nobody is told to nobody: whoever waits for its file asks
  if (job.accountId === NOBODY) return [];
  const own = streams.user(job.accountId);
  return jobRow(job.kind).isShared && job.tournamentId !== null ? [own, streams.staff(job.tournamentId)] : [own];
}

/**
 * Jobs of one lane run one after the other, lanes take turns: so an account that asks for much waits for itself. Those that
 * belong to a tournament (shared, or for everybody) have its lane.
 */
export const laneOf = (job: { kind: JobKind; accountId: number; tournamentId: number | null }): JobLane => ({
  queue: JOBS[job.kind].queue,
  owner: isOfTournament(job) ? `tournament ${job.tournamentId ?? ''}` : `account ${job.accountId}`,
});

export interface JobLane {
  queue: QueueName;
  owner: string;
}

const isOfTournament = ({ kind, accountId }: { kind: JobKind; accountId: number }): boolean =>
  accountId === NOBODY || jobRow(kind).isShared === true;

/** Jobs of one account that may wait at the same time; an organiser's evening of papers is some ten. */
export const MOST_WAITING_JOBS = 30;
/** Visitors never hold up what the office asks for: of files for everybody, so many wait or run at a time. */
export const MOST_OPEN_FOR_ALL = 4;

export const JOB_STATUSES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** auto-generate: classes divided, pools drawn and pools that failed, by name. */
export interface AutoGenerateResult {
  /** Only where it was to divide. */
  divided?: number;
  drawn: number;
  failed: { pool_id: number; name: string; reason: string }[];
}

export type JobResult = AutoGenerateResult | EntriesImportResult | PaperResult;

/** What a paper was made of: all that was told of its tournament up to this number. */
export interface PaperResult {
  seq: number;
}

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
