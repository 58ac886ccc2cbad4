// Slows down guessing of panel codes: wrong ones per address, kept in the memory of this process.
import { Injectable } from '@nestjs/common';
import { tooManyRequests } from '../http/refusals';

const WINDOW_MS = 60_000;
/** A whole venue may sit behind one address, and a code has 900 million values. */
const PER_ADDRESS = 60;
const MOST_KEYS = 20_000;

@Injectable()
export class PanelAttempts {
  private readonly counts = new Map<string, { failures: number; endsAt: number }>();

  /** Counts an attempt before it is tried; 429 when it is one too many. */
  begin(address: string): void {
    const now = performance.now();
    const found = this.counts.get(address);
    const count = found && found.endsAt > now ? found : { failures: 0, endsAt: now + WINDOW_MS };
    if (count.failures >= PER_ADDRESS) throw tooManyRequests('Terlalu banyak kode salah. Silakan coba lagi sebentar.');
    count.failures += 1;
    this.counts.delete(address);
    this.counts.set(address, count);
    const oldest = this.counts.size > MOST_KEYS ? this.counts.keys().next().value : undefined;
    if (oldest !== undefined) this.counts.delete(oldest);
  }

  /** The attempt was right: it does not count. */
  succeed(address: string): void {
    const found = this.counts.get(address);
    if (found) found.failures = Math.max(0, found.failures - 1);
  }
}
