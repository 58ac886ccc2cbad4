// When a call came, before it waits for anything: what is judged by its time is judged by this, however long the line was.
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    receivedAt?: number;
  }
}

/** Once the body has come: who sends it slowly does not come early. Before all other hooks of this step. */
export function stampReceipt(fastify: FastifyInstance): void {
  fastify.addHook('preValidation', (request, _reply, done) => {
    request.receivedAt = performance.now();
    done();
  });
}

/** In milliseconds of `performance.now()`, which nobody sets. */
export const ReceivedAt = createParamDecorator((_: unknown, context: ExecutionContext): number => {
  const { receivedAt } = context.switchToHttp().getRequest<FastifyRequest>();
  if (receivedAt === undefined) throw new Error('A call was taken without its time.');
  return receivedAt;
});
