// Refuses what is nested deeper than any form of ours: walking it would end the stack of whoever reads it next.
import type { FastifyInstance } from 'fastify';
import { STATUS_TEXTS } from './refusals';

const DEEPEST = 32;

export function refuseDeepBodies(fastify: FastifyInstance): void {
  fastify.addHook('preValidation', (request, reply, done) => {
    if (!isDeeper(request.body, DEEPEST)) return done();
    reply.status(400).send({ message: STATUS_TEXTS[400] });
  });
}

/** Level by level, so that the depth of the value costs no depth of calls. */
export function isDeeper(value: unknown, levels: number): boolean {
  let level = [value];
  for (let left = levels; left > 0; left--) {
    level = level.flatMap((one) => (isContainer(one) ? Object.values(one) : []));
    if (level.length === 0) return false;
  }
  return level.some(isContainer);
}

const isContainer = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Buffer.isBuffer(value);
