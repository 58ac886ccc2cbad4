// Answers GET /api/live/{epoch}/{stream}/{seq} before the framework sees the request: a hall that waits for the next piece is
// answered all at once and asks again all at once, and the framework's work on some thousand of them held up everybody else.
// Headers are those of the framework's own first answer. Whatever is not simple (an account, another origin, a stream that
// nobody follows yet, a number that is gone) takes the ordinary way.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, Server, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import * as livePieceCalls from '@gelanggang/contract/calls/live-pieces';
import { API_BASE } from '@gelanggang/contract/http';
import type { Metrics } from '../metrics/metrics';
import { answerFirst } from '../http/before-framework';
import { networkOf, wideNetworkOf } from '../http/client-address';
import { type Encoding, encodingOf } from '../http/encoding';
import { closed } from '../http/response-closed';
import { holdAnswer } from '../http/untaken';
import type { OpenTopics } from './open-topics';
import { GONE, type Piece, type PieceStore } from './piece-store';
import { isPublic, parseTopic } from './topics';

const ADDRESS = new RegExp(
  `^${API_BASE}/live/(?<epoch>[\\w-]{1,60})/(?<stream>[a-z]{1,20}(?:(?::|%3[Aa])\\d{1,12})?)/(?<seq>[1-9]\\d{0,11})(?:\\?hold=(?<hold>\\d{1,6}))?$`,
);
/** Of the request that went with a caller: nobody reads what is answered, and the framework would answer so too. */
const NOBODY = 410;

/**
 * Seconds that a cache may hand it on. Not for ever, so that a name that was taken back is not told by a cache in a year:
 * nobody follows a stream that is a day old.
 */
const EXISTS = 'public, max-age=86400, immutable';
/** Of an empty piece that was waited for: longer than two who wait for the same come apart. */
const HELD = 'public, max-age=5';
const NOW = 'public, max-age=1';

export const keptFor = (piece: Piece, hold: number | undefined): string =>
  piece.isEmpty ? (hold === undefined ? NOW : HELD) : EXISTS;

/** Of the framework's own answers, by how they are packed. */
const heads = new WeakMap<PieceStore, Map<Encoding, OutgoingHttpHeaders>>();

/** Keeps what the framework is about to send, but for what is another one in each answer. */
export function keepPieceHead(pieces: PieceStore, encoding: Encoding, reply: FastifyReply): void {
  const kept = heads.get(pieces) ?? new Map<Encoding, OutgoingHttpHeaders>();
  if (kept.has(encoding) || reply.request.headers.origin !== undefined) return;
  const { 'x-request-id': _own, 'cache-control': _its, ...head } = reply.getHeaders();
  heads.set(pieces, kept.set(encoding, head as OutgoingHttpHeaders));
}

interface Around {
  topics: OpenTopics;
  pieces: PieceStore;
  metrics: Metrics;
  addressOf: (request: IncomingMessage) => string;
}

export function answerPiecesFirst(server: Server, { topics, pieces, metrics, addressOf }: Around): void {
  answerFirst(server, livePieceCalls.piece.name, metrics, (request, response) => {
    const asked = askedOf(request, topics);
    // what came behind another request over the same connection has no line to answer by yet, and waits in the framework
    if (!asked || response.socket === null) return null;
    const encoding = encodingOf(request.headers['accept-encoding']);
    const head = heads.get(pieces)?.get(encoding);
    return head ? answer(pieces, asked, { response, encoding, head, address: addressOf(request) }) : null;
  });
}

interface Asked {
  epoch: string;
  stream: string;
  seq: number;
  hold: number | undefined;
}

/** Null: not a simple request for a piece. */
function askedOf({ method, url, headers }: IncomingMessage, topics: OpenTopics): Asked | null {
  if (method !== 'GET' || headers.authorization !== undefined || headers.origin !== undefined) return null;
  const { epoch, stream: named, seq, hold } = ADDRESS.exec(url ?? '')?.groups ?? {};
  if (epoch === undefined || named === undefined) return null;
  const stream = decodeURIComponent(named);
  const topic = parseTopic(stream);
  if (!topic || !isPublic(topic) || !topics.isOpened(topic, stream)) return null;
  return { epoch, stream, seq: Number(seq), hold: hold === undefined ? undefined : Number(hold) };
}

interface To {
  response: ServerResponse;
  encoding: Encoding;
  head: OutgoingHttpHeaders;
  address: string;
}

/** The status that was sent; null: not answered. */
async function answer(
  pieces: PieceStore,
  { epoch, stream, seq, hold }: Asked,
  { response, encoding, head, address }: To,
): Promise<number | null> {
  const gone = new AbortController();
  void closed(response).then(() => gone.abort());
  const waiting = { hold, network: wideNetworkOf(address), gone: gone.signal };
  const piece = await pieces.piece(epoch, stream, seq, waiting);
  if (response.destroyed) return NOBODY;
  if (piece === GONE) return null;
  const body = await piece.body.as(encoding);
  const own = { 'cache-control': keptFor(piece, hold), 'content-length': body.length, 'x-request-id': randomUUID() };
  response.writeHead(200, { ...head, ...own });
  holdAnswer(response, networkOf(address), body);
  response.end(body);
  return 200;
}
