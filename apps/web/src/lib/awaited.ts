// A write whose answer does not come: after some seconds it is said, sent again where it has a key, else left if one likes.

/** Longer than a busy server takes; shorter than a connection that is broken without knowing it. */
export const SLOW_MS = 8_000;
/** How often it is sent again under its key; then it is waited for as any other. */
const AGAIN = 2;

/** Whoever waited no longer wants to, or the connection broke after a while: what was sent may have been taken all the same. */
export class Unanswered extends Error {}

interface Awaited<T> {
  /** Rejects once `signal` says so. */
  send(signal: AbortSignal): Promise<T>;
  /** The server takes it once, however often it is sent. */
  isOnce: boolean;
  /** Whether it failed for want of an answer. */
  isBroken(error: unknown): boolean;
  /** Says that no answer has come yet; gives what takes it back. `stop`: left out where it is sent again by itself. */
  say(stop?: () => void): () => void;
}

/** Rejects as `send` does, and with Unanswered. */
export async function awaited<T>({ send, isOnce, isBroken, say }: Awaited<T>): Promise<T> {
  let takeBack = () => {};
  try {
    for (let again = isOnce ? AGAIN : 0; ; again -= 1) {
      const limit = new AbortController();
      let isSlow = false;
      let isStopped = false;
      const timer = setTimeout(() => {
        takeBack();
        isSlow = true;
        if (again > 0) {
          takeBack = say();
          limit.abort();
        } else {
          takeBack = say(() => {
            isStopped = true;
            limit.abort();
          });
        }
      }, SLOW_MS);
      try {
        return await send(limit.signal);
      } catch (error) {
        if (isSlow && again > 0 && limit.signal.aborted) continue;
        throw isStopped || (isSlow && isBroken(error)) ? new Unanswered() : error;
      } finally {
        clearTimeout(timer);
      }
    }
  } finally {
    takeBack();
  }
}

/** All that wait at one moment are one sentence, and are left together. */
export function oneSentence(show: (stopAll?: () => void) => () => void): (stop?: () => void) => () => void {
  const waiting = new Set<{ stop: (() => void) | undefined }>();
  let takeBack = () => {};
  const tell = () => {
    takeBack();
    const stops = [...waiting].flatMap(({ stop }) => stop ?? []);
    const stopAll = () => stops.forEach((stop) => stop());
    takeBack = waiting.size === 0 ? () => {} : show(stops.length > 0 ? stopAll : undefined);
  };
  return (stop) => {
    const one = { stop };
    waiting.add(one);
    tell();
    return () => {
      if (waiting.delete(one)) tell();
    };
  };
}
