// Every statement of raw SQL is one that the migrated schema understands, and has the columns that its rows are said to have:
// a column that was renamed fails here, whether or not another test runs the statement.
import { Client, type Connection, type Submittable } from 'pg';
import { readRawSql } from '../../../test/specification/sql-texts';
import { cloneDatabase, type TestDatabase } from '../../../test/setup/database';

/** Built while it runs, so that only the tests that run it can tell. */
const BUILT_WHEN_RUN: readonly (readonly [file: string, why: string])[] = [
  ['libs/database/src/copy/', 'tables and columns are those that the schema itself tells'],
  ['apps/api/src/handover/', 'the same, and a temporary table'],
  ['apps/api/src/commands/backup/restore-backup.ts', 'the same'],
  ['apps/api/src/system/backups.service.ts', 'a database for a check is made and dropped under a name of its own'],
  ['libs/platform/src/upkeep/upkeep.ts', 'what refers to a file is asked of the schema'],
  ['libs/platform/src/events/pg-listener.ts', 'listen'],
  ['libs/platform/src/statements/warm-connections.ts', 'plans each statement that is prepared'],
  ['apps/api/src/http/what-hangs.ts', 'each thing brings its own count'],
  ['apps/api/src/http/where-rights.ts', 'each thing has its own; the walk of two organisers runs them all'],
  ['apps/api/src/tournament-setup/setup.', 'a kind of entry brings its table and columns'],
];

/** Only the conditions that are asked for stand in the ids of athletes; what is read of these stands in the source. */
const STAND_INS = {
  teamMemberIds: { ids: () => ['select id from team_member where id = $1'], values: () => [[1]] },
};

const isBuilt = (at: string): boolean => BUILT_WHEN_RUN.some(([file]) => at.startsWith(file));

type Wire = Connection & {
  parse(query: { text: string; types: number[] }): void;
  describe(what: { type: 'S'; name: string }): void;
  sync(): void;
};

/** Has the server understand a statement without running it: its columns' names, or why not. */
function understood(client: Client, text: string): Promise<string[] | Error> {
  return new Promise((done) => {
    let columns: string[] = [];
    const asked: Submittable & Record<string, unknown> = {
      submit(connection: Connection) {
        const wire = connection as Wire;
        wire.parse({ text, types: [] });
        wire.describe({ type: 'S', name: '' });
        wire.sync();
      },
      handleRowDescription: ({ fields }: { fields: { name: string }[] }) => (columns = fields.map(({ name }) => name)),
      handleError: (error: Error) => done(error),
      handleReadyForQuery: () => done(columns),
    };
    client.query(asked);
  });
}

describe('Raw SQL', () => {
  let database: TestDatabase;
  let client: Client;
  const { statements: all, unreadable } = readRawSql(STAND_INS);
  const statements = all.filter(({ at }) => !isBuilt(at));
  beforeAll(async () => {
    database = await cloneDatabase();
    client = new Client(database.url);
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  it('is written so that it can be read without being run', () => {
    expect(statements.length).toBeGreaterThan(900);
    expect(unreadable.filter(({ at }) => !isBuilt(at))).toEqual([]);
    const stale = BUILT_WHEN_RUN.filter(([file]) => !unreadable.some(({ at }) => at.startsWith(file)));
    expect(stale).toEqual([]);
  });

  it('is understood by the migrated schema, and has the columns that its rows are said to have', async () => {
    const faults: string[] = [];
    for (const { at, texts, fields } of statements) {
      for (const text of texts) {
        const columns = await understood(client, text);
        if (columns instanceof Error) faults.push(`${at}: ${columns.message}`);
        else for (const field of fields ?? []) if (!columns.includes(field)) faults.push(`${at}: no column ${field}`);
      }
    }
    expect(faults).toEqual([]);
  });
});
