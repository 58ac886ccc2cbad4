// The shapes of lists: what is not of the one that was asked for is refused, and looks like no list.
import { UnexpectedFormat } from './http';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isRows = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.every((row) => row !== null && row !== undefined);

/** `value` itself, a list without holes; throws UnexpectedFormat. */
export function rowsIn<Row>(value: unknown): Row[] {
  if (!isRows(value)) throw new UnexpectedFormat(value);
  return value as Row[];
}

/** One page of a list: its rows under `data`, and which page of how many under `last`; throws UnexpectedFormat. */
export function pageIn<Page extends { current_page: number; data: unknown[] }>(value: unknown, last: keyof Page): Page {
  const isPage =
    isObject(value) &&
    isRows(value.data) &&
    Number.isInteger(value.current_page) &&
    Number.isInteger(value[String(last)]);
  if (!isPage) throw new UnexpectedFormat(value);
  return value as unknown as Page;
}
