// Who is at work in this process right now, and by which call: known to whatever runs within it.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { CallName } from '@gelanggang/contract/call';

export interface Call {
  action: CallName;
  subjectType: string;
  subjectId: number | null;
  detail: Record<string, unknown>;
}

export interface Actor {
  accountId: number;
  /** The family of the browser and of its system: 'Chrome di Android'. */
  device: string | null;
  /** Shortened: the network, not the machine. */
  address: string | null;
  /** What it is about, as far as the caller's rights were bounded by it. */
  scope: number[];
  /** What is to be written of it; null where the work writes of itself what it did. */
  call: Call | null;
  /** It stands in the audit already: a call may take several transactions. */
  isWritten: boolean;
}

const actors = new AsyncLocalStorage<Actor | null>();

export const actAs = <T>(actor: Actor, work: () => T): T => actors.run(actor, work);

/** For work that several have asked for: each of them is written by itself (`writeCallsOf`). */
export const actAsNobody = <T>(work: () => T): T => actors.run(null, work);

export const currentActor = (): Actor | null => actors.getStore() ?? null;
