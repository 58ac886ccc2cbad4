// Slows down guessing: failed attempts per e-mail and address, and per address. Kept in the memory of this process:
// with several API instances the limit is that many times higher, which still stops guessing, and no write is needed.
import { Injectable } from '@nestjs/common';
import { tooManyRequests } from '../http/refusals';

const WINDOW_MS = 15 * 60 * 1000;
const PER_EMAIL_AND_ADDRESS = 10;
/** A whole venue may sit behind one address. */
const PER_ADDRESS = 100;
/** More keys than this are somebody filling the memory: the oldest go. */
const MOST_KEYS = 20_000;

interface Count {
  failures: number;
  endsAt: number;
}

@Injectable()
export class LoginAttempts {
  private readonly counts = new Map<string, Count>();

  /** Counts an attempt before it is tried, so that many at once cannot slip through; 429 when it is one too many. */
  begin(email: string, address: string): void {
    const now = performance.now();
    const limits = { [`${address} ${email}`]: PER_EMAIL_AND_ADDRESS, [address]: PER_ADDRESS };
    const isTooMany = Object.entries(limits).some(([key, limit]) => this.failuresOf(key, now) >= limit);
    if (isTooMany) throw tooManyRequests('Terlalu banyak percobaan. Silakan coba lagi dalam 15 menit.');
    for (const key of Object.keys(limits)) this.count(key, now);
  }

  /** The attempt was right: it does not count, and earlier failures of this e-mail are forgotten. */
  succeed(email: string, address: string): void {
    this.counts.delete(`${address} ${email}`);
    const ofAddress = this.counts.get(address);
    if (ofAddress) ofAddress.failures = Math.max(0, ofAddress.failures - 1);
  }

  private failuresOf(key: string, now: number): number {
    const found = this.counts.get(key);
    return found && found.endsAt > now ? found.failures : 0;
  }

  private count(key: string, now: number): void {
    const failures = this.failuresOf(key, now);
    const endsAt = failures > 0 ? (this.counts.get(key)?.endsAt ?? now + WINDOW_MS) : now + WINDOW_MS;
    this.counts.delete(key);
    this.counts.set(key, { failures: failures + 1, endsAt });
    const oldest = this.counts.size > MOST_KEYS ? this.counts.keys().next().value : undefined;
    if (oldest !== undefined) this.counts.delete(oldest);
  }
}
