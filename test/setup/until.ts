// Waits for what comes by itself a moment later.
import { setTimeout as wait } from 'node:timers/promises';

/** Looks every five milliseconds; fails after some twenty seconds. */
export async function untilSo(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await holds()); tries++) {
    if (tries === 4000) throw new Error('It did not come to be so.');
    await wait(5);
  }
}

/** What is read once it is so; fails after some twenty seconds. */
export async function until<T>(read: () => Promise<T>, isSo: (value: T) => boolean): Promise<T> {
  for (let tries = 0; tries < 400; tries++) {
    const value = await read();
    if (isSo(value)) return value;
    await wait(50);
  }
  throw new Error('It did not come to be so.');
}
