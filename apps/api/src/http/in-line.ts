// Work of a request that waits its turn; what a waiting line refuses becomes an answer for people.
import { LineRefused, type WaitingLine } from '@gelanggang/platform/turns/waiting-line';
import { conflict, unavailable } from './refusals';

const FULL = 'Server sedang sibuk. Silakan coba lagi sebentar lagi.';

/** 409 with `busy` while this owner's work is under way, 503 when as many wait as may. */
export async function inLine<T>(
  line: WaitingLine,
  work: () => Promise<T>,
  { owner, busy = FULL }: { owner?: number; busy?: string } = {},
): Promise<T> {
  try {
    return await line.run(work, owner);
  } catch (error) {
    if (!(error instanceof LineRefused)) throw error;
    throw error.reason === 'full' ? unavailable(FULL) : conflict(busy);
  }
}
