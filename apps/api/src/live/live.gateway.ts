// The only Socket.IO gateway: lets clients follow topics, replays what they missed, and hands out what is new.
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { type OnGatewayConnection, type OnGatewayInit, WebSocketGateway } from '@nestjs/websockets';
import type { Namespace, Socket } from 'socket.io';
import {
  type EventsMessage,
  LIVE_NAMESPACE,
  type LoggedEvent,
  type ProgressMessage,
  streams,
  type SubscribeAnswer,
} from '@gelanggang/contract/events';
import type { Sentence } from '@gelanggang/domain/words/sentences';
import { Env } from '@gelanggang/platform/env/env';
import { EventReader } from '@gelanggang/platform/events/event-reader';
import { inWording } from '@gelanggang/platform/languages/wording';
import { refusalBody, type Said } from '../http/refusals';
import { requestWording } from '../languages/request-wording';
import { SiteWording } from '../languages/site-wording';
import { Metrics } from '../metrics/metrics';
import { Gatherer } from './gatherer';
import { LiveLookups } from './live-lookups';
import { LiveSessions } from './live-sessions';
import { type Crowd, hasPlace, MOST_SOCKETS } from './live-places';
import { NotJoined } from './not-joined';
import { OneSocket } from './one-socket';
import { OpenTopics } from './open-topics';
import { ServerClock } from './server-clock';
import { parseTopic, refusalOf, type Topic } from './topics';
import { liveSentences } from './sentences';

const MOST_TOPICS_PER_SOCKET = 20;
/** A client that reconnects needs a handful of messages; more than these per window is a fault of the client. */
const MOST_MESSAGES = 60;
const MESSAGE_WINDOW_MS = 10_000;

/** Why a socket is not connected. With `pieces` the page follows by the pieces of the public streams instead. */
const unconnected = ({ code, text }: Sentence, more: { pieces?: true } = {}) =>
  Object.assign(new Error(text), { data: { code, ...more } });

/** A spectator: it comes with neither an account nor a panel's seat. */
function isNobody({ handshake }: Socket): boolean {
  const { token, panel } = handshake.auth as { token?: unknown; panel?: unknown };
  return !token && !panel;
}

type Answer = (answer: SubscribeAnswer | { ok: true } | Refusal) => void;
type Refusal = { ok: false; message: string; code?: string };
const refusal = (said: Said): Refusal => ({ ok: false, ...refusalBody(said) });

@Injectable()
@WebSocketGateway({ namespace: LIVE_NAMESPACE })
export class LiveGateway implements OnGatewayInit<Namespace>, OnGatewayConnection<Socket>, OnApplicationShutdown {
  private readonly logger = new Logger(LiveGateway.name);
  private namespace: Namespace | null = null;
  private readonly gatherer = new Gatherer((topic, events) => this.send(topic, events));

  constructor(
    private readonly reader: EventReader,
    private readonly sessions: LiveSessions,
    private readonly openTopics: OpenTopics,
    private readonly lookups: LiveLookups,
    private readonly notJoined: NotJoined,
    private readonly metrics: Metrics,
    private readonly clock: ServerClock,
    private readonly site: SiteWording,
    @Inject(Env) private readonly env: Env,
  ) {}

  async afterInit(namespace: Namespace): Promise<void> {
    this.namespace = namespace;
    const one = new OneSocket(namespace);
    namespace.on('connection', (socket) => {
      one.endWith(socket);
      this.notJoined.joined(socket.conn);
    });
    namespace.use((socket, next) =>
      this.inWordingOf(socket, () => {
        if (!one.isFirst(socket)) return next(new Error('already'));
        const full = () => unconnected(liveSentences.full, { pieces: true });
        if (namespace.sockets.size >= MOST_SOCKETS || (this.env.SPECTATORS === 'pieces' && isNobody(socket)))
          return next(full());
        this.sessions.admit(socket).then(
          (admitted) => {
            if (!admitted) return next(unconnected(liveSentences.sessionOver));
            const worker = this.sessions.workerOf(socket);
            // a seat that has ended, or was made up, is nobody's
            const isSentAway = this.env.SPECTATORS === 'pieces' && worker === null;
            next(!isSentAway && hasPlace(worker, this.crowd(namespace)) ? undefined : full());
          },
          (error: unknown) => {
            this.logger.warn('could not look up a session', error);
            next(unconnected(liveSentences.sessionUnknown));
          },
        );
      }),
    );
    this.sessions.watch(namespace);
    this.watchAudience();
    await this.reader.start({
      events: (stream, events) => {
        if (this.isUsed(stream)) this.gatherer.add(stream, events);
      },
      reset: (stream) => this.restart(stream),
      isUsed: (stream) => this.isUsed(stream),
    });
  }

