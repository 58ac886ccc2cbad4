// How much of the specification stands; with --update, what stands is written into test/specification/done.json.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { main, root } from './environment.mjs';
import { ensureInstalled } from './install.mjs';

await main(() => {
  ensureInstalled();
  const update = process.argv.includes('--update') ? { SPECIFICATION_UPDATE: '1' } : {};
  const args = ['--selectProjects', 'integration', '--testPathPatterns', 'specification'];
  return spawnSync(join(root, 'node_modules/.bin/jest'), args, {
    cwd: root,
    env: { ...process.env, ...update },
    stdio: 'inherit',
  }).status;
});
