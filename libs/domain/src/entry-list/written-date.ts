// Dates as Indonesian lists write them: 5 Mei 2001, 05.05.01, 5-5-2001, 2001-05-05, May 5 2001, a spreadsheet's day number.

const MONTHS: readonly RegExp[] = [
  /^(ja|je)n/,
  /^(f|p)eb/,
  /^(mar|maa|mrt|mac$)/,
  /^apr/,
  /^(mei|may|mai)/,
  /^jun/,
  /^jul/,
  /^(agu|ags|agt|aug|ogo)/,
  /^s[ei]p/,
  /^o[ck]t/,
  /^(nov|nop)/,
  /^d[ei][sc]/,
];

const ROMAN_MONTHS = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

const DAY_BEHIND = /[\s,]+(senin|selasa|rabu|kamis|jum[a'’]?at|sabtu|minggu|ahad)$/i;

/** No date is longer, with its place before it. */
const LONGEST = 120;

/** Spreadsheets count days from here; numbers outside of these years are no dates of birth. */
const FIRST_DAY = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;
const EARLIEST_DAY = 10_959; // 1930
const LATEST_DAY = 51_136; // 2040

/**
 * `YYYY-MM-DD`, or undefined when there is no such day. The day comes before the month, unless only the other way round
 * is a day and `isDayFirst` does not forbid it. `latestYear`: a year of two digits is the last one that is not after it.
 */
export function readDate(cell: string, latestYear = 2030, isDayFirst = false): string | undefined {
  if (cell.length > LONGEST) return undefined;
  const [, midnight] = /^(\d{4}-\d{2}-\d{2})T(?:1[5-9]|2[0-3]):00(?::00(?:\.0+)?)?Z$/.exec(cell.trim()) ?? [];
  // what a program west of the list's midnight made of a day
  if (midnight) return new Date(Date.parse(midnight) + DAY_MS).toISOString().slice(0, 10);
  const text = cell
    .normalize('NFC')
    .replace(/^['’‘`]+|^[-–—.]\s*,\s*(?=\d)/, '')
    .replace(/[\s\u00a0,]+/g, ' ')
    .replace(/^(senin|selasa|rabu|kamis|jum[a'’]?at|sabtu|minggu|ahad) (?:(legi|pahing|pon|wage|kliwon) )?/i, '')
    .replace(
      /^(isnin|khamis|(mon|tues|wednes|thurs|fri|satur|sun)day|(maan|dins|woens|donder|vrij|zater|zon)dag) /i,
      '',
    )
    // '25th of March 2011', '5hb Jun 2010'
    .replace(/^(\d{1,2})(?:(?:st|nd|rd|th)? of|hb) (?=\p{L})/iu, '$1 ')
    // '5 tháng 5 năm 2011'
    .replace(/(?<=\d) (?:tháng|năm) (?=\d)/gi, '-')
    .replace(/^(tgl|tanggal)\b\.? ?/i, '')
    .replace(/[\u2010-\u2015\u2212\\_]/g, '-')
    .replace(/([-/.])\1+/g, '$1')
    .replace(/ ?\(.*\)$/, '')
    // '2 Mei 2011 / 15 th', '2 Mei tahun 2011'
    .replace(/(?<=\d) ?[-/;] ?\d{1,2} ?(th|thn|tahun)\.?$/i, '')
    .replace(/(?<=\d )(?:bln|bulan) (\d{1,2}) (?:thn|tahun) (?=\d)/i, '$1 ')
    .replace(/(?<=\p{L} )(thn|tahun) (?=\d)/iu, '')
    // '5-5-2010 M', of the common era
    .replace(/(?<=\d{4}) (?:m|masehi)$/i, '')
    .replace(/(?<=\d)\.$/, '')
    .replace(/[ T]\d{1,2}[:.]\d{2}([:.]\d{2})?(\.\d+)?Z?( ?[ap]m)?$/i, '')
    .trim();
  const iso = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(text);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numeric = /^(\d{1,2}) ?[-/. ] ?(\d{1,2}) ?[-/. ] ?['’]?(\d{4}|\d{2})$/.exec(text);
  if (numeric) {
    const [first, second, year] = [Number(numeric[1]), Number(numeric[2]), yearOf(numeric[3] ?? '', latestYear)];
    return dayOf(year, second, first) ?? (second > 12 && !isDayFirst ? dayOf(year, first, second) : undefined);
  }
  const roman = /^(\d{1,2}) ?[-/. ] ?([ivx]{1,4}) ?[-/. ] ?(\d{4}|\d{2})$/i.exec(text);
  if (roman) {
    const month = ROMAN_MONTHS.indexOf((roman[2] ?? '').toLowerCase()) + 1;
    return dayOf(yearOf(roman[3] ?? '', latestYear), month, Number(roman[1]));
  }
  const worded = /^(\d{1,2})(?:st|nd|rd|th)? ?[-/. ]? ?([a-z]{3,10})\.? ?[-/. ]? ?['’]?(\d{4}|\d{2})$/i.exec(text);
  if (worded) return dayOf(yearOf(worded[3] ?? '', latestYear), monthOf(worded[2] ?? ''), Number(worded[1]));
  const yearFirst = /^(\d{4}) ?[-/. ]? ?([a-z]{3,10})\.? ?[-/. ]? ?(\d{1,2})$/i.exec(text);
  if (yearFirst) return dayOf(Number(yearFirst[1]), monthOf(yearFirst[2] ?? ''), Number(yearFirst[3]));
  const monthFirst = /^([a-z]{3,10})\.? ?[-/. ]? ?(\d{1,2})(?:st|nd|rd|th)? ?[-/. ] ?['’]?(\d{4}|\d{2})$/i.exec(text);
  if (monthFirst) {
    return dayOf(yearOf(monthFirst[3] ?? '', latestYear), monthOf(monthFirst[1] ?? ''), Number(monthFirst[2]));
  }
  // a spreadsheet drops the first zero of 05052010
  if (/^[1-9]\d{6}$/.test(text) && isYear(Number(text.slice(3)))) {
    return dayOf(Number(text.slice(3)), Number(text.slice(1, 3)), Number(text.slice(0, 1)));
  }
  const eight = /^(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(text);
  if (eight) {
    const [a, b, c, d] = eight.slice(1).map(Number) as [number, number, number, number];
    const dayFirst = dayOf(c * 100 + d, b, a);
    const yearFirst = dayOf(a * 100 + b, c, d);
    return isYear(c * 100 + d) ? dayFirst : isYear(a * 100 + b) ? yearFirst : undefined;
  }
  if (/^\d{5}(\.\d+)?$/.test(text)) {
    const day = Math.floor(Number(text));
    if (day >= EARLIEST_DAY && day <= LATEST_DAY) return new Date(FIRST_DAY + day * DAY_MS).toISOString().slice(0, 10);
  }
  return undefined;
}

/** Thailand counts from 543 years before. */
const commonYear = (year: number): number => (year >= 2400 && year <= 2643 ? year - 543 : year);

const isYear = (year: number): boolean => year >= 1900 && year <= 2100;

function yearOf(digits: string, latestYear: number): number {
  if (digits.length === 4) return commonYear(Number(digits));
  const year = Math.floor(latestYear / 100) * 100 + Number(digits);
  return year > latestYear ? year - 100 : year;
}

/** 0 when no month is called so. */
function monthOf(word: string): number {
  return MONTHS.findIndex((month) => month.test(word.toLowerCase())) + 1;
}

function dayOf(year: number, month: number, day: number): string | undefined {
  if (!isYear(year)) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  const isSame = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isSame ? date.toISOString().slice(0, 10) : undefined;
}

/** 'Kudus, 5 Mei 2001' is a place and a date; a cell without a place leaves that ''. */
export function splitBirth(cell: string): { place: string; date: string } {
  const text = cell.replace(/\s+/g, ' ').trim();
  if (text.length > LONGEST) return { place: '', date: text };
  // '5 Mei 2010, Kudus'
  const [, before = '', after = ''] = /^(\d[^,/]*\d{4})(?:\s*[,/]\s*| di )([\p{L}][^\d]*)$/u.exec(text) ?? [];
  if (before !== '' && readDate(before) !== undefined) return { place: after.trim(), date: before };
  // 'Kudus (5 Mei 2001)'
  const [, named = '', inside = ''] = /^(\p{L}[^\d()]*)\(\s*(\d[^()]*)\)$/u.exec(text) ?? [];
  if (named !== '' && readDate(inside) !== undefined) return { place: named.trim(), date: inside.trim() };
  const found = /^([^\d,/]*[^\d,/\s-])\s*[,/;\s-]\s*((?:tgl\.? )?\d.*)$/i.exec(text);
  // 'Kab. Sleman, DIY, 25-03-2011', 'Sleman, Jumat 25-03-2011'
  const [, wide = '', behind = ''] = found ? [] : (/^(\D*\p{L})\s*[,;\s]\s*(\d.*)$/u.exec(text) ?? []);
  if (wide !== '' && readDate(text) === undefined && readDate(behind) !== undefined) {
    return { place: wide.replace(DAY_BEHIND, '').trim(), date: behind };
  }
  // 'Maret 2009' is half a date, and no place
  const isMonth =
    /^\p{L}+\.?$/u.test(found?.[1] ?? '') && monthOf(found?.[1] ?? '') > 0 && !/\D/.test(found?.[2] ?? '');
  if (!found || isMonth || readDate(text) !== undefined) return { place: '', date: text };
  return { place: (found[1] ?? '').trim(), date: (found[2] ?? '').trim() };
}
