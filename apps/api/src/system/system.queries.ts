// What the page 'System' reads from the database: jobs, screens, mail, files, migrations and the database itself.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DISPLAY_LOST_MS } from '@gelanggang/contract/displays';
import type { JobKind } from '@gelanggang/contract/jobs';
import type { SystemAnswer, SystemJob, SystemMail } from '@gelanggang/contract/system';
import { processNamed } from '@gelanggang/platform/events/connected-process';
import { UPKEEP_SETTING } from '@gelanggang/platform/upkeep/upkeep';

const FAILED_DAYS = 7;
const MOST_FAILED = 30;
const MOST_MAILS = 30;

interface Counts {
  queued: number;
  running: number;
  oldest_queued: number | null;
  screens_online: number;
  screens_named: number;
  mail_waiting: number;
  mail_failed: number;
  mail_oldest: number | null;
  files: number;
  files_bytes: number;
  database_bytes: number;
  connections: number;
  max_connections: number;
  postgres: string;
  upkeep: SystemAnswer['upkeep'];
}

@Injectable()
export class SystemQueries {
  constructor(private readonly dataSource: DataSource) {}

  async counts(): Promise<Counts> {
    const [row] = await this.dataSource.query<[Counts]>(
      `select
         (select count(*)::int from job where status = 'queued') as queued,
         (select count(*)::int from job where status = 'running') as running,
         (select extract(epoch from now() - min(created_at))::float8 from job where status = 'queued') as oldest_queued,
         (select count(*)::int from display
          where name <> '' and seen_at > now() - make_interval(secs => $1)) as screens_online,
         (select count(*)::int from display where name <> '') as screens_named,
         (select count(*)::int from mail where sent_at is null and failed_at is null) as mail_waiting,
         (select count(*)::int from mail where failed_at is not null) as mail_failed,
         (select extract(epoch from now() - min(created_at))::float8 from mail
          where sent_at is null and failed_at is null) as mail_oldest,
         (select count(*)::int from file) as files,
         (select coalesce(sum(size), 0)::float8 from file) as files_bytes,
         pg_database_size(current_database())::float8 as database_bytes,
         (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
         current_setting('max_connections')::int as max_connections,
         current_setting('server_version') as postgres,
         (select value from setting where key = $2) as upkeep`,
      [DISPLAY_LOST_MS / 1000, UPKEEP_SETTING],
    );
    return row;
  }

  /** API instances and workers, by the connections that they hold. */
  async processes(): Promise<SystemAnswer['processes']> {
    const rows = await this.dataSource.query<{ name: string; at: Date }[]>(
      `select application_name as name, backend_start as at from pg_stat_activity
       where datname = current_database() and backend_type = 'client backend' order by application_name, backend_start`,
    );
    return rows.flatMap(({ name, at }) => {
      const found = processNamed(name);
      return found ? [{ ...found, connected_at: at.toISOString() }] : [];
    });
  }

  openByKind(): Promise<{ kind: JobKind; queued: number; running: number }[]> {
    return this.dataSource.query(
      `select kind, count(*) filter (where status = 'queued')::int as queued,
              count(*) filter (where status = 'running')::int as running
       from job where status in ('queued', 'running') group by kind order by kind`,
    );
  }

  async failed(): Promise<SystemJob[]> {
    const rows = await this.dataSource.query<(Omit<SystemJob, 'finished_at'> & { finished_at: Date })[]>(
      `select j.id, j.kind, coalesce(a.name, '') as account, t.name as tournament, j.error, j.attempt, j.finished_at
       from job j left join account a on a.id = j.account_id left join tournament t on t.id = j.tournament_id
       where j.status = 'failed' and j.finished_at > now() - make_interval(days => $1)
       order by j.finished_at desc, j.id desc limit $2`,
      [FAILED_DAYS, MOST_FAILED],
    );
    return rows.map((row) => ({ ...row, finished_at: row.finished_at.toISOString() }));
  }

  async unsentMails(): Promise<SystemMail[]> {
    type Row = Omit<SystemMail, 'written_at' | 'next_try_at'> & { written_at: Date; next_try_at: Date | null };
    const rows = await this.dataSource.query<Row[]>(
      `select id, to_address as "to", subject, fault, attempts as attempt, created_at as written_at,
              case when failed_at is null then next_try_at end as next_try_at
       from mail where sent_at is null and fault is not null
       order by created_at desc, id desc limit $1`,
      [MOST_MAILS],
    );
    return rows.map(({ written_at, next_try_at, ...row }) => ({
      ...row,
      written_at: written_at.toISOString(),
      next_try_at: next_try_at?.toISOString() ?? null,
    }));
  }

  async migrations(): Promise<SystemAnswer['migrations']> {
    const applied = await this.dataSource.query<{ name: string }[]>(
      'select name from migrations order by timestamp, id',
    );
    const names = applied.map(({ name }) => name);
    const known = this.dataSource.migrations.map(({ name }) => name ?? '');
    return {
      applied: names.length,
      newest: names.at(-1) ?? null,
      pending: known.filter((name) => !names.includes(name)),
    };
  }
}
