// Holds one row of an entry list against the rules of the forms: an entry, or all that is wrong with it.
import { NAME_LENGTH, type Verdict } from '@gelanggang/contract/entry-columns';
import { isPairedByHeight } from '@gelanggang/domain/athletes/class-for';
import { factsOfNik, nikFaultText, readNik } from '@gelanggang/domain/athletes/nik';
import { isBlank, looksLikeFormula, metresIn, readMeasure, readPaid } from '@gelanggang/domain/entry-list/cell-values';
import { type EntryCells, ENTRY_COLUMNS, tidy } from '@gelanggang/domain/entry-list/columns';
import type { ListRow } from '@gelanggang/domain/entry-list/list-rows';
import { readDate } from '@gelanggang/domain/entry-list/written-date';
import { longDate } from '@gelanggang/domain/words/dates';
import { mixedWord } from '@gelanggang/domain/words/mixed-scripts';
import { checkContingent } from './check-contingent';
import { checkGroup, isSeni } from './check-group';
import type { ContingentFacts } from './contingents-of-list';
import type { Entry } from './entry-list';
import type { EntryReference } from './entry-reference.queries';
import { refuseMixed, RowFaults } from './row-faults';
import { athleteVerdictTexts as texts, rowTexts } from './verdict-texts';

export interface RowToCheck {
  row: ListRow;
  /** What its contingent says in other rows, or in the database. */
  contingent: ContingentFacts;
  /** Other rows that enter the same person in the same category. */
  doubles: readonly string[];
}

export const withoutBlanks = (cells: EntryCells): EntryCells =>
  Object.fromEntries(Object.entries(cells).map(([key, cell]) => [key, isBlank(cell) ? '' : tidy(cell)])) as EntryCells;

