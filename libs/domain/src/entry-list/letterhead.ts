// Whose list it is by its letterhead, where nothing else names the contingent: 'SMP NEGERI 1 JATI' above the header.
import { headingKey, tidy } from './columns';
import { headingsOf } from './header-rows';
import { contingentIn } from './lone-cells';
import type { SheetPlan } from './sheet-plan';
import { isOfPlaceOrClub, withoutCount } from './section-rows';
import { filled, type Sheet, type SheetRow } from './sheet-rows';

/** Who stands over the school or the club, and where it is found. */
const OF_NOBODY =
  /^(pemerintah|pemkab|pemkot|dinas|kementerian|kantor|yayasan|jl|jln|jalan|alamat|telp|tlp|telepon|hp|e ?mail|website|situs|npsn|nss|akreditasi|terakreditasi|sekretariat|kode pos)\b/;
/** Whoever holds a tournament heads its forms, too. */
const OF_ORGANISER =
  /\b(kejuaraan|kejur\p{L}*|turnamen|cup|piala|open|championships?|tournament|invitation|festival|pop(da|nas)|por(prov|kab|seni|da))\b/u;
const OF_A_FORM = /\b(formulir|form|pendaftaran|registration|entry|panitia|pelaksana|penyelenggara)\b/;
const SIGNS = /\b(ketua|pengurus|pimpinan|kepala|pelatih|manajer|manager|pembina|mengetahui|hormat)\b/;
/** A place alone may be that of the tournament. */
const OF_PLACE =
  /^(?:(?:pengurus|pengcab|cabang|pimpinan|daerah) )*(?:ipsi )?(kab|kabupaten|kota|kodya|kec|provinsi)\b/;
const OF_BRANCH = /^(cabang|cab|ranting|rayon|komisariat|unit latihan)\b/;
const OFFICE = /^pengurus(?: (?:cabang|daerah|ranting|besar))* (?=\p{L})/iu;

const textOf = (row: SheetRow): string => tidy(row.cells.find((cell) => tidy(cell) !== '') ?? '');

/** The only one that is named; undefined: none, several, or whoever holds the tournament may be meant. */
export function contingentOfLetterhead({ rows }: Sheet, { headerLines }: SheetPlan): string | undefined {
  const [first = 0] = headerLines;
  const above = rows.filter((row) => row.line < first);
  // 'Kontingen : ....' that nobody filled in is asked about
  const isAsked = above.some(({ cells }) => cells.some((cell) => /^(?:nama )?kontingen\b/i.test(tidy(cell))));
  if (first === 0 || isAsked || headingsOf(above).length === 0) return undefined;
  const texts = above.filter((row) => filled(row) === 1).map(textOf);
  const keys = texts.map(headingKey);
  const isOfTournament = keys.some((key) => OF_ORGANISER.test(key));
  // such a form is the organiser's, whoever fills it in
  const isForm = keys.some((key) => OF_A_FORM.test(key));
  const signed = rows
    .filter((row) => row.line > first && filled(row) <= 2)
    .map((row) => ` ${headingKey(row.cells.join(' '))} `)
    .filter((line) => SIGNS.test(line));
  const named = texts.flatMap((text, at) => {
    const key = headingKey(text);
    if ([OF_NOBODY, OF_ORGANISER, OF_A_FORM].some((words) => words.test(key))) return [];
    const before = texts[at - 1] ?? '';
    const isBranch =
      OF_BRANCH.test(key) && contingentIn(before) !== undefined && !OF_ORGANISER.test(headingKey(before));
    const own = contingentIn(isBranch ? `${before} ${text}` : text.replace(OFFICE, ''));
    if (own === undefined || !(isBranch || isOfClub(own))) return [];
    const isPlace = !isBranch && OF_PLACE.test(headingKey(own));
    const isSigned = signed.some((line) => line.includes(` ${lastWord(own)} `));
    return (isForm || (isPlace && isOfTournament)) && !isSigned ? [] : [own];
  });
  const [only] = named;
  return new Set(named.map(headingKey)).size === 1 ? only : undefined;
}

/** A number alone, as of a letter, is none. */
const isOfClub = (text: string): boolean =>
  isOfPlaceOrClub(withoutCount(text)) && /^\p{L}{2}/u.test(text) && !/\b(19|20)\d{2}\b|\d{5}/.test(text);

const lastWord = (text: string): string => headingKey(text).split(' ').at(-1) ?? '';
