// Waits for the answer to a write as a person would have it. Brought with the first write: pages that are only read need none of it.
import { awaited, oneSentence, Unanswered } from './awaited';
import { awaitedTexts as texts } from './awaited-texts';
import { toast } from './toast';

const say = oneSentence((stop) =>
  stop ? toast.lasting(texts.awaited, { text: texts.stopWaiting, onPress: stop }) : toast.lasting(texts.awaitedAgain),
);

interface Write<T> {
  /** Rejects once `signal` says so. */
  send(signal: AbortSignal): Promise<T>;
  /** The server takes it once, however often it is sent. */
  isOnce: boolean;
  /** Whether it failed for want of an answer. */
  isBroken(error: unknown): boolean;
  /** What is thrown where it may have been taken and nobody waits any longer. */
  unanswered(sentence: string): Error;
}

export function awaitAnswer<T>({ unanswered, ...write }: Write<T>): Promise<T> {
  return awaited({ ...write, say }).catch((error: unknown) => {
    throw error instanceof Unanswered ? unanswered(texts.unanswered) : error;
  });
}
