// Lists of which a value was once taken from the wrong place, or for another word, and nobody was asked.
import { WORDS, told } from '../../test/typed-lists';
import { readPhone } from './cell-values';
import { readEntryWords } from './entry-words';

it("'V' beside 'M' is a woman in Dutch, and no tick that repeats the word above", () => {
  const rows = ['1|Jan de Vries|12-03-2011|M', '2|Sanne Bakker|05-05-2010|V', '3|Piet Jansen|31-10-2010|M'];
  const list = (heading: string, lines = rows) =>
    told([`No|Nama|Tgl Lahir|${heading}`, ...lines].join('\n'), 'name', 'gender');
  const read = ['Jan de Vries · M', 'Sanne Bakker · V', 'Piet Jansen · M'];
  expect(list('JK')).toEqual(read);
  expect(list('M/V')).toEqual(read);
  // below 'L' it is one
  expect(list('L/P', ['1|Budi|12-03-2011|L', '2|Joko|05-05-2010|v', '3|Ani|31-10-2010|P'])).toEqual([
    'Budi · L',
    'Joko · L',
    'Ani · P',
  ]);
});

it('the bounds of a class beside the weight are no weight', () => {
  const row = 'PSHT Sleman|Budi Santoso|L|12-03-2011|3404011203110001|Tanding|B';
  const head = 'Kontingen|Nama|L/P|Tgl Lahir|NIK|Kategori|Kelas';
  expect(told(`${head}|BB Min|BB Max|BB\n${row}|43|47|45`, 'weight')).toEqual(['45']);
  expect(told(`${head}|Batas Bawah (kg)|Batas Atas (kg)\n${row}|43|47`, 'weight')).toEqual(['']);
  expect(told(`${head}|Berat Minimal|Berat Maksimal\n${row}|43|47`, 'weight')).toEqual(['']);
  expect(told(`${head}|BB (maks. 84 kg)\n${row}|45`, 'weight')).toEqual(['45']);
});

it.each(['s/d atas', 's.d. atas', 'sd. atas', 'sda atas', '-do-', 'sama dgn atas'])(
  '%j repeats the row above',
  (ditto) => {
    const list = `No|Kontingen|Nama|L/P|Tgl Lahir\n1|PSHT Sleman|Budi|L|12-03-2011\n2|${ditto}|Joko|${ditto}|13-03-2011`;
    expect(told(list, 'contingent', 'gender')).toEqual(['PSHT Sleman · L', 'PSHT Sleman · L']);
  },
);

it('contingents counted by Roman numbers have their men and women below letters', () => {
  const list = `
NO|NAMA|TGL LAHIR|NIK|BB|KATEGORI
I|PSHT SLEMAN
A|PUTRA
1|Budi Santoso|12-03-2011|3404011203110001|45|Tanding
B|PUTRI
1|Siti Aminah|5-6-2010|3404014506100002|48|Tanding
II|TAPAK SUCI BANTUL
A|PUTRA
1|Agus Salim|1-1-2012|3404010101120003|41|Tanding
B|PUTRI
1|Dewi Sartika|6-6-2010|3404014606100002|49|Tanding`;
  expect(told(list, 'name', 'contingent', 'gender')).toEqual([
    'Budi Santoso · PSHT SLEMAN · Putra',
    'Siti Aminah · PSHT SLEMAN · Putri',
    'Agus Salim · TAPAK SUCI BANTUL · Putra',
    'Dewi Sartika · TAPAK SUCI BANTUL · Putri',
  ]);
});

it('what is said of the event behind the name of a contingent is no part of the name', () => {
  const list = (title: string) =>
    told(`${title}\nNo|Nama|L/P|Tgl Lahir|BB\n1|Budi|L|12-03-2011|45`, 'contingent', 'category', 'ageCategory')[0];
  expect(list('KONTINGEN PSHT SLEMAN - TANDING REMAJA')).toBe('PSHT SLEMAN · Tanding · Remaja');
  expect(list('KONTINGEN : PSHT SLEMAN (TANDING REMAJA)')).toBe('PSHT SLEMAN · Tanding · Remaja');
  expect(list('Kontingen : PSHT Sleman - Depok')).toBe('PSHT Sleman - Depok ·  · ');
  expect(list('Kontingen : Kudus - A')).toBe('Kudus - A ·  · ');
});

