// The socket as a phone and a staff member use it (realtime-and-jobs, Socket contract).
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { io, type Socket } from 'socket.io-client';
import type { DataSource } from 'typeorm';
import {
  type EventsMessage,
  LIVE_NAMESPACE,
  type LoggedEvent,
  streams,
  type SubscribeAnswer,
} from '@gelanggang/contract/events';
import { createSession, revokeSession } from '@gelanggang/database/queries/session.queries';
import { makeAccount, makeTournament } from '@gelanggang/database/testing/factories';
import { loadEnv } from '@gelanggang/platform/env/env';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { testApi } from '../../../test/setup/api';
import { cloneDatabase, type TestDatabase } from '../../../test/setup/database';
import { Gate } from '../../../test/setup/gate';
import { untilSo } from '../../../test/setup/until';
import { createApi } from '../src/bootstrap';

const phones: Phone[] = [];

/** One browser: its socket and what it heard per topic. */
class Phone {
  readonly heard: LoggedEvent[] = [];
  readonly messages: EventsMessage[] = [];
  readonly socket: Socket;

  constructor(url: string, token?: string) {
    this.socket = io(`${url}${LIVE_NAMESPACE}`, {
      transports: ['websocket'],
      auth: token === undefined ? {} : { token },
      reconnectionDelay: 50,
      reconnectionDelayMax: 200,
      forceNew: true,
    });
    this.socket.on('events', (message: EventsMessage) => {
      this.messages.push(message);
      this.heard.push(...message.events);
    });
    phones.push(this);
  }

  connected(): Promise<void> {
    return new Promise((done, fail) => {
      if (this.socket.connected) return done();
      this.socket.once('connect', done);
      this.socket.once('connect_error', fail);
    });
  }

  ask(event: string, ...message: unknown[]): Promise<SubscribeAnswer> {
    return this.socket.timeout(5000).emitWithAck(event, ...message) as Promise<SubscribeAnswer>;
  }

  /** Takes the answer in its own turn: after a promise, events of the next message may have been heard before it. */
  subscribe(topic: string, since?: number): Promise<SubscribeAnswer> {
    return new Promise((done, fail) => {
      this.socket.timeout(5000).emit('subscribe', { topic, since }, (late: Error | null, answer: SubscribeAnswer) => {
        if (late) return fail(late);
        if (answer.ok && 'events' in answer) this.heard.push(...answer.events);
        done(answer);
      });
    });
  }

  seqs(): number[] {
    return this.heard.map(({ seq }) => seq);
  }
}

const pause = (ms = 50) => new Promise((done) => setTimeout(done, ms));

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

function write(dataSource: DataSource, topic: string, count = 1): Promise<void> {
  return writeWithEvents(dataSource, (_, emit) => {
    for (let index = 0; index < count; index++) emit(topic, 'schedule.removed', { schedule_id: index });
    return Promise.resolve();
  });
}

afterEach(() => {
  for (const phone of phones.splice(0)) phone.socket.disconnect();
});

