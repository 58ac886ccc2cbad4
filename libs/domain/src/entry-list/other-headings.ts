// Columns whose headings are those of an entry and whose words are not: where somebody lives, which year at school.
import { headingKey, tidy } from './columns';

const ADDRESS = /^(alamat|jalan|dusun|rt|rw|kel|kelurahan|desa|kec|kecamatan|kode pos)\b/;
const PLACE = /^(kab|kabupaten|kota|provinsi|propinsi|prov)( kota)?$/;
/** 'Alamat | Desa | Kecamatan | Kabupaten/Kota | Provinsi' is where the athlete lives, and no place of the contingent. */
export function isOfAddress(keys: readonly string[], at: number): boolean {
  if (!PLACE.test(keys[at] ?? '')) return false;
  const before = keys.slice(0, at).reverse();
  const end = before.findIndex((key) => !ADDRESS.test(key) && !PLACE.test(key));
  return before.slice(0, end < 0 ? undefined : end).some((key) => /^(alamat|kel|kelurahan|desa)\b/.test(key));
}

export const SCHOOL_YEAR =
  /^(?:kelas |kls\.? ?)?(?:[1-9]|1[0-2]|[ivx]{1,4})(?: ?[-.]? ?(?:\p{L}|ipa|ips|mipa|tkj)? ?\d?)?$/iu;
/** 'Kelas' beside 'Kelas Tanding', with 'IX' or '8' below: the year at school. */
export function isOfSchool(headings: readonly string[], at: number, cells: readonly string[]): boolean {
  if (!/^(kelas|kls|class)$/.test(headingKey(headings[at] ?? ''))) return false;
  const isOther = headings.some(
    (heading, other) =>
      other !== at && /\b(kelas|kls) (tanding|pertandingan|lomba)\b|^tanding$/.test(headingKey(heading)),
  );
  return isOther && cells.length > 0 && cells.every((cell) => SCHOOL_YEAR.test(tidy(cell)));
}
