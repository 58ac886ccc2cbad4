// What lists, objects and texts of the source answer when they are read (written-values).
import ts from 'typescript';

/** A value that stands nowhere in the source. */
export class Unreadable extends Error {}

export type Value = unknown;
export type Callable = (...given: (() => Value[])[]) => Value[];

/** A text with more forms than this would be another kind of thing. */
const MOST_FORMS = 300;

export const text = (value: Value): string => {
  if (typeof value === 'function' || (typeof value === 'object' && value !== null)) throw new Unreadable('no text');
  return String(value);
};

export const keyOf = (name: ts.PropertyName | ts.BindingName): string =>
  ts.isStringLiteralLike(name) || ts.isNumericLiteral(name) || ts.isIdentifier(name) ? name.text : name.getText();

export const distinct = (values: Value[]): Value[] => {
  const found = [...new Set(values)];
  if (found.length > MOST_FORMS) throw new Unreadable('too many forms');
  return found;
};

/** One of each, in every way. */
export function products<T>(parts: T[][]): T[][] {
  return parts.reduce<T[][]>(
    (all, part) => {
      if (all.length * part.length > MOST_FORMS) throw new Unreadable('too many forms');
      return all.flatMap((one) => part.map((value) => [...one, value]));
    },
    [[]],
  );
}

export function fieldOf(owner: Value, key: string): Value[] {
  if (owner === undefined || owner === null) return [undefined];
  if (Array.isArray(owner)) return [key === 'length' ? owner.length : (owner[Number(key)] as Value)];
  if (typeof owner !== 'object') throw new Unreadable(key);
  const field = (owner as Record<string, (() => Value[]) | undefined>)[key];
  return field ? field() : [undefined];
}

/** All that an object or a list has. */
export const valuesOf = (owner: Value): Value[] =>
  Array.isArray(owner) ? (owner as Value[]) : Object.keys(owner as object).flatMap((key) => fieldOf(owner, key));

export function ofObject(name: string, owner: Value): Value {
  if (typeof owner !== 'object' || owner === null) throw new Unreadable(name);
  const fields = owner as Record<string, () => Value[]>;
  if (name === 'keys') return Object.keys(fields);
  if (name === 'values') return Object.values(fields).map((one) => one()[0]);
  if (name === 'entries') return Object.entries(fields).map(([key, one]) => [key, one()[0]]);
  throw new Unreadable(name);
}

/** Of lists and texts. */
export function method(owner: Value, name: string, given: Value[]): Value[] {
  if (typeof owner === 'object' && owner !== null && !Array.isArray(owner)) {
    return fieldOf(owner, name).flatMap((one) => {
      if (typeof one !== 'function') throw new Unreadable(name);
      return (one as Callable)(...given.map((value) => () => [value]));
    });
  }
  if (!Array.isArray(owner) && typeof owner !== 'string') throw new Unreadable(name);
  const run = given.map((one) =>
    typeof one === 'function'
      ? (...values: Value[]) => (one as Callable)(...values.map((value) => () => [value]))[0]
      : one,
  );
  const own = (owner as unknown as Record<string, ((...values: Value[]) => Value) | undefined>)[name];
  if (typeof own !== 'function') throw new Unreadable(name);
  return [own.apply(owner, run)];
}
