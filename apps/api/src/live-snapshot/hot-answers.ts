// Answers GET /api/live/{slug}/{kind} from memory before the framework sees the request, when a hall full of phones asks
// for the same: with the headers that the framework's own first answer of this snapshot had. Whatever is not simple
// (another method, an account, another origin, a snapshot that has to be built) takes the ordinary way.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, Server, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { API_BASE } from '@gelanggang/contract/http';
import { SNAPSHOT_KINDS } from '@gelanggang/contract/live';
import type { Metrics } from '../metrics/metrics';
import type { SnapshotForm, SnapshotStore, StoredSnapshot } from './snapshot-store';
import { encodingOf, isKnown } from '../http/encoding';

const ROUTE = `${API_BASE}/live/:slug/:kind`;
const ADDRESS = new RegExp(`^${API_BASE}/live/([a-z0-9-]+)/(${SNAPSHOT_KINDS.join('|')})$`);

/** Puts itself before whatever answers requests so far; once the application is complete. */
export function answerSnapshotsFirst(server: Server, store: SnapshotStore, metrics: Metrics): void {
  const ordinary = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const began = performance.now();
    const status = answer(store, request, response);
    if (status === null) for (const listener of ordinary) listener.call(server, request, response);
    else metrics.request('GET', ROUTE, status, (performance.now() - began) / 1000);
  });
}

/** The status that was sent; null: not answered. */
function answer(store: SnapshotStore, { method, url, headers }: IncomingMessage, response: ServerResponse) {
  if (method !== 'GET' || headers.authorization !== undefined || headers.origin !== undefined) return null;
  const [, slug, name] = ADDRESS.exec(url ?? '') ?? [];
  const kind = SNAPSHOT_KINDS.find((one) => one === name);
  const stored = slug !== undefined && kind ? store.getNow(slug, kind) : null;
  if (!stored) return null;
  const form = formOf(stored, { held: headers['if-none-match'], accepted: headers['accept-encoding'] });
  const head = stored.heads.get(form);
  if (!head) return null;
  const status = form === 'unchanged' ? 304 : 200;
  response.writeHead(status, { ...head, 'x-request-id': randomUUID() });
  response.end(form === 'unchanged' ? undefined : stored.bodies[form]);
  return status;
}

/** Keeps what the framework is about to send, but for what is another one in each answer. */
export function keepHead(stored: StoredSnapshot, form: SnapshotForm, reply: FastifyReply): void {
  if (stored.heads.has(form) || reply.request.headers.origin !== undefined) return;
  const { 'x-request-id': _own, ...head } = reply.getHeaders();
  const length = form === 'unchanged' ? {} : { 'content-length': stored.bodies[form].length };
  stored.heads.set(form, { ...head, ...length } as OutgoingHttpHeaders);
}

interface Asked {
  /** If-None-Match */
  held: string | undefined;
  /** Accept-Encoding */
  accepted: string | undefined;
}

export function formOf({ etag }: StoredSnapshot, { held, accepted }: Asked): SnapshotForm {
  return isKnown(held, etag) ? 'unchanged' : encodingOf(accepted);
}
