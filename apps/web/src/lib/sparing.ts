// Asks a server again and again, and less often the longer its answers take: what is long in coming is much work for it.

/** Of the time, the part that is spent waiting for answers at most; and the longest rest, in milliseconds. */
const SHARE = 0.1;
const LONGEST_REST_MS = 10_000;

export interface Sparing {
  /** At once where it has rested, else as soon as it has: several wishes of one rest are one question. */
  ask: () => void;
  /** No question follows. */
  stop: () => void;
}

/** `question` is over when its answers are there. */
export function sparing(question: () => Promise<unknown>): Sparing {
  let isResting = false;
  let isDue = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const put = async (): Promise<void> => {
    isResting = true;
    isDue = false;
    const began = performance.now();
    try {
      await question();
    } finally {
      const rest = (performance.now() - began) * (1 / SHARE - 1);
      if (!isStopped) timer = setTimeout(rested, Math.min(rest, LONGEST_REST_MS));
    }
  };
  const rested = (): void => {
    isResting = false;
    if (isDue) void put();
  };
  return {
    ask: () => {
      isDue = true;
      if (!isResting && !isStopped) void put();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
