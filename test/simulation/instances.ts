// Processes of a simulated day within this one: each knows its connections and sockets, so that it can be killed as a machine
// loses its power, and has a clock that is wrong by its own seconds.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Socket } from 'node:net';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Client } from 'pg';
import { createApi } from '../../apps/api/src/bootstrap';
import { WorkerModule } from '../../apps/worker/src/worker.module';
import type { Env } from '@gelanggang/platform/env/env';
import { knowRacers } from './interleaving';

class Life {
  readonly clients = new Set<Client>();
  readonly sockets = new Set<Socket>();
  isDead = false;

  /** @param skewMs by so much its clock is ahead */
  constructor(
    readonly skewMs: number,
    readonly server: 'api' | 'worker',
  ) {}
}

const lives = new AsyncLocalStorage<Life>();

/** By how much the clock of whoever runs now is ahead. */
export const skewNow = (): number => lives.getStore()?.skewMs ?? 0;
/** Of whom a timer is: it never rings once its process is dead. */
export const livesHere = (): (() => boolean) => {
  const life = lives.getStore();
  return () => !life?.isDead;
};

/** How a notice of PostgreSQL reaches a process: at once, later, or twice. */
export type Delivery = 'once' | 'late' | 'twice';
const LATE_MS = 15;

/**
 * Connections belong to the process that opens them, and notices reach it as `deliver` says; ends when what it returns is called.
 */
export function watchConnections(deliver: (payload: string) => Delivery): () => void {
  const { connect, emit } = Client.prototype;
  Client.prototype.connect = function (this: Client, ...given: [never]) {
    const life = lives.getStore();
    if (life?.isDead) {
      const [answered] = given as unknown as [((error: Error) => void) | undefined];
      const gone = Object.assign(new Error('killed'), { code: 'ECONNREFUSED' });
      return answered ? void process.nextTick(answered, gone) : Promise.reject(gone);
    }
    life?.clients.add(this);
    if (life) this.once('end', () => life.clients.delete(this));
    return connect.apply(this, given);
  } as typeof connect;
  Client.prototype.emit = function (this: Client, name: string, ...given: unknown[]) {
    if (name !== 'notification') return emit.call(this, name, ...given);
    const [{ payload = '' }] = given as [{ payload?: string }];
    const how = deliver(payload);
    if (how === 'late') {
      setTimeout(() => emit.call(this, name, ...given), LATE_MS);
      return true;
    }
    if (how === 'twice') emit.call(this, name, ...given);
    return emit.call(this, name, ...given);
  } as typeof emit;
  return () => void Object.assign(Client.prototype, { connect, emit });
}

interface Running {
  life: Life;
  app: INestApplicationContext;
}

/** One instance of the API, or the worker: the same address after it was killed. */
export class Instance {
  private running: Running | null = null;
  private port = 0;
  private isBack: Promise<void> = Promise.resolve();

  constructor(
    private readonly kind: 'api' | 'worker',
    private readonly env: Env,
    private readonly skewMs: number,
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const life = new Life(this.skewMs, this.kind);
    this.running = await lives.run(life, async () => ({ life, app: await this.open(life) }));
  }

  /** Resolves once it answers again. */
  back(): Promise<void> {
    return this.isBack;
  }

  /** Everything it holds is gone at once, also what it was just doing; then it is started anew. */
  kill(ended: (pids: readonly number[]) => Promise<void>): Promise<void> {
    this.isBack = this.killNow(ended);
    return this.isBack;
  }

  async close(): Promise<void> {
    await this.isBack;
    await this.running?.app.close();
  }

  private async killNow(ended: (pids: readonly number[]) => Promise<void>): Promise<void> {
    const { running } = this;
    if (!running) return;
    const { life, app } = running;
    this.running = null;
    life.isDead = true;
    const pids = [...life.clients].map((client) => (client as unknown as { processID: number }).processID);
    for (const client of life.clients)
      (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
    for (const socket of life.sockets) socket.destroy();
    if (this.kind === 'api') (app as NestFastifyApplication).getHttpServer().close();
    // what is left of it in memory: nobody waits for that, and nothing of it reaches PostgreSQL
    void lives.run(life, () => app.close()).catch(() => undefined);
    await ended(pids.filter(Boolean));
    await this.start();
  }

  private async open(life: Life): Promise<INestApplicationContext> {
    if (this.kind === 'worker')
      return NestFactory.createApplicationContext(WorkerModule.forRoot(this.env), {
        logger: this.env.LOG_LEVEL === 'silent' ? false : ['fatal', 'error', 'warn'],
      });
    const api = await createApi(this.env);
    const server = api.getHttpServer();
    knowRacers(server);
    const emit = server.emit.bind(server);
    // a request is the work of this process, whoever sent it
    server.emit = (name: string, ...given: unknown[]): boolean => {
      if (name === 'connection') life.sockets.add(given[0] as Socket);
      return lives.run(life, () => emit(name, ...given));
    };
    await api.listen(this.port, '127.0.0.1');
    this.port = Number(new URL(await api.getUrl()).port);
    return api;
  }
}
