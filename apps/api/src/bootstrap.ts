// Builds the API as it runs: plugins, limits, security headers, guards, OpenAPI and the web app. Tests use the same.
import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import type { LoggerService } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tap } from '@gelanggang/contract/calls/panel';
import { API_BASE } from '@gelanggang/contract/http';
import { type Env, loadEnv } from '@gelanggang/platform/env/env';
import { teachLanguages } from '@gelanggang/platform/languages/teach-languages';
import { AppModule } from './app.module';
import { accessOf } from './http/access.guard';
import { addressReader, trustedProxies } from './http/client-address';
import { boundBodies } from './http/body-bounds';
import { outliveBrokenUpgrades } from './http/broken-upgrades';
import { answerOffers } from './http/offered-upgrades';
import { answerFirst } from './http/before-framework';
import { answerOneByOne } from './http/one-by-one';
import { refuseTwoHosts } from './http/one-host';
import { takeOwnTurns } from './http/own-turns';
import { stampReceipt } from './http/received-at';
import { keepPersonalAnswers } from './http/personal-answers';
import { securityHeaders } from './http/security-headers';
import { endSlowBodies } from './http/slow-bodies';
import { boundUntaken, boundUntakenPolls } from './http/untaken';
import { SiteWording } from './languages/site-wording';
import { wordRequests } from './languages/word-requests';
import { answerUndecodable } from './http/undecodable';
import { LIVE_PATH, LiveAdapter } from './live/live.adapter';
import { OpenTopics } from './live/open-topics';
import { answerPiecesFirst } from './live/piece-door';
import { PieceStore } from './live/piece-store';
import { answerSnapshotsFirst } from './live-snapshot/hot-answers';
import { SnapshotStore } from './live-snapshot/snapshot-store';
import { Metrics } from './metrics/metrics';
import { serveMetrics, watchRequests } from './metrics/serve-metrics';
import { serveOpenApi } from './openapi/openapi';
import { TapDoor } from './scoring/tap-door';
import { TapsService } from './scoring/taps.service';
import { serveWeb } from './web-pages/serve-web';

const BODY_LIMIT_BYTES = 2 * 1024 * 1024;
const UPLOAD_LIMITS = { fileSize: 20 * 1024 * 1024, files: 5, fields: 100, fieldSize: 256 * 1024 };

/** Ready to listen; the caller listens and closes. */
export async function createApi(env: Env = loadEnv(), logger?: LoggerService): Promise<NestFastifyApplication> {
  teachLanguages(__dirname);
  const adapter = new FastifyAdapter({
    trustProxy: trustedProxies(env.TRUST_PROXY),
    bodyLimit: BODY_LIMIT_BYTES,
    genReqId: () => randomUUID(),
    frameworkErrors: (_error: unknown, request: FastifyRequest, reply: FastifyReply) =>
      answerUndecodable(request, reply),
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.forRoot(env), adapter, {
    logger: logger ?? (env.LOG_LEVEL === 'silent' ? false : ['fatal', 'error', 'warn']),
    abortOnError: false,
  });
  app.setGlobalPrefix(API_BASE);
  app.enableShutdownHooks();
  app.useWebSocketAdapter(new LiveAdapter(app, env));
  if (env.CORS_ORIGINS)
    app.enableCors({ origin: env.CORS_ORIGINS.split(','), exposedHeaders: ['content-disposition'] });

  const fastify = adapter.getInstance<FastifyInstance>();
  answerOneByOne(fastify);
  const site = app.get(SiteWording);
  wordRequests(fastify, () => site.wording());
  acceptEmptyJson(fastify);
  const metrics = app.get(Metrics);
  watchRequests(fastify, metrics);
  boundBodies(fastify);
  const tapDoor = new TapDoor(fastify, stampReceipt(fastify));
  takeOwnTurns(fastify, { connections: env.DB_POOL });
  keepPersonalAnswers(fastify);
  boundUntaken(fastify);
  const routes = collectRoutes(fastify);
  await app.register(helmet, securityHeaders(env));
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { 1: 4 } },
    // what comes compressed is not unpacked: a small body could become a huge one
    globalDecompression: false,
  });
  await app.register(multipart, { limits: UPLOAD_LIMITS });
  serveOpenApi(app);
  serveMetrics(fastify, env, metrics);
  await serveWeb(app, env);
  await app.init();
  answerOffers(app.getHttpServer());
  outliveBrokenUpgrades(app.getHttpServer());
  const addressOf = addressReader(env.TRUST_PROXY);
  boundUntakenPolls(app.getHttpServer(), addressOf, LIVE_PATH);
  answerSnapshotsFirst(app.getHttpServer(), app.get(SnapshotStore), { metrics, addressOf });
  const around = { topics: app.get(OpenTopics), pieces: app.get(PieceStore), metrics, addressOf };
  answerPiecesFirst(app.getHttpServer(), around);
  const taps = app.get(TapsService);
  answerFirst(app.getHttpServer(), tap.name, metrics, (request, response) => tapDoor.answer(taps, request, response));
  refuseTwoHosts(app.getHttpServer());
  // last, so that it looks first: bodies that these two read are ended as well
  endSlowBodies(app.getHttpServer());
  refuseUndeclared(routes);
  return app;
}

/** Fastify answers 400 to `application/json` without a body; many clients send that header on every POST. */
function acceptEmptyJson(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { 'content-type': type, 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (type && (length === '0' || (length === undefined && encoding === undefined))) {
      delete request.headers['content-type'];
    }
    done();
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route below the API's base, as method and path; a test walks them. */
    apiRoutes: [string, string][];
  }
}

function collectRoutes(fastify: FastifyInstance): [string, string][] {
  const routes: [string, string][] = [];
  fastify.decorate('apiRoutes', routes);
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (url.startsWith(`${API_BASE}/`)) routes.push([one, url]);
  });
  return routes;
}

const OPEN_ROUTES = /^\/api\/(docs($|\/)|openapi\.json$)/;

function refuseUndeclared(routes: readonly [string, string][]): void {
  const missing = routes.filter(
    ([method, url]) => !OPEN_ROUTES.test(url) && method !== 'OPTIONS' && !accessOf(method, url),
  );
  if (missing.length === 0) return;
  const names = missing.map((route) => route.join(' ')).join(', ');
  throw new Error(`These routes have no row in libs/contract/src/access.ts: ${names}`);
}
