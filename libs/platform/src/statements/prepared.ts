// Statements that PostgreSQL plans once a connection: those of the calls that everybody waits for, named by their text.
// What is asked of a pipelined connection at once goes to PostgreSQL at once, in one piece.
import { Client, type QueryConfig } from 'pg';

interface Named {
  name: string;
  text: string;
}

const NAMED = new Map<string, Named>();

/** Its text, which is prepared under a name wherever it is sent. It must be the same text each time: values are parameters. */
export function prepared(sql: string): string {
  if (!NAMED.has(sql)) NAMED.set(sql, { name: `g${NAMED.size + 1}`, text: plannedOnce(sql) });
  return sql;
}

export const preparedTexts = (): string[] => [...NAMED.keys()];

/**
 * A list of ids is read as the answer of a subquery: PostgreSQL expects ten of them whatever they are, where it would look
 * into the list itself, find that a plan for just these is cheaper than one for any, and plan each call anew.
 */
const plannedOnce = (sql: string): string =>
  sql.replace(/ = any\((\$\d+)::(\w+)\[\]\)/g, ' = any((select $1::$2[])::$2[])');

type Query = (this: Client, query: string | QueryConfig, ...more: unknown[]) => unknown;
const send = Client.prototype.query as unknown as Query;

/** The client of the pool: TypeORM sends texts and values, and knows nothing of names. */
export class PreparingClient extends Client {
  constructor(...given: ConstructorParameters<typeof Client>) {
    super(...given);
    // of a lost connection every statement on the way and every later one is told; where nobody holds it Node would end the process
    this.on('error', () => undefined);
  }
}
PreparingClient.prototype.query = function (this: Client, query: string | QueryConfig, ...more: unknown[]) {
  if (isPipelined(this)) writeTogether(this);
  const named = typeof query === 'string' && Array.isArray(more[0]) ? NAMED.get(query) : undefined;
  if (named === undefined) return send.call(this, query, ...more);
  const [values, ...rest] = more;
  return send.call(this, { ...named, values: values as unknown[] }, ...rest);
} as typeof Client.prototype.query;

interface Wire {
  pipeline?: boolean;
  connection: { stream: { cork(): void; uncork(): void } };
}

const isPipelined = (client: Client): boolean => (client as unknown as Wire).pipeline === true;

/** All that is sent before this turn of the loop ends: a system call for each piece costs more than the piece. */
function writeTogether(client: Client): void {
  const { stream } = (client as unknown as Wire).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/**
 * Whether statements that are sent before the answer of those before them has come may be on the way together. PostgreSQL
 * takes them one after the other, each as if it had been sent alone. Only while nothing is on the way; no cursor knows it.
 */
export function pipeline(client: unknown, isOn: boolean): void {
  (client as Wire).pipeline = isOn;
}
