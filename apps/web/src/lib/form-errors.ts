// Puts the server's 422 on the right fields and the cursor in the first of them.
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { HttpError } from './http';

/** Returns the texts of fields that the form does not have, so that nothing said is lost. */
export function showFieldErrors<V extends FieldValues>(form: UseFormReturn<V>, error: unknown): string[] {
  if (!(error instanceof HttpError)) return [];
  const known = new Set(Object.keys(form.getValues()));
  const elsewhere: string[] = [];
  let isFirst = true;
  for (const [field, messages] of Object.entries(error.fields)) {
    const text = messages.join(' ');
    // 'details.0.order' belongs to the field 'details'.
    const name = known.has(field) ? field : (field.split('.')[0] ?? field);
    if (!known.has(name)) {
      elsewhere.push(text);
      continue;
    }
    form.setError(name as Path<V>, { type: 'server', message: text }, { shouldFocus: isFirst });
    isFirst = false;
  }
  return elsewhere;
}
