// A person's search text as a pattern of `ilike`: its own %, _ and \ stand for themselves.
export function likePattern(search: string): string {
  return `%${search.replace(/[\\%_]/g, '\\$&')}%`;
}
