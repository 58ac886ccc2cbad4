// Looks into an outbox every two seconds and sends what is due. Any number of senders may run: a message is claimed before it
// is sent, and one whose sender died is claimed again.
import type { Agent } from 'node:https';
import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { publicAgent } from '../push/public-addresses';
import { LookAgain } from '../turns/look-again';

const EVERY_MS = 2_000;
export const SEND_TIMEOUT_MS = 10_000;
/** Longer than any send takes. */
export const CLAIM_SECONDS = 60;
export const MOST_ATTEMPTS = 7;
export const AT_ONCE = 20;

/** Pauses of 5, 10, 20, 40 … seconds. */
export const pauseAfter = (attempts: number): number => 5 * 2 ** (attempts - 1);

export abstract class OutboxSender<Claimed> implements OnApplicationShutdown {
  protected readonly logger = new Logger(this.constructor.name);
  private readonly looking = new LookAgain(
    EVERY_MS,
    () => this.sendWaiting(),
    (error) => this.logger.warn('the outbox cannot be read; trying again', error),
  );
  /** How addresses are reached that somebody gave us; the public network alone. */
  agent: Agent = publicAgent();

  /** What is due, not to be claimed by another before `CLAIM_SECONDS`. */
  protected abstract claim(): Promise<Claimed[]>;

  /** Sends one, and writes down what became of it. */
  protected abstract send(message: Claimed): Promise<void>;

  start(): void {
    this.looking.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.looking.stop();
    this.agent.destroy();
  }

  /** Until nothing is due. How many were tried. */
  async sendWaiting(): Promise<number> {
    let tried = 0;
    for (;;) {
      const claimed = await this.claim();
      if (claimed.length === 0 || this.looking.isStopped) return tried;
      tried += claimed.length;
      await Promise.all(claimed.map((message) => this.send(message)));
    }
  }
}
