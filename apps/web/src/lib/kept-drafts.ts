// What a form held when its page was thrown away: which of it is kept, for how long, and how much (pure).
export interface Draft {
  /** Address and name of the form: see `nameOfForm`. */
  form: string;
  /** Of the record when it was typed; null: a new one, or one without versions. */
  version: number | null;
  /** When it was last typed in, in milliseconds. */
  at: number;
  /** Fields alone that differ from what the form opened with. */
  values: Record<string, unknown>;
}

/** What was left for longer is another day's work. */
export const DRAFT_MS = 12 * 60 * 60 * 1000;
/** Of the tab's storage, which is 5 million letters, for all drafts together. */
export const MOST_LETTERS = 200_000;
export const MOST_DRAFTS = 10;

/**
 * The one form of a page by its whole address: the path names its record, and what follows it names for which contingent or
 * tournament a new one is. A dialog (`dialog` names it) by the path: what follows it there is how a list is looked at.
 */
export const nameOfForm = (
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  dialog: string | null,
): string => (dialog === null ? pathname + search : `${pathname} ${dialog}`);

const SECRET = /pass|sandi|secret|token|code|\bpin\b/i;

/** Texts, numbers, ticks and lists of them: a file is none of these, nor is what it hangs on. */
function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.entries(value).every(([name, part]) => !SECRET.test(name) && isPlain(part));
}

/** What was typed of it, without passwords, codes and files, whatever form they stand in. */
export function typedOf(values: object, opened: object): Record<string, unknown> {
  const before = opened as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !SECRET.test(name) && isPlain(value) && JSON.stringify(value) !== JSON.stringify(before[name]),
    ),
  );
}

/** The drafts that a tab still has; what cannot be read is none. */
export function draftsIn(kept: string | null, now: number): Draft[] {
  try {
    const parsed: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(parsed) ? parsed.filter((one) => isDraft(one) && now - one.at < DRAFT_MS) : [];
  } catch {
    return [];
  }
}

function isDraft(one: unknown): one is Draft {
  if (typeof one !== 'object' || one === null) return false;
  const { form, at, values } = one as Partial<Draft>;
  return typeof form === 'string' && typeof at === 'number' && typeof values === 'object';
}

export const withoutDraft = (drafts: readonly Draft[], form: string): Draft[] =>
  drafts.filter((one) => one.form !== form);

/** The newest ones as far as they fit; one that is too long by itself is not kept. */
export function withDraft(drafts: readonly Draft[], draft: Draft): Draft[] {
  const rest = withoutDraft(drafts, draft.form);
  if (Object.keys(draft.values).length === 0) return rest;
  let letters = 0;
  return [draft, ...rest.sort((one, other) => other.at - one.at)]
    .slice(0, MOST_DRAFTS)
    .filter((one) => (letters += JSON.stringify(one).length) <= MOST_LETTERS);
}

/** Whether the record has been saved since by somebody, so that what was typed is not put over it unasked. */
export const isOutdated = (draft: Draft, version: number | undefined): boolean => draft.version !== (version ?? null);
