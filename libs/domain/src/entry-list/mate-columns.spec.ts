// The second of a pair beside the first, and who leads a team before its members: nobody of them is lost.
import { told } from '../../test/typed-lists';

it('the mate of each row is an athlete, with what stands of the mate alone', () => {
  const text = `
Kontingen|Nomor|Nama Atlet|NIK|Nama Pasangan|NIK Pasangan|L/P
PSHT|Ganda|Budi Bela|3404011203110001|Joko Bela|3404011203110002|L
TS|Ganda|Siti Bela|3404014506100003|Una Bela|3404014506100004|P
TS|Tunggal|Ina Bela|3404014506100005|||P`;
  expect(told(text, 'contingent', 'name', 'nik', 'category', 'team')).toEqual([
    'PSHT · Budi Bela · 3404011203110001 · Ganda · Budi Bela / Joko Bela',
    'PSHT · Joko Bela · 3404011203110002 · Ganda · Budi Bela / Joko Bela',
    'TS · Siti Bela · 3404014506100003 · Ganda · Siti Bela / Una Bela',
    'TS · Una Bela · 3404014506100004 · Ganda · Siti Bela / Una Bela',
    'TS · Ina Bela · 3404014506100005 · Tunggal · ',
  ]);
});

it('where both have a row each, the mate is who the first is with, and nobody is named twice', () => {
  const text = `
Kontingen|Nama|Kategori|Nama Pasangan|L/P
PSHT|Budi Bela|Ganda|Joko Bela|L
PSHT|Joko Bela|Ganda|Budi Bela|L`;
  expect(told(text, 'name', 'team')).toEqual([
    'Budi Bela · Budi Bela / Joko Bela',
    'Joko Bela · Budi Bela / Joko Bela',
  ]);
});

it('who leads a team is the first of its members', () => {
  const text = `
Kontingen|Kategori|Ketua Regu|Anggota 1|Anggota 2|L/P
PSHT|Regu|Budi|Joko|Agus|L
TS|Regu|Siti|Una|Ina|P`;
  const regu = ['Budi / Joko / Agus', 'Siti / Una / Ina'];
  expect(told(text, 'name', 'team')).toEqual([
    ...['Budi', 'Joko', 'Agus'].map((name) => `${name} · ${regu[0]}`),
    ...['Siti', 'Una', 'Ina'].map((name) => `${name} · ${regu[1]}`),
  ]);
});

it('a leader beside the names of others, and the head of a contingent, are no athletes', () => {
  expect(told('Ketua Regu|Nama|NIK|L/P\nBudi|Joko Bela|3404011203110001|L', 'name')).toEqual(['Joko Bela']);
  // who has a row for each member says it in each of them
  const each = 'Ketua Regu|Nama Anggota|NIK|L/P\nBudi|Joko Bela|3404011203110001|L\nBudi|Eko Bela|3404011203110002|L';
  expect(told(each, 'name')).toEqual(['Joko Bela', 'Eko Bela']);
  expect(told('Ketua Kontingen|Nama|NIK|L/P\nBudi|Joko Bela|3404011203110001|L', 'name')).toEqual(['Joko Bela']);
});

it('a block of tanding that is called by its bounds says the class', () => {
  const text = `
NO|NAMA|TGL LAHIR|L/P
TANDING 39 KG - 43 KG
1|Budi Bela|12-03-2011|L
TANDING PUTRI 43-47 KG
1|Siti Bela|12-03-2011|P
TANDING REMAJA (14-17)
1|Joko Bela|12-03-2011|L`;
  expect(told(text, 'name', 'category', 'className')).toEqual([
    'Budi Bela · Tanding · 39 KG - 43 KG',
    'Siti Bela · Tanding · 43-47 KG',
    'Joko Bela · Tanding · ',
  ]);
});
