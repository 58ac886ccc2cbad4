// Writes events in the transaction of the change that they tell: no commit, no event; a commit, always its event.
import type { DataSource, EntityManager } from 'typeorm';
import type { ChangeEventType, Events, WholeEventType } from '@gelanggang/contract/events';
import type { ReadWhole, StreamLock } from '@gelanggang/contract/told-whole';
import { writeCall } from '../audit/write-audit';

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

/** The channel on which a commit tells the readers what is new: `{stream: seq, …}`. */
export const EVENT_CHANNEL = 'gelanggang_event';

/** A notice holds 8,000 bytes at most. */
const STREAMS_PER_NOTICE = 100;

interface Gathered {
  stream: string;
  type: string;
  read: (locked: LockedManager) => unknown;
}

/**
 * Runs `work` in one transaction (READ COMMITTED) and writes what it emitted. Streams are locked last and in order of
 * name, so that writers of the same streams queue only for the moment of the commit and never deadlock. Retries nothing.
 * What somebody's call changes this way stands in the audit, in the same transaction; a refusal, or null without an event
 * (there was nothing to change), does not.
 */
export function writeWithEvents<T>(
  dataSource: DataSource,
  work: (manager: EntityManager, emit: Emit) => Promise<T | AfterTelling<T>>,
): Promise<T> {
  return dataSource.transaction('READ COMMITTED', async (manager) => {
    const gathered: Gathered[] = [];
    const result = await work(manager, gatherInto(gathered));
    const changesNothing = isRefusal(result) || (result === null && gathered.length === 0);
    if (!changesNothing) await writeCall(manager);
    if (gathered.length > 0) await append(manager, gathered);
    return result instanceof AfterTelling ? result.give() : result;
  });
}

function gatherInto(gathered: Gathered[]): Emit {
  const emit = (stream: string, type: string, data: unknown) => gathered.push({ stream, type, read: () => data });
  const whole: Emit['whole'] = (stream, type, read) => gathered.push({ stream, type, read });
  return Object.assign(emit, { whole }) as Emit;
}

/** A rule said no, and nothing was changed. */
const isRefusal = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && (result as { ok?: unknown }).ok === false;

async function append(manager: EntityManager, gathered: readonly Gathered[]): Promise<void> {
  const byStream = new Map<string, Gathered[]>();
  for (const event of gathered) byStream.set(event.stream, [...(byStream.get(event.stream) ?? []), event]);
  const names = [...byStream.keys()].sort();

  const last: Record<string, number> = {};
  for (const name of names) {
    const [row] = (await manager.query(
      `insert into stream as s (name, seq) values ($1, $2)
       on conflict (name) do update set seq = s.seq + excluded.seq
       returning seq::float8 as seq`,
      [name, byStream.get(name)?.length ?? 0],
    )) as [{ seq: number }];
    last[name] = row.seq;
  }
  // from here on nobody else tells anything in these streams: a statement of its own sees all that was told before
  const columns = { stream: [] as string[], seq: [] as number[], type: [] as string[], data: [] as string[] };
  for (const name of names) {
    const events = byStream.get(name) ?? [];
    for (const [index, { type, read }] of events.entries()) {
      columns.stream.push(name);
      columns.seq.push((last[name] ?? 0) - events.length + index + 1);
      columns.type.push(type);
      columns.data.push(JSON.stringify(await read(manager as LockedManager)));
    }
  }
  await manager.query(
    `insert into event (stream, seq, type, data)
     select * from unnest($1::text[], $2::bigint[], $3::text[], $4::jsonb[])`,
    [columns.stream, columns.seq, columns.type, columns.data],
  );
  for (let first = 0; first < names.length; first += STREAMS_PER_NOTICE) {
    const told = names.slice(first, first + STREAMS_PER_NOTICE);
    const notice = JSON.stringify(Object.fromEntries(told.map((name) => [name, last[name]])));
    await manager.query('select pg_notify($1, $2)', [EVENT_CHANNEL, notice]);
  }
}
