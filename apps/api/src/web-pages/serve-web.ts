// The built web app at `/`: hashed assets are kept for ever; every page is index.html with a head of its own.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { API_BASE } from '@gelanggang/contract/http';
import { EMBED_PARAMETER, SITE_NAME } from '@gelanggang/contract/public-pages';
import type { Env } from '@gelanggang/platform/env/env';
import { encodingOf, isKnown } from '../http/encoding';
import { refusalBody, statusSentence } from '../http/refusals';
import { type FinishedPage, FinishedPages } from './finished-pages';
import { FirstScreens } from './first-screens';
import { PageDrawer } from './page-drawer';
import { withHead } from './page-head';
import { PageScripts } from './page-scripts';
import { PageStore } from './page-store';
import { robots, sitemap } from './sitemap';
import { WebPagesQueries } from './web-pages.queries';

const YEAR_SECONDS = 365 * 24 * 3600;
const SITEMAP_SECONDS = 3600;
/** What may stand in a Host header: a name or an address, and a port. */
const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

export async function serveWeb(app: NestFastifyApplication, env: Env): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  const root = env.WEB_DIST;
  const index = join(root, 'index.html');
  const template = existsSync(index) ? withoutWaiting(readFileSync(index, 'utf8'), root) : null;
  const allowed = template === null ? '' : inlineScriptHash(template);
  if (template !== null) {
    await app.register(fastifyStatic, {
      root,
      wildcard: false,
      index: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const isHashed = path.startsWith(join(root, 'assets'));
        reply.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      },
    });
  }
  const drawer = new PageDrawer(root);
  const finished = new FinishedPages();
  const firstScreens = new FirstScreens(fastify, drawer, new PageScripts(root), env.SPECTATORS);
  fastify.addHook('onClose', () => drawer.stop());
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
    if (!isPage || template === null) return reply.status(404).send(refusalBody(statusSentence(404)));
    const { status, head, isEmbeddable } = await app.get(PageStore).find(path, originOf(request, env));
    const isFramed = isEmbeddable && embedAsked(request);
    allowInline(reply, allowed);
    if (isFramed) letFrame(reply);
    const page = withHead(template, { ...head, isHidden: head.isHidden || isFramed }, SITE_NAME);
    // an address with a query asks for something else than what everybody sees first
    const first = status === 200 && !request.url.includes('?') ? await firstScreens.find(path) : null;
    return first ? sendFinished(request, reply, finished.of(page, first)) : send(request, reply, status, page);
  });
}

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

const embedAsked = (request: FastifyRequest): boolean =>
  (request.query as Record<string, unknown>)[EMBED_PARAMETER] === '1';

/** Any site may frame this page; all others may not be framed (security-headers). */
function letFrame(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply.header('content-security-policy', policy.replace(/frame-ancestors [^;]*/, 'frame-ancestors *'));
  // helmet writes this one past fastify
  reply.raw.removeHeader('x-frame-options');
}

/** What stands between the page and its first paint is small: it comes in the page instead of being asked for. */
function withoutWaiting(html: string, root: string): string {
  const content = (path: string) => readFileSync(join(root, path), 'utf8');
  return html
    .replace(
      /<script src="(\/first-paint\.js)"><\/script>/,
      (_tag, path: string) => `<script>${content(path)}</script>`,
    )
    .replace(
      /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g,
      (_tag, path: string) => `<style>${content(path)}</style>`,
    );
}

/** By its hash a script in the page is allowed, and no other one. */
function inlineScriptHash(html: string): string {
  const [, script] = /<script>([^]*?)<\/script>/.exec(html) ?? [];
  return script === undefined ? '' : `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
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
  void reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' }).type('text/html; charset=utf-8');
  if (isKnown(request.headers['if-none-match'], etag)) return reply.status(304).send();
  const encoding = encodingOf(request.headers['accept-encoding']?.toString());
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.send(await body.as(encoding));
}

function send(request: FastifyRequest, reply: FastifyReply, status: number, html: string): FastifyReply {
  const etag = `W/"${createHash('sha1').update(html).digest('base64url')}"`;
  void reply.headers({ etag, 'cache-control': 'no-cache' }).type('text/html; charset=utf-8');
  const isHeld = request.headers['if-none-match']?.split(',').some((one) => one.trim() === etag);
  return status === 200 && isHeld ? reply.status(304).send() : reply.status(status).send(html);
}
