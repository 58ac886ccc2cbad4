// The real API on a database of its own, for integration tests: `const api = testApi();`, there once they run.
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import type { DataSource } from 'typeorm';
import type { RoleKey } from '@gelanggang/contract/permissions';
import { createSession } from '@gelanggang/database/queries/session.queries';
import { makeAccount } from '@gelanggang/database/testing/factories';
import { type Env, loadEnv } from '@gelanggang/platform/env/env';
import { cloneDatabase } from './database';
import { demoDatabase } from './demo';
import { madeBeforeAll } from './made';
import { createApi } from '../../apps/api/src/bootstrap';

export interface TestApi {
  app: NestFastifyApplication;
  url: string;
  /** The test's own connection to the database of this API. */
  dataSource: DataSource;
  databaseUrl: string;
  /** `api.request.get('/api/…')`; add `.set(as(token))`. */
  request: ReturnType<typeof request>;
  /** A new account of this role with a session: its token and id. */
  tokenFor(role: RoleKey, overrides?: Record<string, unknown>): Promise<{ token: string; accountId: number }>;
  close(): Promise<void>;
}

/** The header of whoever is signed in with this token. */
export const as = (who: string | { token: string }) => ({
  authorization: `Bearer ${typeof who === 'string' ? who : who.token}`,
});

/** The environment of an API of tests: that of the run, a database, and what differs from the defaults. */
export function environmentOf(databaseUrl: string, env: Partial<Record<string, string>> = {}): Env {
  return loadEnv({ ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: databaseUrl, ...env });
}

interface ApiOptions {
  env?: Partial<Record<string, string>>;
  /** The instant whose demo it holds (`DEMO_NOW`, `runStart()`), with its files in `FILES_DIR`; without it, no demo. */
  demo?: Date;
}

export async function startApi(options: ApiOptions = {}): Promise<TestApi> {
  const { demo, env = {} } = options;
  if (demo && !env.FILES_DIR) throw new Error('A demo has files: say FILES_DIR.');
  const database = await (demo ? demoDatabase(env.FILES_DIR!, demo) : cloneDatabase());
  const app = await createApi(environmentOf(database.url, env));
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  return {
    app,
    url,
    dataSource: database.dataSource,
    databaseUrl: database.url,
    request: request(url),
    async tokenFor(role, overrides = {}) {
      const account = await makeAccount(database.dataSource.manager, { role, ...overrides });
      const { token } = await createSession(database.dataSource.manager, account.id);
      return { token, accountId: account.id };
    },
    async close() {
      await app.close();
      await database.drop();
    },
  };
}

/** Runs while the tests of the file do. */
export function testApi(options?: ApiOptions): TestApi {
  return madeBeforeAll(
    () => startApi(options),
    (api) => api.close(),
  );
}
