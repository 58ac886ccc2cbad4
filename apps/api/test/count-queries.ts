// Which statements the API's requests send to PostgreSQL while something runs, background work left out.
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner';

const BACKGROUND = /\b(job|event|stream|epoch)\b/;
/** Once a minute for each session, with whichever request comes then. */
const LAST_USE = /^update session set last_used_at/;

export async function queriesOf(work: () => Promise<unknown>): Promise<string[]> {
  const spy = jest.spyOn(PostgresQueryRunner.prototype, 'query');
  try {
    await work();
    return spy.mock.calls.map(([sql]) => sql).filter((sql) => !BACKGROUND.test(sql) && !LAST_USE.test(sql));
  } finally {
    spy.mockRestore();
  }
}
