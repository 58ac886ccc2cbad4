// `npm run advisories` against registries that have something to tell, have nothing, and answer no audits at all.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const FAULT = {
  ...{ id: 1, title: 'Too hot', severity: 'high', vulnerable_versions: '*', url: 'https://advisories.test/1' },
  ...{ cwe: [], cvss: { score: 7.5, vectorString: null } },
};

/** `audit`: what the registry answers when asked for advisories; null: it refuses. */
async function advisories(audit: object | null): Promise<{ code: number | null; told: string }> {
  const registry = createServer((request, answer) => {
    const isAudit = request.method === 'POST' && request.url?.endsWith('/advisories/bulk');
    const found = isAudit && audit !== null;
    answer.writeHead(found ? 200 : isAudit ? 405 : 404, { 'content-type': 'application/json' });
    answer.end(JSON.stringify(found ? audit : {}));
  });
  registry.listen(0, '127.0.0.1');
  await once(registry, 'listening');
  const { port } = registry.address() as AddressInfo;
  const own = {
    npm_config_registry: `http://127.0.0.1:${port}/`,
    NO_PROXY: '127.0.0.1',
    npm_config_fetch_retries: '0',
  };
  const child = spawn(process.execPath, [join(root, 'scripts/advisories.mjs')], { env: { ...process.env, ...own } });
  let told = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (told += data.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  registry.close();
  return { code, told };
}

it.each([
  ['names what has a fault', { pg: [FAULT] }, 1, /^high: pg /m],
  ['says so when there is none', {}, 0, /No advisories for \d{3} packages\./],
  [
    'does not take silence for none',
    null,
    2,
    /answers no audits \(.*405.*\)\.\n.*NOT known[^]*npm run advisories --registry/,
  ],
] as const)(
  '%s',
  async (_what, audit, expected, words) => {
    const { code, told } = await advisories(audit);
    expect(told).toMatch(words);
    expect(code).toBe(expected);
  },
  60_000,
);
