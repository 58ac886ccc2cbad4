// What is asked once instead of in every row: what the list lacks, and words that it means otherwise.
import type { Verdict } from '@gelanggang/contract/entry-columns';
import { type EntryColumn, nameKey } from '@gelanggang/domain/entry-list/columns';
import { GIVEN_ONCE } from '@gelanggang/domain/entry-list/list-answers';
import { type ListRow, placeKeyOf } from '@gelanggang/domain/entry-list/list-rows';
import { columnOfHeader } from './list-state';

/** A column that rows leave empty, to be given for all of them or for a contingent. */
export interface Lack {
  column: EntryColumn;
  rows: number;
  contingents: string[];
  options: string[];
}

/** A word that is not understood, or means one of several: asked for all rows that have it. */
export interface WordQuestion {
  column: EntryColumn;
  written: string;
  rows: number;
  options: string[];
  text: string;
}

const ASKED_ONCE: readonly Verdict['code'][] = [
  ...(['unknown-province', 'unknown-district', 'place-of-two', 'similar-contingent', 'category-not-offered'] as const),
];
/** Words that may be a slip of one row are asked for all only where several rows have them. */
const ASKED_OF_SEVERAL: readonly Verdict['code'][] = [
  ...(['gender', 'unknown-category', 'unknown-age-category', 'payment', 'blood-type', 'unknown-class'] as const),
];

export interface Questions {
  lacks: Lack[];
  words: WordQuestion[];
  /** Verdicts that an answer above settles for all rows. */
  asked: ReadonlySet<Verdict>;
}

/** In the order in which the list comes to them. */
export function questionsOf(rows: readonly ListRow[], verdicts: readonly Verdict[]): Questions {
  const byPlace = new Map(rows.map((row) => [placeKeyOf(row), row]));
  const lacks = new Map<EntryColumn, Lack>();
  const words = new Map<string, WordQuestion & { code: Verdict['code']; verdicts: Verdict[] }>();
  const settled = new Set<Verdict>();
  for (const verdict of verdicts) {
    const row = byPlace.get(placeKeyOf(verdict));
    const column = columnOfHeader(verdict.column);
    if (!row || !column) continue;
    const { code, options = [], text } = verdict;
    const { contingent } = row.cells;
    // the place of a contingent is asked by the contingent's name
    const isPlaceOfName = column === 'district' && row.cells.district === '' && contingent !== '';
    if (code === 'empty' && GIVEN_ONCE.includes(column) && !isPlaceOfName) {
      const lack = lacks.get(column) ?? { column, rows: 0, contingents: [], options };
      lack.rows += 1;
      settled.add(verdict);
      if (contingent !== '' && !lack.contingents.some((one) => nameKey(one) === nameKey(contingent))) {
        lack.contingents.push(contingent);
      }
      lacks.set(column, lack);
      continue;
    }
    if (!isPlaceOfName && !ASKED_ONCE.includes(code) && !ASKED_OF_SEVERAL.includes(code)) continue;
    const written = isPlaceOfName ? contingent : row.cells[column];
    if (written === '') continue;
    const key = `${column} ${nameKey(written)}`;
    const question = words.get(key) ?? { column, written, rows: 0, options, text, code, verdicts: [] };
    question.rows += 1;
    question.verdicts.push(verdict);
    words.set(key, question);
  }
  const asked = [...words.values()].filter(({ code, rows: count }) => count > 1 || !ASKED_OF_SEVERAL.includes(code));
  for (const { verdicts: ofWord } of asked) for (const verdict of ofWord) settled.add(verdict);
  return {
    lacks: [...lacks.values()],
    words: asked.map(({ column, written, rows: count, options, text }) => ({
      column,
      written,
      rows: count,
      options,
      text,
    })),
    asked: settled,
  };
}
