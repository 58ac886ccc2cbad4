// Answers GET /api/live/{slug}/{kind} before the framework sees the request, when a hall full of phones asks for the same:
// with the headers that the framework's own first answer of such a form had. Those who ask while a snapshot is built wait
// for it here, for the framework's work on fifty of them would hold up the build. Whatever is not simple (another method,
// an account, another origin, an unknown tournament) takes the ordinary way.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, Server, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import * as liveSnapshotCalls from '@gelanggang/contract/calls/live-snapshot';
import { COLUMNS } from '@gelanggang/contract/columns';
import { API_BASE } from '@gelanggang/contract/http';
import { SNAPSHOT_KINDS, type SnapshotKind, TODAY } from '@gelanggang/contract/live';
import { OUTLINES } from '@gelanggang/contract/live-snapshot';
import type { Metrics } from '../metrics/metrics';
import { answerFirst } from '../http/before-framework';
import { networkOf } from '../http/client-address';
import { encodingOf, isKnown } from '../http/encoding';
import { holdAnswer } from '../http/untaken';
import type { AskedSnapshot, SnapshotForm, SnapshotStore, StoredSnapshot } from './snapshot-store';

const OF_PART = `day=(?<day>${TODAY})|only=(?<only>${OUTLINES.join('|')})`;
const QUERY = `(?:${OF_PART})(?:&form=(?<partForm>${COLUMNS}))?|form=(?<form>${COLUMNS})`;
const ADDRESS = new RegExp(
  `^${API_BASE}/live/(?<slug>[a-z0-9-]+)/(?:(?<whole>${SNAPSHOT_KINDS.join('|')})|(?<queried>tanding|seni)\\?(?:${QUERY}))$`,
);

export function answerSnapshotsFirst(server: Server, store: SnapshotStore, { metrics, addressOf }: Around): void {
  answerFirst(server, liveSnapshotCalls.snapshot.name, metrics, (request, response) => {
    const asked = askedOf(request);
    // who takes it is found out where something is sent
    return asked && answer(store, asked, { response, taker: () => networkOf(addressOf(request)) });
  });
}

interface Around {
  metrics: Metrics;
  addressOf: (request: IncomingMessage) => string;
}

interface To {
  response: ServerResponse;
  /** Whose what is not taken is. */
  taker: () => string;
}

interface AskedForm {
  /** If-None-Match */
  held: string | undefined;
  /** Accept-Encoding */
  accepted: string | undefined;
}

interface Asked extends AskedForm {
  slug: string;
  kind: SnapshotKind;
  what: AskedSnapshot;
}

/** Null: not a simple request for a snapshot. */
function askedOf({ method, url, headers }: IncomingMessage): Asked | null {
  if (method !== 'GET' || headers.authorization !== undefined || headers.origin !== undefined) return null;
  const named = ADDRESS.exec(url ?? '')?.groups;
  const kind = SNAPSHOT_KINDS.find((one) => one === (named?.whole ?? named?.queried));
  if (named?.slug === undefined || !kind) return null;
  const { slug, day } = named;
  const only = OUTLINES.find((one) => one === named.only);
  return {
    slug,
    kind,
    what: {
      part: day !== undefined ? { day } : only === undefined ? null : { only },
      form: (named.partForm ?? named.form) === undefined ? undefined : COLUMNS,
    },
    held: headers['if-none-match'],
    accepted: headers['accept-encoding'],
  };
}

/** The status that was sent; null: not answered. */
function answer(store: SnapshotStore, asked: Asked, to: To): Promise<number | null> | number | null {
  const stored = store.getNow(asked.slug, asked.kind, asked.what);
  if (!stored) {
    const isAnswerable = store.knows(asked.slug) && store.heads.has(encodingOf(asked.accepted));
    return isAnswerable ? answerBuilt(store, asked, to) : null;
  }
  const form = formOf(stored, asked);
  const body = form === 'unchanged' ? null : stored.body.now(form);
  if (form !== 'unchanged' && !body) return store.heads.has(form) ? answerBuilt(store, asked, to) : null;
  return send(store, stored, { form, body }, to);
}

async function answerBuilt(store: SnapshotStore, asked: Asked, to: To): Promise<number | null> {
  const stored = await store.get(asked.slug, asked.kind, asked.what);
  if (!stored) return null;
  const form = formOf(stored, asked);
  return send(store, stored, { form, body: form === 'unchanged' ? null : await stored.body.as(form) }, to);
}

function send(
  store: SnapshotStore,
  { etag }: StoredSnapshot,
  { form, body }: { form: SnapshotForm; body: Buffer | null },
  { response, taker }: To,
): number | null {
  const head = store.heads.get(form);
  if (!head) return null;
  const status = body ? 200 : 304;
  const length = body ? { 'content-length': body.length } : {};
  response.writeHead(status, { ...head, etag, ...length, 'x-request-id': randomUUID() });
  if (body) holdAnswer(response, taker(), body);
  response.end(body ?? undefined);
  return status;
}

/** Keeps what the framework is about to send, but for what is another one in each answer. */
export function keepHead(store: SnapshotStore, form: SnapshotForm, reply: FastifyReply): void {
  if (store.heads.has(form) || reply.request.headers.origin !== undefined) return;
  const { 'x-request-id': _own, etag: _its, ...head } = reply.getHeaders();
  store.heads.set(form, head as OutgoingHttpHeaders);
}

export function formOf({ etag }: StoredSnapshot, { held, accepted }: AskedForm): SnapshotForm {
  return isKnown(held, etag) ? 'unchanged' : encodingOf(accepted);
}
