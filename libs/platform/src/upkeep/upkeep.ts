// Clears away what nobody needs any more, by the rules that docs/operate.md states: a minute after a worker's start and
// every hour. Any number of workers may run; one of them does it.
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource, type QueryRunner } from 'typeorm';
import { FileStore } from '../files/file-store';

/** In table `setting`: when it was done last and how much was removed, `{at, removed}`. */
export const UPKEEP_SETTING = 'upkeep';

const FIRST_MS = 60_000;
const EVERY_MS = 3_600_000;
/** Any number will do that nobody else locks. */
const LOCK = 7_146_201;
const AT_ONCE = 5000;

/** A file may be stored some time before the row that refers to it. */
const UNUSED_FILE_HOURS = 48;

/** What is removed, by the names that operate.md uses. `limit` bounds each statement: no long lock, no huge transaction. */
const RULES: readonly { what: string; table: string; isOld: string }[] = [
  {
    what: 'sessions',
    table: 'session',
    isOld: `least(coalesce(revoked_at, expires_at), expires_at) < now() - interval '30 days'`,
  },
  { what: 'links', table: 'account_link', isOld: `expires_at < now() - interval '30 days'` },
  { what: 'attempts', table: 'attempt', isOld: `greatest(tried_at, free_at) < now() - interval '1 day'` },
  {
    what: 'invitations',
    table: 'contingent_invitation',
    isOld: `coalesce(ended_at, expires_at) < now() - interval '30 days'`,
  },
  { what: 'program keys', table: 'program_key', isOld: `revoked_at < now() - interval '30 days'` },
  { what: 'merges', table: 'contingent_merge_undo', isOld: `expires_at < now()` },
  { what: 'keys', table: 'action_key', isOld: `at < now() - interval '7 days'` },
  { what: 'events', table: 'event', isOld: `at < now() - interval '14 days'` },
  {
    what: 'notices',
    table: 'notice',
    isOld: `read_at < now() - interval '90 days' or at < now() - interval '365 days'`,
  },
  {
    what: 'followers',
    table: 'push_subscription',
    isOld: `tournament_id in (select t.id from tournament t where t.end_date < now() - interval '2 days')`,
  },
  { what: 'messages', table: 'text_message', isOld: `done_at < now() - interval '30 days'` },
  {
    what: 'deliveries',
    table: 'webhook_delivery',
    isOld: `state <> 'waiting' and made_at < now() - interval '30 days'`,
  },
  { what: 'phones', table: 'account_phone', isOld: `code_expires_at < now() - interval '1 day'` },
  {
    what: 'jobs',
    table: 'job',
    isOld: `finished_at < now() - interval '30 days' or (file_id is not null and finished_at < now() - interval '7 days')
      or (account_id is null and finished_at < now() - interval '2 days')`,
  },
];

@Injectable()
export class Upkeep implements OnApplicationShutdown {
  private readonly logger = new Logger(Upkeep.name);
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<unknown> = Promise.resolve();
  private stopped = false;

  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(FileStore) private readonly files: FileStore,
  ) {}

  start(): void {
    this.plan(FIRST_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
    await this.running;
  }

  /** How many of each were removed; null when somebody else is at it. */
  async run(): Promise<Record<string, number> | null> {
    const runner = this.dataSource.createQueryRunner();
    try {
      const [lock] = (await runner.query('select pg_try_advisory_lock($1) as mine', [LOCK])) as [{ mine: boolean }];
      if (!lock.mine) return null;
      try {
        return await this.clear(runner);
      } finally {
        await runner.query('select pg_advisory_unlock($1)', [LOCK]);
      }
    } finally {
      await runner.release();
    }
  }

  private plan(inMs: number): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.running = this.run()
        .catch((error: unknown) => this.logger.warn('could not clear away what is old; trying again in an hour', error))
        .finally(() => this.plan(EVERY_MS));
    }, inMs);
    this.timer.unref();
  }

  private async clear(runner: QueryRunner): Promise<Record<string, number>> {
    const removed: Record<string, number> = {};
    for (const { what, table, isOld } of RULES) removed[what] = await this.clearTable(runner, table, isOld);
    removed.files = await this.clearFiles(runner);
    removed.contents = await this.files.removeStrays(UNUSED_FILE_HOURS);
    await runner.query(
      `insert into setting (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value`,
      [UPKEEP_SETTING, JSON.stringify({ at: new Date().toISOString(), removed })],
    );
    if (Object.values(removed).some((count) => count > 0)) this.logger.log(`cleared away: ${JSON.stringify(removed)}`);
    return removed;
  }

  private async clearTable(runner: QueryRunner, table: string, isOld: string): Promise<number> {
    for (let total = 0; ;) {
      const [, count] = (await runner.query(
        `delete from ${table} where ctid = any (array(select ctid from ${table} where ${isOld} limit ${AT_ONCE}))`,
      )) as [unknown[], number];
      total += count;
      if (count < AT_ONCE || this.stopped) return total;
    }
  }

  /** Files that no row refers to, an open job's list and the site's settings included; what a file holds is no use of it. */
  private async clearFiles(runner: QueryRunner): Promise<number> {
    const references = (await runner.query(
      `select format('select from %s where %I = f.id', c.conrelid::regclass, a.attname) as sql
       from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       where c.contype = 'f' and c.confrelid = 'file'::regclass
         and c.conrelid not in ('file'::regclass, 'file_contingent'::regclass)`,
    )) as { sql: string }[];
    const unused = (await runner.query(
      `select f.id from file f
       where f.created_at < now() - make_interval(hours => $1) and f.variant_of is null
         ${references.map(({ sql }) => `and not exists (${sql})`).join('\n')}
         and not exists (select from job where status in ('queued', 'running') and params->>'list_id' = f.id::text)
         and not exists (select from setting where value::text like '%' || f.id::text || '%')
       limit ${AT_ONCE}`,
      [UNUSED_FILE_HOURS],
    )) as { id: string }[];
    for (const { id } of unused) await this.files.remove(id);
    return unused.length;
  }
}
