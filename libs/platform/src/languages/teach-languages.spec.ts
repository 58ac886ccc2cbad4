// A process that is taught all languages.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { teachLanguages } from './teach-languages';
import { inWording } from './wording';

interface Catalogue {
  listTexts: {
    title: string;
    count: (people: number) => string;
    columns: { name: string; club: string };
    days: string[];
  };
  formTexts: { save: string };
}

const FILES = {
  'list-texts.ts': `
    export const listTexts = {
      title: 'Registered', count: (people: number) => people + ' orang',
      columns: { name: 'Nama', club: 'Kontingen' }, days: ['Senin'],
    };
    export const formTexts = { save: 'Simpan' };`,
  'list-texts.id.ts': `
    import * as original from './list-texts';
    export const listTexts = { ...original.listTexts, title: 'Terdaftar' };
    export const { formTexts } = original;`,
  'list-texts.en.ts': `
    export const listTexts = {
      title: 'Entered', count: (people: number) => people + ' people',
      columns: { name: 'Name', club: 'Contingent' }, days: ['Monday'],
    };
    export const formTexts = { save: 'Save' };`,
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gelanggang-texts-'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
});
afterEach(() => rmSync(folder, { recursive: true }));

const taught = (): Catalogue => {
  teachLanguages(folder);
  return createRequire(__filename)(join(folder, 'list-texts')) as Catalogue;
};
const said = ({ listTexts: list, formTexts: form }: Catalogue) => [
  list.title,
  list.count(2),
  list.columns.club,
  list.days[0],
  form.save,
];

it('says each text in the wording of whoever reads it', () => {
  const texts = taught();
  expect(said(texts)).toEqual(['Registered', '2 orang', 'Kontingen', 'Senin', 'Simpan']);
  expect(inWording('en', () => said(texts))).toEqual(['Entered', '2 people', 'Contingent', 'Monday', 'Save']);
  expect(inWording('id', () => said(texts))).toEqual(['Terdaftar', '2 orang', 'Kontingen', 'Senin', 'Simpan']);
});

it('says what Malay does not have in Indonesian, and in the original where that is Indonesian', () => {
  writeFileSync(
    join(folder, 'list-texts.ms.ts'),
    `export const listTexts = { columns: { name: 'Nama', club: 'Kontinjen' } };`,
  );
  const texts = taught();
  expect(inWording('ms', () => said(texts))).toEqual(['Terdaftar', '2 orang', 'Kontinjen', 'Senin', 'Simpan']);
});

it('learns a catalogue once, however often it is told to', () => {
  const texts = taught();
  teachLanguages(folder);
  expect(inWording('en', () => said(texts))).toEqual(['Entered', '2 people', 'Contingent', 'Monday', 'Save']);
});

it('refuses a catalogue that exports something else than texts', () => {
  writeFileSync(join(folder, 'list-texts.ts'), `export const listTexts = {}; export const formTexts = () => 'Simpan';`);
  expect(() => taught()).toThrow(/exports formTexts, which is no object of texts/);
});
