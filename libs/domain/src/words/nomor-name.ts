// How the event within a category is written: behind the category and age.

/** ' – Tunggal senjata'; nothing where there is only one event. */
export const behind = (nomorName: string): string => (nomorName === '' ? '' : ` – ${nomorName}`);
