// Holds every row of an entry list against the rules of the forms: one verdict a row, the first that applies.
import {
  ENTRY_COLUMNS,
  type EntryColumn,
  NAME_LENGTH,
  type Severity,
  type Verdict,
  type VerdictCode,
} from '@gelanggang/contract/entry-columns';
import { fitsAge } from '@gelanggang/domain/athletes/age';
import { classByEntryName, classFor, fitsClass } from '@gelanggang/domain/athletes/class-for';
import type { Entry, TypedRow } from './entry-list';
import type { EntryReference } from './entry-reference.queries';
import { teamVerdicts } from './team-verdicts';
import { LOST_DIGITS } from './read-table';
import { dateOf, genderOf, isPaidOf, looksLikeFormula, nameKey, numberOf } from './understand-cells';

export interface CheckedList {
  /** Rows that can be taken in, in the order of the file. */
  entries: Entry[];
  /** In the order of the file. */
  verdicts: Verdict[];
}

const numberLost = (name: string) =>
  `${name} tersimpan sebagai angka di Excel, sehingga angka terakhirnya hilang. Tulis ulang keenam belas angkanya.`;

const REQUIRED: readonly EntryColumn[] = ['contingent', 'picName', 'name', 'birthPlace'];

export function checkEntries(rows: readonly TypedRow[], reference: EntryReference): CheckedList {
  const verdicts: Verdict[] = [];
  const twice = niksTwice(rows);
  const entries: Entry[] = [];
  for (const row of rows) {
    const entry = checkRow(row, reference, twice);
    if ('code' in entry) verdicts.push(entry);
    else entries.push(entry);
    if (looksLikeFormula(row.cells.name)) {
      verdicts.push(verdict(row, 'name', 'formula', 'Nama diawali tanda rumus; disimpan sebagai teks biasa.', 'note'));
    }
  }
  verdicts.push(...teamVerdicts(entries, reference));
  return { entries, verdicts: verdicts.sort((a, b) => a.line - b.line) };
}

/** A person stands once per match category of a tournament: every row of a doubled NIK is refused (domain-rules). */
function niksTwice(rows: readonly TypedRow[]): Map<string, number[]> {
  const lines = new Map<string, number[]>();
  for (const row of rows) lines.set(personKey(row), [...(lines.get(personKey(row)) ?? []), row.line]);
  return new Map([...lines].filter(([, found]) => found.length > 1));
}

const personKey = (row: TypedRow): string => `${row.cells.nik} ${nameKey(row.cells.category)}`;

export function verdict(
  row: { line: number },
  column: EntryColumn,
  code: VerdictCode,
  text: string,
  severity: Severity = 'refused',
): Verdict {
  return { line: row.line, column: ENTRY_COLUMNS[column].header, severity, code, text };
}

