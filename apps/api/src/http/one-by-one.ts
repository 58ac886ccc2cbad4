// Requests that come over one connection without waiting for their answers are looked at one after the other: a packet holds a
// thousand of them, and each answer would lie in memory until those before it are taken.
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { closed } from './response-closed';

/** Before any other hook. What came before the connection ended, and was not yet looked at, is asked for by nobody. */
export function answerOneByOne(fastify: FastifyInstance): void {
  const last = new WeakMap<Socket, Promise<void>>();
  fastify.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    const before = last.get(socket);
    // told of the first that is not answered alone, once its connection ends: the others wait for it
    last.set(socket, closed(reply.raw));
    if (!before) return;
    await before;
    if (socket.destroyed) return reply.hijack();
  });
}
