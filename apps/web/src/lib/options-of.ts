// The rows of a short list as what a filter or a field offers.
export const optionsOf = (rows: readonly { id: number; name: string }[]) =>
  rows.map((row) => ({ value: String(row.id), label: row.name }));
