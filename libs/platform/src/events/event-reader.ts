// Reads the event log as it grows: per followed stream every event once, in order, without gaps, and recent ones for replay.
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type LoggedEvent, TAKES_BACK } from '@gelanggang/contract/events';
import { prepared } from '../statements/prepared';
import { EVENT_CHANNEL, onTold } from './tell-readers';
import { PgListener } from './pg-listener';

/** Events of a stream kept in memory for those who reconnect; older ones are read from the log. */
const KEPT_EVENTS = 256;
/** More missed events than this are fetched faster as a snapshot. */
export const MOST_REPLAYED_EVENTS = 1000;
const READ_AT_ONCE = 1000;
/** Also what a process that was killed between its commit and its notice has told is read so soon. */
const POLL_MS = 1000;
/** A stream that nobody asked about for this long is no longer followed. */
const FORGET_MS = 15 * 60_000;

/** Of stream $1, after $2, up to $3 (null: all). */
const SELECT = prepared(
  `select seq::float8 as seq, type, data, at from event
   where stream = $1 and seq > $2 and ($3::bigint is null or seq <= $3) order by seq limit ${READ_AT_ONCE}`,
);

interface Followed {
  name: string;
  last: number;
  /** The newest number that this process has heard of; above `last`: it is still to be read. */
  told: number;
  /** When the newest event was written: milliseconds since 1970, 0 without one. */
  newestAt: number;
  recent: LoggedEvent[];
  ready: Promise<void>;
  isReady: boolean;
  reading: Promise<void> | null;
  /** That begins once the present one has ended, for all who asked meanwhile. */
  nextReading: Promise<void> | null;
  touchedAt: number;
  /** Those who wait for the stream's next event. */
  waiting: Set<() => void>;
}

export interface EventSubscriber {
  /** New events of one stream, in order, right after those of the call before. */
  events(stream: string, events: LoggedEvent[]): void;
  /** The stream's `seq` fell back (a backup was restored): what was known of it is void. */
  reset(stream: string): void;
  /** Streams that must stay followed. */
  isUsed(stream: string): boolean;
}

