// `npm run advisories`: asks the package registry for known faults of what a server runs. 0 none, 1 some, 2 nobody knows:
// a registry that answers no audits (many mirrors) is told apart from one that has nothing to tell.
import { spawnSync } from 'node:child_process';
import { main, root, say, Sentence } from './environment.mjs';

function ask() {
  const npm = process.env.npm_execpath;
  const args = ['audit', '--omit=dev', '--json'];
  const run = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, encoding: 'utf8' })
    : spawnSync('npm', args, { cwd: root, encoding: 'utf8' });
  if (run.error) throw new Sentence(`npm could not be started (${run.error.message}).`);
  try {
    return JSON.parse(run.stdout);
  } catch {
    return { message: run.stderr.trim().split('\n').at(-1) };
  }
}

await main(() => {
  const report = ask();
  if (!report.vulnerabilities) {
    process.stderr.write(
      `The registry answers no audits (${report.error?.summary || report.message || 'no reason given'}).
Whether there are advisories is NOT known. Ask again on a machine that reaches a registry which answers them:
  npm run advisories --registry=…    (needs package.json, package-lock.json and scripts/; nothing has to be installed)\n`,
    );
    return 2;
  }
  const found = Object.values(report.vulnerabilities);
  for (const { name, severity, range } of found) say(`${severity}: ${name} ${range}`);
  const count = report.metadata?.dependencies?.prod ?? 0;
  say(found.length ? `${found.length} packages have advisories.` : `No advisories for ${count} packages.`);
  return found.length ? 1 : 0;
});
