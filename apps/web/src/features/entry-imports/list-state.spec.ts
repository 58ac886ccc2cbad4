// The entry list on the page: what follows from a file and from what somebody said of it.
import type { Severity, Verdict } from '@gelanggang/contract/entry-columns';
import type { ReadList } from '@gelanggang/contract/entry-imports';
import { proposePlan } from '@gelanggang/domain/entry-list/sheet-layout';
import {
  acceptedRows,
  beginList,
  byPlace,
  clickHeader,
  dropRow,
  groupOf,
  markTaken,
  mendCell,
  setConstant,
  setMeaning,
  setOfContingent,
  setWord,
  takeAsAthlete,
  toRemember,
  viewOf,
  withOwnContingent,
} from './list-state';
import { questionsOf } from './questions';
import { refusedSheets } from './refused-sheets';

const vocabulary = { categories: ['Tanding', 'Ganda'], ages: ['Remaja'] };
const sheet = {
  name: 'TANDING',
  rows: [
    { line: 1, cells: ['DAFTAR PESERTA'] },
    { line: 2, cells: ['No', 'Nama', 'JK', 'Asal', 'NIK'] },
    { line: 3, cells: ['1', 'Budi', 'pa', 'Tegal', "'3302010505101001"] },
    { line: 4, cells: ['2', 'Sari', 'cewek?', 'Tegal', ''] },
    { line: 5, cells: ['', 'Catatan', '', '', ''] },
  ],
};
const answer: ReadList = {
  sheets: [{ ...sheet, plan: proposePlan(sheet, vocabulary), athletes: 2, isChosen: true }],
  rows: [],
  left_out: [],
  vocabulary,
  remembered: [{ kind: 'word', column: 'contingent', written: 'tegal', meaning: 'IPSI Tegal' }],
};
const list = beginList('a', 'daftar.xlsx', answer);
const verdict = (line: number, severity: Severity, change: Partial<Verdict> = {}): Verdict => ({
  ...{ line, sheet: 'TANDING', column: 'NIK', severity, code: 'nik', text: 'NIK kosong.' },
  ...change,
});

it('has the rows of its chosen sheets, remembered words applied, and names the others', () => {
  const { rows, leftOut } = viewOf(list);
  expect(rows.map(({ line, cells }) => [line, cells.name, cells.contingent, cells.category])).toEqual([
    [3, 'Budi', 'IPSI Tegal', 'Tanding'],
    [4, 'Sari', 'IPSI Tegal', 'Tanding'],
  ]);
  expect(leftOut.map(({ line, kind }) => [line, kind])).toEqual([
    [1, 'title'],
    [2, 'header'],
    [5, 'signature'],
  ]);
});

it('another file has nothing of the one before', () => {
  const changed = dropRow(
    mendCell(setConstant(list, 'picName', 'Rini'), { line: 3, sheet: 'TANDING' }, 'name', 'X'),
    { line: 4, sheet: 'TANDING' },
    true,
  );
  const next = beginList('b', 'daftar.xlsx', { ...answer, remembered: [] });
  expect([next.answers, next.taken]).toEqual([{ words: {} }, []]);
  expect(viewOf(changed).rows.map(({ cells }) => [cells.name, cells.picName])).toEqual([['X', 'Rini']]);
});

it('a row that was left out can be taken as an athlete, one that was taken in is gone', () => {
  const more = takeAsAthlete(list, 'TANDING', 5);
  expect(viewOf(more).rows.map(({ line }) => line)).toEqual([3, 4, 5]);
  expect(viewOf(markTaken(more, [{ line: 3, sheet: 'TANDING' }])).rows.map(({ line }) => line)).toEqual([4, 5]);
});

it('what is given for a contingent goes before what is given for all', () => {
  const given = setOfContingent(setConstant(list, 'picName', 'Rini'), 'IPSI Tegal', 'picName', 'Tono');
  expect(viewOf(given).rows.map(({ cells }) => cells.picName)).toEqual(['Tono', 'Tono']);
});

it('a click on a row makes it the header, and the columns are understood anew', () => {
  const moved = clickHeader(clickHeader(list, 0, 2), 0, 2);
  expect(moved.states[0]?.plan.headerLines).toEqual([2]);
  expect(clickHeader(list, 0, 1).states[0]?.plan.headerLines).toEqual([1, 2]);
});

