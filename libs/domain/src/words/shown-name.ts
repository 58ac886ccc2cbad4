// How the name of a person or a contingent is shown: lists in capitals or without any are written as names. What is stored
// stays as it was entered.
import { nameTexts } from './name-texts';

/** Kept in capitals wherever they stand: regions, schools, bodies and schools of pencak silat. */
const CAPITALS = new Set(
  (
    'DKI DIY NTB NTT IPSI PPLP PPLPD PPLM SKOI SLOMPN PON KONI ASAD PSNU IKSPI KBPN PPSI KPSN KODRAT THS THM ' +
    'SMA SMP SMK SMAN SMPN SMKN SDN SDIT SMPIT SMAIT SMKIT SDI SMPI MIN MTSN PAUD UPT UPTD UKM ' +
    'UNJ UNY UNS UNDIP UGM UPI UMS UAD UII UIN UNP UNM IAIN TNI POLRI'
  ).split(' '),
);
/** As it is written where neither capitals nor small letters alone are right. */
const WRITTEN: Readonly<Record<string, string>> = {
  MTS: 'MTs',
  MTSN: 'MTsN',
  MHD: 'Mhd',
  MHMD: 'Mhmd',
  MHMMD: 'Mhmmd',
  HJ: 'Hj',
  NY: 'Ny',
  DR: 'Dr',
  DRS: 'Drs',
  PD: 'Pd',
  TN: 'Tn',
  STR: 'Str',
};
/** In capitals only where the word before or after says that they are short for something: 'TNI AD', 'SD 2', 'MAN 1 Kudus'. */
const AFTER_TNI = new Set(['AD', 'AL', 'AU']);
const BEFORE_A_NUMBER = new Set(['MAN', 'MI', 'MA', 'SD', 'MTS', 'MIN']);
/** Small between other words. */
const PARTICLES = new Set(['BIN', 'BINTI', 'DAN', 'VAN', 'VON', 'DER', 'DEN']);
/** Up to 39: 'Ismail II', 'Rayon XII'. */
const ROMAN = /^(?=.)X{0,3}(?:IX|IV|V?I{0,3})$/;
const WORD = /[\p{L}\p{M}]+(?:['’‘`´ʼ][\p{L}\p{M}]+)*/gu;
const HAS_VOWEL = /[AEIOUY]/;
/** Titles may be written small in a list of capitals: 'BUDI SANTOSO, S.Pd'; so may particles. */
const TITLES = /\p{L}+(?:\.\p{L}+)+\.?|\p{L}+\./gu;

/** Told by a word of small letters beside capital ones that somebody wrote it as it is meant. */
function isMixed(name: string): boolean {
  const words = (name.replace(TITLES, ' ').match(WORD) ?? []).filter((word) => !PARTICLES.has(word.toUpperCase()));
  const hasSmall = words.some((word) => word !== word.toUpperCase());
  return hasSmall && /\p{Lu}/u.test(name);
}

/** First letter large, the others small; 'O’Brien', 'D’Angelo', but 'Ni’mah'. A letter that has no single twin stays. */
function capitalised(word: string): string {
  const letters = [...word];
  // a Greek sigma is written otherwise at the end of a word
  const inWord = [...word.toLowerCase()];
  const isTwo = /^[DO]['’‘`´ʼ]\p{L}{3}/iu.test(word);
  return letters
    .map((letter, at) => {
      const large = letter.toUpperCase();
      const small = letter.toLowerCase();
      const isPair = small.toUpperCase() === large && large.toLowerCase() === small;
      if (!isPair || [...large].length !== 1 || [...small].length !== 1) return letter;
      if (at === 0 || (isTwo && at === 2)) return large;
      return inWord.length === letters.length ? (inWord[at] ?? small) : small;
    })
    .join('');
}

/** 'KAB. GARUT' is shown 'Kab. Garut', 'm. rizky bin ahmad' 'M. Rizky bin Ahmad', 'SMAN 2 KOTA' 'SMAN 2 Kota'. */
export function shownName(name: string): string;
export function shownName(name: string | null): string | null;
export function shownName(name: string | null | undefined): string | null | undefined;
export function shownName(name: string | null | undefined): string | null | undefined {
  if (name === null || name === undefined) return name;
  const text = name.trim().replace(/\s+/g, ' ');
  const parts = text.split(', ');
  // of a pair or a team each name is as its own list wrote it
  return parts.filter(isName).length > 1 ? parts.map(shownAlone).join(', ') : shownAlone(text);
}

/** Behind a comma a short word is a title of the name before it. */
const isName = (part: string): boolean =>
  (part.replace(TITLES, ' ').match(WORD) ?? []).some(({ length }) => length > 3);

function shownAlone(text: string): string {
  // what a corner without anybody is called
  if (isMixed(text) || text === 'BYE' || text === 'TBD') return text;
  return text.replace(WORD, (word, at: number) => {
    const key = word.toUpperCase();
    // 'ﬀ' would be read as the two letters that it has when it is large
    if (key.toLowerCase() !== word.toLowerCase()) return capitalised(word);
    const before = text.slice(0, at);
    const after = text.slice(at + word.length);
    const written = WRITTEN[key];
    if (BEFORE_A_NUMBER.has(key) && /^ \d/.test(after)) return written ?? key;
    if (AFTER_TNI.has(key) && /\bTNI[ -]$/i.test(before)) return key;
    if (PARTICLES.has(key) && /\p{L} $/u.test(before) && /^ \p{L}/u.test(after)) return word.toLowerCase();
    if (written !== undefined) return written;
    if (CAPITALS.has(key) || ROMAN.test(key)) return key;
    if (/^[A-Z]{2,5}$/.test(key) && !HAS_VOWEL.test(key)) return key;
    return capitalised(word);
  });
}

/** 'Kontingen Kota Bandung', once, whatever was entered; 'Kontingen' alone is no name. */
export function contingentTitle(name: string): string {
  const shown = shownName(name);
  const rest = shown.replace(/^(?:kontingen|kont\.?)(?:\s*:\s*|\s+)(?=\S)/i, '');
  return shown === '' ? '' : nameTexts.contingent(rest);
}
