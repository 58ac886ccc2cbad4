// The body of a call that takes files.

/** A body with files, its fields in this order; what there is none of is left out. */
export function formOf(fields: Record<string, string | number | Blob | null | undefined>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.append(name, value);
    else if (value != null) form.append(name, String(value));
  }
  return form;
}