function checkRow(row: TypedRow, reference: EntryReference, twice: Map<string, number[]>): Entry | Verdict {
  const { cells } = row;
  const refuse = (column: EntryColumn, code: VerdictCode, text: string) => verdict(row, column, code, text);

  for (const column of REQUIRED) {
    if (cells[column] === '') return refuse(column, 'empty', `${ENTRY_COLUMNS[column].header} kosong.`);
    if (cells[column].length > NAME_LENGTH) {
      return refuse(column, 'too-long', `${ENTRY_COLUMNS[column].header} lebih dari ${NAME_LENGTH} huruf.`);
    }
  }
  const province = reference.provinces.get(nameKey(cells.province));
  if (!province) return refuse('province', 'unknown-province', `Provinsi '${cells.province}' tidak dikenal.`);
  const districtId = province.districts.get(nameKey(cells.district));
  if (!districtId) {
    return refuse('district', 'unknown-district', `'${cells.district}' tidak ada di provinsi ${cells.province}.`);
  }
  const standing = reference.standingOf(cells.contingent, districtId);
  if (standing.isOfAnother) {
    const text = `${cells.contingent} sudah didaftarkan akun lain. Hubungi panitia.`;
    return refuse('contingent', 'contingent-of-another', text);
  }
  if (!/^\+?[\d\s-]{8,20}$/.test(cells.picPhone)) {
    return refuse('picPhone', 'phone', `'${cells.picPhone}' bukan nomor telepon.`);
  }
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(cells.picEmail)) {
    return refuse('picEmail', 'email', `'${cells.picEmail}' bukan alamat email.`);
  }
  const birthDate = dateOf(cells.birthDate);
  if (!birthDate) return refuse('birthDate', 'date', `Tidak ada tanggal '${cells.birthDate}'.`);
  if (birthDate >= reference.tournament.startDate) {
    return refuse('birthDate', 'date-in-future', `Tanggal lahir '${cells.birthDate}' tidak sebelum pertandingan.`);
  }
  const gender = genderOf(cells.gender);
  if (!gender) return refuse('gender', 'gender', `Jenis kelamin '${cells.gender}' tidak dikenal (tulis L atau P).`);
  const bodyWeight = numberOf(cells.weight);
  if (!bodyWeight) return refuse('weight', 'weight', `Berat '${cells.weight}' bukan angka di atas nol.`);
  const bodyHeight = cells.height === '' ? null : numberOf(cells.height);
  if (bodyHeight === undefined || bodyHeight === 0) {
    return refuse('height', 'height', `Tinggi '${cells.height}' bukan angka di atas nol.`);
  }
  const bloodType = cells.bloodType === '' || cells.bloodType === '-' ? null : cells.bloodType.toUpperCase();
  if (bloodType !== null && !['A', 'B', 'AB', 'O'].includes(bloodType)) {
    return refuse('bloodType', 'blood-type', `Golongan darah '${cells.bloodType}' tidak dikenal.`);
  }
  if (cells.nik.startsWith(LOST_DIGITS)) return refuse('nik', 'nik', numberLost('NIK'));
  if (!/^\d{16}$/.test(cells.nik)) return refuse('nik', 'nik', `NIK '${cells.nik}' bukan 16 angka.`);
  if (cells.familyCard.startsWith(LOST_DIGITS)) return refuse('familyCard', 'family-card', numberLost('Nomor KK'));
  if (cells.familyCard !== '' && !/^\d{16}$/.test(cells.familyCard)) {
    return refuse('familyCard', 'family-card', `Nomor KK '${cells.familyCard}' bukan 16 angka.`);
  }
  const category = reference.matchCategories.get(nameKey(cells.category));
  if (!category) return refuse('category', 'unknown-category', `Kategori '${cells.category}' tidak dikenal.`);
  if (!category.isOffered) {
    return refuse('category', 'category-not-offered', `Turnamen ini tidak mempertandingkan ${cells.category}.`);
  }
  const doubled = twice.get(personKey(row));
  if (doubled) {
    const others = doubled.filter((line) => line !== row.line).join(', ');
    return refuse('nik', 'nik-twice', `NIK ${cells.nik} dua kali dalam kategori ${cells.category} (baris ${others}).`);
  }
  const age = reference.ageCategories.get(nameKey(cells.ageCategory));
  if (!age) return refuse('ageCategory', 'unknown-age-category', `Golongan usia '${cells.ageCategory}' tidak dikenal.`);
  const rival = standing.rivalOf(cells.nik, category.id);
  if (rival) {
    const text = `NIK ${cells.nik} sudah didaftarkan ${rival} dalam kategori ${cells.category}.`;
    return refuse('nik', 'nik-of-another', text);
  }
  // the age category is checked for every tournament of the contingent (domain-rules)
  const tournaments = [reference.tournament, ...standing.otherTournaments];
  const misfit = tournaments.find((tournament) => !fitsAge(age, birthDate, tournament.startDate));
  if (misfit) {
    const text = `Lahir ${cells.birthDate} tidak masuk golongan ${age.name} pada ${misfit.name}.`;
    return refuse('ageCategory', 'age', text);
  }

  const classId = checkClass(row, reference, { gender, bodyWeight, ageCategoryId: age.id, kind: category.kind });
  if (typeof classId === 'object' && classId !== null) return classId;
  const drawn = standing.drawnAs(cells.nik, category.id);
  if (drawn && (drawn.gender !== gender || drawn.ageCategoryId !== age.id || drawn.categoryClassId !== classId)) {
    return refuse('className', 'already-drawn', `${cells.name} sudah diundi dalam golongan dan kelas yang lain.`);
  }
  const isPaid = isPaidOf(cells.payment);
  if (isPaid === undefined) {
    return refuse('payment', 'payment', `Status bayar '${cells.payment}' tidak dikenal (tulis Lunas atau Belum).`);
  }
  return {
    line: row.line,
    contingent: cells.contingent,
    provinceId: province.id,
    districtId,
    picName: cells.picName,
    // a spreadsheet that takes it for a number drops the first zero
    picPhone: cells.picPhone.replace(/^8/, '08'),
    picEmail: cells.picEmail.toLowerCase(),
    name: cells.name,
    birthPlace: cells.birthPlace,
    birthDate,
    gender,
    bodyWeight,
    bodyHeight,
    bloodType,
    nik: cells.nik,
    familyCardNumber: cells.familyCard || null,
    matchCategoryId: category.id,
    ageCategoryId: age.id,
    categoryClassId: classId,
    teamLabel: cells.team || null,
    isPaid,
  };
}

/** A class is required for tanding and empty for seni; a blank one comes from age, gender and weight (domain-rules). */
function checkClass(
  row: TypedRow,
  reference: EntryReference,
  athlete: { gender: Entry['gender']; bodyWeight: number; ageCategoryId: number; kind: 'tanding' | 'seni' },
): number | null | Verdict {
  const { cells } = row;
  if (athlete.kind === 'seni') {
    return cells.className === ''
      ? null
      : verdict(row, 'className', 'class-not-for-seni', `Kelas diisi, padahal ${cells.category} tidak berkelas.`);
  }
  const classes = reference.classes.filter((one) => one.ageCategoryId === athlete.ageCategoryId);
  const fitting = classFor(classes, athlete.gender, athlete.bodyWeight);
  if (cells.className === '' || cells.className === '-') {
    return (
      fitting?.id ??
      verdict(row, 'className', 'no-class', `Tidak ada kelas ${cells.ageCategory} untuk berat ${cells.weight} kg.`)
    );
  }
  const named = classByEntryName(classes, athlete.gender, cells.className);
  if (!named) {
    const text = `Kelas '${cells.className}' tidak ada pada golongan ${cells.ageCategory}.`;
    return verdict(row, 'className', 'unknown-class', text);
  }
  if (fitsClass(named, athlete.bodyWeight)) return named.id;
  const proper = fitting ? `; kelasnya ${fitting.name}` : '';
  return verdict(row, 'className', 'class-weight', `Berat ${cells.weight} kg tidak masuk ${cells.className}${proper}.`);
}
