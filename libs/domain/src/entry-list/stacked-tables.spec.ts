// Tables one below the other with columns of their own: each athlete is read by the header above.
import { readSheet } from './list-rows';
import { proposePlan } from './sheet-layout';

const WORDS = { categories: ['Tanding', 'Tunggal', 'Ganda', 'Regu'], ages: ['Pra Remaja', 'Remaja'] };

function read(...lines: string[]) {
  const rows = lines.map((line, at) => ({ line: at + 1, cells: line.split('|').map((cell) => cell.trim()) }));
  const sheet = { name: 'Sheet1', rows };
  const { rows: athletes, leftOut } = readSheet(sheet, proposePlan(sheet, WORDS), WORDS);
  return {
    told: athletes.map(({ cells }) =>
      [cells.name, cells.nik, cells.birthDate, cells.category, cells.className, cells.weight].join(' · '),
    ),
    kinds: leftOut.map(({ line, kind }) => `${line} ${kind}`),
  };
}

const NIK = (at: number) => `330205050510000${at}`;
const TANDING = ['A. TANDING', 'No|Nama|Tgl Lahir|NIK|JK|Kls|BB', `1|Adi Bela|5-5-2010|${NIK(1)}|L|A|42`];
const SENI = ['B. SENI', 'No|Nama|NIK|Tgl Lahir|JK|Nomor', `1|Cici Bela|${NIK(2)}|6-6-2010|P|Tunggal`];
const READ_TANDING = `Adi Bela · ${NIK(1)} · 5-5-2010 · Tanding · A · 42`;
const READ_SENI = `Cici Bela · ${NIK(2)} · 6-6-2010 · Tunggal ·  · `;

describe('Two tables', () => {
  it('are read each by its own header', () => {
    expect(read('KONTINGEN KUDUS', ...TANDING, ...SENI).told).toEqual([READ_TANDING, READ_SENI]);
  });

  it('are read so, too, where the upper one has fewer columns', () => {
    expect(read('KONTINGEN KUDUS', ...SENI, '', ...TANDING).told).toEqual([READ_SENI, READ_TANDING]);
  });

  it('and officials below them are none', () => {
    const officials = ['C. OFFICIAL', 'No|Nama|Jabatan|No HP', '1|Pak Joko|Manajer|081222333444'];
    const { told, kinds } = read(...TANDING, ...SENI, ...officials);
    expect(told).toEqual([READ_TANDING, READ_SENI]);
    expect(kinds.at(-1)).toBe('9 official');
  });

  it('may have the same columns in another order', () => {
    const swapped = ['KONTINGEN PATI', 'No|Nama|BB|Tinggi|NIK', `1|Budi Bela|45|160|${NIK(3)}`];
    const { told } = read('KONTINGEN KUDUS', 'No|Nama|Tinggi|BB|NIK', `1|Adi Bela|161|46|${NIK(4)}`, ...swapped);
    expect(told).toEqual([`Adi Bela · ${NIK(4)} ·  ·  ·  · 46`, `Budi Bela · ${NIK(3)} ·  ·  ·  · 45`]);
  });
});
