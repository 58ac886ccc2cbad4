// Actions on their way to the server: kept on the device until it has answered, sent in order, each taken once by its key.
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './stored';

export interface KeptAction {
  /** Under it the server takes the action once, however often it is sent. */
  key: string;
  /** It was sent at least once: the server may have taken it, although no answer came. */
  isTried?: boolean;
}

export interface KeptState<A extends KeptAction> {
  pending: readonly A[];
  /** With what the server said. */
  refused: readonly (A & { message: string })[];
  /** The first of them was sent and the network did not answer, or has not for a while. */
  isStuck: boolean;
  /** It was stuck since nothing was waiting. */
  wasStuck: boolean;
}

/** `later`: no answer, or one that asks to try again; else the answer, or why the server refuses it. */
type SendOutcome = 'later' | { answer: unknown } | { message: string };

/** `answer` as `send` gave it; undefined of an action that was refused or dropped. */
type Settled<A> = (action: A, answer: unknown) => void;

interface KeptQueueOptions<A> {
  /** Name below which the device keeps both lists. */
  storage: string;
  /** Whoever is signed in on this device now may send it; what another left behind waits for it. */
  isOwn(action: A): boolean;
  send(action: A): Promise<unknown>;
  /** What the server answered, of an error that `send` has thrown; null where no answer came. */
  answerOf(error: unknown): { status: number; message: string } | null;
}

const STUCK_AFTER_MS = 1_500;
const RETRY_MS = [1_000, 2_000, 4_000, 8_000];

export class KeptQueue<A extends KeptAction> {
  private state: KeptState<A>;
  private isSending = false;
  private wakeUp: (() => void) | null = null;
  private readonly watchers = new Set<() => void>();
  private readonly settled = new Set<Settled<A>>();

  constructor(private readonly options: KeptQueueOptions<A>) {
    const kept = this.kept();
    // what a page before this one could not send has waited already
    this.state = { ...kept, isStuck: false, wasStuck: kept.pending.length > 0 };
  }

  take(action: A): void {
    this.set({ pending: [...this.state.pending, action] });
    void this.sendAll();
  }

  /** Takes an action back that has not been answered; what the server took meanwhile shows in its answers. */
  drop(key: string): void {
    const dropped = this.state.pending.find((one) => one.key === key);
    this.set({ pending: without(this.state.pending, key), isStuck: false });
    this.wakeUp?.();
    if (dropped) this.settled.forEach((tell) => tell(dropped, undefined));
  }

  /** Puts another action in the place of one that waits. */
  replace(key: string, action: A): void {
    this.set({ pending: this.state.pending.map((one) => (one.key === key ? action : one)) });
    void this.sendAll();
  }

  dismiss(key: string): void {
    this.set({ refused: without(this.state.refused, key) });
  }

  /** Called with each action that was answered or dropped; also sends what waits. */
  onSettled(tell: Settled<A>): () => void {
    this.settled.add(tell);
    void this.sendAll();
    return () => this.settled.delete(tell);
  }

  /** The network is back, or may be. */
  tryNow(): void {
    this.wakeUp?.();
  }

  /** Another page of this device has taken or answered actions. */
  readAgain(key: string | null): void {
    if (key !== this.storageOf('pending') && key !== this.storageOf('refused')) return;
    const kept = this.kept();
    this.state = { ...this.state, ...kept, wasStuck: kept.pending.length > 0 && this.state.wasStuck };
    this.watchers.forEach((watch) => watch());
  }

  readonly current = (): KeptState<A> => this.state;

  readonly watch = (watch: () => void): (() => void) => {
    this.watchers.add(watch);
    return () => {
      this.watchers.delete(watch);
    };
  };

  private async sendAll(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    let tries = 0;
    for (let first = this.next(); first; first = this.next()) {
      const stuck = setTimeout(() => this.set({ isStuck: true }), STUCK_AFTER_MS);
      const outcome = await this.sendOne(first);
      clearTimeout(stuck);
      if (outcome === 'later') {
        this.set({ isStuck: true });
        await this.pause(RETRY_MS[Math.min(tries, RETRY_MS.length - 1)] ?? 1_000);
        tries += 1;
        continue;
      }
      tries = 0;
      const { refused } = this.state;
      this.set({
        pending: without(this.state.pending, first.key),
        ...('answer' in outcome ? {} : { refused: [...refused, { ...first, ...outcome }] }),
        isStuck: false,
      });
      const settled = first;
      const answer = 'answer' in outcome ? outcome.answer : undefined;
      this.settled.forEach((tell) => tell(settled, answer));
    }
    this.isSending = false;
  }

  private next(): A | undefined {
    return this.state.pending.find((one) => this.options.isOwn(one));
  }

  private async sendOne(action: A): Promise<SendOutcome> {
    if (!action.isTried) {
      const tried = { ...action, isTried: true };
      this.set({ pending: this.state.pending.map((one) => (one.key === action.key ? tried : one)) });
    }
    try {
      return { answer: await this.options.send(action) };
    } catch (error) {
      const { status, message } = this.options.answerOf(error) ?? { status: 0, message: '' };
      // the server is not there, is busy, or asks to wait; a session that is over is signed in again
      return status >= 400 && status < 500 && status !== 429 && status !== 401 ? { message } : 'later';
    }
  }

  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private set(change: Partial<KeptState<A>>): void {
    const next = { ...this.state, ...change };
    this.state = { ...next, wasStuck: next.pending.length > 0 && (next.wasStuck || next.isStuck) };
    for (const list of ['pending', 'refused'] as const) {
      const kept = this.state[list];
      if (change[list]) writeStored(this.storageOf(list), kept.length > 0 ? JSON.stringify(kept) : null);
    }
    this.watchers.forEach((watch) => watch());
  }

  private kept(): Pick<KeptState<A>, 'pending' | 'refused'> {
    return { pending: stored(this.storageOf('pending')), refused: stored(this.storageOf('refused')) };
  }

  private storageOf(list: 'pending' | 'refused'): string {
    return `${this.options.storage}.${list}`;
  }
}

function stored<T>(key: string): T[] {
  try {
    const value: unknown = JSON.parse(readStored(key) ?? '[]');
    return Array.isArray(value) ? (value as T[]) : [];
  } catch {
    return [];
  }
}

const without = <T extends { key: string }>(list: readonly T[], key: string): T[] =>
  list.filter((one) => one.key !== key);

export const useKept = <A extends KeptAction>(queue: KeptQueue<A>): KeptState<A> =>
  useSyncExternalStore(queue.watch, queue.current);
