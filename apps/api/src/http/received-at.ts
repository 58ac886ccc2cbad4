// When a call came, before it waits for anything: what is judged by its time is judged by this, however long the line was.
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';
import { API_BASE } from '@gelanggang/contract/http';
import { acceptTimesOf } from './accept-times';
import { LOOK_MS, NetworkLooks } from './network-looks';

/** What panels send: they are judged by their time. */
const OF_PANELS = `${API_BASE}/panel`;

/** In milliseconds of `performance.now()`, which nobody sets. */
export interface Received {
  /** The same as `latest` while the process keeps up; else it may have waited since then to be read. */
  earliest: number;
  latest: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    received?: Received;
  }
}

/** Once the body has come: who sends it slowly does not come early. Before all other hooks of this step. Answers what stamps. */
export function stampReceipt(fastify: FastifyInstance): (call: { url?: string; socket: Socket }) => Received {
  const looks = new NetworkLooks(performance.now());
  const timer = setInterval(() => looks.look(performance.now()), LOOK_MS).unref();
  const accepts = acceptTimesOf(fastify.server);
  fastify.addHook('onClose', () => clearInterval(timer));
  fastify.addHook('preClose', () => accepts.stop());
  const received = ({ url = '', socket }: { url?: string; socket: Socket }): Received => {
    const latest = performance.now();
    if (url.startsWith(OF_PANELS)) accepts.needed();
    const connected = accepts.takeFirst(socket) ?? latest;
    return { earliest: Math.min(connected, looks.earliest(latest)), latest };
  };
  fastify.addHook('preValidation', (request, _reply, done) => {
    request.received = received(request.raw);
    done();
  });
  return received;
}

export const ReceivedAt = createParamDecorator((_: unknown, context: ExecutionContext): Received => {
  const { received } = context.switchToHttp().getRequest<FastifyRequest>();
  if (received === undefined) throw new Error('A call was taken without its time.');
  return received;
});
