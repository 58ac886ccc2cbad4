// Whose list it is by what stands above its header, and when that may be whoever holds the tournament.
import { readChosen } from './list-rows';
import { proposePlan } from './sheet-layout';

const WORDS = { categories: ['Tanding', 'Tunggal'], ages: ['Remaja'] };
const TABLE = ['No|Nama|L/P|Tgl Lahir|NIK|BB', '1|Budi Santoso|L|12-03-2010|3404011203100001|45'];

function contingents(...sheets: string[][]): string[] {
  const chosen = sheets.map((lines, at) => {
    const rows = lines.map((line, place) => ({ line: place + 1, cells: line.split('|') }));
    const sheet = { name: `Sheet${at + 1}`, rows };
    return { sheet, plan: proposePlan(sheet, WORDS) };
  });
  return readChosen(chosen, WORDS).flatMap(({ rows }) => rows.map(({ cells }) => cells.contingent));
}

it.each([
  [['PEMERINTAH KABUPATEN KUDUS', 'DINAS PENDIDIKAN', 'SMP NEGERI 1 JATI', 'Jl. Raya Jati 5'], 'SMP NEGERI 1 JATI'],
  [['PENGURUS CABANG IPSI KABUPATEN KUDUS', 'DAFTAR NAMA ATLET'], 'IPSI KABUPATEN KUDUS'],
  [
    ['PERSAUDARAAN SETIA HATI TERATE', 'CABANG KUDUS', 'DAFTAR ATLET KUDUS OPEN 2026'],
    'PERSAUDARAAN SETIA HATI TERATE CABANG KUDUS',
  ],
])('%j says it', (head, contingent) => expect(contingents([...head, ...TABLE])).toEqual([contingent]));

it.each([
  ['of the place of the tournament', ['IPSI KABUPATEN KUDUS', 'KEJUARAAN KUDUS OPEN 2026']],
  ['of a form that a club hands out', ['PSHT CABANG KUDUS', 'FORMULIR PENDAFTARAN']],
  ['of the committee', ['PANITIA PELAKSANA', 'SMA NEGERI 1 KUDUS']],
  ['of two', ['PSHT PATI', 'SMA 1 PATI']],
  ['beside an open question', ['SMA NEGERI 1 KUDUS', 'Kontingen : ..............']],
])('%s it says nothing', (_, head) => expect(contingents([...head, ...TABLE])).toEqual(['']));

it('who signs below says that it is theirs', () => {
  const list = ['DAFTAR ATLET POPDA 2026', 'KABUPATEN PATI', ...TABLE, '|Ketua IPSI Kab. Pati'];
  expect(contingents(list)).toEqual(['KABUPATEN PATI']);
});

it('of several sheets each has its own, unless one of them names a contingent for all', () => {
  expect(contingents(['PSHT PATI', ...TABLE], ['TAPAK SUCI KUDUS', ...TABLE])).toEqual([
    'PSHT PATI',
    'TAPAK SUCI KUDUS',
  ]);
  expect(contingents(['KONTINGEN PSHT PATI', ...TABLE], ['PSHT PATI CABANG', ...TABLE])).toEqual([
    'PSHT PATI',
    'PSHT PATI',
  ]);
});
