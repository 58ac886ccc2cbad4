// What some work sends to PostgreSQL, and how often it waits there: statements that are sent together are waited for once.
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner';

export interface Sent {
  sql: string;
  values: unknown[];
}

/** What readers of events send by themselves, and what wakes them. */
const isTold = (sql: string): boolean => /pg_notify|from event\b|from stream where/.test(sql);

/** Its statements in their order, and how often it waited for the database. */
export async function sentBy(work: () => Promise<unknown>): Promise<{ path: Sent[]; waits: number }> {
  const path: Sent[] = [];
  let underWay = 0;
  let waits = 0;
  const { query } = PostgresQueryRunner.prototype;
  const spy = jest.spyOn(PostgresQueryRunner.prototype, 'query');
  spy.mockImplementation(async function (this: PostgresQueryRunner, sql: string, values?: unknown[]) {
    if (isTold(sql)) return query.call(this, sql, values);
    path.push({ sql, values: values ?? [] });
    if (underWay === 0) waits += 1;
    underWay += 1;
    try {
      return await query.call(this, sql, values);
    } finally {
      underWay -= 1;
    }
  } as typeof query);
  try {
    await work();
    return { path, waits };
  } finally {
    spy.mockRestore();
  }
}
