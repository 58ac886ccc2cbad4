// Reads a list of officials: the row with the headings, then a person a row, with what is wrong of each.
import { tidy } from '../entry-list/columns';
import type { Place } from '../entry-list/places';
import { type Sheet, type SheetRow, textAt } from '../entry-list/sheet-rows';
import { plainWords } from '../words/plain-words';
import { readDays } from './days';
import { officialListTexts } from './list-texts';
import { type OfficialRole, readRoles } from './roles';

/** Headings of the template, which are read back: the same in every language. */
export const OFFICIAL_COLUMNS = {
  name: 'Nama',
  roles: 'Tugas',
  province: 'Provinsi',
  district: 'Kabupaten/Kota',
  licence: 'Lisensi',
  phone: 'Telepon',
  days: 'Hari hadir',
} as const;
export type OfficialColumn = keyof typeof OFFICIAL_COLUMNS;

const HEADINGS: readonly (readonly [RegExp, OfficialColumn])[] = [
  [/^nama( lengkap)?( (petugas|wasit( juri)?|official))?$/, 'name'],
  [/^(tugas|peran|jabatan|posisi|role|sebagai)$/, 'roles'],
  [/^(provinsi|propinsi|prov|asal provinsi|pengprov|daerah|asal daerah)$/, 'province'],
  [/^(kabupaten( kota)?|kab( kota)?|kota|asal|pengkab( pengkot)?|kabupaten atau kota)$/, 'district'],
  [/^(lisensi|kelas lisensi|sertifikat|tingkat|kelas|licence|license)$/, 'licence'],
  [/^(telepon|no (telepon|telp|hp|wa)|hp|telp|whatsapp|nomor (hp|telepon|wa))$/, 'phone'],
  [/^(hari( hadir)?|hadir|kehadiran|tanggal( hadir)?)$/, 'days'],
];

/** A longer cell is a text. */
const LONGEST_HEADING = 100;
const LONGEST: Readonly<Record<'name' | 'licence' | 'phone', number>> = { name: 100, licence: 60, phone: 50 };
export const MOST_OFFICIALS = 500;

export interface ReadOfficial {
  /** In the file, the first line being 1. */
  line: number;
  name: string;
  roles: OfficialRole[];
  provinceId: number | null;
  districtId: number | null;
  /** As it is called, to be shown. */
  region: string;
  licence: string;
  phone: string;
  /** null: every day of the event. */
  days: string[] | null;
  faults: string[];
}

export interface OfficialWords {
  /** Places by the names that people use. */
  places: { find(text: string, provinceId?: number): Place[]; provinceOf(text: string): number | undefined };
  provinceName(id: number): string;
  /** Every day of the event. */
  days: readonly string[];
}

const plain = (text: string): string => plainWords(tidy(text));

/** Rows of the first sheet that has a heading for names; null where none has. */
export function readOfficials(sheets: readonly Sheet[], words: OfficialWords): ReadOfficial[] | null {
  for (const { rows, isHidden } of sheets) {
    if (isHidden) continue;
    const at = rows.findIndex((row) => columnsOf(row).has('name'));
    const head = rows[at];
    if (!head) continue;
    const columns = columnsOf(head);
    const seen = new Map<string, number>();
    return (
      rows
        .slice(at + 1)
        .filter((row) => !row.isHidden)
        .map((row) => readRow(row, columns, words))
        // without a name it is somebody where a role stands; a title, a total or a blank row is nobody
        .filter(({ name, roles }) => name !== '' || roles.length > 0)
        .map((official) => {
          if (official.name === '') return official;
          const before = seen.get(official.name.toLowerCase());
          if (before !== undefined) official.faults.push(officialListTexts.sameName(before));
          else seen.set(official.name.toLowerCase(), official.line);
          return official;
        })
    );
  }
  return null;
}

function columnsOf(row: SheetRow): Map<OfficialColumn, number> {
  const found = new Map<OfficialColumn, number>();
  row.cells.forEach((cell, at) => {
    if (cell === '' || cell.length > LONGEST_HEADING) return;
    const text = plain(cell);
    const column = HEADINGS.find(([words]) => words.test(text))?.[1];
    if (column && !found.has(column)) found.set(column, at);
  });
  return found;
}

function readRow(row: SheetRow, columns: ReadonlyMap<OfficialColumn, number>, words: OfficialWords): ReadOfficial {
  const cell = (column: OfficialColumn): string => {
    const at = columns.get(column);
    return at === undefined ? '' : textAt(row, at);
  };
  const faults: string[] = cell('name') === '' ? [officialListTexts.nameMissing] : [];
  for (const column of ['name', 'licence', 'phone'] as const) {
    if (cell(column).length > LONGEST[column]) {
      faults.push(officialListTexts.tooLong(OFFICIAL_COLUMNS[column], LONGEST[column]));
    }
  }
  const { roles, unknown } = readRoles(cell('roles'));
  if (unknown.length > 0) faults.push(officialListTexts.unknownRoles(unknown.join(', ')));
  else if (roles.length === 0) faults.push(officialListTexts.rolesMissing);
  const days = readDays(cell('days'), words.days);
  if (days === undefined) faults.push(officialListTexts.unknownDays(cell('days')));
  return {
    ...{ line: row.line, name: cell('name'), roles, licence: cell('licence'), phone: cell('phone').replace(/^'/, '') },
    ...placeOf(cell('province'), cell('district'), words, faults),
    ...{ days: days ?? null, faults },
  };
}

/** One cell may name either; a province alone is enough. */
function placeOf(province: string, district: string, words: OfficialWords, faults: string[]) {
  const nowhere = { provinceId: null, districtId: null, region: '' };
  if (province === '' && district === '') return nowhere;
  const provinceId = province === '' ? undefined : words.places.provinceOf(province);
  const asked = district || (provinceId === undefined ? province : '');
  if (asked === '' && provinceId !== undefined) {
    return { provinceId, districtId: null, region: words.provinceName(provinceId) };
  }
  const alone = words.places.provinceOf(asked);
  const found = words.places.find(asked, provinceId);
  const [place] = found;
  if (place && found.length === 1) {
    return {
      provinceId: place.provinceId,
      districtId: place.districtId,
      region: `${place.district}, ${place.province}`,
    };
  }
  if (found.length > 1) {
    faults.push(
      officialListTexts.ambiguous(
        asked,
        found.map((one) => one.district),
      ),
    );
  } else if (alone !== undefined && provinceId === undefined) {
    return { provinceId: alone, districtId: null, region: words.provinceName(alone) };
  } else {
    faults.push(officialListTexts.unknownRegion(asked));
  }
  return nowhere;
}
