// The database's clock in this process: instants of matches come from there, and every screen runs by it. It counts from
// a clock that nobody sets, so this machine's time of day may jump.
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { databaseNow } from '@gelanggang/database/queries/match-clock.queries';

/** Clocks of two machines drift apart by some milliseconds an hour. */
const MEASURE_EVERY_MS = 60_000;
/** Of so many questions, the one with the quickest answer tells the difference best. */
const QUESTIONS = 3;

@Injectable()
export class ServerClock implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(ServerClock.name);
  /** What the database's clock is ahead of the milliseconds that this process runs. */
  private aheadMs = performance.timeOrigin;
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly dataSource: DataSource) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.measure();
    this.timer = setInterval(() => void this.measure(), MEASURE_EVERY_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }

  /** Milliseconds since 1970. */
  now(): number {
    return Math.round(performance.now() + this.aheadMs);
  }

  private async measure(): Promise<void> {
    try {
      let quickest = Infinity;
      for (let question = 0; question < QUESTIONS; question += 1) {
        const asked = performance.now();
        const theirs = await databaseNow(this.dataSource.manager);
        const took = performance.now() - asked;
        if (took >= quickest) continue;
        quickest = took;
        this.aheadMs = theirs - (asked + took / 2);
      }
    } catch (error) {
      // the last difference stands until the database answers again
      this.logger.warn('could not ask the database for its time', error);
    }
  }
}
