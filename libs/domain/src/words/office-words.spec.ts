// The Indonesian is an office's: words that none of its texts says, and what is said instead (docs/translating.md).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../../..');

/** A word that is not said, as it would stand in a text, and the word for it. */
const NOT_SAID: readonly (readonly [RegExp, string])[] = [
  [/\binstans\b/i, 'server'],
  [/\bbenih\b/i, 'angka undian'],
  [/\bsidik(?! jari)\b/i, 'jumlah periksa'],
  [/\bkeadaan\b/i, 'status, hasil'],
  [/\bjadwal rencana\b/i, 'jadwal draf'],
  [/\bmesin menyusun\b/i, 'sistem menyusun'],
  [/\bambil jadi jadwal\b/i, 'jadikan jadwal'],
  [/\bsilahkan\b/i, 'silakan'],
  [/\bdi arahkan\b/i, 'diarahkan'],
];

/** The specification's own. */
const TO_THE_LETTER = [
  'Pendaftaran berhasil! Sebentar lagi Anda akan di arahkan ke halaman Login.',
  'Anda Belum memiliki kontingen, silahkan daftarkan kontingen Anda terlebih dahulu.',
];

const catalogues = ['apps', 'libs'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /texts(\.id)?\.ts$/.test(file) && !file.includes('node_modules'))
    .map((file) => join(folder, file)),
);

it('says none of the words that an office does not say', () => {
  expect(catalogues.length).toBeGreaterThan(200);
  const found = catalogues.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .filter((line) => !TO_THE_LETTER.some((text) => line.includes(text)) && !line.trim().startsWith('//'))
      .flatMap((line) => NOT_SAID.filter(([word]) => word.test(line)).map(([, word]) => `${file}: ${line} → ${word}`)),
  );
  expect(found).toEqual([]);
});
