// Makes, checks and hands out backups for the admin, one at a time for all instances, beside the running system.
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource, type QueryRunner } from 'typeorm';
import {
  type BackupRow,
  type BackupsAnswer,
  type BackupState,
  type BackupWork,
  MOST_BACKUPS,
} from '@gelanggang/contract/backups';
import { dataSourceOptions } from '@gelanggang/database/data-source';
import { writeAudit } from '@gelanggang/platform/audit/write-audit';
import { Env } from '@gelanggang/platform/env/env';
import { type KeptSentence, keptOf, keptText } from '@gelanggang/domain/words/sentences';
import { diskSentence } from '@gelanggang/platform/files/disk-sentence';
import { openContents } from '@gelanggang/platform/files/open-contents';
import { diskSentences } from '@gelanggang/platform/files/sentences';
import { nowhere, readManifest } from '../commands/backup/backup-folder';
import { restoreBackup } from '../commands/backup/restore-backup';
import { countBackup, writeBackup } from '../commands/backup/write-backup';
import { CommandRefusal } from '../commands/run-command';
import type { RequestAccount } from '../http/current-account';
import { conflict, notFound } from '../http/refusals';
import { productVersion } from './product-version';
import { filesOf, tarLength, tarOf } from './tar';
import { backupFileSentences, systemSentences } from './sentences';
import { systemTexts } from './texts';

/** As `npm run backup` names them. */
const NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}$/;
/** Any number that nothing else locks. */
const LOCK = 795_219_201;
/** In table `setting`. */
const SETTING = 'backups';

/** From its next statement on nothing goes on: what it writes at that moment is a part of one file. */
const LEAVES_WITHIN_MS = 5000;

interface Kept {
  /** One of before keeps the words of its fault. */
  last: (Omit<BackupState, 'is_running' | 'error'> & { error: KeptSentence | string | null }) | null;
  checked: Record<string, string>;
}

@Injectable()
export class BackupsService implements OnApplicationShutdown {
  private readonly logger = new Logger('Backups');
  private readonly folder: string;
  /** What this instance is doing. */
  private work: Promise<void> = Promise.resolve();
  private readonly leaving = new AbortController();

  constructor(
    private readonly dataSource: DataSource,
    private readonly env: Env,
  ) {
    this.folder = join(resolve(env.DATA_DIR), 'backups');
  }

  /** A backup that is cut off leaves a folder '.part', which the next one removes; its connection is not left behind. */
  async onApplicationShutdown(): Promise<void> {
    this.leaving.abort();
    await Promise.race([this.work, new Promise((done) => setTimeout(done, LEAVES_WITHIN_MS).unref())]);
  }

  async list(): Promise<BackupsAnswer> {
    const [{ last, checked }, names, free_bytes, isRunning] = await Promise.all([
      this.kept(),
      this.names(),
      this.free(),
      this.isRunning(),
    ]);
    const kept = await Promise.all(names.map((name) => this.rowOf(name, checked[name] ?? null)));
    return {
      last: last && {
        ...last,
        is_running: isRunning && last.ended_at === null,
        error: last.error && keptText(last.error, backupFileSentences, diskSentences),
      },
      kept: kept.filter((row) => row !== null),
      most: MOST_BACKUPS,
      free_bytes,
    };
  }

  async make(): Promise<{ message: string }> {
    const name = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
    const source = this.source();
    await this.begin('make', name, async () => {
      if ((await this.names()).length >= MOST_BACKUPS) {
        throw conflict(systemSentences.manyBackups(MOST_BACKUPS));
      }
      const { filesSize } = await countBackup(source);
      const [row] = await this.dataSource.query<{ size: number }[]>(
        'select pg_database_size(current_database())::float8 as size',
      );
      if ((await this.free()) < filesSize + (row?.size ?? 0)) throw conflict(systemSentences.diskTooSmall);
      return async () => {
        for (const left of await this.unfinished()) await rm(join(this.folder, left), { recursive: true, force: true });
        const { missing } = await writeBackup(source, join(this.folder, name));
        if (missing.length > 0) throw new CommandRefusal(backupFileSentences.contentsGone(missing.length));
      };
    });
    return { message: systemTexts.backupBegun };
  }

  /** Put back into a database of its own, which is thrown away: every row is counted, the running data are not touched. */
  async check(name: string): Promise<{ message: string }> {
    await this.requireKept(name);
    await this.begin('check', name, () => Promise.resolve(() => this.restoreBeside(name)));
    return { message: systemTexts.checkBegun };
  }

  async remove(name: string): Promise<{ message: string }> {
    await this.requireKept(name);
    const lock = await this.lock();
    try {
      const gone = join(this.folder, `${name}.part`);
      await rename(join(this.folder, name), gone);
      await rm(gone, { recursive: true, force: true });
    } finally {
      await this.unlock(lock);
    }
    return { message: systemTexts.backupDeleted };
  }

  async open(name: string, account: RequestAccount) {
    await this.requireKept(name);
    const folder = join(this.folder, name);
    const entries = await filesOf(folder);
    await writeAudit(this.dataSource.manager, {
      accountId: account.id,
      action: 'backup.downloaded',
      subjectType: 'backup',
      subjectId: null,
      detail: { name },
    });
    return { stream: tarOf(folder, name, entries, new Date(momentOf(name))), length: tarLength(entries) };
  }

