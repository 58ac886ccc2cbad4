// Keeps a run: bench/recorded.json for --check, and the table in docs/performance.md, whose other text stays.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, platform, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { root, say, Sentence } from '../../scripts/environment.mjs';
import { markdownTable } from './table.mjs';

const RECORD = join(root, 'bench/recorded.json');
const PAGE = join(root, 'docs/performance.md');
const BEGIN = '<!-- bench: begin -->';
const END = '<!-- bench: end -->';

export function machine() {
  const processors = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${processors.length} × ${processors[0].model.trim()}, ${gigabytes} GB, Node ${process.version}, ${platform()} ${release()} ${arch()}`;
}

export function readRecord() {
  if (!existsSync(RECORD)) throw new Sentence('Nothing is recorded yet: npm run bench -- --record');
  return JSON.parse(readFileSync(RECORD, 'utf8'));
}

/** Parts that were not run keep what was recorded of them. */
export function record(parts) {
  const before = existsSync(RECORD) ? readRecord() : { parts: [] };
  const date = new Date().toISOString().slice(0, 10);
  const now = parts.map(({ name, title, how, figures }) => ({ name, title, how, date, machine: machine(), figures }));
  const kept = before.parts.map((part) => now.find(({ name }) => name === part.name) ?? part);
  const all = [...kept, ...now.filter(({ name }) => !kept.some((part) => part.name === name))];
  writeFileSync(RECORD, `${JSON.stringify({ parts: all }, null, 1)}\n`);
  const page = readFileSync(PAGE, 'utf8');
  const [head, rest] = page.split(BEGIN);
  const tail = rest?.split(END)[1];
  if (tail === undefined) throw new Sentence(`docs/performance.md has lost its marks ${BEGIN} and ${END}.`);
  writeFileSync(PAGE, `${head}${BEGIN}\n\n${markdownTable(all)}\n\n${END}${tail}`);
  say('Recorded in bench/recorded.json and docs/performance.md.');
}
