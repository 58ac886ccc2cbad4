// The one connection to the live namespace: joins topics, replays what was missed, and says how fresh the page is.
import * as sessionCalls from '@gelanggang/contract/calls/session';
import type { EventsMessage, ProgressMessage, SubscribeAnswer, SubscribeRequest } from '@gelanggang/contract/events';
import type { Socket } from 'socket.io-client';
import { callApi } from '@web/lib/calls';
import { panelSession } from '../lib/panel-session';
import { session } from '../lib/session';
import type { PieceFeed } from './piece-feed';
import type { TopicReader } from './topic-reader';

export type Connection = 'idle' | 'connecting' | 'live' | 'reconnecting';
export interface ConnectionState {
  connection: Connection;
  /** When the page last knew that it was up to date. */
  asOf: Date | null;
}

const NAMESPACE = '/live';
const ACK_MS = 8_000;
const RECONNECT_MS = 1_000;
const RECONNECT_MAX_MS = 10_000;
/** A page hidden for longer than this asks again for what it missed, even if its socket claims to be connected. */
const SLEEP_MS = 30_000;
/**
 * What a page shows may have been fetched this long before it asked to listen (the cache's `staleTime`), and an event
 * bears the time at which its transaction began.
 */
const UNCERTAIN_MS = 30_000;

const readers = new Set<TopicReader>();
const openedAt = new WeakMap<TopicReader, { time: number; running: number }>();
const watchers = new Set<() => void>();
let socket: Socket | null = null;
/** In the socket's place: the pieces that caches hand out, for whoever is nobody but a spectator. */
let feed: PieceFeed | null = null;
let takesPieces = false;
let opening = false;
let hiddenAt: number | null = null;
let state: ConnectionState = { connection: 'idle', asOf: null };

function setConnection(connection: Connection): void {
  if (state.connection === connection) return;
  const wasLive = state.connection === 'live';
  state = { connection, asOf: connection === 'live' || wasLive ? new Date() : state.asOf };
  watchers.forEach((watch) => watch());
}

/** Who this device is: an account, a panel's seat, both, or nobody. */
function credentials(): { token?: string; panel?: string } {
  const { token } = session;
  const panel = panelSession.token;
  return { ...(token ? { token } : {}), ...(panel ? { panel } : {}) };
}

const isSomebody = (): boolean => Object.keys(credentials()).length > 0;

/** Loaded after the first paint: a page is readable before the socket is there. */
async function open(): Promise<void> {
  if (socket || feed || opening) return;
  opening = true;
  setConnection('connecting');
  try {
    if ((takesPieces || document.querySelector('[data-live="pieces"]')) && !isSomebody()) {
      await openFeed();
      return;
    }
    const { io } = await import('socket.io-client');
    const made = io(NAMESPACE, {
      transports: ['websocket', 'polling'],
      tryAllTransports: true,
      // a balancer keeps this page with one instance by it (deploy/nginx-site.conf)
      query: { k: Math.random().toString(36).slice(2) },
      reconnectionDelay: RECONNECT_MS,
      reconnectionDelayMax: RECONNECT_MAX_MS,
      randomizationFactor: 0.5,
      auth: (give) => give(credentials()),
    });
    socket = made;
    made.on('connect', () => {
      setConnection('live');
      readers.forEach((reader) => void subscribe(reader));
    });
    made.on('events', (message: EventsMessage) => deliver(message));
    made.on('progress', (message: ProgressMessage) => {
      readers.forEach((reader) => reader.topic === message.topic && reader.progress?.(message));
    });
    made.on('disconnect', (reason) => {
      setConnection('reconnecting');
      if (reason === 'io server disconnect') reconnectSoon();
    });
    made.on('connect_error', (error: Error & { data?: { pieces?: unknown } }) => {
      setConnection('reconnecting');
      if (error.data?.pieces === true && !isSomebody()) return takePieces();
      // Refused by the server, not by the network. A session that is over ends here too; the change of token connects anew.
      if (!made.active) {
        if (session.token) void callApi(sessionCalls.user).catch(() => undefined);
        reconnectSoon();
      }
    });
  } catch {
    // The script of the socket did not load; the next wake or online event tries again.
    setConnection('reconnecting');
    setTimeout(() => void (readers.size > 0 && open()), jitter(RECONNECT_MAX_MS));
  } finally {
    opening = false;
  }
}

async function openFeed(): Promise<void> {
  const { feedFor } = await import('./pieces');
  feed = feedFor({
    readersOf: (topic) => [...readers].filter((reader) => reader.topic === topic),
    ageOf: (reader) => ageOf(reader) + UNCERTAIN_MS,
    connection: (isLive) => setConnection(isLive ? 'live' : 'reconnecting'),
  });
  for (const topic of new Set([...readers].map((reader) => reader.topic))) feed.follow(topic);
}

