// NIKs of which a spreadsheet kept 15 digits before they became texts are asked for, and those of other lists are not.
import { sheetOf, WORDS } from '../../test/typed-lists';
import { type EntryCells, noCells } from './columns';
import { readChosen } from './list-rows';
import { markLost } from './lost-digits';
import { proposePlan } from './sheet-layout';

const marked = (...niks: string[]) => {
  const rows = niks.map((nik): EntryCells => ({ ...noCells(), nik }));
  markLost(rows);
  return rows.map(({ nik }) => nik.startsWith('≈'));
};

it('all of four NIKs that end with 0 have lost their last digit', () => {
  const four = ['3404011203110010', '3404014506100020', '3404013110100010', "'3404010101120030"];
  expect(marked(...four)).toEqual([true, true, true, true]);
  expect(marked(...four.slice(0, 3))).toEqual([false, false, false]);
  // the same athlete in four events is one
  expect(marked(...Array.from({ length: 4 }, () => '3404011203110010'))).toEqual([false, false, false, false]);
  // one that was typed by hand shows nothing of the others, and many have their digits
  expect(marked(...four, '3404011203110001')).toEqual([false, false, false, false, false]);
  // numbered in hundreds: of what is cut the last digit alone would be known
  expect(marked('3200000000001000', '3200000000001100', '3200000000001200', '3200000000002000')).toEqual([
    ...[false, false, false, false],
  ]);
  // what is no NIK is asked about by itself
  expect(marked(...four, '34040112031')).toEqual([true, true, true, true, false]);
});

it('with one whose number is 0000, which none has, a second one is enough', () => {
  expect(marked('3404011203110000', '3404014506100010')).toEqual([true, true]);
  expect(marked('3404011203110000', '3404014506100012')).toEqual([false, false]);
});

it('the sheets of a list are looked at together', () => {
  const niks = ['3404011203110010', '3404014506100020', '3404013110100010', '3404010101120030'];
  const sheets = [niks.slice(0, 2), niks.slice(2)].map((own, at) => ({
    ...sheetOf(
      ['Nama|NIK|Tgl Lahir', ...own.map((nik, n) => `Adi ${'ABCD'[at * 2 + n]}ela|${nik}|5-5-2010`)].join('\n'),
    ),
    name: `Sheet${at}`,
  }));
  const read = readChosen(
    sheets.map((sheet) => ({ sheet, plan: proposePlan(sheet, WORDS) })),
    WORDS,
  );
  expect(read.flatMap(({ rows }) => rows.map(({ cells }) => cells.nik))).toEqual(niks.map((nik) => `≈${nik}`));
});
