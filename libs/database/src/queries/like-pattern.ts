// A person's search text as a pattern of `ilike`: its own %, _ and \ stand for themselves.
export function likePattern(search: string): string {
  return `%${search.replace(/[\\%_]/g, '\\$&')}%`;
}

/**
 * The order of what such a pattern found: a name that begins with what was typed, then one of which a word does, then the
 * rest. Nothing typed is known before the first row is read, and no name is looked at for it.
 */
export const beginningFirst = (name: string, pattern: string): string => {
  const begins = (before: string) => `(${pattern} <> '%%' and ${name} ilike ${before}substr(${pattern}, 2)) desc`;
  return `${begins('')}, ${begins("'% ' || ")}`;
};
