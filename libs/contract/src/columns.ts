// Many rows of one shape as columns: some half of the bytes, and a fifth of the text that a phone takes apart.

/** What a query asks for its rows by. */
export const COLUMNS = 'columns';

/** How the values of one field stand, one for each row. */
export type Column =
  | readonly unknown[]
  /** Each is this one. */
  | { same: unknown }
  | Listed
  /** Whole numbers, each by its difference from the one before. */
  | { plus: readonly number[] }
  | { objects: Columns }
  /** Only these rows have the field; `column` holds theirs. */
  | { present: readonly number[]; column: Column };

/** Few values for many rows: `which` says which one. */
interface Listed {
  of: readonly unknown[];
  which: readonly number[];
}

export interface Columns {
  length: number;
  /** By field. */
  of: Readonly<Record<string, Column>>;
  /** The fields that hang on one of them, as all that a match says of its pool: each row has those of one of these. */
  shared?: { rows: Columns; which: readonly number[] };
}

type Fields = Record<string, unknown>;

/** A list of values is worth it where each stands for this many rows. */
const ROWS_A_VALUE = 4;
/** Sums and differences of what is smaller are exact. */
const LARGEST = 2 ** 51;

export function columnsOf(rows: readonly object[]): Columns {
  const fields = new Set<string>();
  for (const row of rows) for (const field in row) fields.add(field);
  const of = Object.fromEntries([...fields].map((field) => [field, ofField(rows, field)]));
  const listed = Object.values(of).filter((column) => 'which' in column);
  const key = listed.reduce<Listed | null>((most, one) => (most && most.of.length >= one.of.length ? most : one), null);
  return key ? withShared(rows, of, key) : { length: rows.length, of };
}

/** Takes the fields that hang on the key out of the rows. */
function withShared(rows: readonly object[], of: Record<string, Column>, { of: keys, which }: Listed): Columns {
  const firsts = keys.map((_, key) => rows[which.indexOf(key)] as Fields);
  const shared = Object.keys(of).filter((field) => hangsOn(of[field] as Column, which));
  const sharedRows = firsts.map((row) => Object.fromEntries(shared.map((field) => [field, row[field]])));
  const own = Object.entries(of).filter(([field]) => !shared.includes(field));
  return { length: rows.length, of: Object.fromEntries(own), shared: { rows: columnsOf(sharedRows), which } };
}

function hangsOn(column: Column, key: readonly number[]): boolean {
  if ('same' in column) return true;
  if (!('which' in column)) return false;
  const places = new Map<number, number>();
  return column.which.every((place, at) => {
    const known = places.get(key[at] as number);
    if (known === undefined) places.set(key[at] as number, place);
    return known === undefined || known === place;
  });
}

function ofField(rows: readonly object[], field: string): Column {
  const values = rows.map((row) => (row as Fields)[field]);
  if (!values.includes(undefined)) return columnOf(values);
  const present = values.flatMap((value, at) => (value === undefined ? [] : [at]));
  return { present, column: columnOf(present.map((at) => values[at])) };
}

function columnOf(values: readonly unknown[]): Column {
  if (values.every(isObject)) return { objects: columnsOf(values) };
  const { of, which } = withoutRepeats(values);
  if (of.length === 1) return { same: of[0] };
  if (of.length * ROWS_A_VALUE <= values.length) return { of, which };
  if (values.every(isWhole)) return { plus: differences(values) };
  return values;
}

function withoutRepeats(values: readonly unknown[]): { of: unknown[]; which: number[] } {
  const of: unknown[] = [];
  const places = new Map<unknown, number>();
  const which = values.map((value) => {
    // no text that is a value begins so: fields hold no control characters
    const key = typeof value === 'object' && value !== null ? `\0${JSON.stringify(value)}` : value;
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, of.length);
    return of.push(value) - 1;
  });
  return { of, which };
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWhole = (value: unknown): value is number => Number.isInteger(value) && Math.abs(value as number) < LARGEST;

const differences = (values: readonly number[]): number[] => values.map((value, at) => value - (values[at - 1] ?? 0));

/** What `columnsOf` was given; rows that held the same object hold one object. */
export function rowsOf<Row extends object>({ length, of, shared }: Columns): Row[] {
  const fields = Object.keys(of);
  const readers = fields.map((field) => reader(of[field] as Column));
  const others = shared ? rowsOf(shared.rows) : [];
  return Array.from({ length }, (_, at) => {
    const row: Fields = { ...others[shared?.which[at] ?? -1] };
    for (let n = 0; n < fields.length; n += 1) {
      const value = readers[n]?.(at);
      if (value !== undefined) row[fields[n] as string] = value;
    }
    return row as Row;
  });
}

/** To be asked in order, once for each row; undefined: it has no such field. */
function reader(column: Column): (at: number) => unknown {
  if ('same' in column) return () => column.same;
  if ('which' in column) return (at) => column.of[column.which[at] as number];
  let done = 0;
  if ('plus' in column) return (at) => (done += column.plus[at] as number);
  if ('present' in column) {
    const value = reader(column.column);
    return (at) => (column.present[done] === at ? value(done++) : undefined);
  }
  const values = 'objects' in column ? rowsOf(column.objects) : column;
  return (at) => values[at];
}