  handleConnection(socket: Socket): void {
    this.sessions.joined(socket);
    const isTooFast = messageLimit();
    const answering =
      (work: (message: unknown) => Promise<Parameters<Answer>[0]>) =>
      (...given: unknown[]): void => {
        const last = given.at(-1);
        const answer = typeof last === 'function' ? (last as Answer) : () => undefined;
        this.inWordingOf(socket, () => {
          if (isTooFast()) return answer(refusal(liveSentences.tooFast));
          work(given[0]).then(answer, (error: unknown) => {
            this.logger.warn('could not answer a socket', error);
            answer(refusal(liveSentences.cannotAnswer));
          });
        });
      };
    socket.on(
      'subscribe',
      answering((message) => this.subscribe(socket, message)),
    );
    socket.on(
      'unsubscribe',
      answering((message) => this.unsubscribe(socket, message)),
    );
  }

  private inWordingOf(socket: Socket, work: () => void): void {
    inWording(requestWording(socket.handshake.headers, this.site.wording()), work);
  }

  onApplicationShutdown(): void {
    this.gatherer.close();
  }

  /** Hands on how far a job is, outside the log. */
  sendProgress(message: ProgressMessage): void {
    this.namespace?.to(message.topic).emit('progress', message);
  }

  private async subscribe(socket: Socket, message: unknown): Promise<SubscribeAnswer> {
    const { topic: name, since, age } = fieldsOf(message);
    const topic = parseTopic(name);
    if (!topic || typeof name !== 'string') return refusal(liveSentences.unknownTopic);
    if (since !== undefined && !(typeof since === 'number' && Number.isSafeInteger(since) && since >= 0))
      return refusal(liveSentences.unreadable);
    if (age !== undefined && !(typeof age === 'number' && Number.isFinite(age) && age >= 0))
      return refusal(liveSentences.unreadable);
    const refused = refusalOf(topic, this.sessions.listenerOf(socket));
    if (refused) return refusal(refused);
    if (!socket.rooms.has(name) && socket.rooms.size > MOST_TOPICS_PER_SOCKET) return refusal(liveSentences.manyTopics);
    if (this.isKnown(topic, name, since)) return this.join(socket, name, since, age);
    return this.lookups.run(socket, this.sessions.workerOf(socket), async () => {
      // it may have left while it waited
      if (!socket.connected) return refusal(liveSentences.disconnected);
      if (!(await this.isOpen(topic, name, socket))) return refusal(liveSentences.unknownTopic);
      return this.join(socket, name, since, age);
    });
  }

  /** It is open to everybody and nothing was missed: the database is not asked. */
  private isKnown(topic: Topic, name: string, since: number | undefined): boolean {
    const seq = this.reader.lastSeqNow(name);
    return seq !== null && (since === undefined || since === seq) && this.openTopics.isOpened(topic, name);
  }

