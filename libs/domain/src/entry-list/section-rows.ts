// Rows between athletes: the name of a block ('KONTINGEN : KAB. BANYUMAS'), what it says of all below, totals, signatures.
import { betweenIn } from './class-bounds';
import { type EntryColumn, tidy } from './columns';
import { readEntryWords, type Vocabulary } from './entry-words';

export type SectionFacts = Partial<Record<EntryColumn, string>>;

export interface SaidBySection {
  facts: SectionFacts;
  /** By a word before a colon, not by the text alone. */
  isKeyed: boolean;
  /** Every cell is such a word or what it says. */
  isWhole?: boolean;
}

const KEYS: readonly (readonly [RegExp, EntryColumn | 'words'])[] = [
  [
    /^(nama )?((?:kontingen|contingent)(?: \p{L})?|perguruan|klub|club|padepokan|ranting|cabang|pengcab|utusan|asal( kontingen| daerah| perguruan)?|tim|team|pasukan|delegation|country|negara|negeri|state|nation|noc|federation|unit|instansi|sekolah|school|universitas|university|vereniging|verein|équipe|mannschaft|đơn vị)$/u,
    'contingent',
  ],
  [/^(provinsi|propinsi|prov)$/, 'province'],
  [/^(kabupaten|kab|kota|kab kota|kabupaten kota|asal kabupaten|asal kota)$/, 'district'],
  [
    /^(nama )?(pelatih|official|ofisial|manajer|manager|manajer tim|penanggung jawab|pj|pic|ketua( kontingen)?|pendamping|jurulatih|guru pengiring|guru pembimbing|pengurus|trainer|entraîneur|coach|head coach|team manager)( tim| pasukan)?$/,
    'picName',
  ],
  [
    /^(no |nomor )?(hp|telp|telpon|telepon|tlp|wa|whatsapp|kontak|contact person|cp|handphone)( (hp|telp|telpon|telepon|wa|whatsapp|cp|pelatih|official|ofisial|manajer|pj))*$/,
    'picPhone',
  ],
  [/^(alamat )?(e ?mail|surel)( pelatih| official| manajer)?$/, 'picEmail'],
  [
    /^(kategori|kategory|nomor|nomor pertandingan|golongan|gol|kelompok|usia|umur|golongan usia|kelompok usia|kelas|kls|jenis kelamin|jk|pa pi|putra putri|tingkat|cabang|mata lomba)$/,
    'words',
  ],
];

const keyOf = (text: string): EntryColumn | 'words' | undefined => {
  const key = text
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
  return KEYS.find(([words]) => words.test(key))?.[1];
};

/** 'Bpk. Sugeng / 0811-3333-444', 'Pak Hadi (0813 2222 3333)'. */
export const NAME_AND_PHONE = /^(?:1[.)] *)?(\p{L}[^\d]*?)[\s/,;:(–-]+((?:\+?62|0)[\s-]?8[\d\s.-]{7,16}\d)\)?$/u;

/** What the word before an event says of it. */
const SAYS_OF_EVENT: readonly (readonly [RegExp, EntryColumn])[] = [
  [/golongan|gol|kelompok|usia|umur|tingkat/i, 'ageCategory'],
  [/kategor[iy]|nomor|cabang|lomba/i, 'category'],
  [/kelas|kls/i, 'className'],
  [/jk|kelamin|putr[ai]|\bp[ai]\b/i, 'gender'],
];

/**
 * 'Manajer | Drs. Suparno | No. WA | 0812-…', 'GOLONGAN | REMAJA': words and what they say by turns, without a colon.
 * `vocabulary` left out: no words of events.
 */
