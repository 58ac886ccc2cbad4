// A sum and a day as Indonesian banks write them into a statement: '1.250.000,00', '1,250,000.00 CR', '(5.000)', '01/07/26'.

export interface StatementAmount {
  /** Whole rupiah, never below zero. */
  rupiah: number;
  hasSen: boolean;
  /** What the cell itself says of the direction. */
  direction: 'in' | 'out' | null;
}

const IN = /^(CR|C|K|KR|KREDIT|CREDIT|\+)$/;
const OUT = /^(DB|DR|D|DEBET|DEBIT|-)$/;
/** Above any sum of fees. */
const MOST_DIGITS = 12;

/** What 'CR', 'DB', 'K', 'D' and their like say; null for anything else. */
export function directionOf(text: string): 'in' | 'out' | null {
  const mark = text
    .toUpperCase()
    .replace(/[^A-Z+-]/g, '')
    .trim();
  if (IN.test(mark)) return 'in';
  return OUT.test(mark) ? 'out' : null;
}

/** Digits before and behind the sign of decimals; null where it cannot be told which sign that is. */
function partsOf(text: string): { whole: string; sen: string } | null {
  const signs = [...text.replace(/\d/g, '')];
  const last = signs.at(-1);
  if (last === undefined) return { whole: text, sen: '' };
  const at = text.lastIndexOf(last);
  const [before, behind] = [text.slice(0, at), text.slice(at + 1)];
  const isAlone = signs.length === 1;
  const groupSign = new Set(signs).size === 1 ? last : signs[0];
  const isGrouped = (one: string) => new RegExp(`^\\d{1,3}([${groupSign}]\\d{3})*$`).test(one);
  // 1.250.000 and 1.250: nobody writes a part of a rupiah with three digits
  if (new Set(signs).size === 1 && isGrouped(text)) return { whole: text.replaceAll(last, ''), sen: '' };
  if (!/^\d{1,2}$/.test(behind)) return null;
  if (isAlone) return /^\d+$/.test(before) ? { whole: before, sen: behind } : null;
  if (new Set(signs).size !== 2 || signs.filter((one) => one === last).length !== 1) return null;
  return isGrouped(before) ? { whole: before.replace(/\D/g, ''), sen: behind } : null;
}

/** Null when it is no sum, or one that reads in two ways. */
export function statementAmount(written: string): StatementAmount | null {
  const text = written
    .replace(/[\s'\u00a0\u2212]/g, (sign) => (sign === '\u2212' ? '-' : ''))
    .toUpperCase()
    .replace(/^(RP\.?|IDR)/, '')
    // '.00' of a bank that leaves out the nought
    .replace(/^(?=[.,]\d{1,2}$)/, '0');
  const found = /^(\(|[+-])?(?:RP\.?|IDR)?(\d[\d.,]*)(\))?([A-Z]+|[+-])?$/.exec(text);
  if (!found) return null;
  const [, opening = '', digits = '', closing = '', mark = ''] = found;
  if ((opening === '(') !== (closing === ')')) return null;
  const marked = mark === '' ? null : directionOf(mark);
  if (mark !== '' && marked === null) return null;
  const parts = partsOf(digits);
  if (!parts || parts.whole.length > MOST_DIGITS) return null;
  const signed = opening === '+' ? 'in' : opening === '' ? null : 'out';
  if (signed && marked && signed !== marked) return null;
  return { rupiah: Number(parts.whole), hasSen: /[1-9]/.test(parts.sen), direction: marked ?? signed };
}

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MEI', 'JUN', 'JUL', 'AGU', 'SEP', 'OKT', 'NOV', 'DES'];
const ENGLISH: Readonly<Record<string, string>> = { MAY: 'MEI', AUG: 'AGU', AGS: 'AGU', OCT: 'OKT', DEC: 'DES' };

function monthOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const short = text.slice(0, 3).toUpperCase();
  return MONTHS.indexOf(ENGLISH[short] ?? short) + 1;
}

const pad = (number: number): string => String(number).padStart(2, '0');

function dayText(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isOne = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isOne && year >= 2000 && year < 2100 ? `${year}-${pad(month)}-${pad(day)}` : null;
}

/**
 * `YYYY-MM-DD`; day before month, as banks here write it, and a time behind is passed over. Without a year it is the last
 * such day up to `today`. Null for anything else, 'PEND' of what is not booked yet among it.
 */
export function statementDay(written: string, today: string): string | null {
  const text = written.trim().replace(/^'/, '');
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text) ?? /^(20\d{2})(\d{2})(\d{2})$/.exec(text);
  if (iso) return dayText(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const full = /^(\d{1,2})[-/. ](\d{1,2}|[A-Za-z]{3,9})[-/. ](\d{4}|\d{2})(?!\d)/.exec(text);
  if (full) {
    const year = Number(full[3]);
    return dayText(year < 100 ? 2000 + year : year, monthOf(full[2] ?? ''), Number(full[1]));
  }
  const short = /^(\d{1,2})[-/ ](\d{1,2}|[A-Za-z]{3,9})$/.exec(text);
  if (!short) return null;
  const year = Number(today.slice(0, 4));
  const [month, day] = [monthOf(short[2] ?? ''), Number(short[1])];
  const own = dayText(year, month, day);
  return own !== null && own <= today ? own : dayText(year - 1, month, day);
}
