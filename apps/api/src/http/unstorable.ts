// NUL and halves of surrogate pairs: PostgreSQL keeps neither, so a field that holds one is refused, and a name names nothing.
import type { FastifyInstance } from 'fastify';
import { notFound } from './refusals';

export const UNSTORABLE = /\u0000|\p{Cs}/u;

/** 404, before a guard asks the database for it. */
export function refuseUnstorableAddresses(fastify: FastifyInstance): void {
  fastify.addHook('preValidation', (request, reply, done) => {
    const parts = Object.values((request.params ?? {}) as Record<string, string>);
    if (!parts.some((part) => UNSTORABLE.test(part))) return done();
    const refusal = notFound();
    reply.status(refusal.getStatus()).send(refusal.getResponse());
  });
}
