// Translators get every text of a catalogue, and what they give back becomes the catalogue of their language.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FILE = 'apps/web/src/page/texts.ts';
let folder: string;

const ORIGINAL = `// The texts of a page.
import { clock } from '@gelanggang/domain/words/dates';
import type { Corner } from '@gelanggang/domain/words/corners';

const hours = (minutes: number): string => (minutes < 60 ? \`\${minutes} menit\` : \`\${minutes / 60} jam\`);

export const pageTexts = {
  title: 'Jadwal',
  add: 'Add New',
  behind: (minutes: number) => \`Mundur \${hours(minutes)}\`,
  since: (name: string, at: string) => \`\${name} sejak \${clock(at)}\`,
  ends: (corner: Corner, left: number) => (left === 0 ? 'Tidak ada lagi' : \`\${left} lagi di \${corner}\`),
  columns: { name: 'Nama', 'no.': 'Nomor' },
} as const;

export const footTexts = { end: 'Selesai' };

export const STEPS = [{ title: 'Siapkan' }, { title: 'Jalankan' }];
`;
const ENGLISH = `import { clock } from '@gelanggang/domain/words/dates';
import { counted } from '@gelanggang/domain/words/english';

export const pageTexts = {
  title: 'Schedule',
  add: 'Add new',
  behind: (minutes) => \`\${minutes} late\`,
  since: (name, at) => \`Since \${clock(at)}: \${name}\`,
  ends: (corner, left) => (left === 0 ? 'None left' : \`\${counted(left, 'match', 'matches')} at \${corner}\`),
  columns: { name: 'Name', 'no.': 'Number' },
};

export const footTexts = { end: 'Over' };

export const STEPS = [{ title: 'Set up' }, { title: 'Run' }];
`;
const INDONESIAN = `import * as original from './texts';

export const pageTexts = { ...original.pageTexts, add: 'Tambah' };
export const { footTexts, STEPS } = original;
`;

type Rows = Record<string, Record<string, string>>;
type Texts = { language: string; files: Record<string, Rows> };

/** In a process of its own, as the script runs; what it refuses is its output. */
function script(call: string, given?: Texts): string {
  const code = `import('./scripts/texts.mjs').then(async ({ exported, taken }) => {
    const [folder, given] = JSON.parse(process.argv[1]);
    console.log(JSON.stringify(await ${call}));
  }).catch((error) => console.log(error.message));`;
  return execFileSync(process.execPath, ['-e', code, JSON.stringify([folder, given ?? null])], { encoding: 'utf8' });
}
const exportTexts = (): Texts => JSON.parse(script("exported('ms', folder)")) as Texts;
const importTexts = (rows: Record<string, string>): string =>
  script("taken('ms', given, folder)", {
    language: 'ms',
    files: { [FILE]: Object.fromEntries(Object.entries(rows).map(([path, ms]) => [path, { ms }])) },
  }).trim();
const path = (language: string): string => join(folder, FILE.replace(/ts$/, `${language}ts`));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'texts-'));
  mkdirSync(join(folder, 'apps/web/src/page'), { recursive: true });
  writeFileSync(path(''), ORIGINAL);
  writeFileSync(path('en.'), ENGLISH);
  writeFileSync(path('id.'), INDONESIAN);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('gives every text with its placeholders, in all languages', () => {
  expect(exportTexts().files[FILE]).toEqual({
    hours: { default: '{1} menit', en: '', ms: '' },
    'hours#2': { default: '{1} jam', en: '', ms: '' },
    'pageTexts.title': { default: 'Jadwal', en: 'Schedule', ms: '' },
    'pageTexts.add': { default: 'Add New', id: 'Tambah', en: 'Add new', ms: '' },
    'pageTexts.behind': { default: 'Mundur {1}', en: '{minutes} late', ms: '' },
    'pageTexts.since': { default: '{1} sejak {2}', en: 'Since {2}: {1}', ms: '' },
    'pageTexts.ends': { default: 'Tidak ada lagi', en: 'None left', ms: '' },
    'pageTexts.ends#2': { default: '{1} lagi di {2}', en: '{1} matches at {2}', ms: '' },
    'pageTexts.columns.name': { default: 'Nama', en: 'Name', ms: '' },
    'pageTexts.columns.no.': { default: 'Nomor', en: 'Number', ms: '' },
    'footTexts.end': { default: 'Selesai', en: 'Over', ms: '' },
    'STEPS[0].title': { default: 'Siapkan', en: 'Set up', ms: '' },
    'STEPS[1].title': { default: 'Jalankan', en: 'Run', ms: '' },
  });
});

it('writes the catalogue of a language, which says the rest in Indonesian, and gives it again', () => {
  const rows = {
    'pageTexts.title': "Jadual 'hari ini'",
    'pageTexts.since': 'Sejak {2}: {1}',
    'pageTexts.ends': 'Tiada lagi',
    'pageTexts.behind': 'Lewat {1}',
    'pageTexts.columns.no.': 'No.',
    'STEPS[0].title': 'Sediakan',
  };
  expect(importTexts(rows)).toBe('1');
  expect(readFileSync(path('ms.'), 'utf8'))
    .toBe(`// The texts of texts.ts in the language 'ms', as \`npm run texts\` writes them.
import { clock } from '@gelanggang/domain/words/dates';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import * as indonesian from './texts.id';
import type * as original from './texts';

export const pageTexts: InLanguage<typeof original.pageTexts> = {
  ...indonesian.pageTexts,
  title: "Jadual 'hari ini'",
  since: (name: string, at: string) => \`Sejak \${clock(at)}: \${name}\`,
  columns: { ...indonesian.pageTexts.columns, 'no.': 'No.' },
};

// not translated yet:
export const { footTexts, STEPS } = indonesian;
`);
  const again = exportTexts().files[FILE] ?? {};
  expect(again['pageTexts.since']?.ms).toBe('Sejak {2}: {1}');

  importTexts({
    ...rows,
    hours: '{1} minit',
    'hours#2': '{1} jam',
    'pageTexts.ends#2': '{1} lagi di {2}',
    'STEPS[1].title': 'Kendalikan',
  });
  const whole = readFileSync(path('ms.'), 'utf8');
  expect(whole).toContain('? `${minutes} minit` : `${minutes / 60} jam`');
  expect(whole).toContain('behind: (minutes: number) => `Lewat ${hours(minutes)}`');
  expect(whole).toContain(
    "STEPS: InLanguage<typeof original.STEPS> = [{ title: 'Sediakan' }, { title: 'Kendalikan' }];",
  );
  expect(whole).toContain("import type { Corner } from '@gelanggang/domain/words/corners';");
});

it.each<[Record<string, string>, string]>([
  [{ 'pageTexts.since': 'Sejak {2}' }, 'pageTexts.since lacks the placeholder {1} of its original.'],
  [{ 'pageTexts.title': 'Jadual {1}' }, 'pageTexts.title has the placeholder {1}, which its original does not have.'],
  [{ 'pageTexts.head': 'Jadual' }, 'has no text pageTexts.head (any more); export anew.'],
])('refuses %j', (rows, sentence) => {
  expect(importTexts(rows)).toContain(sentence);
  expect(() => readFileSync(path('ms.'))).toThrow('ENOENT');
});
