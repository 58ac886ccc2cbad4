// How PostgreSQL's values become values of ours: int8 a safe number, numeric a number, date a text.
import { types } from 'pg';
import type { CustomTypesConfig } from 'pg';

/** int8 → number; a value that a number cannot hold exactly is an error, never a rounded value. */
export function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The bigint ${text} is beyond the safe integers.`);
  return value;
}

const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [types.builtins.INT8]: parseInt8,
  // sums of bigint are numeric too: whole ones must stay exact
  [types.builtins.NUMERIC]: (text) => (text.includes('.') ? Number(text) : parseInt8(text)),
  // a day is a day: a Date would shift it by the time zone of this process
  [types.builtins.DATE]: (text) => text,
};

/** For `new Client({ types })` and for the data source: applies to their connections only, not to the whole process. */
export const columnTypes: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format ?? 'text') === 'text' && PARSERS[oid]
      ? PARSERS[oid]
      : types.getTypeParser(oid, format)) as CustomTypesConfig['getTypeParser'],
};
