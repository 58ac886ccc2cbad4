// What the server asks about before it saves, and the answer that it is meant.
import type { ToBeConfirmedAnswer } from '@gelanggang/contract/http';
import { HttpError } from './http';

export interface ToConfirm {
  asked: readonly string[];
  again(): void;
}

/** In sentences; null where it refused for another reason. */
export function askedBy(error: unknown): string[] | null {
  if (!(error instanceof HttpError) || error.status !== 409) return null;
  return (error.body as Partial<ToBeConfirmedAnswer> | null)?.to_confirm ?? null;
}
