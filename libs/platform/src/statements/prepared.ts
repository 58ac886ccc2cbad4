// Statements that PostgreSQL plans once a connection: those of the calls that everybody waits for, named by their text.
import { Client, type QueryConfig } from 'pg';

const NAMES = new Map<string, string>();

/** Its text, which is prepared under a name wherever it is sent. It must be the same text each time: values are parameters. */
export function prepared(sql: string): string {
  if (!NAMES.has(sql)) NAMES.set(sql, `g${NAMES.size + 1}`);
  return sql;
}

type Query = (this: Client, query: string | QueryConfig, ...more: unknown[]) => unknown;
const send = Client.prototype.query as unknown as Query;

/** The client of the pool: TypeORM sends texts and values, and knows nothing of names. */
export class PreparingClient extends Client {}
PreparingClient.prototype.query = function (this: Client, query: string | QueryConfig, ...more: unknown[]) {
  const name = typeof query === 'string' && Array.isArray(more[0]) ? NAMES.get(query) : undefined;
  if (name === undefined) return send.call(this, query, ...more);
  const [values, ...rest] = more;
  return send.call(this, { name, text: query as string, values: values as unknown[] }, ...rest);
} as typeof Client.prototype.query;
