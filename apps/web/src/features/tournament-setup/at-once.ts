// What the forms that add several entries at once share: the id of their address, and the server's refusals by row.
import { HttpError } from '@web/lib/http';

export function idOf(given: string | undefined): number | null {
  const id = Number(given);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** The text of a field by its path, 'arenas.0.name'. */
export function refusalsOf(error: unknown): (path: string) => string | undefined {
  const fields = error instanceof HttpError ? error.fields : {};
  return (path) => fields[path]?.join(' ');
}
