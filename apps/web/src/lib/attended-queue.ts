// A queue of kept actions in the browser: it goes on when the network or another page of this device says so.
import { HttpError, messageOf } from './http';
import { type KeptAction, KeptQueue } from './kept-queue';

interface Options<A> {
  storage: string;
  isOwn(action: A): boolean;
  /** Throws what `http` throws. */
  send(action: A): Promise<unknown>;
}

export function attendedQueue<A extends KeptAction>(options: Options<A>): KeptQueue<A> {
  const queue = new KeptQueue<A>({ ...options, answerOf });
  window.addEventListener('online', () => queue.tryNow());
  window.addEventListener('storage', (event) => queue.readAgain(event.key));
  return queue;
}

function answerOf(error: unknown): { status: number; message: string } | null {
  if (!(error instanceof HttpError)) return null;
  const [fault] = Object.values(error.fields).flat();
  return { status: error.status, message: fault ?? messageOf(error) };
}