  /** Answers once it has begun; what is refused is refused before. */
  private async begin(work: BackupWork, name: string, prepare: () => Promise<() => Promise<void>>): Promise<void> {
    const lock = await this.lock();
    try {
      const run = await prepare();
      await this.keep(({ checked }) => ({
        checked,
        last: { work, name, begun_at: now(), ended_at: null, error: null },
      }));
      this.work = this.perform(lock, run, name);
    } catch (error) {
      await this.unlock(lock);
      throw error;
    }
  }

  private async perform(lock: QueryRunner, run: () => Promise<void>, name: string): Promise<void> {
    let error: KeptSentence | string | null = null;
    try {
      await run();
    } catch (failure) {
      const said =
        failure instanceof CommandRefusal ? failure.said : (diskSentence(failure) ?? backupFileSentences.failed);
      error = typeof said === 'string' ? said : keptOf(said);
      this.logger.error(failure instanceof Error ? failure.stack : String(failure));
    }
    try {
      await this.keep(({ last, checked }) => ({
        last: last && { ...last, ended_at: now(), error },
        checked: last?.work === 'check' && error === null ? { ...checked, [name]: now() } : checked,
      }));
    } catch (failure) {
      this.logger.error(failure instanceof Error ? failure.stack : String(failure));
    } finally {
      await this.unlock(lock);
    }
  }

  private async restoreBeside(name: string): Promise<void> {
    const database = `gelanggang_check_${randomBytes(6).toString('hex')}`;
    const url = new URL(this.env.DATABASE_URL);
    url.pathname = `/${database}`;
    const { manager } = this.dataSource;
    await manager.query(`create database ${database} template template0`).catch((error: { code?: string }) => {
      if (error.code !== '42501') throw error;
      throw new CommandRefusal(backupFileSentences.noDatabase);
    });
    try {
      const dataSource = await new DataSource(
        dataSourceOptions(url.href, { poolSize: 2, applicationName: 'gelanggang-check' }),
      ).initialize();
      try {
        await restoreBackup(
          {
            dataSource,
            databaseUrl: url.href,
            writeContent: (_, content) => pipeline(content, nowhere()),
            emptyQueue: () => Promise.resolve(),
          },
          join(this.folder, name),
          false,
        );
      } finally {
        await dataSource.destroy();
      }
    } finally {
      await manager.query(`drop database if exists ${database} with (force)`);
    }
  }

  private source() {
    const contents = openContents(this.env);
    return {
      databaseUrl: this.env.DATABASE_URL,
      readContent: (key: string) => contents.read(key),
      version: productVersion(),
      signal: this.leaving.signal,
    };
  }

  private async lock(): Promise<QueryRunner> {
    const runner = this.dataSource.createQueryRunner();
    try {
      const rows = (await runner.query('select pg_try_advisory_lock($1) as got', [LOCK])) as { got: boolean }[];
      if (!rows[0]?.got) throw conflict(systemSentences.backupBusy);
      return runner;
    } catch (error) {
      await runner.release();
      throw error;
    }
  }

  private async unlock(runner: QueryRunner): Promise<void> {
    try {
      await runner.query('select pg_advisory_unlock($1)', [LOCK]);
    } finally {
      await runner.release();
    }
  }

  private async isRunning(): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      `select 1 from pg_locks where locktype = 'advisory' and objid = $1 and granted
       and database = (select oid from pg_database where datname = current_database())`,
      [LOCK],
    );
    return rows.length > 0;
  }

  private async kept(): Promise<Kept> {
    const [row] = await this.dataSource.query<{ value: Kept }[]>('select value from setting where key = $1', [SETTING]);
    return row?.value ?? { last: null, checked: {} };
  }

  private async keep(change: (kept: Kept) => Kept): Promise<void> {
    const { last, checked } = change(await this.kept());
    const names = await this.names();
    const standing = Object.fromEntries(Object.entries(checked).filter(([name]) => names.includes(name)));
    await this.dataSource.query(
      'insert into setting (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
      [SETTING, JSON.stringify({ last, checked: standing })],
    );
  }

  private async folders(): Promise<string[]> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    return readdir(this.folder);
  }

  private async names(): Promise<string[]> {
    return (await this.folders())
      .filter((name) => NAME.test(name))
      .sort()
      .reverse();
  }

  private async unfinished(): Promise<string[]> {
    return (await this.folders()).filter((name) => name.endsWith('.part') && NAME.test(name.slice(0, -'.part'.length)));
  }

  private async requireKept(name: string): Promise<void> {
    if (!NAME.test(name) || !(await this.names()).includes(name)) throw notFound(systemSentences.backupNotFound);
  }

  /** null: it has just been removed, or is of no form that this version reads. */
  private async rowOf(name: string, checkedAt: string | null): Promise<BackupRow | null> {
    try {
      const folder = join(this.folder, name);
      const [manifest, entries] = await Promise.all([readManifest(folder), filesOf(folder)]);
      return {
        name,
        at: manifest.at,
        version: manifest.version,
        rows: manifest.tables.reduce((sum, table) => sum + table.rows, 0),
        files: manifest.files,
        size_bytes: entries.reduce((sum, { size }) => sum + size, 0),
        checked_at: checkedAt,
      };
    } catch (error) {
      if (error instanceof CommandRefusal) return null;
      throw error;
    }
  }

  private async free(): Promise<number> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const { bsize, bavail } = await statfs(this.folder);
    return bsize * bavail;
  }
}

const now = (): string => new Date().toISOString();

/** '2026-11-26T09-30-00' as an instant. */
const momentOf = (name: string): string => `${name.slice(0, 11)}${name.slice(11).replaceAll('-', ':')}Z`;
