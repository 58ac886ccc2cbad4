// When an answer is out, or nobody takes it any more: asked by several, listened to once.
import type { ServerResponse } from 'node:http';

const closings = new WeakMap<ServerResponse, Promise<void>>();

/** Resolves once the response has closed; at once where it has. */
export function closed(raw: ServerResponse): Promise<void> {
  const known = closings.get(raw);
  if (known) return known;
  const closing = new Promise<void>((done) => {
    if (raw.closed || raw.destroyed) done();
    else raw.once('close', done);
  });
  closings.set(raw, closing);
  return closing;
}
