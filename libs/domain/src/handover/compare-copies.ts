// What changed between two states of one tournament, by a fingerprint of each row.

/** Table → key of a row → fingerprint of what stands in it. */
export type Fingerprints = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface TableChanges {
  table: string;
  added: number;
  changed: number;
  removed: number;
}

/** One entry per table that differs, in order of name. */
export function compareCopies(before: Fingerprints, now: Fingerprints): TableChanges[] {
  const tables = [...new Set([...Object.keys(before), ...Object.keys(now)])].sort();
  return tables
    .map((table) => compareTable(table, before[table] ?? {}, now[table] ?? {}))
    .filter(({ added, changed, removed }) => added + changed + removed > 0);
}

function compareTable(
  table: string,
  before: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
): TableChanges {
  const kept = Object.keys(now).filter((key) => Object.hasOwn(before, key));
  return {
    table,
    added: Object.keys(now).length - kept.length,
    changed: kept.filter((key) => before[key] !== now[key]).length,
    removed: Object.keys(before).length - kept.length,
  };
}
