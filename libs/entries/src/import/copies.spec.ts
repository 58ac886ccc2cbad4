// Which rows of a list are others once more, and which only look so.
import { type EntryCells, noCells } from '@gelanggang/domain/entry-list/columns';
import { copiesOf } from './copies';

const WORDS = { categories: ['Tanding', 'Tunggal', 'Ganda'], ages: ['Remaja'] };
const ADI: Partial<EntryCells> = {
  ...{ contingent: 'KUDUS', name: 'Adi Nugroho', gender: 'L', birthDate: '12-03-2010', nik: '3404011203100001' },
  ...{ weight: '40', category: 'Tanding', className: 'A' },
};

/** By the number of the row that of the one which counts, and whether both say the same. */
async function told(...said: (Partial<EntryCells> & { sheet?: string })[]): Promise<string[]> {
  const rows = said.map(({ sheet, ...cells }, at) => ({
    line: at + 1,
    ...(sheet ? { sheet } : {}),
    cells: { ...noCells(), ...cells },
  }));
  const copies = await copiesOf(rows, WORDS);
  return [...copies].map(([row, { row: other, isWhole }]) => `${row.line} = ${other.line}${isWhole ? '' : ' …'}`);
}

it('the same in other words is a copy', async () => {
  const other = { gender: 'Putra', birthDate: '12 Maret 2010', weight: '40,0 kg', className: 'Kelas A' };
  expect(await told(ADI, { ...ADI, ...other, nik: "'3404011203100001" })).toEqual(['2 = 1']);
  expect(await told(ADI, { ...ADI, weight: '41' })).toEqual([]);
  expect(await told(ADI, { ...ADI, nik: '3404011203100002' })).toEqual([]);
});

it('a sheet that repeats the others and says less is a copy of them, before and behind them', async () => {
  const less = { ...ADI, sheet: 'Semua', birthDate: '', className: '', weight: '-' };
  const whole = { ...ADI, sheet: 'KUDUS' };
  expect(await told(whole, less)).toEqual(['2 = 1 …']);
  expect(await told(less, whole)).toEqual(['1 = 2 …']);
  expect(await told(less, { ...less, sheet: 'Rekening', picName: '' }, whole)).toEqual(['2 = 3 …', '1 = 3 …']);
});

it.each([
  ['another event', { category: 'Tunggal' }],
  ['another pair', { team: 'Ganda 2' }],
  ['another name', { name: 'Adi Nugraha' }],
  ['another contingent', { contingent: 'PATI' }],
])('of %s it is none', async (_, other) => {
  expect(await told({ ...ADI, sheet: 'A' }, { ...ADI, weight: '', ...other, sheet: 'B' })).toEqual([]);
});

it('on one sheet a row that says less may be somebody else', async () => {
  expect(await told(ADI, { ...ADI, weight: '' })).toEqual([]);
});
