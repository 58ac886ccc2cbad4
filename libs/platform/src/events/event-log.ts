// Writes events in the transaction of the change that they tell: no commit, no event; a commit, always its event.
import type { DataSource, EntityManager } from 'typeorm';
import type { ChangeEventType, Events, WholeEventType } from '@gelanggang/contract/events';
import type { ReadWhole, StreamLock } from '@gelanggang/contract/told-whole';
import { prepared } from '../statements/prepared';
import { writeCall } from '../audit/write-audit';
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

/** An answer that is made of what was read for the events: given once they are written, before the commit. */
export class AfterTelling<T> {
  constructor(readonly give: () => T | Promise<T>) {}
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
 * (there was nothing to change), does not.
 */
export async function writeWithEvents<T>(
  dataSource: DataSource,
  work: (manager: EntityManager, emit: Emit) => Promise<T | AfterTelling<T>>,
): Promise<T> {
  let told: ReadonlyMap<string, number> | null = null;
  const answer = await dataSource.transaction(async (manager) => {
    const gathered: Gathered[] = [];
    const result = await work(manager, gatherInto(gathered));
    const changesNothing = isRefusal(result) || (result === null && gathered.length === 0);
    if (!changesNothing) await writeCall(manager);
    if (gathered.length > 0) told = await append(manager, gathered);
    return result instanceof AfterTelling ? result.give() : result;
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

/** The newest number of each stream. */
async function append(manager: EntityManager, gathered: readonly Gathered[]): Promise<Map<string, number>> {
  const byStream = new Map<string, Gathered[]>();
  for (const event of gathered) byStream.set(event.stream, [...(byStream.get(event.stream) ?? []), event]);
  const names = [...byStream.keys()].sort();

  const last = new Map<string, number>();
  for (const name of names) {
    const [row] = (await manager.query(NEXT, [name, byStream.get(name)?.length ?? 0])) as [{ seq: number }];
    last.set(name, row.seq);
  }
  // from here on nobody else tells anything in these streams: a statement of its own sees all that was told before
  const columns = { stream: [] as string[], seq: [] as number[], type: [] as string[], data: [] as string[] };
  for (const name of names) {
    const events = byStream.get(name) ?? [];
    for (const [index, { type, read }] of events.entries()) {
      columns.stream.push(name);
      columns.seq.push((last.get(name) ?? 0) - events.length + index + 1);
      columns.type.push(type);
      columns.data.push(JSON.stringify(await read(manager as LockedManager)));
    }
  }
  await manager.query(APPEND, [columns.stream, columns.seq, columns.type, columns.data]);
  return last;
}

const NEXT = prepared(
  `insert into stream as s (name, seq) values ($1, $2)
   on conflict (name) do update set seq = s.seq + excluded.seq
   returning seq::float8 as seq`,
);
const APPEND = prepared(
  `insert into event (stream, seq, type, data)
   select * from unnest($1::text[], $2::bigint[], $3::text[], $4::jsonb[])`,
);
