// One thing in several columns: 'Nama Depan' and 'Nama Belakang', day, month and year of birth.
import { headingKey, tidy } from './columns';
import type { Meaning } from './sheet-plan';

export const FIRST_NAME =
  /\b(nama|name)\b.*\b(depan|pertama|first|given)\b|\b(first|given|fore) ?name\b|^(voornaam|voornamen|roepnaam|vorname|prénoms?)$|^tên( đệm)?$/;
export const LAST_NAME =
  /^(?!.*\b(kepala|kartu|kk)\b).*\b(nama|name)\b.*\b(tengah|belakang|akhir|keluarga|marga|middle|last|family)\b|\b(middle|last|family|sur) ?name\b|^(marga|fam|họ|achternaam|familienaam|nachname|familienname|nom de famille|apelido|apelyido|nam sakun)$/;
const DAY = /\b(tgl|tanggal|tg|hari|hr|day|dd|ngày)$/;
const MONTH = /\b(bln|bulan|bl|month|mm|tháng)$/;
const YEAR = /\b(thn|tahun|th|year|yyyy|yy|năm)$/;

/** The columns that are parts of one, each with its meaning: the first part has it, the others go on. */
export function splitColumns(headings: readonly string[]): [number, Meaning][] {
  const keys = headings.map(headingKey);
  return [...partsOfNames(keys), ...partsOfDates(keys)];
}

function partsOfNames(keys: readonly string[]): [number, Meaning][] {
  const isFirst = (at: number) => FIRST_NAME.test(keys[at] ?? '');
  // 'Nom' alone is the whole name
  const isNom = (at: number) => keys[at] === 'nom' && (isFirst(at - 1) || isFirst(at + 1));
  const isLast = (at: number) => LAST_NAME.test(keys[at] ?? '') || isNom(at);
  const isWhole = (at: number) =>
    /^(nama|name|nom|nome|pangalan|chue|nama lengkap|full name)( \p{L}+)?$/u.test(keys[at] ?? '');
  return keys.flatMap((_, at): [number, Meaning][] => {
    if (!isLast(at)) return [];
    const goesOn = isFirst(at - 1) || isLast(at - 1) || isWhole(at - 1);
    // the family's name may stand first where that is the order of names
    const [part, more] = goesOn ? [at - 1, at] : [at, at + 1];
    if (!goesOn && !isFirst(at + 1)) return [];
    return isLast(at - 1) && goesOn
      ? [[more, 'more']]
      : [
          [part, 'name'],
          [more, 'more'],
        ];
  });
}

const OF_BIRTH = /\b(of )?(lahir|lhr|kelahiran|birth|sinh)\b/g;

function partsOfDates(headings: readonly string[]): [number, Meaning][] {
  const keys = headings.map((heading) => heading.replace(OF_BIRTH, '').trim());
  // 'TGL | BLN | THN' where no other column may be of birth
  const isOnly = !headings.some((one) => one.search(OF_BIRTH) >= 0 || /\bttl\b/.test(one));
  const at = keys.findIndex((key, place) => {
    const [second = '', third = ''] = keys.slice(place + 1);
    const isInOrder = (DAY.test(key) && YEAR.test(third)) || (YEAR.test(key) && DAY.test(third));
    return (
      isInOrder &&
      MONTH.test(second) &&
      (isOnly || headings.slice(Math.max(0, place - 1), place + 3).some((one) => one.search(OF_BIRTH) >= 0))
    );
  });
  return at < 0
    ? []
    : [
        [at, 'birthDate'],
        [at + 1, 'more'],
        [at + 2, 'more'],
      ];
}

/** Of weights the one that was told at first counts for whoever was not weighed again. */
const OLD = /\b(lama|sebelum|sebelumnya|semula|(?<=\b(?:kelas|kls)\b.*)awal)\b/;
const NEW = /\b(baru|terbaru|sesudah|sekarang|(?<=\b(?:kelas|kls)\b.*)akhir)\b/;

/** 'BB Lama' beside 'BB Baru': what held before. */
export function columnsOfOld(headings: readonly string[]): number[] {
  const keys = headings.map(headingKey);
  const without = (key: string, words: RegExp) => tidy(key.replace(words, ' '));
  return keys.flatMap((key, at) =>
    OLD.test(key) && keys.some((other) => NEW.test(other) && without(other, NEW) === without(key, OLD)) ? [at] : [],
  );
}
