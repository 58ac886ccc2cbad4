// Which request (or job, which carries on the id of the request that asked for it) a line of the log belongs to.
import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

export function withRequestId<T>(id: string, work: () => T): T {
  return current.run(id, work);
}

export function currentRequestId(): string | undefined {
  return current.getStore();
}