it('what somebody mapped and explained is worth remembering, what was proposed is not', () => {
  const mapped = setMeaning(setWord(list, 'gender', 'cewek?', 'Putri'), 0, 3, 'district');
  expect(toRemember(mapped, viewOf(mapped).read)).toEqual([
    { kind: 'word', column: 'gender', written: 'cewek?', meaning: 'Putri' },
    { kind: 'heading', column: '', written: 'asal', meaning: 'district' },
  ]);
});

it('puts a row where the gravest thing said of it belongs, and leaves refused rows and copies out', () => {
  const { rows } = viewOf(takeAsAthlete(list, 'TANDING', 5));
  const verdicts = [verdict(3, 'note'), verdict(3, 'refused'), verdict(4, 'incomplete'), verdict(5, 'copy')];
  expect([...byPlace(verdicts).values()].map(groupOf)).toEqual(['refused', 'incomplete', 'copy']);
  expect(acceptedRows(rows, verdicts).map(({ line }) => line)).toEqual([4]);
});

it('asks once for what several rows lack, and for a place by the name of its contingent', () => {
  const { rows } = viewOf(list);
  const both = [3, 4].flatMap((line) => [
    verdict(line, 'refused', { column: 'Email', code: 'empty' }),
    verdict(line, 'refused', { column: 'Kabupaten/Kota', code: 'place-of-two', options: ['Kab', 'Kota'] }),
  ]);
  const own = verdict(4, 'refused', { column: 'Jenis Kelamin', code: 'gender', options: ['Putra', 'Putri'] });
  const { lacks, words, asked } = questionsOf(rows, [...both, own]);
  expect(lacks).toEqual([{ column: 'picEmail', rows: 2, contingents: ['IPSI Tegal'], options: [] }]);
  expect(words).toMatchObject([{ column: 'district', written: 'IPSI Tegal', rows: 2, options: ['Kab', 'Kota'] }]);
  // a word of one row may be a slip: it is mended there
  expect([asked.size, asked.has(own)]).toEqual([4, false]);
});

it('refused rows go back in the columns of the office, with what its blocks said and the reasons', () => {
  const { rows } = viewOf(list);
  expect(refusedSheets(list, rows, [verdict(4, 'refused')])).toEqual([
    {
      name: 'TANDING',
      headings: ['No', 'Nama', 'JK', 'Asal', 'NIK', 'Kategori', 'Alasan ditolak'],
      rows: [['2', 'Sari', 'cewek?', 'IPSI Tegal', '', 'Tanding', 'NIK kosong.']],
    },
  ]);
});

describe('a list that names no contingent', () => {
  const nameless: ReadList = {
    ...answer,
    sheets: answer.sheets.map((one) => {
      const rows = sheet.rows.map(({ line, cells }) => ({ line, cells: cells.filter((_, at) => at !== 3) }));
      return { ...one, rows, plan: proposePlan({ ...sheet, rows }, vocabulary) };
    }),
  };
  const filled = (own: string[], list = beginList('1', 'daftar.xlsx', nameless)) =>
    withOwnContingent(
      list,
      viewOf(list),
      own.map((name) => ({ name })),
    );

  it('is of the one that the account has', () => {
    expect(viewOf(filled(['Tirta Sari'])).rows.map(({ cells }) => cells.contingent)).toEqual([
      'Tirta Sari',
      'Tirta Sari',
    ]);
  });

  it('is asked about where there are several or none, and once that was taken away', () => {
    const begun = beginList('1', 'daftar.xlsx', nameless);
    expect(filled(['Tirta Sari', 'Tirta Jaya'], begun)).toBe(begun);
    expect(filled([], begun)).toBe(begun);
    const taken = setConstant(begun, 'contingent', '');
    expect(filled(['Tirta Sari'], taken)).toBe(taken);
  });

  it('is left alone where its rows name them', () => {
    const begun = beginList('1', 'daftar.xlsx', answer);
    expect(filled(['Tirta Sari'], begun)).toBe(begun);
  });
});
