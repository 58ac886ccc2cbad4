// What the forms that add several entries at once share: the server's refusals by row.
import { HttpError } from '@web/lib/http';

/** The text of a field by its path, 'arenas.0.name'. */
export function refusalsOf(error: unknown): (path: string) => string | undefined {
  const fields = error instanceof HttpError ? error.fields : {};
  return (path) => fields[path]?.join(' ');
}
