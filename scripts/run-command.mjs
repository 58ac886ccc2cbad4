// Runs a compiled command of the API on the system's database: `node scripts/run-command.mjs NAME [arguments]`.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ensureBuilt } from './build.mjs';
import { dataDir, main, makeDataDir, root, Sentence } from './environment.mjs';
import { ensureInstalled } from './install.mjs';
import { compiled, services } from './system.mjs';

await main(async () => {
  const [name, ...args] = process.argv.slice(2);
  ensureInstalled();
  await ensureBuilt(['server']);
  const entry = compiled.command(name ?? '');
  if (!name || !existsSync(entry)) throw new Sentence(`There is no command '${name ?? ''}' in apps/api/src/commands.`);
  makeDataDir();
  // Beside a running system its database is used and left running; otherwise it runs for this command only.
  const { env, stop } = await services(dataDir);
  try {
    const child = spawn(process.execPath, ['--enable-source-maps', entry, ...args], {
      cwd: root,
      env,
      stdio: 'inherit',
    });
    // The terminal sends Ctrl-C to the command as well; this waits for its clean end.
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
    return await new Promise((done, failed) => {
      child.once('error', failed);
      child.once('exit', (code, signal) => done(signal ? 130 : code));
    });
  } finally {
    stop();
  }
});
