// Wakes the readers of the event log after a commit. Not within it: a transaction that notifies holds a lock of the whole
// cluster until it is on the disk, and all commits of all tournaments would stand in one line.
import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { prepared } from '../statements/prepared';

/** The channel on which readers are told what is new: `{stream: seq, …}`. */
export const EVENT_CHANNEL = 'gelanggang_event';

/** A notice holds 8,000 bytes at most. */
const STREAMS_PER_NOTICE = 100;

const NOTIFY = prepared(`select pg_notify('${EVENT_CHANNEL}', event) from unnest($1::text[]) as event`);

/** A connection that was lost is another one at the next try. */
const TRIES = 3;

/** The newest number of each stream. */
type Hearer = (last: ReadonlyMap<string, number>) => void;

class Teller {
  private readonly logger = new Logger('Events');
  /** The newest number of each stream that has not been told yet. */
  private readonly waiting = new Map<string, number>();
  private telling: Promise<void> = Promise.resolve();
  private next: Promise<void> | null = null;

  constructor(private readonly dataSource: DataSource) {}

  /** Readers of this process. */
  readonly hearers = new Set<Hearer>();

  tell(last: ReadonlyMap<string, number>): Promise<void> {
    for (const hear of this.hearers) hear(last);
    for (const [name, seq] of last) this.waiting.set(name, Math.max(seq, this.waiting.get(name) ?? 0));
    this.next ??= this.telling.then(() => {
      this.next = null;
      this.telling = this.tellAll();
      return this.telling;
    });
    return this.next;
  }

  private async tellAll(): Promise<void> {
    const all = [...this.waiting];
    this.waiting.clear();
    const notices: string[] = [];
    for (let first = 0; first < all.length; first += STREAMS_PER_NOTICE) {
      notices.push(JSON.stringify(Object.fromEntries(all.slice(first, first + STREAMS_PER_NOTICE))));
    }
    for (let left = TRIES; left > 0; left -= 1) {
      try {
        await this.dataSource.query(NOTIFY, [notices]);
        return;
      } catch (error) {
        // what is committed is in the log: readers look there by themselves every second
        if (left === 1) this.logger.warn('could not wake the readers of the event log', error);
      }
    }
  }
}

const tellers = new WeakMap<DataSource, Teller>();

function tellerOf(dataSource: DataSource): Teller {
  const teller = tellers.get(dataSource) ?? new Teller(dataSource);
  tellers.set(dataSource, teller);
  return teller;
}

/** Hears of what this process writes as soon as it is committed; what is answered ends that. */
export function onTold(dataSource: DataSource, hear: Hearer): () => void {
  const { hearers } = tellerOf(dataSource);
  hearers.add(hear);
  return () => hearers.delete(hear);
}

/**
 * `last`: the newest number of each stream. Once it is through, every reader has been woken, so that whoever is answered
 * then finds what it changed; what is committed meanwhile is told together. It does not fail: the change is committed.
 */
export function tellReaders(dataSource: DataSource, last: ReadonlyMap<string, number>): Promise<void> {
  return tellerOf(dataSource).tell(last);
}
