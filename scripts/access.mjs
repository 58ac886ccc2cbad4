// Prints who may call what, from the rows of libs/contract/src/calls: `npm run access`, or with a word, `npm run access -- drawing`.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = resolve(dirname(fileURLToPath(import.meta.url)), '../libs/contract/src/calls');
const ROW = /apiCall\(\s*'([^']+)',\s*'([^']+)'(?:,\s*\{([^}]*)\})?/g;

const rows = readdirSync(folder)
  .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(ROW)])
  .map(([, call, access, options = '']) => [
    access,
    call,
    options.includes('fromArena') ? 'arena laptop too' : '',
    options.includes('audited') || call.startsWith('GET ') ? '' : 'audited',
  ])
  .filter((row) => row.join(' ').includes(process.argv[2] ?? ''))
  .sort((a, b) => `${a[0]} ${a[1].split(' ')[1]}`.localeCompare(`${b[0]} ${b[1].split(' ')[1]}`));

const HEAD = ['who', 'call', 'from', 'written'];
const widths = HEAD.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column].length)));
const line = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
console.log([line(HEAD), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n'));
