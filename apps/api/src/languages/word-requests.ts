// Gives every request its wording, and says of every answer with a sentence in which language that is.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LANGUAGE_TAGS, type Wording } from '@gelanggang/domain/words/languages';
import { currentWording, inWording } from '@gelanggang/platform/languages/wording';
import { requestWording } from './request-wording';

declare module 'fastify' {
  interface FastifyRequest {
    wording?: Wording;
  }
}

const VARIES_BY = 'cookie, accept-language';

/** `site` is asked at each request. Before the hooks that may refuse. */
export function wordRequests(fastify: FastifyInstance, site: () => Wording): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    request.wording = requestWording(request.headers, site());
    inWording(request.wording, done);
  });
  // what reads a body goes on from the connection, which knows of no request
  fastify.addHook('preValidation', (request, _reply, done) => inWording(wordingOf(request), done));
  fastify.addHook('preSerialization', (_request, reply, payload, done) => {
    if (typeof payload === 'object' && payload !== null && 'message' in payload) {
      const vary = reply.getHeader('vary');
      reply.header('content-language', LANGUAGE_TAGS[currentWording()]);
      reply.header('vary', vary === undefined ? VARIES_BY : `${String(vary)}, ${VARIES_BY}`);
    }
    done(null, payload);
  });
}

export const wordingOf = (request: FastifyRequest): Wording => request.wording ?? 'default';
