// Names that mean nobody (Spec 2 §9; domain-rules, Draw): no athlete and no contingent may be called so.

const EMPTY_NAMES = new Set(['', 'bye', '-', '–', '—', 'n/a', 'null', 'undefined']);

export function isEmptyName(name: string | null | undefined): boolean {
  return EMPTY_NAMES.has((name ?? '').trim().toLowerCase());
}