export function isLabelledLine(cells: readonly string[], vocabulary?: Vocabulary): boolean {
  const texts = cells.map(tidy).filter((cell) => cell !== '');
  const isPairs = texts.length >= 2 && texts.length <= 8 && texts.length % 2 === 0;
  const isSaid = (word: string, value: string) => {
    const facts = vocabulary && keyOf(value) === undefined ? factsOfWords(value, vocabulary) : null;
    return SAYS_OF_EVENT.some(([words, key]) => words.test(word) && facts?.[key] !== undefined);
  };
  const isOf = (text: string, at: number) => {
    const key = keyOf(text);
    return key === 'words' ? isSaid(text, texts[at + 1] ?? '') : key !== undefined;
  };
  return (
    isPairs &&
    texts.every((text, at) => isOf(text, at) === (at % 2 === 0)) &&
    /\d{6}|\p{L}{2}/u.test(texts[1] ?? '') &&
    !texts.some((text, at) => at % 2 === 1 && keyOf(text) !== undefined)
  );
}

/**
 * 'KONTINGEN : KUDUS  PELATIH : Budi (HP : 0812…)' in one cell: each word with what it says, and before them what stands
 * there without one. Another colon leaves the text whole.
 */
function keyedParts(text: string): string[] {
  const pieces = text.split(/\s*:\s*/);
  if (pieces.length < 2 || (pieces.length === 2 && !text.includes('('))) return [text];
  const parts: string[] = [];
  let key = '';
  let isInBrackets = false;
  for (const piece of pieces.slice(0, -1)) {
    const words = piece.split(' ');
    const length = [3, 2, 1].find((count) => words.length >= count && keyOf(words.slice(-count).join(' ')));
    if (length === undefined) return [text];
    const said = words.slice(0, -length).join(' ');
    const value = `${said}${words.at(-length)?.startsWith('(') ? '(' : ''}`.replace(/[\s(,;|/–-]+$/, '');
    if (key !== '' || value !== '') parts.push(key === '' ? value : `${key}: ${value}`);
    isInBrackets ||= words.at(-length)?.startsWith('(') === true;
    key = words.slice(-length).join(' ').replace(/^\(/, '');
  }
  const last = pieces.at(-1) ?? '';
  return [...parts, `${key}: ${isInBrackets ? last.replace(/\)$/, '') : last}`];
}

/** What a row says of the athletes below it; null: nothing. */
export function readFacts(cells: readonly string[], vocabulary: Vocabulary): SaidBySection | null {
  const filled = cells.map(tidy).filter((cell) => cell !== '');
  const [alone = ''] = filled;
  // one cell over all columns, written into each of them
  const typed = filled.every((cell) => cell === alone) ? filled.slice(0, 1) : filled;
  const texts = typed.length === 1 && alone.length <= 200 ? keyedParts(alone) : typed;
  if (texts.length === 0 || texts.length > 8 || texts.some((text) => text.length > 200)) return null;
  const facts: SectionFacts = {};
  const isContact = isLabelledLine(cells, vocabulary);
  let isKeyed = false;
  let said = 0;
  const take = (key: EntryColumn | 'words', value: string): void => {
    const text = tidy(value.replace(/^[\s:=]+/, ''));
    if (text === '' || /^[.…_\s-]+$/.test(text)) return;
    isKeyed = true;
    if (key === 'words') Object.assign(facts, factsOfWords(text, vocabulary) ?? {});
    else if (key === 'picName' && NAME_AND_PHONE.test(text)) {
      const [, name = '', phone = ''] = NAME_AND_PHONE.exec(text) ?? [];
      Object.assign(facts, { picName: name, picPhone: facts.picPhone ?? phone });
    } else if (key === 'contingent') {
      Object.assign(facts, withEvent(text.replace(/\s*\(\s*\d+[^)]*\)$/, ''), vocabulary));
    } else facts[key] = text;
  };
  for (let at = 0; at < texts.length; at += 1) {
    const text = texts[at] ?? '';
    const pair = /^([^:=]{2,40}?)\s*[:=]\s*(.*)$/.exec(text);
    // 'ENTRY FORM - TEAM: KUDUS'
    const key =
      keyOf(pair?.[1] ?? text) ?? (pair ? keyOf(/\s[-–|]\s*([^-–|]+)$/.exec(pair[1] ?? '')?.[1] ?? '') : undefined);
    if (!key) continue;
    said += 1;
    if (pair && pair[2]) take(key, pair[2]);
    else if (pair || texts[at + 1]?.startsWith(':')) {
      // the value stands in a cell of its own
      const next = texts[at + 1] ?? '';
      const value = /^[:=]$/.test(next) ? (texts[at + 2] ?? '') : next;
      if (value === '' || keyOf(value)) continue;
      take(key, value);
      const cells = /^[:=]$/.test(next) ? 2 : 1;
      said += cells;
      at += cells;
    } else if (isContact && at % 2 === 0) {
      take(key, texts[at + 1] ?? '');
      said += 1;
    }
  }
  // 'KAB. KUDUS (Manajer : Budi)'
  const [lead = ''] = texts;
  if (isKeyed && typed.length === 1 && texts.length > 1 && !facts.contingent && !lead.includes(':')) {
    const named = readFacts([lead], vocabulary);
    if (named) Object.assign(facts, { ...named.facts, ...facts });
    else if (isOfPlaceOrClub(withoutCount(lead))) facts.contingent = withoutCount(lead);
    // whose contact a title has is not said
    if (!facts.contingent) return named;
    said += 1;
  }
  if (isKeyed) return Object.keys(facts).length > 0 ? { facts, isKeyed, isWhole: said === texts.length } : null;
  if (texts.length > 1) return null;
  const lone = withoutCount(texts[0] ?? '')
    .replace(LIST_WORDS, '')
    .replace(/["“”„]/g, '');
  const named = /^(?:(.*)\s)?(?:nama )?(?:kontingen|perguruan)\s+([\p{L}\p{N}].{2,})$/iu.exec(lone);
  const before = (named?.[1] ?? '').replace(LIST_WORDS, '').trim();
  const saidBefore = before === '' ? {} : factsOfWords(before, vocabulary);
  if (named?.[2] && saidBefore && !/^(dan|peserta|yang)\b/i.test(named[2])) {
    return { facts: { ...saidBefore, ...withEvent(withoutCount(named[2]), vocabulary) }, isKeyed: true };
  }
  const words = factsOfWords(lone, vocabulary);
  return words ? { facts: words, isKeyed: false } : null;
}

/** 'PSHT SLEMAN - TANDING REMAJA', 'PSHT SLEMAN (PUTRA)': behind its name what is said of the event. */
function withEvent(text: string, vocabulary: Vocabulary): SectionFacts {
  const [, contingent = '', event = ''] = /^(.{3,}?)\s*(?:\s[-–|]\s+|\()([^()–|-]*)\)?$/.exec(text) ?? [];
  const said = event === '' ? null : factsOfWords(tidy(event), vocabulary);
  const isEvent = said !== null && (said.category ?? said.ageCategory ?? said.gender) !== undefined;
  return isEvent ? { ...said, contingent } : { contingent: text };
}

/** 'DAFTAR PESERTA TANDING REMAJA PUTRA' says what 'TANDING REMAJA PUTRA' does. */
export const LIST_WORDS =
  /^(?:(?:form(?:ulir)?|lampiran|model)\s+[a-z\d]{1,3}\s*[-–:.]+\s*|(?:lampiran|daftar|bagan|undian|pertandingan|data|formulir|form|pendaftaran|nama|nama-nama|entry|entri|by name|by number|peserta|atlet|atlit|pesilat|lomba)(?:\s+|$))+/i;

/** 'II. TANDING PUTRI' and '2. KAB. PATI (12 atlet)' count blocks and athletes. */
export const withoutCount = (text: string): string =>
  text
    .replace(/^\(?(?:[ivx]{1,5}|\d{1,2}|\p{L})[.)]\s*(?=\p{L}{2})/iu, '')
    .replace(/\s*(?:\(\s*\d+[^)]*\)|[:=–-]\s*\d+\s*(?:atlet|atlit|pesilat|peserta|orang|org))$/i, '');

/** 'KAB. PATI', 'PSHT Ranting 2': no part of a person's name. */
export const isOfPlaceOrClub = (text: string): boolean =>
  /^(kab|kabupaten|kota|kodya|kec|kontingen|perguruan|ipsi|psht|ps|tapak suci|merpati|perisai|pagar|klub|club|ranting|unit|sd|smp|sma|smk|mts|man|univ\w*)\b|\d/i.test(
    text,
  );

/** 'USIA 14 - 17 TAHUN' says which years, and no age category by its name. */
const RANGE = String.raw`\d{1,2}\s*(?:-|–|s\/?d\.?|sampai)\s*\d{1,2}\b`;
const IN_YEARS = String.raw`\s*(?:tahun|thn|th)\b\.?`;
const YEARS = new RegExp(
  String.raw`\(?\b(?:(?:kelompok\s+)?(?:usia|umur)\s+${RANGE}(?:${IN_YEARS})?|${RANGE}${IN_YEARS})\)?`,
  'giu',
);

/** 'TANDING REMAJA PUTRA' above a block; null where the text says more than that. */
export function factsOfWords(typed: string, vocabulary: Vocabulary): SectionFacts | null {
  const text = typed.replace(YEARS, ' ');
  const words = readEntryWords(text, vocabulary);
  if (words.rest !== '' || (!words.category && !words.age && !words.gender && !words.className)) return null;
  // 'TANDING & SENI' is of both
  if (words.category === 'Tanding' && /\b(seni|tgr)\b/i.test(text)) return null;
  const facts: SectionFacts = {};
  if (words.category) facts.category = words.category;
  if (words.age) facts.ageCategory = words.age;
  if (words.gender) facts.gender = words.gender === 'male' ? 'Putra' : 'Putri';
  if (words.className) facts.className = words.className;
  // 'TANDING 39 KG - 43 KG': the bounds name the class
  else if (words.category === 'Tanding' && /\bkg\b/i.test(text) && betweenIn(text)) facts.className = betweenIn(text);
  return facts;
}

/** 'Jumlah | 12 | 8 | 3': a sum below each column. */
const isRowOfSums = ([first = '', ...others]: readonly string[]): boolean =>
  /^(sub ?|grand ?)?(jumlah|jml|total)\b/i.test(first) &&
  others.length > 0 &&
  others.every((text) => !/\p{L}/u.test(text.replace(/^rp/i, '')));

/** '2 atlet | Rp 500.000' below those of a contingent. */
const isCountOfPeople = (texts: readonly string[]): boolean =>
  texts.length <= 4 &&
  texts.some((text) => /^\(?\d{1,4} ?(?:atlet|atlit|orang|org|pesilat|peserta|pasang|regu|tim)\)?\.?$/i.test(text)) &&
  texts.every((text) => !/\p{L}{2}/u.test(text.replace(/^\(?\d{1,4} ?\p{L}+\)?\.?$|^rp/iu, '')));

/** 'JUMLAH KAB. BANYUMAS', 'Total', 'Sub total: 12'. */
export const isTotal = (cells: readonly string[]): boolean => {
  const texts = cells.map(tidy).filter((cell) => cell !== '');
  if (isRowOfSums(texts) || isCountOfPeople(texts)) return true;
  // 'Biaya pendaftaran | Rp 400.000'
  if (
    texts.length <= 4 &&
    /^(biaya|iuran|uang)\b/i.test(texts[0] ?? '') &&
    /\brp\b|\d{5}|\d\.000/i.test(texts.at(-1) ?? '')
  )
    return true;
  return texts.length <= 6 && texts.some((text) => /^(sub ?|grand ?)?(jumlah|jml|total|rekap(itulasi)?)\b/i.test(text));
};

const SIGNED =
  /\b(ketua|panitia|sekretaris|bendahara|mengetahui|menyetujui|hormat kami|tanda tangan|ttd|nip|catatan|keterangan|nb)\b\s*[,:.]?|\.{5,}|_{5,}|…{2,}|^\(\s+\)$/i;
const PLACE_AND_DAY = /^[\p{L}\s.]{3,40},\s*(\d{1,2}|\.{2,}|_{2,})\s*\p{L}*\s*(\d{4})?\.*$/u;

/** The place and day of a letter, who signs, notes below: few cells, and such words. */
export const isSignature = (cells: readonly string[]): boolean => {
  const texts = cells.map(tidy).filter((cell) => cell !== '');
  return texts.length <= 4 && texts.some((text) => SIGNED.test(text) || PLACE_AND_DAY.test(text));
};
