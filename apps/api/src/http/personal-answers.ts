// What is answered to somebody, or changes something, is kept by no cache on the way and on no disk.
import type { FastifyInstance } from 'fastify';
import { API_BASE } from '@gelanggang/contract/http';

/** Before any route is declared. A call that says something else about its answer is taken at its word. */
export function keepPersonalAnswers(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    const isPublic = request.headers.authorization === undefined && ['GET', 'HEAD'].includes(request.method);
    if (!isPublic && request.url.startsWith(`${API_BASE}/`) && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'private, no-store');
    }
    done();
  });
}
