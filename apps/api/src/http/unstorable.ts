// NUL and halves of surrogate pairs: PostgreSQL keeps neither, so a field that holds one is refused, and a name names nothing.
import type { FastifyRequest } from 'fastify';
import { notFound } from './refusals';

export const UNSTORABLE = /\u0000|\p{Cs}/u;

/** 404 for who may ask; the database is not asked for it. */
export function refuseUnstorableAddress({ params }: FastifyRequest): true {
  const parts = Object.values((params ?? {}) as Record<string, string>);
  if (parts.some((part) => UNSTORABLE.test(part))) throw notFound();
  return true;
}
