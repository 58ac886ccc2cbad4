// Reads what decides whether a file for everybody has to be made anew.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import type { JobKind, JobParams, JobStatus } from '@gelanggang/contract/jobs';
import type { PublicScheduleRequest } from '@gelanggang/contract/public-files';

export interface LastFile {
  id: number;
  status: JobStatus;
  progress: number;
  error: string | null;
  fileId: string | null;
  /** Ended less than a minute ago. */
  isYoung: boolean;
  /** Nothing was told of the tournament since it was read. */
  isCurrent: boolean;
}

const YOUNG = '1 minute';

@Injectable()
export class PublicFilesQueries {
  constructor(private readonly dataSource: DataSource) {}

  async tournamentId(slug: string): Promise<number | null> {
    const [row] = await this.dataSource.query<{ id: number }[]>(
      'select id from tournament where slug = $1 and was_active and deleted_at is null',
      [slug],
    );
    return row?.id ?? null;
  }

  /** Whether a public session fits: whoever asks for what does not exist starts no work. */
  async hasSession(tournamentId: number, { kind, date, arena_id: arenaId }: PublicScheduleRequest): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      `select 1 from schedule where tournament_id = $1 and kind = $2 and not is_draft
         and ($3::date is null or scheduled_date = $3::date) and ($4::bigint is null or tournament_arena_id = $4)
       limit 1`,
      [tournamentId, kind, date ?? null, arenaId ?? null],
    );
    return rows.length > 0;
  }

  /** The newest job for everybody of this kind with these parameters. */
  async last<K extends JobKind>(kind: K, params: JobParams[K], tournamentId: number): Promise<LastFile | null> {
    const [row] = await this.dataSource.query<LastFile[]>(
      `select id::float8 as id, status, progress, error, file_id as "fileId",
              coalesce(finished_at > now() - interval '${YOUNG}', false) as "isYoung",
              coalesce((result->>'seq')::bigint = coalesce((select seq from stream where name = $3), 0), false)
                as "isCurrent"
       from job where account_id is null and kind = $1 and md5(params::text) = md5($2::jsonb::text)
       order by id desc limit 1`,
      [kind, JSON.stringify(params), streams.tournament(tournamentId)],
    );
    return row ?? null;
  }

  /** Takes away older ones of the same kind that nobody is fetching any more; answers their files. */
  async forgetOlder(kind: JobKind, params: object): Promise<string[]> {
    const [rows] = await this.dataSource.query<[{ fileId: string | null }[], number]>(
      `delete from job where account_id is null and kind = $1 and md5(params::text) = md5($2::jsonb::text)
         and finished_at < now() - interval '10 minutes' returning file_id as "fileId"`,
      [kind, JSON.stringify(params)],
    );
    return rows.flatMap(({ fileId }) => fileId ?? []);
  }
}
