// The built web app at `/`: hashed assets are kept for ever; every page is index.html with a head of its own.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { API_BASE } from '@gelanggang/contract/http';
import { LANGUAGE_PARAMETER } from '@gelanggang/contract/languages';
import { EMBED_PARAMETER, SITE_NAME } from '@gelanggang/contract/public-pages';
import { isWording, type Wording } from '@gelanggang/domain/words/languages';
import type { Env } from '@gelanggang/platform/env/env';
import { inWording } from '@gelanggang/platform/languages/wording';
import { requestWording } from '../languages/request-wording';
import { SiteWording } from '../languages/site-wording';
import { encodingOf, isKnown } from '../http/encoding';
import { refusalBody, statusSentence } from '../http/refusals';
import type { FinishedPage } from './finished-pages';
import { withHead } from './page-head';
import { PageStore } from './page-store';
import { robots, sitemap } from './sitemap';
import { WebBuilds } from './web-builds';
import { WebPagesQueries } from './web-pages.queries';

const YEAR_SECONDS = 365 * 24 * 3600;
const SITEMAP_SECONDS = 3600;
/** What may stand in a Host header: a name or an address, and a port. */
const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

export async function serveWeb(app: NestFastifyApplication, env: Env): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  const root = env.WEB_DIST;
  const builds = new WebBuilds(fastify, env);
  if (builds.original !== null) await serveFiles(app, root, builds.files());
  fastify.addHook('onClose', () => builds.stop());
  fastify.get('/robots.txt', (request, reply) => {
    void reply.header('cache-control', `public, max-age=${SITEMAP_SECONDS}`).type('text/plain; charset=utf-8');
    return reply.send(robots(originOf(request, env)));
  });
  fastify.get('/sitemap.xml', async (request, reply) => {
    const body = sitemap(originOf(request, env), await app.get(WebPagesQueries).listed());
    void reply.header('cache-control', `public, max-age=${SITEMAP_SECONDS}`).type('application/xml; charset=utf-8');
    return reply.send(body);
  });
  fastify.get('/*', async (request, reply) => {
    const path = pathOf(request.url);
    const isPage = !path.startsWith(`${API_BASE}/`) && path !== API_BASE && !/\.[a-z0-9]+$/i.test(path);
    const wording = pageWording(request, app.get(SiteWording).wording());
    const build = isPage ? builds.in(wording) : null;
    if (!build) return reply.status(404).send(refusalBody(statusSentence(404)));
    const { status, head, isEmbeddable } = await inWording(wording, () =>
      app.get(PageStore).find(path, originOf(request, env)),
    );
    // the calls of its first screen take turns of their own
    request.isThought?.();
    const isFramed = isEmbeddable && embedAsked(request);
    allowInline(reply, build.scriptHash);
    if (isFramed) letFrame(reply);
    const page = withHead(build.template, { ...head, isHidden: head.isHidden || isFramed }, SITE_NAME);
    // an address with a query asks for something else than what everybody sees first
    const first = status === 200 && PLAIN.test(request.url) ? await build.firstScreens.find(path) : null;
    return first ? sendFinished(request, reply, build.finished.of(page, first)) : send(request, reply, status, page);
  });
}

/** Hashed files are found when they are asked for: those of a language may come while the server runs. */
async function serveFiles(app: NestFastifyApplication, root: string, ofLanguages: readonly string[]): Promise<void> {
  const assets = join(root, 'assets');
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    globIgnore: ['assets/**', ...ofLanguages],
    index: false,
    preCompressed: true,
    setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
  });
  await app.register(fastifyStatic, {
    root: assets,
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply) => void reply.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`),
  });
  const fastify = app.getHttpAdapter().getInstance();
  for (const name of ofLanguages) fastify.get(`/${name}`, (_request, reply) => reply.sendFile(name));
}

const asked = (request: FastifyRequest, parameter: string): unknown =>
  (request.query as Record<string, unknown>)[parameter];

/** That of the link, else the one chosen in this browser, else the site's. */
function pageWording(request: FastifyRequest, site: Wording): Wording {
  const ofLink = asked(request, LANGUAGE_PARAMETER);
  return isWording(ofLink) ? ofLink : requestWording({ cookie: request.headers.cookie }, site);
}

/** Without a query, but for the language. */
const PLAIN = new RegExp(`^[^?]*(?:\\?${LANGUAGE_PARAMETER}=\\w*)?$`);

/** A path that cannot be decoded is refused before any handler sees it. */
const pathOf = (url: string): string => decodeURIComponent(url.split('?', 1)[0] ?? '');

/**
 * The address that people type: the one that is set, else the one they came by, as the request itself names it. What a
 * proxy's headers say of it is not asked: anybody may send them where nobody takes them away.
 */
function originOf(request: FastifyRequest, env: Env): string {
  if (env.PUBLIC_URL) return env.PUBLIC_URL.replace(/\/+$/, '');
  const host = request.headers.host ?? '';
  const scheme = request.raw.socket instanceof TLSSocket ? 'https' : 'http';
  return HOST.test(host) ? `${scheme}://${host}` : `http://localhost:${env.PORT}`;
}

const embedAsked = (request: FastifyRequest): boolean => asked(request, EMBED_PARAMETER) === '1';

/** Any site may frame this page; all others may not be framed (security-headers). */
function letFrame(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply.header('content-security-policy', policy.replace(/frame-ancestors [^;]*/, 'frame-ancestors *'));
  // helmet writes this one past fastify
  reply.raw.removeHeader('x-frame-options');
}

function allowInline(reply: FastifyReply, hash: string): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  if (hash) reply.header('content-security-policy', policy.replace("script-src 'self'", `script-src 'self' ${hash}`));
}

async function sendFinished(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, body }: FinishedPage,
): Promise<FastifyReply> {
  void reply
    .headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding, cookie' })
    .type('text/html; charset=utf-8');
  if (isKnown(request.headers['if-none-match'], etag)) return reply.status(304).send();
  const encoding = encodingOf(request.headers['accept-encoding']?.toString());
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.send(await body.as(encoding));
}

function send(request: FastifyRequest, reply: FastifyReply, status: number, html: string): FastifyReply {
  const etag = `W/"${createHash('sha1').update(html).digest('base64url')}"`;
  void reply.headers({ etag, 'cache-control': 'no-cache', vary: 'cookie' }).type('text/html; charset=utf-8');
  const isHeld = request.headers['if-none-match']?.split(',').some((one) => one.trim() === etag);
  return status === 200 && isHeld ? reply.status(304).send() : reply.status(status).send(html);
}
