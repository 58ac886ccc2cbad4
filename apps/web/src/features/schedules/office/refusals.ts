// What the server refused about single matches, each told beside the match that was sent in that place.

const PLACE = /^matches\.(\d+)\./;

/** `fields`: of the answer; `sent`: ids of the matches in the order in which they were sent. */
export function refusalsOf(
  fields: Readonly<Record<string, readonly string[]>>,
  sent: readonly number[],
): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (const [field, texts] of Object.entries(fields)) {
    const id = sent[Number(PLACE.exec(field)?.[1] ?? Number.NaN)];
    if (id !== undefined) found.set(id, [found.get(id), ...texts].filter(Boolean).join(' '));
  }
  return found;
}
