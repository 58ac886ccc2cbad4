// The slowest statements of this process since its start: their text without parameters, which may be people's.
import { performance } from 'node:perf_hooks';
import type { Logger } from 'typeorm';

/** From here on a statement is worth a look. */
export const SLOW_QUERY_MS = 300;
const MOST = 20;
const LONGEST_TEXT = 600;

export interface SlowQuery {
  sql: string;
  count: number;
  longestMs: number;
  lastAt: Date;
}

/** Stands where TypeORM tells of statements that took longer than `maxQueryExecutionTime`. */
export class SlowQueries implements Logger {
  private readonly found = new Map<string, SlowQuery>();
  readonly since = new Date(Date.now() - performance.now());

  logQuerySlow(time: number, query: string): void {
    const sql = query.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT);
    const known = this.found.get(sql);
    this.found.set(sql, {
      sql,
      count: (known?.count ?? 0) + 1,
      longestMs: Math.max(known?.longestMs ?? 0, Math.round(time)),
      lastAt: new Date(),
    });
    if (this.found.size <= MOST) return;
    const [quickest] = [...this.found.values()].sort((a, b) => a.longestMs - b.longestMs);
    if (quickest) this.found.delete(quickest.sql);
  }

  list(): SlowQuery[] {
    return [...this.found.values()].sort((a, b) => b.longestMs - a.longestMs);
  }

  logQuery(): void {}
  logQueryError(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}