describe('the socket', () => {
  const api = testApi();
  let topic: string;

  beforeEach(async () => {
    topic = streams.tournament((await makeTournament(api.dataSource.manager)).id);
  });

  it('tells a phone without an account what changes in public, in order and once', async () => {
    const phone = new Phone(api.url);
    await phone.connected();
    expect(await phone.subscribe(topic)).toEqual({ ok: true, seq: 0, events: [] });
    for (let round = 0; round < 20; round++) await write(api.dataSource, topic, 2);
    await untilSo(() => phone.heard.length >= 40);
    expect(phone.seqs()).toEqual(numbers(1, 40));
    expect(phone.heard[0]).toEqual({
      seq: 1,
      type: 'schedule.removed',
      data: { schedule_id: 0 },
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    });
    // gathered: far fewer messages than events, the first of them at once and alone
    expect(phone.messages.length).toBeLessThan(20);
    expect(phone.messages[0]).toMatchObject({ topic });
  });

  it('replays to a phone that was away what it missed, and only that', async () => {
    const phone = new Phone(api.url);
    await phone.connected();
    await phone.subscribe(topic);
    await write(api.dataSource, topic, 3);
    await untilSo(() => phone.heard.length === 3);
    phone.socket.disconnect();
    for (let round = 0; round < 10; round++) await write(api.dataSource, topic);

    phone.socket.connect();
    await phone.connected();
    // events go on while it subscribes again
    const writing = Promise.all(numbers(1, 10).map(() => write(api.dataSource, topic)));
    await phone.subscribe(topic, 3);
    await writing;
    await untilSo(() => phone.heard.length >= 23);
    expect(phone.seqs()).toEqual(numbers(1, 23));
  });

  it('gives every one of many phones that join during a burst each event exactly once', async () => {
    const first = new Phone(api.url);
    await first.connected();
    await first.subscribe(topic, 0);
    const writing = (async () => {
      for (let round = 0; round < 60; round++) await write(api.dataSource, topic);
    })();
    const late = await Promise.all(
      numbers(1, 8).map(async (position) => {
        await untilSo(() => first.heard.length >= position * 3);
        const phone = new Phone(api.url);
        await phone.connected();
        await phone.subscribe(topic, 0);
        return phone;
      }),
    );
    await writing;
    await untilSo(() => [first, ...late].every((phone) => phone.heard.length >= 60));
    for (const phone of [first, ...late]) expect(phone.seqs()).toEqual(numbers(1, 60));
  });

  it('answers "fetch again" when too much was missed, or when the phone knows more than the server', async () => {
    await write(api.dataSource, topic, 1500);
    const phone = new Phone(api.url);
    await phone.connected();
    expect(await phone.subscribe(topic, 0)).toEqual({ ok: true, seq: 1500, snapshot: true });
    expect(await phone.subscribe(topic, 2000)).toEqual({ ok: true, seq: 1500, snapshot: true });
    const missed = await phone.subscribe(topic, 1400);
    expect(missed).toMatchObject({ ok: true, seq: 1500 });
    expect(phone.seqs()).toEqual(numbers(1401, 1500));
  });

  it('tells a page that was read before it could listen to fetch again, if something was told in between', async () => {
    const phone = new Phone(api.url);
    await phone.connected();
    const joins = (age: number) => phone.ask('subscribe', { topic, age });
    expect(await joins(3_600_000)).toEqual({ ok: true, seq: 0, events: [] });
    await write(api.dataSource, topic);
    await untilSo(() => phone.heard.length === 1);
    expect(await joins(3_600_000)).toEqual({ ok: true, seq: 1, snapshot: true });
    // what the page shows is younger than the newest event
    expect(await joins(0)).toEqual({ ok: true, seq: 1, events: [] });

    // nobody listened while these were told: they are looked up
    const unheard = streams.tournament((await makeTournament(api.dataSource.manager)).id);
    await write(api.dataSource, unheard, 2);
    const late = await phone.ask('subscribe', { topic: unheard, age: 3_600_000 });
    expect(late).toEqual({ ok: true, seq: 2, snapshot: true });
  });

  it('tells a page that joined the site of what it must fetch again, as far as that is known', async () => {
    const phone = new Phone(api.url);
    await phone.connected();
    const told = async (age: number) => {
      const answer = await phone.ask('subscribe', { topic: streams.site, age });
      expect(answer).toMatchObject({ ok: true, snapshot: true });
      return 'told' in answer ? answer.told?.map(({ seq }) => seq) : undefined;
    };
    await phone.subscribe(streams.site);
    await write(api.dataSource, streams.site);
    await untilSo(() => phone.heard.length === 1);
    await pause();
    const from = Date.now();
    // how long the question is on its way to a busy server lies within it
    await pause(1_000);
    await write(api.dataSource, streams.site);
    await untilSo(() => phone.heard.length === 2);
    expect(await told(Date.now() - from)).toEqual(phone.seqs().slice(1));
    expect(await told(3_600_000)).toEqual(phone.seqs());
    // more than what is kept: everything may have changed
    await write(api.dataSource, streams.site, 300);
    await untilSo(() => phone.heard.length === 302);
    expect(await told(3_600_000)).toBeUndefined();
  });

  it('keeps staff and personal topics from everybody else', async () => {
    const { token, accountId } = await api.tokenFor('manager');
    const manager = new Phone(api.url, token);
    await manager.connected();
    expect(await manager.subscribe(`${topic}:staff`)).toMatchObject({
      ok: false,
      message: expect.any(String) as string,
    });
    expect(await manager.subscribe(streams.user(accountId + 1))).toMatchObject({ ok: false });
    expect(await manager.subscribe(streams.user(accountId))).toMatchObject({ ok: true });

    const stranger = new Phone(api.url);
    await stranger.connected();
    expect(await stranger.subscribe(streams.user(accountId))).toEqual({
      ok: false,
      message: 'Silakan masuk terlebih dahulu.',
      code: 'request.notSignedIn',
    });

    const organiser = new Phone(api.url, (await api.tokenFor('organiser')).token);
    await organiser.connected();
    expect(await organiser.subscribe(`${topic}:staff`)).toMatchObject({ ok: true });
    await write(api.dataSource, `${topic}:staff`);
    await write(api.dataSource, topic);
    await untilSo(() => organiser.heard.length === 1);
    expect(organiser.messages[0]).toMatchObject({ topic: `${topic}:staff` });
    expect([...manager.heard, ...stranger.heard]).toEqual([]);
  });

  it('refuses a bad token with a sentence', async () => {
    for (const token of ['x'.repeat(43), 'x', 7, { $ne: 1 }]) {
      const phone = new Phone(api.url, token as string);
      await expect(phone.connected()).rejects.toThrow('Sesi Anda tidak berlaku lagi');
    }
  });

  it('disconnects a session that is revoked, and only that', async () => {
    const account = await makeAccount(api.dataSource.manager, { role: 'organiser' });
    const [here, there] = [
      await createSession(api.dataSource.manager, account.id),
      await createSession(api.dataSource.manager, account.id),
    ];
    const [phone, other] = [new Phone(api.url, here.token), new Phone(api.url, there.token)];
    await Promise.all([phone.connected(), other.connected()]);
    const ended = new Promise<string>((done) => phone.socket.once('disconnect', done));
    await revokeSession(api.dataSource.manager, here.sessionId);
    expect(await ended).toBe('io server disconnect');
    expect(await other.subscribe('site')).toMatchObject({ ok: true });
  });

  it('answers every message that makes no sense, and goes on', async () => {
    const phone = new Phone(api.url);
    await phone.connected();
    const nonsense: unknown[][] = [
      [],
      [null],
      [[]],
      ['site'],
      [{ topic: 7 }],
      [{ topic: 'tournament:999999' }],
      [{ topic: 'tournament:1e5' }],
      [{ topic: `${topic}:boss` }],
      [{ topic, since: -1 }],
      [{ topic, since: 1.5 }],
      [{ topic, since: 'all' }],
      [{ topic, age: -1 }],
      [{ topic, age: 'old' }],
      [{ topic: 'x'.repeat(5000) }],
    ];
    for (const message of nonsense) {
      expect(await phone.ask('subscribe', ...message)).toMatchObject({
        ok: false,
        message: expect.any(String) as string,
      });
    }
    expect(await phone.ask('unsubscribe', { topic: 'nowhere' })).toMatchObject({ ok: false });
    phone.socket.emit('subscribe');
    phone.socket.emit('subscribe', 'no answer wanted', 1, 2);
    expect(await phone.subscribe(topic)).toMatchObject({ ok: true });
  });

  it('slows down a client that does nothing but ask, without cutting it off', async () => {
    const phone = new Phone(api.url);
    await phone.connected();
    const answers = await Promise.all(numbers(1, 80).map(() => phone.ask('subscribe', { topic: 'site' })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(60);
    expect(answers.at(-1)).toMatchObject({ ok: false, message: expect.stringContaining('Terlalu banyak') as string });
    expect(phone.socket.connected).toBe(true);
  });

  it('stops telling a topic that was unsubscribed', async () => {
    const phone = new Phone(api.url);
    await phone.connected();
    await phone.subscribe(topic);
    await phone.subscribe('site');
    expect(await phone.ask('unsubscribe', { topic })).toEqual({ ok: true });
    await write(api.dataSource, topic);
    await write(api.dataSource, 'site');
    await untilSo(() => phone.heard.length > 0);
    expect(phone.messages.map((message) => message.topic)).toEqual(['site']);
  });
});

describe('the live pipeline', () => {
  let database: TestDatabase;
  let gate: Gate;
  const apps: NestFastifyApplication[] = [];

  async function instance(databaseUrl: string): Promise<string> {
    const app = await createApi(loadEnv({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' }));
    apps.push(app);
    await app.listen(0, '127.0.0.1');
    return app.getUrl();
  }

  beforeAll(async () => {
    database = await cloneDatabase();
    gate = new Gate(database.url);
    await gate.start();
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
    await gate.stop();
    await database.drop();
  });

  it('recovers when PostgreSQL is restarted: pages answer again and no event is missed', async () => {
    const url = await instance(gate.url());
    const topic = streams.tournament((await makeTournament(database.dataSource.manager)).id);
    const phone = new Phone(url);
    await phone.connected();
    await phone.subscribe(topic);
    await write(database.dataSource, topic, 2);
    await untilSo(() => phone.heard.length === 2);

    await gate.stop();
    await write(database.dataSource, topic, 3);
    expect((await fetch(`${url}/api/health/ready`)).status).toBe(503);
    expect((await fetch(`${url}/api/tournaments/active`)).status).toBe(503);
    await gate.start();

    await untilSo(() => phone.heard.length >= 5);
    await write(database.dataSource, topic, 1);
    await untilSo(() => phone.heard.length >= 6);
    expect(phone.seqs()).toEqual(numbers(1, 6));
    expect((await fetch(`${url}/api/health/ready`)).status).toBe(200);
    expect(phone.socket.connected).toBe(true);
  });

  it('reaches the phones of every API instance', async () => {
    const urls = [await instance(database.url), await instance(database.url)];
    const topic = streams.tournament((await makeTournament(database.dataSource.manager)).id);
    const both = urls.map((url) => new Phone(url));
    await Promise.all(both.map((phone) => phone.connected()));
    for (const phone of both) await phone.subscribe(topic);
    for (let round = 0; round < 10; round++) await write(database.dataSource, topic);
    await untilSo(() => both.every((phone) => phone.heard.length >= 10));
    for (const phone of both) expect(phone.seqs()).toEqual(numbers(1, 10));
  });
});