it('a gender behind the name is no part of the name', () => {
  const head = 'Kontingen|Nama|Tgl Lahir|NIK|BB|Kategori';
  const row = (name: string) => `PSHT Sleman|${name}|12-03-2011|3404011203110001|45|Tanding`;
  const list = [head, ...['Budi Santoso (Pa)', 'Siti Aminah (PI)', 'Agus Salim (L)', 'Dewi (Ayu)'].map(row)].join('\n');
  expect(told(list, 'name', 'gender')).toEqual([
    'Budi Santoso · Pa',
    'Siti Aminah · PI',
    'Agus Salim · L',
    'Dewi (Ayu) · ',
  ]);
  // another gender in its own column is asked about by what stands there
  expect(told(`Nama|L/P|Tgl Lahir\nBudi (L)|P|12-03-2011\nJoko (L)|L|12-03-2011`, 'name', 'gender')).toEqual([
    'Budi (L) · P',
    'Joko · L',
  ]);
});

it('a NIK in the column of telephones is no telephone', () => {
  expect(readPhone('3404011203110001')).toBeUndefined();
  expect(readPhone('+62 812-3456-7890')).toBe('+62 812-3456-7890');
});

it('a weight that is wished for is nobody’s, where another one is told', () => {
  for (const wished of ['BB Ideal', 'Target BB', 'Berat Badan Ideal (kg)']) {
    const text = `Nama|${wished}|BB Sekarang|NIK\nAdi Bela|47|45|3302050505100001`;
    expect(told(text, 'weight')).toEqual(['45']);
  }
  expect(told('Nama|Target BB|NIK\nAdi Bela|47|3302050505100001', 'weight')).toEqual(['47']);
});

it('a class beside an event in one cell is a match, and the pair and the event stay what they are', () => {
  const text = (category: string) => `Nama|NIK|BB|Kategori\nAdi Bela|3302050505100001|45|${category}`;
  for (const category of ['D & Tunggal', 'Tunggal + D', 'Kelas D dan Tunggal']) {
    expect(told(text(category), 'category', 'className').map((one) => one.replace('Kelas ', ''))).toEqual([
      'Tanding · D',
      'Tunggal · ',
    ]);
  }
  expect(told(text('Regu A'), 'category')).toEqual(['Regu A']);
  expect(told(text('Tunggal & Ganda'), 'category')).toEqual(['Tunggal', 'Ganda']);
});

it('tunggal bebas is another event than tunggal', () => {
  for (const words of ['Tunggal Bebas', 'SENI TUNGGAL BEBAS PUTRA', 'Tunggal Bebas Remaja']) {
    expect(readEntryWords(words, WORDS)).toMatchObject({ category: 'Solo Kreatif', rest: '' });
  }
  expect(readEntryWords('Seni Tunggal', WORDS).category).toBe('Tunggal');
});

it('the two of a pair who name each other are one', () => {
  const text = `
Kontingen|Nama|NIK|Kategori|Pasangan
PSHT|Adi Bela|3302050505100001|Ganda|Budi Bela
PSHT|Budi Bela|3302050505100002|Ganda|Adi Bela
PSHT|Eko Bela|3302050505100003|Ganda|Gilang
PSHT|Joko Bela|3302050505100004|Ganda|Lukman Bela
PSHT|Lukman Bela|3302050505100005|Ganda|`;
  expect(told(text, 'name', 'team')).toEqual([
    'Adi Bela · Adi Bela / Budi Bela',
    'Budi Bela · Adi Bela / Budi Bela',
    'Eko Bela · Gilang',
    'Joko Bela · Joko Bela / Lukman Bela',
    'Lukman Bela · Joko Bela / Lukman Bela',
  ]);
});

it('a category in brackets counts where the words before them say none', () => {
  const words = { categories: ['Tanding', 'Tunggal', 'Ganda'], ages: ['Remaja'] };
  expect(readEntryWords('TGR (Tunggal)', words).category).toBe('Tunggal');
  expect(readEntryWords('Seni (Ganda)', words)).toMatchObject({ category: 'Ganda', rest: '' });
  expect(readEntryWords('Tanding (bukan Tunggal)', words).category).toBe('Tanding');
});
