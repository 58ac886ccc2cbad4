// What a tournament's open log appends when its facts have changed, and how a reader of the log has the facts again.

/** What a record tells: the word before the colon of its key says of what. */
export const FEED_SUBJECTS = ['rule', 'pool', 'waiting', 'session', 'match', 'disqualified', 'medals'] as const;
export type FeedSubject = (typeof FEED_SUBJECTS)[number];

export const FEED_KINDS = [
  ...(['rule', 'drawn', 'undrawn', 'waiting', 'waited', 'published', 'rescheduled', 'unpublished'] as const),
  ...(['called', 'live', 'result', 'official', 'protest', 'corrected', 'withdrawn'] as const),
  ...(['disqualified', 'reinstated', 'medals', 'medals-withdrawn'] as const),
] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

/** Each fact by its key ('match:12'), written out as it is hashed. */
export type FeedFacts = ReadonlyMap<string, string>;

export interface FeedChange {
  kind: FeedKind;
  key: string;
  /** Written out; null: the fact is no more. */
  value: string | null;
}

export const feedKey = (subject: FeedSubject, of: number | string): string => `${subject}:${of}`;

export function subjectOf(key: string): FeedSubject {
  const found = FEED_SUBJECTS.find((subject) => key.startsWith(`${subject}:`));
  if (!found) throw new RangeError(`Not a key of the feed: ${key}`);
  return found;
}

/**
 * What is to be appended so that the log tells `now`: first what is no more, then by subject, each in the order of `now`.
 * Nothing where nothing changed.
 */
export function feedChanges(before: FeedFacts, now: FeedFacts): FeedChange[] {
  const gone = [...before.keys()].filter((key) => !now.has(key));
  const changed = [...now].filter(([key, value]) => before.get(key) !== value);
  const order = (key: string): number => FEED_SUBJECTS.indexOf(subjectOf(key));
  return [
    // results before the draw that they stand in
    ...gone.sort((a, b) => order(b) - order(a)).map((key): FeedChange => ({ kind: goneKind(key), key, value: null })),
    ...changed
      .sort(([a], [b]) => order(a) - order(b))
      .map(([key, value]): FeedChange => ({ kind: changedKind(key, before.get(key), value), key, value })),
  ];
}

/** The facts that a log tells, whatever its length. */
export function factsOf(changes: Iterable<Pick<FeedChange, 'key' | 'value'>>): Map<string, string> {
  const facts = new Map<string, string>();
  for (const { key, value } of changes) {
    if (value === null) facts.delete(key);
    else facts.set(key, value);
  }
  return facts;
}

const GONE: Readonly<Record<FeedSubject, FeedKind>> = {
  rule: 'rule',
  pool: 'undrawn',
  waiting: 'waited',
  session: 'unpublished',
  match: 'withdrawn',
  disqualified: 'reinstated',
  medals: 'medals-withdrawn',
};

const goneKind = (key: string): FeedKind => GONE[subjectOf(key)];

function changedKind(key: string, before: string | undefined, now: string): FeedKind {
  const subject = subjectOf(key);
  if (subject === 'match') return matchKind(before, now);
  if (subject === 'session') return before === undefined ? 'published' : 'rescheduled';
  return subject === 'pool' ? 'drawn' : subject;
}

interface ToldMatch {
  state: string;
  result?: unknown;
  performances?: unknown;
}

function matchKind(before: string | undefined, now: string): FeedKind {
  const told = JSON.parse(now) as ToldMatch;
  const was = before === undefined ? null : (JSON.parse(before) as ToldMatch);
  if (told.state === 'called' || told.state === 'live') return was && hasResult(was) ? 'withdrawn' : told.state;
  if (told.state === 'protested') return 'protest';
  if (told.state === 'corrected' || (was && hasResult(was) && outcome(was) !== outcome(told))) return 'corrected';
  return told.state === 'unofficial' ? 'result' : 'official';
}

const hasResult = (one: ToldMatch): boolean => one.result !== undefined || one.performances !== undefined;
const outcome = ({ result, performances }: ToldMatch): string => JSON.stringify([result, performances]);