  /** From the last `await` on nothing comes between: what was replayed, and what the room gets next, meet exactly. */
  private async join(
    socket: Socket,
    topic: string,
    since: number | undefined,
    age: number | undefined,
  ): Promise<SubscribeAnswer> {
    let seq = await this.reader.lastSeq(topic);
    if (since !== undefined && since > seq) seq = await this.reader.catchUp(topic);
    let events: LoggedEvent[] | null = [];
    if (since !== undefined) {
      events = await this.reader.replay(topic, since);
      if (events?.length) seq = events.at(-1)?.seq ?? seq;
    }
    const now = this.reader.knownSeq(topic);
    if (events && now !== seq) {
      // something came between reading and this line: once more, from where we are
      return this.join(socket, topic, since, age);
    }
    // a page that was read before it could listen has not seen what was told in between
    const told = since === undefined && age !== undefined ? this.reader.newsSince(topic, this.clock.now() - age) : [];
    if (told?.length !== 0) events = null;
    if (!socket.connected) return refusal(liveSentences.disconnected);
    this.gatherer.flush(topic);
    await socket.join(topic);
    if (events) return { ok: true, seq: now, events };
    return { ok: true, seq: now, snapshot: true, ...(topic === streams.site && told?.length ? { told } : {}) };
  }

  private async unsubscribe(socket: Socket, message: unknown): Promise<{ ok: true } | Refusal> {
    const { topic } = fieldsOf(message);
    if (typeof topic !== 'string' || !parseTopic(topic)) return refusal(liveSentences.unknownTopic);
    await socket.leave(topic);
    return { ok: true };
  }

  private async isOpen(topic: Topic, name: string, socket: Socket): Promise<boolean> {
    const openness = await this.openTopics.opennessOf(topic, name);
    if (openness.is !== 'draft') return openness.is === 'open';
    return topic.kind === 'staff' || this.sessions.admitToDraft(socket, openness.tournamentId);
  }

  private crowd(namespace: Namespace): Crowd {
    const ofWorker = (worker: string) =>
      [...namespace.sockets.values()].filter((socket) => this.sessions.workerOf(socket) === worker).length;
    return { sockets: namespace.sockets.size, ofWorker };
  }

  /** Who listens to this instance: without an account, signed in, all. */
  audience(): { spectators: number; signed_in: number; sockets: number } {
    const sockets = [...(this.namespace?.sockets.values() ?? [])];
    const signedIn = sockets.filter((socket) => this.sessions.listenerOf(socket) !== null).length;
    return { spectators: sockets.length - signedIn, signed_in: signedIn, sockets: sockets.length };
  }

  private watchAudience(): void {
    const size = () => this.namespace?.sockets.size ?? 0;
    this.metrics.gauge('gelanggang_live_sockets', 'Live sockets of this process', size);
    const topics = () => this.namespace?.adapter.rooms.size ?? 0;
    // every socket has a room of its own
    this.metrics.gauge('gelanggang_live_topics', 'Topics that somebody hears here', () =>
      Math.max(0, topics() - size()),
    );
  }

  private send(topic: string, events: LoggedEvent[]): void {
    const newest = events.at(-1);
    if (newest) this.metrics.eventsHandedOut(newest.at);
    // one broadcast per room: Socket.IO encodes it once for all of its sockets
    this.namespace?.to(topic).emit('events', { topic, events } satisfies EventsMessage);
  }

  /** The stream is void (a backup was restored): its sockets connect anew and are told to fetch again. */
  private restart(topic: string): void {
    this.gatherer.drop(topic);
    for (const id of this.namespace?.adapter.rooms.get(topic) ?? []) this.namespace?.sockets.get(id)?.conn.close();
  }

  private isUsed(stream: string): boolean {
    return (this.namespace?.adapter.rooms.get(stream)?.size ?? 0) > 0;
  }
}

function fieldsOf(message: unknown): { topic?: unknown; since?: unknown; age?: unknown } {
  return typeof message === 'object' && message !== null ? message : {};
}

/** True when the socket has sent more than its share in the present window. */
function messageLimit(): () => boolean {
  let count = 0;
  let windowEnds = 0;
  return () => {
    const now = performance.now();
    if (now > windowEnds) {
      windowEnds = now + MESSAGE_WINDOW_MS;
      count = 0;
    }
    count += 1;
    return count > MOST_MESSAGES;
  };
}
