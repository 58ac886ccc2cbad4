// Following by pieces: what a page has equals what was told, whatever is lost, late, restored or asked for in between.
import type { LoggedEvent } from '@gelanggang/contract/events';
import fc from 'fast-check';
import type { TopicReader } from './topic-reader';
import { type PieceAnswer, PieceFeed, type PieceSource } from './piece-feed';

const TOPIC = 'tournament:1';
const event = (seq: number): LoggedEvent =>
  ({ seq, type: 'schedule.removed', at: '2026-11-25T00:00:00.000Z', data: { schedule_id: seq } }) as LoggedEvent;

/** A stream that grows when a test says so, and a clock that stands. */
class Stream {
  epoch = 'a';
  seq = 0;
  isAway = false;
  oldest = 1;
  asked: string[] = [];
  private waiting: (() => void)[] = [];

  tell(times = 1): void {
    this.seq += times;
    this.wake();
  }
  /** Whoever waits is answered with what there is. */
  wake(): void {
    for (const go of this.waiting.splice(0)) go();
  }
  readonly source: PieceSource = {
    head: () => (this.isAway ? Promise.reject(new Error('away')) : Promise.resolve(this.headNow())),
    piece: async (epoch, _topic, seq, hold): Promise<PieceAnswer> => {
      this.asked.push(`${seq} ${hold}`);
      if (this.seq < seq) await new Promise<void>((go) => this.waiting.push(go));
      if (this.isAway) throw new Error('away');
      if (epoch !== this.epoch || seq < this.oldest || seq > this.seq + 1) return 'gone';
      return { events: Array.from({ length: Math.min(3, this.seq - seq + 1) }, (_, n) => event(seq + n)) };
    },
    holds: () => true,
  };
  private headNow() {
    return { epoch: this.epoch, seq: this.seq, newest_age: this.seq === 0 ? null : 60_000 };
  }
}

/** A page: a snapshot with its `seq`, fetched anew where it is told to. */
class Page implements TopicReader {
  readonly topic = TOPIC;
  fetched = 0;
  constructor(
    private readonly stream: Stream,
    public seq: number,
  ) {}
  since = () => this.seq;
  receive(events: LoggedEvent[]): 'applied' | 'gap' {
    const news = events.filter(({ seq }) => seq > this.seq);
    if (news[0] && news[0].seq !== this.seq + 1) return 'gap';
    this.seq = news.at(-1)?.seq ?? this.seq;
    return 'applied';
  }
  refetch(): void {
    this.fetched += 1;
    this.seq = this.stream.seq;
  }
}

/** All that can happen without time going by has happened. */
const settle = async () => {
  for (let n = 0; n < 60; n++) await Promise.resolve();
};

const connections: boolean[] = [];
function follow(stream: Stream, readers: TopicReader[], age = 0): PieceFeed {
  const owner = {
    readersOf: (topic: string) => readers.filter((reader) => reader.topic === topic),
    ageOf: () => age,
    connection: (isLive: boolean) => void connections.push(isLive),
  };
  // a pause is over at once
  const feed = new PieceFeed(stream.source, owner, () => Promise.resolve());
  feed.follow(TOPIC);
  return feed;
}
beforeEach(() => connections.splice(0));

it('goes on from what the page has, one number after the other', async () => {
  const stream = new Stream();
  stream.seq = 7;
  const page = new Page(stream, 2);
  const feed = follow(stream, [page]);
  await settle();
  expect(page.seq).toBe(7);
  stream.tell();
  await settle();
  expect([page.seq, page.fetched]).toEqual([8, 0]);
  expect(stream.asked).toEqual(['3 0', '6 0', '8 0', '9 0']);
  feed.close();
});

it('asks with another number after each answer that was empty, so that no cache answers it', async () => {
  const stream = new Stream();
  const feed = follow(stream, [new Page(stream, 0)]);
  await settle();
  stream.wake();
  await settle();
  stream.wake();
  await settle();
  expect(stream.asked).toEqual(['1 0', '1 1', '1 2']);
  feed.close();
});

it('fetches anew what is too far behind, no longer told, or of another epoch', async () => {
  const far = new Stream();
  far.seq = 2000;
  const behind = new Page(far, 1);
  const first = follow(far, [behind]);
  await settle();
  expect([behind.seq, behind.fetched]).toEqual([2000, 1]);
  first.close();

  const cut = new Stream();
  cut.seq = 20;
  cut.oldest = 15;
  const old = new Page(cut, 5);
  const second = follow(cut, [old]);
  await settle();
  expect([old.seq, old.fetched]).toEqual([20, 1]);
  second.close();

  const restored = new Stream();
  restored.seq = 9;
  const page = new Page(restored, 9);
  const third = follow(restored, [page]);
  await settle();
  restored.epoch = 'b';
  restored.seq = 4;
  restored.wake();
  await settle();
  expect([page.seq, page.fetched]).toEqual([4, 1]);
  third.close();
});

it('says that it is live once all topics answer, and not while the server does not', async () => {
  const stream = new Stream();
  stream.isAway = true;
  const feed = follow(stream, [new Page(stream, 0)]);
  await settle();
  expect(new Set(connections)).toEqual(new Set([false]));
  stream.isAway = false;
  await settle();
  expect(connections.at(-1)).toBe(true);
  feed.close();
});

it('has a list fetched again that may have missed something before it was followed, and no other', async () => {
  const stream = new Stream();
  stream.seq = 3;
  const list = (told: string[]): TopicReader => ({
    topic: TOPIC,
    since: () => undefined,
    receive: () => 'applied',
    joined: (seq) => void told.push(`joined ${seq}`),
    refetch: (seq) => void told.push(`refetch ${seq}`),
  });
  const [young, old]: string[][] = [[], []];
  const one = follow(stream, [list(young ?? [])], 30_000);
  await settle();
  one.close();
  const two = follow(stream, [list(old ?? [])], 90_000);
  await settle();
  two.close();
  expect([young, old]).toEqual([['joined 3'], ['refetch 3']]);
});

it('equals what was told, whatever happens on the way (generated histories)', async () => {
  const step = fc.oneof(
    fc.record({ tell: fc.integer({ min: 1, max: 5 }) }),
    fc.constantFrom('empty' as const, 'away' as const, 'back' as const, 'wake' as const, 'restore' as const),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const stream = new Stream();
      const pages = [new Page(stream, 0), new Page(stream, 0)];
      const feed = follow(stream, pages);
      for (const one of steps) {
        if (typeof one === 'object') stream.tell(one.tell);
        else if (one === 'empty') stream.wake();
        else if (one === 'wake') feed.wake();
        else if (one === 'restore') {
          stream.epoch += 'x';
          stream.seq = Math.floor(stream.seq / 2);
          stream.wake();
        } else {
          stream.isAway = one === 'away';
          stream.wake();
        }
        await settle();
      }
      stream.isAway = false;
      stream.tell();
      for (let n = 0; n < 5; n++) await settle();
      expect(pages.map(({ seq }) => seq)).toEqual([stream.seq, stream.seq]);
      feed.close();
      stream.wake();
    }),
  );
});
