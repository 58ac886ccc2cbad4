// GET /metrics, for who has the token or sits on this machine; and what each request adds to them and to the log.
import { timingSafeEqual } from 'node:crypto';
import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { API_BASE } from '@gelanggang/contract/http';
import type { Env } from '@gelanggang/platform/env/env';
import { withRequestId } from '@gelanggang/platform/logging/request-id';
import { refusalBody, statusSentence } from '../http/refusals';
import type { Metrics } from './metrics';

/** Longer answers are worth a line of the log. */
const SLOW_MS = 1000;
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
/** What a proxy on this machine hands on comes from elsewhere: by the headers that proxies and networks add … */
const PROXY_HEADER =
  /^(x-)?forwarded|^via$|(^|-)(client|connecting|real)-ip$|^(cf|cdn|fastly|fly|akamai|x-(real|original|amzn|amz|azure|envoy|appengine|vercel|proxy))-/;
/** … and by the name of the machine, which is another one to whoever comes from elsewhere. */
const HERE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;
/** Wrong passwords, ended sessions, missing rights, too many tries: whoever looks for a break-in looks for these. */
const KEPT_OUT = new Set([401, 403, 429]);
/** Files of the web app, one and all. */
const OTHER_ROUTE = '(web)';

/** Before any route is declared. */
export function watchRequests(fastify: FastifyInstance, metrics: Metrics): void {
  const logger = new Logger('http');
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  // after the body was read: its events come from outside of any request
  fastify.addHook('preValidation', (request, _reply, done) => withRequestId(request.id, done));
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url?.startsWith(`${API_BASE}/`) ? request.routeOptions.url : OTHER_ROUTE;
    metrics.request(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    const line = `${request.method} ${route} ${reply.statusCode} in ${Math.round(reply.elapsedTime)} ms`;
    withRequestId(request.id, () => {
      if (reply.elapsedTime > SLOW_MS) logger.warn(line);
      else if (KEPT_OUT.has(reply.statusCode)) logger.log(line);
      else logger.debug(line);
    });
    done();
  });
}

export function serveMetrics(fastify: FastifyInstance, env: Env, metrics: Metrics): void {
  fastify.get('/metrics', async (request, reply) => {
    if (!mayRead(request, env.METRICS_TOKEN)) return reply.status(404).send(refusalBody(statusSentence(404)));
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.registry.contentType)
      .send(await metrics.registry.metrics());
  });
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(request.headers.authorization ?? '', `Bearer ${token}`);
  const isHandedOn = Object.keys(request.headers).some((name) => PROXY_HEADER.test(name));
  const isForHere = HERE.test(request.headers.host ?? '');
  return !isHandedOn && isForHere && LOOPBACK.has(request.socket.remoteAddress ?? '');
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
