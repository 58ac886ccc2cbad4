// Work of a request of which its owner may have one under way only.
import { LineRefused, type WaitingLine } from '@gelanggang/platform/turns/waiting-line';
import { conflict, type Said } from './refusals';

/** 409 with `busy` while this owner has as much under way as it may; 503 when as many wait as may (`error.filter.ts`). */
export async function inLine<T>(
  line: WaitingLine,
  owner: string | number,
  work: () => Promise<T>,
  busy: Said,
): Promise<T> {
  try {
    return await line.run(work, owner);
  } catch (error) {
    throw error instanceof LineRefused && error.reason === 'owner-waits' ? conflict(busy) : error;
  }
}
