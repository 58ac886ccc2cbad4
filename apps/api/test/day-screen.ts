// A big screen without a picture: it holds what a screen of the hall holds, by the same rules, through losses of network.
import { io, type Socket } from 'socket.io-client';
import { applyEvents } from '@gelanggang/contract/apply-events';
import type { DisplayShow, DisplayState } from '@gelanggang/contract/displays';
import {
  type EventsMessage,
  LIVE_NAMESPACE,
  type LoggedEvent,
  streams,
  type SubscribeAnswer,
} from '@gelanggang/contract/events';
import type { LiveSnapshot } from '@gelanggang/contract/live';
import type { TestApi } from '../../../test/setup/api';

export class DayScreen {
  /** What it was told to show last. */
  display: DisplayState;
  private socket: Socket | null = null;
  private heard = 0;

  private constructor(
    private readonly api: TestApi,
    display: DisplayState,
    public snapshot: LiveSnapshot,
  ) {
    this.display = display;
  }

  static async open(api: TestApi, slug: string): Promise<DayScreen> {
    const { body } = await api.request.post('/api/displays').expect(201);
    const live = await api.request.get(`/api/live/${slug}/tanding`).expect(200);
    const screen = new DayScreen(api, (body as { data: DisplayState }).data, live.body as LiveSnapshot);
    await screen.connect();
    return screen;
  }

  get code(): string {
    return this.display.code;
  }

  async aim(headers: Record<string, string>, show: DisplayShow, values: object = {}): Promise<void> {
    const body = { name: `Layar ${this.code}`, tournament_id: this.snapshot.tournament.id, show, ...values };
    await this.api.request.put(`/api/displays/${this.code}`).set(headers).send(body).expect(200);
  }

  /** The network is gone and comes back: what was told meanwhile is asked for. */
  async loseNetwork(): Promise<void> {
    this.socket?.disconnect();
    await this.connect();
  }

  close(): void {
    this.socket?.disconnect();
  }

  private async connect(): Promise<void> {
    const socket = io(`${this.api.url}${LIVE_NAMESPACE}`, { transports: ['websocket'], forceNew: true });
    this.socket = socket;
    socket.on('events', ({ topic, events }: EventsMessage) => this.take(topic, events));
    await this.subscribe(this.tournamentTopic, this.snapshot.seq);
    await this.subscribe(streams.display(this.code), this.heard);
  }

  private get tournamentTopic(): string {
    return streams.tournament(this.snapshot.tournament.id);
  }

  private async subscribe(topic: string, since: number): Promise<void> {
    const answer = (await this.socket?.emitWithAck('subscribe', { topic, since })) as SubscribeAnswer;
    if (!answer.ok || !('events' in answer)) throw new Error(`${topic} was not replayed: ${JSON.stringify(answer)}`);
    this.take(topic, answer.events);
  }

  private take(topic: string, events: readonly LoggedEvent[]): void {
    if (topic === this.tournamentTopic) {
      const { snapshot, gap } = applyEvents(this.snapshot, events, 'tanding');
      this.snapshot = snapshot;
      if (gap) void this.subscribe(topic, snapshot.seq);
      return;
    }
    for (const event of events) {
      this.heard = Math.max(this.heard, event.seq);
      if (event.type === 'display.changed') this.display = event.data.display;
    }
  }
}
