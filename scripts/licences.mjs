// Writes docs/licences.md: every package of the lock file by its licence; `--check` only says which are not on the list
// of licences that go with ours.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main, root, say } from './environment.mjs';

/** What may be used in a work under the AGPL 3, as package, data or tool. */
const FITTING =
  /^(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-3\.0|CC-BY-4\.0|Unlicense|Python-2\.0|PSF-2\.0|PostgreSQL|OFL-1\.1|MPL-2\.0|LGPL-3\.0-or-later|GPL-3\.0-or-later|AGPL-3\.0-or-later|WTFPL|Zlib)$/;

/** 'MIT OR Apache-2.0' fits when one does, 'MIT AND ISC' when all do. */
function fits(licence) {
  const bare = licence.replace(/[()]/g, '').trim();
  if (bare.includes(' OR ')) return bare.split(' OR ').some(fits);
  if (bare.includes(' AND ')) return bare.split(' AND ').every(fits);
  return FITTING.test(bare);
}

/** A few old packages keep it in their own file only. */
function licenceOf(path, entry) {
  if (entry.license) return entry.license;
  try {
    const own = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
    return own.license?.type ?? own.license ?? own.licenses?.[0]?.type ?? readmeOf(path) ?? 'unknown';
  } catch {
    return 'unknown';
  }
}

/** What stands below a readme's heading 'License', such as '(The MIT License)'. */
function readmeOf(path) {
  const name = readdirSync(join(root, path)).find((one) => /^readme(\.md)?$/i.test(one));
  const text = name ? readFileSync(join(root, path, name), 'utf8') : '';
  return /^#+ *licen[cs]e\s+\(?(?:the )?([A-Z][\w.-]+)/im.exec(text)?.[1];
}

function packages() {
  const { packages: entries } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const found = new Map();
  for (const [path, entry] of Object.entries(entries)) {
    if (!path || entry.link) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const key = `${name} ${entry.version}`;
    const isServers = !entry.dev && !entry.devOptional;
    found.set(key, { name, licence: licenceOf(path, entry), isServers: isServers || found.get(key)?.isServers });
  }
  return [...found.values()];
}

function byLicence(list) {
  const by = new Map();
  for (const { name, licence } of list) by.set(licence, new Set([...(by.get(licence) ?? []), name]));
  const rows = [...by].sort(([, a], [, b]) => b.size - a.size);
  return rows.map(([licence, names]) => `- **${licence}** (${names.size}): ${[...names].sort().join(', ')}`).join('\n');
}

await main(() => {
  const all = packages();
  const wrong = all.filter(({ licence }) => !fits(licence));
  for (const { name, licence } of wrong) say(`${name}: ${licence}`);
  if (process.argv.includes('--check')) return wrong.length > 0 ? 1 : 0;
  const text = `# Licences

Gelanggang is under the [AGPL 3](../LICENSE). These are the packages of the lock file with their licences, written by \`npm run licences\`; \`node scripts/licences.mjs --check\` names those whose licence does not go with ours.

## What runs on a server

${byLicence(all.filter((one) => one.isServers))}

## What the web app is built from, and tools for building and testing

${byLicence(all.filter((one) => !one.isServers))}
`;
  writeFileSync(join(root, 'docs/licences.md'), text);
  say(`docs/licences.md: ${all.length} packages, ${wrong.length} whose licence does not fit.`);
  return wrong.length > 0 ? 1 : 0;
});
