// What a partai is called, by its arena's code and its number ('A24'), and the codes of arenas (issue 30, 5).
import { partaiTexts } from './partai-texts';

/** Capital letters and digits, at most four; unique in a tournament. */
export const ARENA_CODE = /^[A-Z0-9]{1,4}$/;
export const ARENA_CODE_LENGTH = 4;

/** 'A24'; '2-24' where the code ends in a digit, so that no two codes and numbers read alike. */
export function partaiName(code: string, number: number): string {
  return /\d$/.test(code) ? `${code}-${number}` : `${code}${number}`;
}

/** The same of a match that may stand in no schedule yet: null. */
export function partaiNameOf(code: string | null, number: number | null): string | null {
  return code === null || number === null ? null : partaiName(code, number);
}

/** 'Partai A24', or 'Partai' while it has no number. */
export function partaiTitle(partai: string | null): string {
  return partai === null ? partaiTexts.none : partaiTexts.title(partai);
}

/** 'Partai A24' as the subject of a sentence, or 'Partai ini'. */
export function partaiSubject(partai: string | null): string {
  return partai === null ? partaiTexts.thisOne : partaiTexts.title(partai);
}

/** The same within a sentence: 'partai A24', 'partai ini'. */
export function partaiObject(partai: string | null): string {
  return partai === null ? partaiTexts.thisWithin : partaiTexts.named(partai);
}

const KIND_WORDS: ReadonlySet<string> = new Set(['GELANGGANG', 'ARENA', 'MATRAS', 'LAPANGAN', 'GEDUNG']);

/** 'Gelanggang A' is A, 'Matras 02' is 2, 'Gelanggang Utama' is U; null where a name has no letter and no number. */
export function arenaCodeOf(name: string): string | null {
  const words = wordsOf(name);
  const own = words.find((word) => /^([A-Z]\d?|\d{1,4})$/.test(word));
  if (own) return own.replace(/^0+(?=.)/, '');
  const named = words.find((word) => !KIND_WORDS.has(word)) ?? words[0];
  return named?.charAt(0) ?? null;
}

/** The code that the name gives, or the next that `taken` leaves free: more letters of the name, then A to Z, then 1, 2, … */
export function freeArenaCode(name: string, taken: ReadonlySet<string>): string {
  const own = arenaCodeOf(name);
  const word = wordsOf(name).find((one) => one.charAt(0) === own && one.length > 1) ?? '';
  const longer = [2, 3, 4].filter((length) => length <= word.length).map((length) => word.slice(0, length));
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const free = [...(own ? [own] : []), ...longer, ...letters].find((code) => !taken.has(code));
  if (free !== undefined) return free;
  let number = 1;
  while (taken.has(String(number))) number += 1;
  return String(number);
}

/** Codes of new arenas in their order, next to those that are taken. */
export function arenaCodes(names: readonly string[], taken: Iterable<string> = []): string[] {
  const used = new Set(taken);
  return names.map((name) => {
    const code = freeArenaCode(name, used);
    used.add(code);
    return code;
  });
}

function wordsOf(name: string): string[] {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '');
  return plain.toUpperCase().match(/[A-Z0-9]+/g) ?? [];
}
