// Refuses what is deeper, wider or longer than any form of ours before anything reads it: a validator's work grows with the
// square of an object's fields, and walking a deep one would end the stack.
import type { FastifyInstance } from 'fastify';
import { API_BASE } from '@gelanggang/contract/http';
import { accessOf } from './access.guard';
import { refusalBody, statusSentence } from './refusals';

export const BODY_BOUNDS = {
  levels: 32,
  /** Of one object. */
  fields: 500,
  /** Objects and lists; 5,000 rows of an entry list have two each. */
  containers: 30_000,
  /** Texts, numbers and flags; 5,000 rows have up to eighty each. */
  values: 400_000,
} as const;

/** Bytes, of calls that anybody may make: the longest is a form of a few lines. */
export const PUBLIC_BODY_BYTES = 16 * 1024;

export function boundBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    if (!route.url.startsWith(`${API_BASE}/`)) return;
    const isPublic = [route.method].flat().every((method) => accessOf(method, route.url) === 'public');
    if (isPublic) route.bodyLimit = PUBLIC_BODY_BYTES;
  });
  fastify.addHook('preValidation', (request, reply, done) => {
    if (isWithin(request.body, BODY_BOUNDS)) return done();
    reply.status(400).send(refusalBody(statusSentence(400)));
  });
}

/** Level by level, so that the depth of the value costs no depth of calls. */
export function isWithin(value: unknown, bounds: Record<keyof typeof BODY_BOUNDS, number>): boolean {
  let level = [value].filter(isContainer);
  let { containers, values } = bounds;
  for (let left = bounds.levels; level.length > 0; left--) {
    containers -= level.length;
    if (left === 0 || containers < 0) return false;
    const below: object[] = [];
    for (const one of level) {
      const held: unknown[] = Object.values(one);
      values -= held.length;
      if (values < 0 || (!Array.isArray(one) && held.length > bounds.fields)) return false;
      for (const inner of held) if (isContainer(inner)) below.push(inner);
    }
    level = below;
  }
  return true;
}

const isContainer = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Buffer.isBuffer(value);
