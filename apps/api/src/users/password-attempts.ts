// Slows down guessing the own password from a session that was left open. Kept in the memory of this process.
import { Injectable } from '@nestjs/common';
import { tooManyRequests } from '../http/refusals';

const WINDOW_MS = 15 * 60 * 1000;
const MOST = 10;

@Injectable()
export class PasswordAttempts {
  private readonly counts = new Map<number, { failures: number; endsAt: number }>();

  /** Counts an attempt before it is tried; 429 when it is one too many. */
  begin(accountId: number): void {
    const now = performance.now();
    const found = this.counts.get(accountId);
    const count = found && found.endsAt > now ? found : { failures: 0, endsAt: now + WINDOW_MS };
    if (count.failures >= MOST) throw tooManyRequests('Terlalu banyak percobaan. Silakan coba lagi dalam 15 menit.');
    this.counts.set(accountId, { ...count, failures: count.failures + 1 });
  }

  succeed(accountId: number): void {
    this.counts.delete(accountId);
  }
}
