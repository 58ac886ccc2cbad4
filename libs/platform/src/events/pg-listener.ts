// One dedicated PostgreSQL connection for LISTEN: reconnects by itself and says when it did.
import { Inject, Injectable, Logger, type OnApplicationShutdown, Optional } from '@nestjs/common';
import { Client } from 'pg';
import { Env } from '../env/env';
import { nameOfProcess, PROCESS_KIND, type ProcessKind } from './connected-process';

const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 2000;
/** How often the connection is asked whether it still lives, and how long it may take to answer. */
const ALIVE_EVERY_MS = 5000;
const ALIVE_WITHIN_MS = 4000;

export interface ChannelListener {
  /** A notice on the channel. */
  notice(payload: string): void;
  /** The connection stands (again): notices may have been missed, so read everything anew. */
  connected(): void;
}

@Injectable()
export class PgListener implements OnApplicationShutdown {
  private readonly logger = new Logger(PgListener.name);
  private readonly channels = new Map<string, ChannelListener>();
  private client: Client | null = null;
  private timer: NodeJS.Timeout | null = null;
  private alive: NodeJS.Timeout | null = null;
  private closed = false;
  private running = false;
  private retryMs = FIRST_RETRY_MS;

  constructor(
    @Inject(Env) private readonly env: Env,
    @Optional() @Inject(PROCESS_KIND) private readonly kind: ProcessKind = 'api',
  ) {}

  /** True while notices arrive. */
  get isConnected(): boolean {
    return this.client !== null;
  }

  /** Call before start(); one listener per channel. */
  listen(channel: string, listener: ChannelListener): void {
    this.channels.set(channel, listener);
    if (this.client)
      void this.client.query(`listen ${channel}`).then(
        () => listener.connected(),
        () => undefined,
      );
  }

  /** Connects; resolves after the first attempt, whether it succeeded or goes on in the background. */
  async start(): Promise<void> {
    if (this.running) return;
    this.running = true;
    await this.connect();
  }

  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    if (this.timer) clearTimeout(this.timer);
    if (this.alive) clearInterval(this.alive);
    const client = this.client;
    this.client = null;
    await client?.end();
  }

  private async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.env.DATABASE_URL,
      application_name: nameOfProcess(this.kind),
      keepAlive: true,
      connectionTimeoutMillis: 5000,
    });
    const lost = (reason: string) => {
      client.removeAllListeners('notification');
      if (this.client === client) {
        this.client = null;
        this.logger.warn(`lost the connection for live events: ${reason}`);
      }
      this.retry();
    };
    let ended = false;
    const once = (reason: string) => {
      if (ended) return;
      ended = true;
      // ends the socket of a connection that no longer answers; the reason is already told
      client.end().catch(() => undefined);
      lost(reason);
    };
    client.on('error', (error) => once(error.message));
    client.on('end', () => once('closed by the server'));
    client.on('notification', ({ channel, payload }) => this.channels.get(channel)?.notice(payload ?? ''));
    try {
      await client.connect();
      for (const channel of this.channels.keys()) await client.query(`listen ${channel}`);
    } catch (error) {
      once(error instanceof Error ? error.message : String(error));
      return;
    }
    if (this.closed) {
      ended = true;
      await client.end();
      return;
    }
    this.client = client;
    this.retryMs = FIRST_RETRY_MS;
    this.watch(client, once);
    for (const listener of this.channels.values()) listener.connected();
  }

  private retry(): void {
    if (this.closed || this.timer) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      void this.connect();
    }, this.retryMs);
    this.retryMs = Math.min(this.retryMs * 2, LONGEST_RETRY_MS);
  }

  private watch(client: Client, lost: (reason: string) => void): void {
    if (this.alive) clearInterval(this.alive);
    this.alive = setInterval(() => {
      if (this.client !== client) return;
      const late = setTimeout(() => lost('no answer'), ALIVE_WITHIN_MS);
      client.query('select 1').then(
        () => clearTimeout(late),
        () => clearTimeout(late),
      );
    }, ALIVE_EVERY_MS);
  }
}
