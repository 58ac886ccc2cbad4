// How many bytes lie in memory that were answered, or told, and that nobody takes: whoever reads nothing, over many connections,
// would have us keep all of it. Where all room is taken, whoever holds most loses what it was given first.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { networkOf } from './client-address';
import { closed } from './response-closed';

/** Some hundred large answers on bad lines; what the system's own buffers hold is not counted. */
const TOGETHER = 128 * 1024 ** 2;

interface Holding {
  bytes: number;
  /** One that many are sent lies in memory once. */
  shared: Shared | null;
  giveWay: () => void;
}

interface Shared {
  bytes: number;
  holders: number;
}

/** A text is one answer's own; of bytes the same ones go to all who ask. */
type Body = string | Uint8Array;

export class Untaken {
  /** By owner, in the order in which they were answered. */
  private readonly owners = new Map<string, Set<Holding>>();
  private readonly shared = new Map<Uint8Array, Shared>();
  /** What is in memory, each shared one once. */
  bytes = 0;

  constructor(private readonly together = TOGETHER) {}

  /** Until what is answered is called. `giveWay` ends the connection that does not take it. */
  hold(owner: string, body: Body, giveWay: () => void): () => void {
    const holding: Holding = { bytes: body.length, shared: this.sharedOf(body), giveWay };
    if (!holding.shared || holding.shared.holders === 1) this.bytes += holding.bytes;
    const own = this.owners.get(owner) ?? new Set();
    this.owners.set(owner, own.add(holding));
    const leave = () => this.leave(owner, holding, body);
    holding.giveWay = () => {
      leave();
      giveWay();
    };
    while (this.bytes > this.together && this.owners.size > 0) this.makeRoom();
    return leave;
  }

  private sharedOf(body: Body): Shared | null {
    if (typeof body === 'string') return null;
    const known = this.shared.get(body) ?? { bytes: body.length, holders: 0 };
    known.holders += 1;
    this.shared.set(body, known);
    return known;
  }

  private leave(owner: string, holding: Holding, body: Body): void {
    const own = this.owners.get(owner);
    if (!own?.delete(holding)) return;
    if (own.size === 0) this.owners.delete(owner);
    const { shared } = holding;
    if (shared) {
      shared.holders -= 1;
      if (shared.holders > 0) return;
      this.shared.delete(body as Uint8Array);
    }
    this.bytes -= holding.bytes;
  }

  private makeRoom(): void {
    const shares = [...this.owners.values()].map((own) => ({ own, share: shareOf(own) }));
    const most = shares.reduce((a, b) => (a.share >= b.share ? a : b));
    const [first] = most.own;
    first?.giveWay();
  }
}

/** A hall of phones that are all sent the same holds it together. */
function shareOf(own: ReadonlySet<Holding>): number {
  let share = 0;
  for (const { bytes, shared } of own) share += shared ? bytes / shared.holders : bytes;
  return share;
}

const untaken = new Untaken();
const counted = new WeakSet<ServerResponse>();

/** Of an answer that is about to be sent, once. */
export function holdAnswer(raw: ServerResponse, owner: string, body: unknown, room = untaken): void {
  if (!(typeof body === 'string' || body instanceof Uint8Array) || body.length === 0 || counted.has(raw)) return;
  counted.add(raw);
  const leave = room.hold(owner, body, () => raw.destroy());
  void closed(raw).then(leave);
}

/** Whatever the framework answers, before it is packed: what is packed from is kept until all of it is taken. */
export function boundUntaken(fastify: FastifyInstance, room = untaken): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    const { account, panel, ip } = request;
    const owner = account ? `account ${account.id}` : panel ? `panel ${panel.deviceId}` : networkOf(ip);
    holdAnswer(reply.raw, owner, payload, room);
    done();
  });
}

/** The live socket's answers to those who poll it never come to the framework. */
export function boundUntakenPolls(server: Server, addressOf: (request: IncomingMessage) => string, path: string): void {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith(path)) return;
    const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse;
    response.end = ((...given: unknown[]) => {
      holdAnswer(response, networkOf(addressOf(request)), given[0], untaken);
      return end(...given);
    }) as ServerResponse['end'];
  });
}

export type HoldTold = (network: string, text: string, giveWay: () => void) => () => void;

/** Of what a live socket is told: until its transport has handed it on. */
export const holdTold: HoldTold = (network, text, giveWay) => untaken.hold(network, text, giveWay);