export function checkRow(
  { row, contingent, doubles }: RowToCheck,
  reference: EntryReference,
): { entry: Entry | null; verdicts: Verdict[] } {
  const faults = new RowFaults(row);
  const cells = withoutBlanks(row.cells);
  const place = checkContingent(cells, contingent, reference, faults);

  if (cells.name === '') faults.refuse('name', 'empty', texts.noName);
  else if (!/\p{L}/u.test(cells.name)) faults.refuse('name', 'name', texts.notName(cells.name));
  else if (mixedWord(cells.name) !== undefined) refuseMixed('name', cells.name, faults);
  else if (isOfTwo(cells.name)) faults.refuse('name', 'name', texts.nameOfTwo(cells.name));
  else if (cells.name !== nameAlone(cells.name) && !looksLikeFormula(cells.name)) {
    const alone = nameAlone(cells.name);
    faults.add('name', 'name-remark', texts.nameRemark(cells.name), 'note', /\p{L}{2}/u.test(alone) ? [alone] : []);
  }
  for (const column of ['name', 'birthPlace'] as const) {
    if (cells[column].length > NAME_LENGTH) {
      faults.refuse(column, 'too-long', rowTexts.tooLong(ENTRY_COLUMNS[column].header, NAME_LENGTH));
    }
  }
  const nik = readNik(cells.nik);
  const birthDate = checkBirthDate(cells, nik.ok ? nik.nik : '', reference, faults);
  // seni has no weight classes
  const isWeightFree = cells.weight === '' && isSeni(cells, reference);
  const bodyWeight = isWeightFree ? null : checkMeasure(cells, 'weight', [5, 300], faults);
  const bodyHeight = cells.height === '' ? null : checkMeasure(cells, 'height', [50, 250], faults);
  // kg are fewer than cm, of anybody
  if (bodyWeight && bodyHeight && bodyWeight >= bodyHeight) {
    faults.refuse('height', 'height', texts.measures.swapped(bodyWeight, bodyHeight));
  }
  const blood = cells.bloodType.toUpperCase().replace(/[+-]$/, '');
  if (blood !== '' && !['A', 'B', 'AB', 'O'].includes(blood)) {
    const text = texts.unknownBlood(cells.bloodType);
    faults.refuse('bloodType', 'blood-type', text, ['A', 'B', 'AB', 'O']);
  }
  if (!nik.ok) faults.refuse('nik', nik.code === 'empty' ? 'empty' : 'nik', texts.number(nikFaultText(nik.code)));
  if (nik.ok && birthDate) checkSwapped(birthDate, nik.nik, reference, faults);
  const familyCard =
    cells.familyCard === '' ? null : readNik(cells.familyCard.replace(/^(?:no\.?\s*)?kk\b[\s.:]*/i, ''));
  if (familyCard && !familyCard.ok) {
    faults.refuse('familyCard', 'family-card', texts.number(nikFaultText(familyCard.code, texts.familyCard)));
  }
  const tournaments = [reference.tournament, ...(place?.standing.otherTournaments ?? [])];
  const group = checkGroup(cells, { birthDate, bodyWeight, tournaments }, reference, faults);
  const isPaid = readPaid(cells.payment);
  if (isPaid === undefined) {
    const text = texts.unknownPayment(cells.payment);
    faults.refuse('payment', 'payment', text, ['Lunas', 'Belum']);
  }
  if (doubles.length > 0 && nik.ok) {
    const text = texts.nikTwice(nik.nik, group.category?.name ?? cells.category, doubles.join(', '));
    faults.refuse('nik', 'nik-twice', text);
  }
  if (place && nik.ok && group.category) {
    const rival = place.standing.rivalOf(nik.nik, group.category.id, group.nomor ?? '');
    if (rival) {
      const text = texts.nikOfAnother(nik.nik, rival, group.category.name);
      faults.refuse('nik', 'nik-of-another', text);
    }
  }
  const { age } = group;
  if (
    faults.isRefused ||
    !place ||
    !birthDate ||
    !group.gender ||
    bodyWeight === undefined ||
    bodyHeight === undefined ||
    !nik.ok ||
    !group.category ||
    !age ||
    group.classId === undefined ||
    group.nomor === undefined
  ) {
    return { entry: null, verdicts: faults.all };
  }
  const drawn = place.standing.drawnAs(nik.nik, group.category.id, group.nomor);
  if (
    drawn &&
    (drawn.gender !== group.gender ||
      drawn.ageCategoryId !== age.id ||
      drawn.categoryClassId !== group.classId ||
      drawn.nomor !== group.nomor)
  ) {
    faults.refuse('className', 'already-drawn', texts.alreadyDrawn(cells.name));
    return { entry: null, verdicts: faults.all };
  }
  const drawnClass = reference.classes.find((one) => one.id === group.classId);
  if (bodyHeight === null && drawnClass && isPairedByHeight(drawnClass)) {
    const text = texts.heightMissing(age.name);
    faults.add('height', 'height-missing', text, 'incomplete');
  }
  const { standing: _, ...where } = place;
  const { cells: __, ...at } = row;
  const entry: Entry = {
    ...at,
    ...where,
    name: cells.name,
    birthPlace: cells.birthPlace,
    birthDate,
    gender: group.gender,
    bodyWeight,
    bodyHeight,
    bloodType: blood || null,
    nik: nik.nik,
    familyCardNumber: familyCard?.ok ? familyCard.nik : null,
    matchCategoryId: group.category.id,
    ageCategoryId: age.id,
    categoryClassId: group.classId,
    nomor: group.nomor,
    teamLabel: cells.team.slice(0, 100) || null,
    isPaid: isPaid ?? false,
  };
  return { entry, verdicts: faults.all };
}

/** 'Adi diganti Budi', 'Adi (pengganti Budi)', 'Adi => Budi', 'Adi & Budi', 'Adi / Budi': somebody has to say who it is. */
const OF_TWO = /\b(?:di|peng|meng)?ganti(?:kan)? (?=\p{L})|[-=]>|→|\p{L}{3}\/\p{L}{3}/iu;
const BETWEEN_TWO = /\s[/+]\s|[&;]/u;
/** 'Dan' is a name, too; 'DAN' among capitals and 'dan' are none. */
const AND = /\p{L}{2} dan \p{L}{2}|^\P{Ll}*\p{Lu}{2} DAN \p{Lu}{2}\P{Ll}*$/u;
export const isOfTwo = (name: string): boolean =>
  OF_TWO.test(name) || AND.test(name) || areSeveral(name.split(BETWEEN_TWO)) || areByComma(name);
/** Split, not sought for in one expression: that would try each beginning with each separator and each end. */
const areSeveral = (pieces: readonly string[]): boolean => pieces.filter((one) => /\p{L}{2}/u.test(one)).length > 1;
/** 'Agus Salim, Andi Wijaya'; titles have dots or short words, and 'Santoso, Budi' is one. */
const areByComma = (name: string): boolean =>
  name.split(',').filter((one) => /^\p{L}[\p{L}'’]{2,} \p{L}[\p{L}'’]{2,}/u.test(one.trim())).length > 1;

