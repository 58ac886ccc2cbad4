// A spectator's page without its picture: follows a topic through every loss of the connection, as the web app does.
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import {
  type EventsMessage,
  LIVE_NAMESPACE,
  type LoggedEvent,
  type SubscribeAnswer,
} from '@gelanggang/contract/events';

export class Watcher {
  readonly heard: LoggedEvent[] = [];
  /** What the page would have to fetch anew. */
  refetches = 0;
  /** How often it has connected. */
  connections = 0;
  private last = 0;
  private readonly socket: Socket;

  constructor(
    url: string,
    private readonly topic: string,
    options: Partial<ManagerOptions & SocketOptions> = {},
  ) {
    this.socket = io(`${url}${LIVE_NAMESPACE}`, {
      transports: ['websocket'],
      reconnectionDelay: 100,
      reconnectionDelayMax: 500,
      forceNew: true,
      ...options,
    });
    this.socket.on('connect', () => {
      this.connections += 1;
      void this.subscribe();
    });
    this.socket.on('events', ({ topic: of, events }: EventsMessage) => {
      if (of === this.topic && !this.take(events)) void this.subscribe();
    });
  }

  seqs(): number[] {
    return this.heard.map(({ seq }) => seq);
  }

  /** Out of reach, until it comes back. */
  leave(): void {
    this.socket.disconnect();
  }

  comeBack(): void {
    this.socket.connect();
  }

  close(): void {
    this.socket.disconnect();
  }

  private async subscribe(): Promise<void> {
    try {
      const request = { topic: this.topic, since: this.last };
      const answer = (await this.socket.timeout(8000).emitWithAck('subscribe', request)) as SubscribeAnswer;
      if (!answer.ok) return this.again();
      if ('events' in answer) this.take(answer.events);
      else {
        this.refetches += 1;
        this.last = answer.seq;
      }
    } catch {
      this.again();
    }
  }

  /** A connection that does not answer only seems to be there. */
  private again(): void {
    setTimeout(() => this.socket.connected && this.socket.disconnect().connect(), 200);
  }

  /** False when one is missing. */
  private take(events: readonly LoggedEvent[]): boolean {
    const news = events.filter(({ seq }) => seq > this.last);
    if (news[0] && news[0].seq !== this.last + 1) return false;
    this.heard.push(...news);
    this.last = news.at(-1)?.seq ?? this.last;
    return true;
  }
}
