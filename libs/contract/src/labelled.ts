// Rows that have a label in the reader's language.

export type Labelled<Rows> = { readonly [Key in keyof Rows]: Rows[Key] & { readonly label: string } };

/** `texts` is asked whenever a label is read: its language may be another each time. */
export function labelled<Rows extends Readonly<Record<string, object>>>(
  rows: Rows,
  texts: Readonly<Record<keyof Rows & string, string>>,
): Labelled<Rows> {
  const entries = Object.entries(rows).map(([key, row]) => [
    key,
    {
      ...row,
      get label() {
        return texts[key];
      },
    },
  ]);
  return Object.fromEntries(entries) as Labelled<Rows>;
}
