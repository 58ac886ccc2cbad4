// Writes events in the transaction of the change that they tell: no commit, no event; a commit, always its event.
import type { DataSource, EntityManager } from 'typeorm';
import type { ChangeEventType, Events, WholeEventType } from '@gelanggang/contract/events';
import type { ReadWhole, StreamLock } from '@gelanggang/contract/told-whole';
import { prepared } from '../statements/prepared';
import { writeCall } from '../audit/write-audit';
import { inWording } from '../languages/wording';
import { inPipeline } from './in-pipeline';
import { tellReaders } from './tell-readers';

/** The manager of a reader: all streams of its transaction are locked. */
export type LockedManager = EntityManager & StreamLock;

/** Gathers events for streams; what was gathered is written as the transaction's last step. */
export interface Emit {
  /** An event that tells what this transaction changed, and nothing that another one may be changing. */
  <T extends ChangeEventType>(stream: string, type: T, data: Events[T]): void;
  /**
   * An event that tells a state whole: `read` runs once the streams are locked, so that it sees whatever was told before.
   * It only reads, and briefly: all who write to these streams wait for the commit.
   */
  whole<T extends WholeEventType>(
    stream: string,
    type: T,
    read: (locked: LockedManager) => Promise<ReadWhole<Events[T]>>,
  ): void;
}

/**
 * An answer that is made of what was read for the events: given once that is read, before the commit. `writes`: statements
 * that are on the way and that nothing waits for before the streams are held; whoever returns them lets none of them fail unseen.
 */
export class AfterTelling<T> {
  constructor(
    readonly give: () => T | Promise<T>,
    readonly writes: readonly Promise<unknown>[] = [],
  ) {}
}

interface Gathered {
  stream: string;
  type: string;
  read: (locked: LockedManager) => unknown;
}

/**
 * Runs `work` in one transaction (READ COMMITTED) and writes what it emitted; readers are woken after the commit. Streams are locked last and in order of
 * name, so that writers of the same streams queue only for the moment of the commit and never deadlock. Retries nothing.
 * What somebody's call changes this way stands in the audit, in the same transaction; a refusal, or null without an event
 * (there was nothing to change), does not. `keep`: what is written of the answer, in the same transaction.
 */
export async function writeWithEvents<T>(
  dataSource: DataSource,
  work: (manager: EntityManager, emit: Emit) => Promise<T | AfterTelling<T>>,
  keep?: (manager: EntityManager, answer: T) => Promise<unknown>,
): Promise<T> {
  let told: ReadonlyMap<string, number> | null = null;
  const answer = await inPipeline(dataSource, async (manager) => {
    const gathered: Gathered[] = [];
    const result = await work(manager, gatherInto(gathered));
    const changesNothing = isRefusal(result) || (result === null && gathered.length === 0);
    const after = result instanceof AfterTelling ? result : new AfterTelling(() => result);
    const audited = changesNothing ? null : writeCall(manager);
    const [numbered] = await Promise.all([
      // what is told whole is for all, in whatever language the writer reads
      inWording('default', () => numberAndRead(manager, gathered)),
      audited,
      ...after.writes,
    ]);
    const given = await after.give();
    const last: Promise<unknown>[] = [];
    if (gathered.length > 0) last.push(manager.query(APPEND, numbered.columns));
    if (gathered.length > 0) told = numbered.last;
    if (keep) last.push(keep(manager, given));
    return { given, last };
  });
  if (told) await tellReaders(dataSource, told);
  return answer;
}

function gatherInto(gathered: Gathered[]): Emit {
  const emit = (stream: string, type: string, data: unknown) => gathered.push({ stream, type, read: () => data });
  const whole: Emit['whole'] = (stream, type, read) => gathered.push({ stream, type, read });
  return Object.assign(emit, { whole }) as Emit;
}

/** A rule said no, and nothing was changed. */
const isRefusal = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && (result as { ok?: unknown }).ok === false;

interface Numbered {
  /** The newest number of each stream. */
  last: Map<string, number>;
  /** As APPEND takes them. */
  columns: [stream: string[], seq: number[], type: string[], data: string[]];
}

/** Takes the numbers of the events, which holds their streams until the commit, and reads behind that what they tell. */
async function numberAndRead(manager: EntityManager, gathered: readonly Gathered[]): Promise<Numbered> {
  const byStream = new Map<string, Gathered[]>();
  for (const event of gathered) byStream.set(event.stream, [...(byStream.get(event.stream) ?? []), event]);
  const names = [...byStream.keys()].sort();
  const numbers = takeNumbers(
    manager,
    names.map((name) => [name, byStream.get(name)?.length ?? 0]),
  );
  // from here on nobody else tells anything in these streams: a statement of its own sees all that was told before
  const events = names.flatMap((name) => byStream.get(name) ?? []);
  const reads = events.map(async ({ read }) => JSON.stringify(await read(manager as LockedManager)));
  const [last, data] = await Promise.all([numbers, Promise.all(reads)]);
  const seq = names.flatMap((name) => {
    const { length } = byStream.get(name) ?? [];
    return Array.from({ length }, (_, at) => (last.get(name) ?? 0) - length + at + 1);
  });
  return { last, columns: [events.map(({ stream }) => stream), seq, events.map(({ type }) => type), data] };
}

/** The last of so many numbers of each stream, taken in the order given. */
async function takeNumbers(
  manager: EntityManager,
  counts: readonly (readonly [stream: string, count: number])[],
): Promise<Map<string, number>> {
  if (counts.length === 0) return new Map();
  const rows = await manager.query<{ name: string; seq: number }[]>(NEXT, [
    counts.map(([stream]) => stream),
    counts.map(([, count]) => count),
  ]);
  return new Map(rows.map(({ name, seq }) => [name, seq]));
}

const NEXT = prepared(
  `insert into stream as s (name, seq)
   select name, count from unnest($1::text[], $2::bigint[]) with ordinality as n (name, count, at) order by at
   on conflict (name) do update set seq = s.seq + excluded.seq
   returning name, seq::float8 as seq`,
);
const APPEND = prepared(
  `insert into event (stream, seq, type, data)
   select * from unnest($1::text[], $2::bigint[], $3::text[], $4::jsonb[])`,
);
