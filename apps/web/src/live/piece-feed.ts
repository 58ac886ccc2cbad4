// Follows public topics without a socket, by their numbered pieces, which a cache hands to a whole crowd: the address of
// what comes next is the number of the last event and one, so that nothing can be overlooked.
import type { LivePiece, StreamHead } from '@gelanggang/contract/live-pieces';
import type { TopicReader } from './topic-reader';

const RETRY_MS = 1_000;
const RETRY_MAX_MS = 10_000;
/** Where pieces are not waited for: so often a stream is asked that moves with a match, and any other. */
const ASK_MS = 2_000;
const ASK_SELDOM_MS = 10_000;
/** As the socket: more missed events than this are fetched faster as a snapshot. */
const MOST_MISSED = 1_000;

/** What answers a piece: its events, or `gone` (another epoch, too old, never told). */
export type PieceAnswer = LivePiece | 'gone';

export interface PieceSource {
  /** Null: there is no such topic. Rejects while the server does not answer. */
  head(topic: string, signal: AbortSignal): Promise<StreamHead | null>;
  /** `hold`: how often this address was answered with nothing; undefined: do not wait. */
  piece(epoch: string, topic: string, seq: number, hold: number | undefined, signal: AbortSignal): Promise<PieceAnswer>;
  /** Whether a piece of this topic may be waited for: a browser has six connections for all pages of a plain address. */
  holds(topic: string): boolean;
}

export interface FeedOwner {
  readersOf(topic: string): TopicReader[];
  /** How old what the reader shows may be, in milliseconds. */
  ageOf(reader: TopicReader): number;
  /** Whether every topic that is followed answers. */
  connection(isLive: boolean): void;
}

interface Following {
  abort: AbortController;
  isAnswered: boolean;
}

export class PieceFeed {
  private readonly following = new Map<string, Following>();
  /** Of what each topic's readers have, also when it is begun anew; null: it may be of another one. */
  private readonly epochs = new Map<string, string | null>();

  constructor(
    private readonly source: PieceSource,
    private readonly owner: FeedOwner,
    private readonly pause: (ms: number, signal: AbortSignal) => Promise<void> = wait,
  ) {}

  /** Begins with a topic, or begins it anew: from what its readers have. */
  follow(topic: string): void {
    this.leave(topic);
    const one: Following = { abort: new AbortController(), isAnswered: false };
    this.following.set(topic, one);
    void this.run(topic, one);
  }

  leave(topic: string): void {
    this.following.get(topic)?.abort.abort();
    this.following.delete(topic);
  }

  /** All topics anew, without waiting for the next try. */
  wake(): void {
    for (const topic of [...this.following.keys()]) this.follow(topic);
  }

  close(): void {
    for (const topic of [...this.following.keys()]) this.leave(topic);
  }

  private async run(topic: string, one: Following): Promise<void> {
    const { signal } = one.abort;
    let failed = 0;
    while (!signal.aborted) {
      try {
        const head = await this.source.head(topic, signal);
        if (!head || signal.aborted) return;
        failed = 0;
        this.tell(one, true);
        const epoch = this.epochs.get(topic);
        const isAnother = epoch !== undefined && epoch !== head.epoch;
        this.epochs.set(topic, head.epoch);
        const next = this.introduce(topic, head, isAnother);
        // its readers are fetching anew: what they have then is asked for next
        if (next === null) await this.pause(RETRY_MS, signal);
        else if ((await this.read(topic, head.epoch, next, signal)) === 'gone') {
          this.epochs.set(topic, null);
          await this.pause(RETRY_MS, signal);
        }
      } catch {
        if (signal.aborted) return;
        this.tell(one, false);
        failed += 1;
        await this.pause(Math.min(RETRY_MAX_MS, RETRY_MS * 2 ** (failed - 1)) * (0.5 + Math.random()), signal);
      }
    }
  }

  /** Where reading begins: after what the reader has that is furthest behind; null where somebody fetches anew first. */
  private introduce(topic: string, head: StreamHead, isAnother: boolean): number | null {
    let next = head.seq + 1;
    let isBehind = false;
    for (const reader of this.owner.readersOf(topic)) {
      const since = reader.since();
      if (isAnother) {
        reader.refetch(head.seq);
        isBehind = true;
      } else if (since === undefined) {
        const mayHaveMissed = head.newest_age !== null && head.newest_age < this.owner.ageOf(reader);
        if (mayHaveMissed) reader.refetch(head.seq);
        else reader.joined?.(head.seq);
      } else if (head.seq - since > MOST_MISSED) {
        reader.refetch(head.seq);
        isBehind = true;
      } else next = Math.min(next, since + 1);
    }
    return isBehind ? null : next;
  }

  /** Until a reader needs what lies before, or what follows is no longer told. */
  private async read(topic: string, epoch: string, from: number, signal: AbortSignal): Promise<'gap' | 'gone'> {
    let next = from;
    for (let empty = 0; ; empty += 1) {
      const holds = this.source.holds(topic);
      const piece = await this.source.piece(epoch, topic, next, holds ? empty : undefined, signal);
      if (signal.aborted) return 'gap';
      if (piece === 'gone') return 'gone';
      const last = piece.events.at(-1);
      if (last) {
        next = last.seq + 1;
        empty = -1;
        const answers = this.owner.readersOf(topic).map((reader) => reader.receive(piece.events));
        if (answers.includes('gap')) return 'gap';
      }
      if (!holds) await this.pause(askEvery(topic) * (0.8 + 0.4 * Math.random()), signal);
    }
  }

  private tell(one: Following, isAnswered: boolean): void {
    one.isAnswered = isAnswered;
    this.owner.connection([...this.following.values()].every((each) => each.isAnswered));
  }
}

const askEvery = (topic: string): number => (/^(tournament|arena):/.test(topic) ? ASK_MS : ASK_SELDOM_MS);

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      done();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}
