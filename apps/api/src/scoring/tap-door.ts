// Takes taps of panels before the framework sees them: a hall's judges tap a thousand times a second, and its guards, turns
// and interceptors cost more than the tap. Only those of a panel that it has let through before; whose panel it is now is read
// with the taps. Whatever is not simple, and whatever is refused, takes the ordinary way, where it is refused in words.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PipeTransform } from '@nestjs/common';
import * as panelCalls from '@gelanggang/contract/calls/panel';
import { API_BASE } from '@gelanggang/contract/http';
import { TapsRequest } from '@gelanggang/contract/scoring';
import { BODY_BOUNDS, isWithin } from '../http/body-bounds';
import { MOST_AT_ONCE } from '../http/own-turns';
import type { Received } from '../http/received-at';
import { createValidationPipe } from '../http/validation.pipe';
import type { TapsService } from './taps.service';

const [METHOD, PATH] = panelCalls.tap.name.split(' ') as [string, string];
const ADDRESS = `${API_BASE}${PATH}`;
/** Twenty taps have two kilobytes. */
const MOST_BYTES = 8 * 1024;
/** Panels of a hall have a few pages; whoever is forgotten takes the ordinary way once. */
const MOST_KNOWN = 5_000;
/** Addresses of pages that taps come from: nearly always one. */
const MOST_ORIGINS = 20;
/** As proxies call it: counted, sent to nobody. */
const CALLER_GONE = 499;
/** Made by each answer anew. */
const OWN_HEADERS = new Set(['x-request-id', 'content-length', 'date', 'connection', 'keep-alive']);

interface Known {
  panel: { deviceId: number; arenaId: number; tournamentId: number };
  /** How many of its calls are here. */
  here: number;
}

interface Asked {
  known: Known;
  head: OutgoingHttpHeaders;
  length: number;
}

export class TapDoor {
  private readonly known = new Map<string, Known>();
  /** What the framework's first answer to a page of this origin had. */
  private readonly heads = new Map<string, OutgoingHttpHeaders>();
  private readonly pipe: PipeTransform<unknown, Promise<TapsRequest>> = createValidationPipe();

  constructor(
    private readonly fastify: FastifyInstance,
    private readonly stamp: (call: IncomingMessage) => Received,
  ) {
    fastify.addHook('onResponse', (request, reply, done) => {
      this.learn(request, reply);
      done();
    });
  }

  /** The status that was sent; null: the request is as it came. */
  answer(taps: TapsService, request: IncomingMessage, response: ServerResponse): Promise<number | null> | null {
    const asked = this.askedOf(request);
    return asked && this.take(taps, asked, request, response);
  }

  private askedOf({ method, url, headers }: IncomingMessage): Asked | null {
    if (method !== METHOD || url !== ADDRESS) return null;
    const { authorization = '', origin = '', 'content-type': type, 'content-length': length } = headers;
    const known = this.known.get(authorization);
    const head = this.heads.get(origin);
    if (!known || !head || known.here >= MOST_AT_ONCE || type !== 'application/json') return null;
    if (headers['transfer-encoding'] !== undefined || headers['content-encoding'] !== undefined) return null;
    const bytes = Number(length);
    return bytes > 0 && bytes <= MOST_BYTES ? { known, head, length: bytes } : null;
  }

  private async take(
    taps: TapsService,
    { known, head, length }: Asked,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    known.here += 1;
    try {
      const text = await bodyOf(request, length);
      if (text === null) return CALLER_GONE;
      const received = this.stamp(request);
      const data = await this.parsed(text)
        .then((body) => taps.takeOfPanel(known.panel, body, received))
        .catch(() => null);
      if (data === null) {
        request.unshift(text);
        return null;
      }
      request.resume();
      const body = JSON.stringify({ data });
      response.writeHead(200, { ...head, 'content-length': Buffer.byteLength(body), 'x-request-id': randomUUID() });
      response.end(body);
      return 200;
    } finally {
      known.here -= 1;
    }
  }

  /** As the framework reads a body; what it refuses is thrown. */
  private async parsed(text: Buffer): Promise<TapsRequest> {
    const parse = this.fastify.getDefaultJsonParser('error', 'error');
    const body = await new Promise<unknown>((done, fail) => {
      void parse(null as unknown as FastifyRequest, text.toString(), (fault, read: unknown) => {
        if (fault) fail(fault);
        else done(read);
      });
    });
    if (!isWithin(body, BODY_BOUNDS)) throw new Error('too deep, too wide or too long');
    return this.pipe.transform(body, { type: 'body', metatype: TapsRequest });
  }

  /** From what the framework has answered. */
  private learn({ method, url, headers, panel }: FastifyRequest, reply: FastifyReply): void {
    if (method !== METHOD || url !== ADDRESS || reply.statusCode !== 200 || !panel) return;
    const { authorization = '', origin = '' } = headers;
    const { deviceId, arenaId, tournamentId } = panel;
    keep(this.known, authorization, { panel: { deviceId, arenaId, tournamentId }, here: 0 }, MOST_KNOWN);
    const head = Object.entries(reply.getHeaders()).filter(([name]) => !OWN_HEADERS.has(name));
    keep(this.heads, origin, Object.fromEntries(head), MOST_ORIGINS);
  }
}

function keep<Value>(kept: Map<string, Value>, key: string, value: Value, most: number): void {
  if (!kept.has(key)) kept.set(key, value);
  const [first] = kept.keys();
  if (kept.size > most && first !== undefined) kept.delete(first);
}

/** All of it, before the request's end is told; null when its caller goes before. */
function bodyOf(request: IncomingMessage, length: number): Promise<Buffer | null> {
  return new Promise((done) => {
    const parts: Buffer[] = [];
    let bytes = 0;
    const end = (body: Buffer | null) => {
      request.off('data', take).off('close', gone);
      done(body);
    };
    const take = (part: Buffer) => {
      parts.push(part);
      bytes += part.length;
      if (bytes < length) return;
      // stands still here: whoever reads it next finds it where it was
      request.pause();
      end(Buffer.concat(parts));
    };
    const gone = () => end(null);
    request.on('data', take).once('close', gone);
  });
}
