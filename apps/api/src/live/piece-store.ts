// The public streams as numbered pieces: an HTTP cache asks once for each, however many wait for it behind the cache.
import { setMaxListeners } from 'node:events';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { GATHER_MS } from '@gelanggang/contract/events';
import { type LivePiece, MOST_PIECE_EVENTS, PIECE_HOLD_MS, type StreamHead } from '@gelanggang/contract/live-pieces';
import { EventReader } from '@gelanggang/platform/events/event-reader';
import { PackedBody } from '../http/encoding';
import { unavailable } from '../http/refusals';
import { FairPlaces } from './fair-places';
import { ServerClock } from './server-clock';
import { liveSentences } from './sentences';

/** As many requests may wait here at once as sockets may stand; another instance takes more. */
const MOST_HELD = 20_000;
/** Of a stream with nobody waiting, so long it is known when its last piece was given. */
const REMEMBERED_MS = 60_000;
const EPOCH_KNOWN_MS = 1_000;

/** Who waits for a piece that does not exist yet. */
export interface Waiting {
  /** Undefined: nobody waits, an empty piece will do. */
  hold: number | undefined;
  /** Whose places are counted together. */
  network: string;
  /** Ends once nobody is there any more. */
  gone: AbortSignal;
}

export interface Piece {
  isEmpty: boolean;
  body: PackedBody;
}

/** The address is of another epoch, of events that are no longer there, or of a number that is not the next one. */
export const GONE = 'gone';

const packed = (piece: LivePiece): Piece => ({
  isEmpty: piece.events.length === 0,
  body: new PackedBody(Buffer.from(JSON.stringify(piece))),
});

/** Everybody is sent the same one. */
const EMPTY = packed({ events: [] });

@Injectable()
export class PieceStore implements BeforeApplicationShutdown {
  /** What is being waited for, by epoch, stream and seq: made once for all who ask meanwhile. */
  private readonly made = new Map<string, Promise<Piece | typeof GONE>>();
  /** When each stream's last piece was given. */
  private readonly given = new Map<string, number>();
  private readonly closing = new AbortController();
  readonly places = new FairPlaces(MOST_HELD);
  private epochAskedAt = -EPOCH_KNOWN_MS;
  private knownEpochs: Promise<string> = Promise.resolve('');

  constructor(
    private readonly reader: EventReader,
    private readonly dataSource: DataSource,
    private readonly clock: ServerClock,
  ) {
    // as many as wait
    setMaxListeners(0, this.closing.signal);
  }

  /** Whoever waits is answered, so that the server can close. */
  beforeApplicationShutdown(): void {
    this.closing.abort();
  }

  async head(stream: string): Promise<StreamHead> {
    const seq = await this.reader.lastSeq(stream);
    const newestAt = this.reader.newestAt(stream);
    const newest_age = newestAt === 0 ? null : Math.max(0, this.clock.now() - newestAt);
    return { epoch: await this.epoch(), seq, newest_age };
  }

  /**
   * `seq` is at least 1. With `hold` a piece that does not exist yet is waited for; an empty one is answered early to whoever
   * gives way to another network. Throws 503 when too many wait already; what there is they all get.
   */
  async piece(
    epoch: string,
    stream: string,
    seq: number,
    { hold, network, gone }: Waiting,
  ): Promise<Piece | typeof GONE> {
    const known = await this.reader.lastSeq(stream);
    // another instance may have told of it earlier than this one heard
    const last = seq > known + 1 ? await this.reader.catchUp(stream) : known;
    if (seq > last + 1 || epoch !== (await this.knownEpoch())) return GONE;
    if (seq <= last) return this.once(`${epoch} ${stream} ${seq}`, () => this.read(epoch, stream, seq));
    if (hold === undefined) return EMPTY;
    const place = this.places.take(network);
    if (!place) throw unavailable(liveSentences.full);
    try {
      const making = this.once(`${epoch} ${stream} ${seq} ${hold}`, () => this.wait(epoch, stream, seq));
      const givenAway = place.gaveWay.then(() => EMPTY);
      return await Promise.race([making, untilGone(gone), givenAway]);
    } finally {
      place.leave();
    }
  }

  private once(key: string, make: () => Promise<Piece | typeof GONE>): Promise<Piece | typeof GONE> {
    let making = this.made.get(key);
    if (!making) {
      making = make().finally(() => this.made.delete(key));
      this.made.set(key, making);
    }
    return making;
  }

  private async wait(epoch: string, stream: string, seq: number): Promise<Piece | typeof GONE> {
    const isOver = await this.hold((signal) => this.reader.nextEvent(stream, seq - 1, signal));
    if (isOver && (await this.reader.lastSeq(stream)) < seq) return epoch === (await this.knownEpoch()) ? EMPTY : GONE;
    // the first of a burst goes at once, those that come right after it go together
    const since = performance.now() - (this.given.get(stream) ?? -GATHER_MS);
    if (since < GATHER_MS && !isOver) await pause(GATHER_MS - since, this.closing.signal);
    // whatever number they waited under, they are told the same
    return this.once(`${epoch} ${stream} ${seq}`, () => this.read(epoch, stream, seq));
  }

  /**
   * Answers whether the time was over, or the server closes. A timer of its own: `AbortSignal.timeout` within
   * `AbortSignal.any` is collected as garbage while it is waited for (Node 20), and then ends nothing.
   */
  private async hold(work: (signal: AbortSignal) => Promise<void>): Promise<boolean> {
    const enough = new AbortController();
    const end = () => enough.abort();
    const timer = setTimeout(end, PIECE_HOLD_MS);
    this.closing.signal.addEventListener('abort', end);
    if (this.closing.signal.aborted) end();
    try {
      await work(enough.signal);
      return enough.signal.aborted;
    } finally {
      clearTimeout(timer);
      this.closing.signal.removeEventListener('abort', end);
    }
  }

  private async read(epoch: string, stream: string, seq: number): Promise<Piece | typeof GONE> {
    const events = await this.reader.replay(stream, seq - 1);
    // asked after the reading: what was read is of this epoch or of none
    if (!events || epoch !== (await this.epoch())) return GONE;
    if (events.length > 0) this.remember(stream);
    return events.length === 0 ? EMPTY : packed({ events: events.slice(0, MOST_PIECE_EVENTS) });
  }

  private remember(stream: string): void {
    const now = performance.now();
    this.given.set(stream, now);
    for (const [name, at] of this.given) if (now - at > REMEMBERED_MS) this.given.delete(name);
  }

  /** For the first look alone; before anything is told, the database is asked. */
  private knownEpoch(): Promise<string> {
    const now = performance.now();
    if (now - this.epochAskedAt > EPOCH_KNOWN_MS) {
      this.epochAskedAt = now;
      this.knownEpochs = this.epoch();
      this.knownEpochs.catch(() => (this.epochAskedAt = -EPOCH_KNOWN_MS));
    }
    return this.knownEpochs;
  }

  private async epoch(): Promise<string> {
    const [row] = await this.dataSource.query<{ value: string }[]>('select value from epoch');
    if (!row) throw new Error('The table epoch has no row.');
    return row.value;
  }
}

/** Nobody reads what is answered then. */
const untilGone = (gone: AbortSignal): Promise<typeof GONE> =>
  new Promise((done) => {
    if (gone.aborted) done(GONE);
    else gone.addEventListener('abort', () => done(GONE), { once: true });
  });

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      done();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}