/** From now on this page follows without a socket: the server is full, or says that spectators do. */
function takePieces(): void {
  takesPieces = true;
  if (!socket) return;
  socket.close();
  socket = null;
  if (readers.size > 0) void open();
}

/** What is asked for anew: by the socket, or by the feed. */
function ask(reader: TopicReader): void {
  if (feed) feed.follow(reader.topic);
  else void subscribe(reader);
}

const jitter = (ms: number): number => ms * (0.5 + Math.random());

function reconnectSoon(): void {
  setTimeout(() => socket?.connect(), jitter(RECONNECT_MS));
}

function deliver(message: EventsMessage): void {
  for (const reader of readers) {
    if (reader.topic === message.topic && reader.receive(message.events) === 'gap') void subscribe(reader);
  }
}

/** The device's time may be set back meanwhile, and the other clock stands still while some devices sleep. */
function ageOf(reader: TopicReader): number {
  const opened = openedAt.get(reader) ?? { time: 0, running: 0 };
  return Math.max(Date.now() - opened.time, performance.now() - opened.running);
}

/** Asks for a topic and for what the page missed since its last event. */
async function subscribe(reader: TopicReader): Promise<void> {
  const asked = socket;
  if (!asked?.connected) return;
  let answer: SubscribeAnswer;
  try {
    const since = reader.since();
    const age = since === undefined ? ageOf(reader) + UNCERTAIN_MS : undefined;
    const request: SubscribeRequest = { topic: reader.topic, since, age };
    answer = (await asked.timeout(ACK_MS).emitWithAck('subscribe', request)) as SubscribeAnswer;
  } catch {
    // No answer: the connection only seems to be there. A new one asks again for everything.
    if (socket === asked && asked.connected) asked.disconnect().connect();
    return;
  }
  if (!readers.has(reader) || !answer.ok) return;
  if ('snapshot' in answer) reader.refetch(answer.seq, answer.told);
  else if (reader.receive(answer.events) === 'gap') reader.refetch(answer.seq);
  else reader.joined?.(answer.seq);
}

export const live = {
  /** Joins a topic until the returned function is called. */
  join(reader: TopicReader): () => void {
    readers.add(reader);
    openedAt.set(reader, { time: Date.now(), running: performance.now() });
    if (feed || socket?.connected) ask(reader);
    else void open();
    return () => {
      readers.delete(reader);
      const isLast = ![...readers].some((other) => other.topic === reader.topic);
      if (isLast) feed?.leave(reader.topic);
      if (isLast && socket?.connected) socket.emit('unsubscribe', { topic: reader.topic });
    };
  },
  /** Asks again for what a reader misses, for a snapshot that came from an instance that lags behind. */
  resubscribe(reader: TopicReader): void {
    ask(reader);
  },
  /** What the page shows without a socket is of this moment: an answer of the server, or what the device kept. */
  knows(asOf: Date): void {
    if (state.connection === 'live') return;
    state = { ...state, asOf };
    watchers.forEach((watch) => watch());
  },
  get state(): ConnectionState {
    return state;
  },
  onChange(watch: () => void): () => void {
    watchers.add(watch);
    return () => watchers.delete(watch);
  },
};

/** After sleep, or when the network is back: do not wait for the timer. */
function wake(): void {
  if (readers.size === 0) return;
  if (feed) feed.wake();
  else if (!socket) void open();
  // A socket that waits for its next try ignores `connect`; it has to be started anew.
  else if (!socket.connected) setTimeout(() => socket?.connected || socket?.disconnect().connect(), jitter(300));
  else readers.forEach((reader) => void subscribe(reader));
}

window.addEventListener('online', wake);
window.addEventListener('offline', () => setConnection(socket || feed ? 'reconnecting' : state.connection));
window.addEventListener('visibilitychange', () => {
  if (document.hidden) hiddenAt = Date.now();
  else {
    if (hiddenAt !== null && Date.now() - hiddenAt > SLEEP_MS) wake();
    hiddenAt = null;
  }
});

// Another account, or a panel's seat, sees other topics: changed credentials make a new connection.
let last = JSON.stringify(credentials());
const connectAnew = () => {
  const now = JSON.stringify(credentials());
  if (now === last) return;
  last = now;
  // who signs in hears more than everybody: by the socket
  if (feed && isSomebody()) {
    feed.close();
    feed = null;
    void open();
  }
  if (socket) socket.disconnect().connect();
};
session.onChange(connectAnew);
panelSession.onChange(connectAnew);
