// The security headers of every answer. Scripts come from our own files only; emotion writes its styles inline.
import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Env } from '@gelanggang/platform/env/env';

export function securityHeaders(env: Env): FastifyHelmetOptions {
  // these three only make sense, and only work without complaint, where browsers come by https
  const isHttps = env.PUBLIC_URL?.startsWith('https://') ?? false;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        // the replay of a moment, fetched with the panel's token
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'", 'data:'],
        // OBS Studio on the same computer: its scenes are switched by a page (/siaran)
        connectSrc: ["'self'", 'ws://127.0.0.1:*', ...(env.PUBLIC_URL ? [env.PUBLIC_URL.replace(/^http/, 'ws')] : [])],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        // a proof of payment as PDF, fetched with the token
        frameSrc: ["'self'", 'blob:'],
        frameAncestors: ["'self'"],
      },
    },
    // in a hall plain http goes on at the same name
    strictTransportSecurity: isHttps && env.HALL_PORT === undefined,
    crossOriginOpenerPolicy: isHttps,
    originAgentCluster: isHttps,
  };
}
