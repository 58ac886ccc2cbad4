// Several columns of one thing of an athlete: the latest one counts, and without an order both are told.
import { sheetOf, told, WORDS } from '../../test/typed-lists';
import { rivalsOf } from './rival-columns';
import { proposePlan } from './sheet-layout';

const weights = (first: string, second: string, cells = '45|47') =>
  told(`Nama|${first}|${second}|NIK\nAdi Bela|${cells}|3302050505100001`, 'weight')[0];

it.each([
  ['BB 12 Okt', 'BB 3 Nov'],
  ['BB Oktober 2025', 'BB Januari 2026'],
  ['BB (12/10/2026)', 'BB (3-11-2026)'],
  ['BB 2026-10-12', 'BB 2026-11-03'],
  ['Timbang I', 'Timbang II'],
  ['Penimbangan pertama', 'Penimbangan kedua'],
  ['BB Awal', 'BB Akhir'],
  ['BB', 'BB Terbaru'],
  ['BB Timbang', 'BB Timbang Ulang'],
])('the later of the weights below %j and %j is taken, whichever stands first', (earlier, later) => {
  expect(weights(earlier, later)).toBe('47');
  expect(weights(later, earlier, '47|45')).toBe('47');
  // who was not weighed again has the weight of before
  expect(weights(earlier, later, '45|-')).toBe('45');
});

it.each([
  ['BB', 'BB'],
  ['BB', 'Berat (kg)'],
  // nine months, or three
  ['BB Desember', 'BB Maret'],
  ['BB 1', 'BB 2'],
  // what was entered, and what the scale says
  ['BB Daftar', 'BB Timbang'],
])('of the weights below %j and %j both are told where they differ', (one, other) => {
  expect(weights(one, other)).toBe('45 / 47');
  expect(weights(one, other, '45|45,0 kg')).toBe('45');
  expect(weights(one, other, '|47')).toBe('47');
});

it('both columns have their meaning in the plan, so that one of them can be taken away', () => {
  const sheet = sheetOf('Nama|BB|BB|NIK\nAdi Bela|45|47|3302050505100001');
  expect(proposePlan(sheet, WORDS).meanings).toEqual(['name', 'weight', 'weight', 'nik']);
});

it('dates of birth and NIKs that differ are told as well, and those of other people are no rivals', () => {
  const head = 'Nama|Tgl Lahir (KTP)|Tgl Lahir (Akta)|NIK|NIK Pelatih|Tgl Lahir Manajer';
  const row = (second: string) => `Adi Bela|5-5-2010|${second}|3302050505100001|3302050505700001|1-1-1970`;
  expect(told(`${head}\n${row('5-5-2011')}`, 'birthDate', 'nik')).toEqual(['5-5-2010 / 5-5-2011 · 3302050505100001']);
  expect(told(`${head}\n${row('5 Mei 2010')}`, 'birthDate', 'nik')).toEqual(['5-5-2010 · 3302050505100001']);
});

it('names in one cell have each a weight of the later column', () => {
  const list = 'Kategori|Nama|BB 12 Okt|BB 3 Nov\nGanda|Adi Bela & Budi Bela|45 & 46|47 & 48';
  expect(told(list, 'name', 'weight')).toEqual(['Adi Bela · 47', 'Budi Bela · 48']);
  // one column for each of them
  const ofEach = 'Kategori|Nama|BB 1|BB 2\nGanda|Adi Bela & Budi Bela|45|46';
  expect(told(ofEach, 'name', 'weight')).toEqual(['Adi Bela · 45', 'Budi Bela · 46']);
});

it('a column of weights that a person hid says nothing', () => {
  const sheet = { ...sheetOf('Nama|BB|BB|NIK\nAdi Bela|45|47|3302050505100001'), hiddenColumns: [1] };
  expect(proposePlan(sheet, WORDS).meanings).toEqual(['name', null, 'weight', 'nik']);
});

it('days without a year are in order where they are less than half a year apart', () => {
  expect(rivalsOf([0, 1], ['BB Des', 'BB Jan'])).toEqual({ places: [0, 1], isByOrder: false });
  expect(rivalsOf([0, 1], ['BB Nov', 'BB Sept'])).toEqual({ places: [1, 0], isByOrder: true });
});
