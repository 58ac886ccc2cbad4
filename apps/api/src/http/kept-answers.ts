// What is read once and kept for all who ask, until one of the streams that it follows moves on: one reading at a time of
// each, and only so many are kept.
import { setTimeout as sleep } from 'node:timers/promises';
import type { EventReader } from '@gelanggang/platform/events/event-reader';
import { inWording } from '@gelanggang/platform/languages/wording';

interface Kept<T> {
  value: T;
  /** Of each stream: every event up to this one is in it. */
  seqs: readonly number[];
  /** As `performance.now()` tells it. */
  readAt: number;
}

interface Options<T> {
  /** Of those read last, so many. */
  most: number;
  /** What no event tells shows after this time at the latest. */
  oldestMs?: number;
  /** Between two readings of the same while events keep coming. */
  pauseMs?: number;
  /** Where the value tells it: the event of the first stream up to which it was read. */
  seqOf?(value: T): number;
}

/**
 * A map that forgets what nobody has put in or asked for longest: whoever makes up addresses, each of which is kept, pushes out
 * their own and not what a hall asks for.
 */
export class Newest<T> {
  private readonly map = new Map<string, T>();

  constructor(private readonly most: number) {}

  get(key: string): T | undefined {
    const found = this.map.get(key);
    if (found === undefined) return undefined;
    this.map.delete(key);
    this.map.set(key, found);
    return found;
  }

  put(key: string, value: T): void {
    this.map.delete(key);
    this.map.set(key, value);
    for (const oldest of this.map.keys()) {
      if (this.map.size <= this.most) return;
      this.map.delete(oldest);
    }
  }

  delete(key: string): void {
    this.map.delete(key);
  }
}

export class KeptAnswers<T> {
  private readonly kept: Newest<Kept<T>>;
  private readonly reading = new Map<string, Promise<Kept<T> | null>>();

  constructor(
    private readonly reader: EventReader,
    private readonly options: Options<T>,
  ) {
    this.kept = new Newest(options.most);
  }

  /** With every change of these streams that this process has heard of; null where `read` finds nothing. */
  async get(key: string, streams: readonly string[], read: () => Promise<T | null>): Promise<T | null> {
    const seqs = await this.seqs(streams);
    let kept = this.kept.get(key) ?? null;
    // a reading under way may have begun before the event that this request knows of: then one more follows
    for (let readings = 0; readings < 2 && !this.isFresh(kept, seqs); readings++) {
      kept = await (this.reading.get(key) ?? this.begin(key, streams, read, kept));
      if (!kept) return null;
    }
    return kept?.value ?? null;
  }

  /** The same without waiting for anything; null where something has to be read first. */
  getNow(key: string, streams: readonly string[]): T | null {
    const seqs = streams.map((stream) => this.reader.lastSeqNow(stream));
    const kept = this.kept.get(key) ?? null;
    return seqs.every((seq) => seq !== null) && this.isFresh(kept, seqs) ? (kept?.value ?? null) : null;
  }

  /** What was read last, however old it is. */
  last(key: string): T | undefined {
    return this.kept.get(key)?.value;
  }

  private isFresh(kept: Kept<T> | null, seqs: readonly number[]): boolean {
    if (!kept || performance.now() - kept.readAt >= (this.options.oldestMs ?? Infinity)) return false;
    return seqs.every((seq, index) => (kept.seqs[index] ?? 0) >= seq);
  }

  private begin(key: string, streams: readonly string[], read: () => Promise<T | null>, before: Kept<T> | null) {
    const work = this.read(streams, read, before)
      .then((made) => {
        if (made) this.kept.put(key, made);
        else this.kept.delete(key);
        return made;
      })
      .finally(() => this.reading.delete(key));
    this.reading.set(key, work);
    return work;
  }

  private async read(
    streams: readonly string[],
    read: () => Promise<T | null>,
    before: Kept<T> | null,
  ): Promise<Kept<T> | null> {
    const { pauseMs = 0, seqOf } = this.options;
    const rest = before ? before.readAt + pauseMs - performance.now() : 0;
    if (rest > 0) await sleep(rest);
    // asked for before the reading: what is read beyond it is only read again
    const [first = 0, ...others] = await this.seqs(streams);
    const readAt = performance.now();
    // for all who ask, in whatever language they do
    const value = await inWording('default', read);
    return value === null ? null : { value, seqs: [seqOf?.(value) ?? first, ...others], readAt };
  }

  private seqs(streams: readonly string[]): Promise<number[]> {
    return Promise.all(streams.map((stream) => this.reader.lastSeq(stream)));
  }
}