/** What brackets behind a name say of an entry; 'Dewi (Ayu)' is called so. */
const BESIDE_A_NAME =
  /\d|\b(?:kapten|ketua|wakil|anggota|belum|blm|sudah|sdh|baru|lama|pindahan|susulan|foto|lunas|ktp|kk|nik|akta|kelas|berat|bb)\b/i;

/** 'Budi (kapten)', 'Budi 45 kg', 'Budi alias Jalu': without what is beside the name. */
const nameAlone = (name: string): string =>
  tidy(
    name
      .replace(/[([]([^()[\]]*)[)\]]/g, (whole, inside: string) => (BESIDE_A_NAME.test(inside) ? ' ' : whole))
      .replace(/\s(?:alias|a\.?k\.?a\.?)\s.*$/i, '')
      .replace(/\s\d{2,3}(?:[.,]\d{1,2})?\s?kg\b.*$/i, ''),
  );

/** Years; no age category takes in whoever is younger, and the year is often that of the list. */
const YOUNGEST = 3;

/** Years; who is older was born in another year than the one written. */
const OLDEST = 100;

/** What a spreadsheet of another country makes of 12/3/2011; only where the digits of the NIK say so. */
function checkSwapped(birthDate: string, nik: string, { tournament }: EntryReference, faults: RowFaults): void {
  const ofNik = factsOfNik(nik, tournament.startDate)?.birthDate;
  const [year, month, day] = birthDate.split('-');
  if (!ofNik || month === day || ofNik !== `${year}-${day}-${month}`) return;
  const text = texts.swapped(longDate(birthDate), longDate(ofNik));
  faults.add('birthDate', 'date-swapped', text, 'note', [longDate(ofNik)]);
}

function checkBirthDate(
  cells: EntryCells,
  nik: string,
  { tournament }: EntryReference,
  faults: RowFaults,
): string | undefined {
  if (cells.birthDate === '') return faults.refuse('birthDate', 'empty', texts.noBirthDate);
  const latestYear = Number(tournament.startDate.slice(0, 4));
  const birthDate = readDate(cells.birthDate, latestYear);
  const [yearAlone] = /(?<=^\D{0,3})(?:19|20)\d{2}(?=\)?$)/.exec(cells.birthDate) ?? [];
  if (!birthDate && yearAlone !== undefined) {
    const ofNik = factsOfNik(nik, tournament.startDate)?.birthDate;
    const options = ofNik?.startsWith(yearAlone) === true ? [longDate(ofNik)] : [];
    return faults.refuse('birthDate', 'date', texts.yearAlone(yearAlone), options);
  }
  if (!birthDate) return faults.refuse('birthDate', 'date', texts.noSuchDate(cells.birthDate));
  // '12-13-2011' in a list whose days come first may be a slip of either number
  const isMonthFirst = readDate(cells.birthDate, latestYear, true) === undefined;
  if (isMonthFirst && factsOfNik(nik, tournament.startDate)?.birthDate !== birthDate) {
    const day = longDate(birthDate);
    return faults.refuse('birthDate', 'date', texts.monthFirst(cells.birthDate, day), [day]);
  }
  if (Number(tournament.startDate.slice(0, 4)) - Number(birthDate.slice(0, 4)) > OLDEST) {
    return faults.refuse('birthDate', 'date', texts.bornTooEarly(longDate(birthDate)));
  }
  const year = Number(tournament.startDate.slice(0, 4)) - YOUNGEST;
  if (birthDate <= `${year}${tournament.startDate.slice(4)}`) return birthDate;
  if (birthDate < tournament.startDate) {
    return faults.refuse('birthDate', 'date', texts.tooYoung(longDate(birthDate), YOUNGEST));
  }
  const text = texts.bornTooLate(longDate(birthDate));
  return faults.refuse('birthDate', 'date-in-future', text);
}

function checkMeasure(
  cells: EntryCells,
  column: 'weight' | 'height',
  [least, most]: readonly [number, number],
  faults: RowFaults,
): number | undefined {
  const said = texts.measures[column];
  const cell = cells[column];
  if (cell === '') return faults.refuse(column, 'empty', said.empty);
  const value = column === 'height' ? (metresIn(cell) ?? readMeasure(cell)) : readMeasure(cell);
  if (value === undefined || value === 0) {
    return faults.refuse(column, column, said.noNumber(cell));
  }
  if (value >= least && value <= most) return value;
  return faults.refuse(column, column, said.impossible(cell, least, most));
}
