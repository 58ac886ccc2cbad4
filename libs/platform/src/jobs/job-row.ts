// A row of table `job`, how it is read, and its shape on the wire.
import type { EntityManager } from 'typeorm';
import type { DataSource } from 'typeorm';
import type { Wording } from '@gelanggang/domain/words/languages';
import { type JobAnswer, type JobKind, type JobParams, type JobStatus, NOBODY } from '@gelanggang/contract/jobs';
import { prepared } from '../statements/prepared';

export interface JobRow {
  id: number;
  kind: JobKind;
  params: JobParams[JobKind];
  /** `NOBODY`: it makes a file for everybody. */
  accountId: number;
  tournamentId: number | null;
  status: JobStatus;
  attempt: number;
  progress: number;
  progressText: string;
  result: JobAnswer['result'];
  error: string | null;
  /** Failed since what it was to write did not fit. */
  lacksRoom: boolean;
  cancelRequestedAt: Date | null;
  /** Of the request that asked for it; its lines of the log are found by it. */
  requestId: string | null;
  /** Of whoever asked; null: it makes a file for everybody. */
  wording: Wording | null;
  createdAt: Date;
  finishedAt: Date | null;
  fileId: string | null;
  fileName: string | null;
  fileSize: number | null;
}

const SELECT = `
  select j.id::float8 as id, j.kind, j.params, coalesce(j.account_id, ${NOBODY})::float8 as "accountId", j.tournament_id::float8 as "tournamentId",
         j.status, j.attempt, j.progress, j.progress_text as "progressText", j.result, j.error, j.lacks_room as "lacksRoom",
         j.cancel_requested_at as "cancelRequestedAt", j.request_id as "requestId", j.wording, j.created_at as "createdAt", j.finished_at as "finishedAt",
         f.id as "fileId", f.name as "fileName", f.size::float8 as "fileSize"
  from job j left join file f on f.id = j.file_id`;

const ONE = prepared(`${SELECT} where j.id = $1`);

/** `where` names columns as `j.…` and parameters as $1, $2, … */
export async function selectJobs(
  db: DataSource | EntityManager,
  where: string,
  parameters: readonly unknown[],
): Promise<JobRow[]> {
  return (await db.query(`${SELECT} where ${where}`, [...parameters])) as JobRow[];
}

export async function selectJob(db: DataSource | EntityManager, id: number): Promise<JobRow | null> {
  const [row] = await db.query<JobRow[]>(ONE, [id]);
  return row ?? null;
}

/** What it says and what it makes are worded alike for all where nobody asked. */
export const wordingOf = ({ wording }: Pick<JobRow, 'wording'>): Wording => wording ?? 'default';

export function toJobAnswer(row: JobRow): JobAnswer {
  const isDone = row.status === 'done';
  return {
    id: row.id,
    kind: row.kind,
    params: row.params,
    status: row.status,
    progress: row.progress,
    progress_text: row.progressText,
    error: row.error,
    file: isDone && row.fileName !== null ? { name: row.fileName, size: row.fileSize ?? 0 } : null,
    result: row.result,
    created_at: row.createdAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
  };
}
