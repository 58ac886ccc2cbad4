// Names that mean nobody (Spec 2 §9; domain-rules, Draw): no athlete, contingent or official may be called so, and in a list
// they are an empty cell.

const EMPTY_NAMES = new Set(['', 'bye', '-', '–', '—', 'n/a', 'null', 'undefined']);

export function isEmptyName(name: string | null | undefined): boolean {
  return EMPTY_NAMES.has((name ?? '').trim().toLowerCase());
}