@Injectable()
export class EventReader implements OnApplicationShutdown {
  private readonly logger = new Logger(EventReader.name);
  private readonly followed = new Map<string, Followed>();
  private subscriber: EventSubscriber | null = null;
  private poll: NodeJS.Timeout | null = null;
  private endHearing: (() => void) | null = null;

  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(PgListener) private readonly listener: PgListener,
  ) {}

  /** Starts listening; the API calls it once, with the one who hands the events out. */
  async start(subscriber?: EventSubscriber): Promise<void> {
    this.subscriber = subscriber ?? this.subscriber;
    if (this.poll) return;
    this.endHearing = onTold(this.dataSource, (seqs) => this.hear(seqs));
    this.listener.listen(EVENT_CHANNEL, {
      notice: (payload) => this.notice(payload),
      connected: () => void this.compare(),
    });
    this.poll = setInterval(() => void this.compare(), POLL_MS);
    await this.listener.start();
  }

  onApplicationShutdown(): void {
    this.endHearing?.();
    if (this.poll) clearInterval(this.poll);
    this.poll = null;
    for (const state of this.followed.values()) wake(state);
    this.followed.clear();
  }

  isFollowed(stream: string): boolean {
    return this.followed.has(stream);
  }

  /**
   * The `seq` of the stream's newest event: from memory while notices arrive, else from the database. What this process was told
   * of is in it: whoever was answered finds what it changed.
   */
  async lastSeq(stream: string): Promise<number> {
    const state = await this.follow(stream);
    if (!this.listener.isConnected) await this.read(state);
    else if (state.told > state.last) await this.reach(state, state.told);
    return state.last;
  }

  /** The same without waiting: null where the database has to be asked. */
  lastSeqNow(stream: string): number | null {
    const state = this.followed.get(stream);
    if (!state?.isReady || !this.listener.isConnected || state.told > state.last) return null;
    state.touchedAt = Date.now();
    return state.last;
  }

  /** What has been read of a followed stream so far; 0 when it is not followed. */
  knownSeq(stream: string): number {
    return this.followed.get(stream)?.last ?? 0;
  }

  /** When the newest event of a followed stream was written, in milliseconds since 1970; 0 without one. */
  newestAt(stream: string): number {
    return this.followed.get(stream)?.newestAt ?? 0;
  }

  /** What a followed stream has told since then (milliseconds since 1970); null when that is more than is kept. */
  newsSince(stream: string, at: number): LoggedEvent[] | null {
    const { recent = [], newestAt = 0 } = this.followed.get(stream) ?? {};
    if (newestAt < at) return [];
    const isOld = (event: LoggedEvent) => Date.parse(event.at) < at;
    const [first] = recent;
    return first && (isOld(first) || first.seq === 1) ? recent.filter((event) => !isOld(event)) : null;
  }

  /** Ends with the stream's next event, when the stream falls back, or when `signal` says that nobody waits any more. */
  async nextEvent(stream: string, after: number, signal: AbortSignal): Promise<void> {
    const state = await this.follow(stream);
    if (state.last > after || signal.aborted) return;
    await new Promise<void>((done) => {
      const end = () => {
        state.waiting.delete(end);
        signal.removeEventListener('abort', end);
        done();
      };
      state.waiting.add(end);
      signal.addEventListener('abort', end);
    });
  }

  /** Reads the stream up to now. */
  async catchUp(stream: string): Promise<number> {
    const state = await this.follow(stream);
    await this.read(state);
    return state.last;
  }

  /** The events after `since` up to the newest read one; null when they are no longer all there, or are too many. */
  async replay(stream: string, since: number): Promise<LoggedEvent[] | null> {
    const state = await this.follow(stream);
    if (since === state.last) return [];
    if (since > state.last || state.last - since > MOST_REPLAYED_EVENTS) return null;
    let older: LoggedEvent[] = [];
    const kept = state.recent[0]?.seq ?? state.last + 1;
    if (kept > since + 1) {
      older = await this.select(stream, since, kept - 1);
      if (older.length !== kept - 1 - since) return null;
    }
    const next = since + older.length;
    const recent = state.recent.filter((event) => event.seq > next);
    const whole = [...older, ...recent];
    return whole.length === state.last - since ? whole : null;
  }

  private async follow(stream: string): Promise<Followed> {
    let state = this.followed.get(stream);
    if (!state) {
      state = {
        name: stream,
        last: 0,
        told: 0,
        newestAt: 0,
        recent: [],
        ready: Promise.resolve(),
        isReady: false,
        reading: null,
        nextReading: null,
        touchedAt: 0,
        waiting: new Set(),
      };
      const created = state;
      created.ready = this.firstSeq(created).catch((error: unknown) => {
        this.followed.delete(stream);
        throw error;
      });
      this.followed.set(stream, created);
    }
    state.touchedAt = Date.now();
    await state.ready;
    return state;
  }

  private async firstSeq(state: Followed): Promise<void> {
    state.last = (await this.seqs([state.name])).get(state.name) ?? 0;
    state.recent = await this.select(state.name, state.last - 1, state.last);
    state.newestAt = Date.parse(state.recent[0]?.at ?? '') || 0;
    state.isReady = true;
  }

  private notice(payload: string): void {
    const seqs = Object.entries(JSON.parse(payload) as Record<string, number>);
    this.hear(seqs);
    for (const [name, seq] of seqs) {
      const state = this.followed.get(name);
      if (state && seq > state.last) this.readSoon(state);
    }
  }

  /** What this process has written itself it knows before the notice of it has come back. */
  private hear(seqs: Iterable<readonly [name: string, seq: number]>): void {
    for (const [name, seq] of seqs) {
      const state = this.followed.get(name);
      if (state) state.told = Math.max(seq, state.told);
    }
  }

  /** Until the stream was read up to there, or twice: a first reading may have begun before. What cannot be read now is read later. */
  private reach(state: Followed, seq: number): Promise<void> {
    return new Promise((done) => {
      const end = () => {
        state.waiting.delete(look);
        done();
      };
      const look = () => {
        if (state.last >= seq) end();
      };
      state.waiting.add(look);
      const readings = async () => {
        for (let left = 2; left > 0 && state.last < seq; left -= 1) await (state.reading ?? this.read(state));
        // the second one began after it was told: there is no such event any more
        if (state.last < seq && state.told === seq) state.told = state.last;
      };
      readings().then(end, end);
    });
  }

  /** Compares every followed stream with the database: heals what a lost notice or connection hid. */
  private async compare(): Promise<void> {
    const now = Date.now();
    for (const [name, state] of this.followed) {
      const isUsed = state.waiting.size > 0 || this.subscriber?.isUsed(name);
      if (now - state.touchedAt > FORGET_MS && !isUsed) this.followed.delete(name);
    }
    if (this.followed.size === 0) return;
    try {
      const seqs = await this.seqs([...this.followed.keys()]);
      for (const [name, state] of this.followed) {
        const seq = seqs.get(name) ?? 0;
        if (seq > state.last) this.readSoon(state);
        else if (seq < state.last && (await this.hasFallenBack(state))) this.reset(state, seq);
      }
    } catch (error) {
      this.logger.warn('could not read the event log; trying again', error);
    }
  }

  /** `last` may have grown while the comparison was under way: only a second look tells that a stream fell back. */
  private async hasFallenBack(state: Followed): Promise<boolean> {
    const last = state.last;
    return ((await this.seqs([state.name])).get(state.name) ?? 0) < last;
  }

  private reset(state: Followed, seq: number): void {
    this.logger.warn(`stream ${state.name} fell back from ${state.last} to ${seq}`);
    state.last = seq;
    state.told = seq;
    state.newestAt = Date.now();
    state.recent = [];
    this.subscriber?.reset(state.name);
    wake(state);
  }

  private readSoon(state: Followed): void {
    this.read(state).catch((error: unknown) =>
      this.logger.warn(`could not read stream ${state.name}; trying again`, error),
    );
  }

  /**
   * One reading at a time per stream. Whoever asks during one waits for the next, and for no more than that: anybody may ask, and
   * others who go on asking would keep them waiting.
   */
  private read(state: Followed): Promise<void> {
    const { reading } = state;
    if (!reading) return this.beginReading(state);
    state.nextReading ??= reading
      .catch(() => undefined)
      .then(() => {
        state.nextReading = null;
        return state.reading ?? this.beginReading(state);
      });
    return state.nextReading;
  }

  private beginReading(state: Followed): Promise<void> {
    state.reading = this.readToEnd(state).finally(() => (state.reading = null));
    return state.reading;
  }

  private async readToEnd(state: Followed): Promise<void> {
    await state.ready;
    let more = true;
    while (more) {
      const events = await this.select(state.name, state.last, null);
      if (events.length > 0) this.take(state, events);
      more = events.length === READ_AT_ONCE;
    }
  }

  private take(state: Followed, events: LoggedEvent[]): void {
    const newest = events.at(-1);
    if (newest) {
      state.last = newest.seq;
      state.newestAt = Date.parse(newest.at);
    }
    const takesBack = events.findLastIndex(({ type }) => type === TAKES_BACK);
    const kept = takesBack < 0 ? [...state.recent, ...events] : events.slice(takesBack);
    state.recent = kept.slice(-KEPT_EVENTS);
    this.subscriber?.events(state.name, events);
    wake(state);
  }

  private async seqs(names: readonly string[]): Promise<Map<string, number>> {
    const rows = (await this.dataSource.query('select name, seq::float8 as seq from stream where name = any($1)', [
      names,
    ])) as { name: string; seq: number }[];
    return new Map(rows.map((row) => [row.name, row.seq]));
  }

  private async select(stream: string, after: number, upTo: number | null): Promise<LoggedEvent[]> {
    const rows = (await this.dataSource.query(SELECT, [stream, after, upTo])) as (Omit<LoggedEvent, 'at'> & {
      at: Date;
    })[];
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }) as LoggedEvent);
  }
}

function wake({ waiting }: Followed): void {
  for (const end of [...waiting]) end();
}
