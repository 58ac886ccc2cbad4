// For answers that rarely change (regions, countries): an ETag of the body, 304 when the client has it already.
import { createHash } from 'node:crypto';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';

const MAX_AGE_SECONDS = 3600;

@Injectable()
export class EtagInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      map((body: unknown) => {
        const text = JSON.stringify(body);
        const etag = `W/"${createHash('sha1').update(text).digest('base64url')}"`;
        reply.header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`).header('etag', etag);
        const known = request.headers['if-none-match']?.split(',').some((one) => one.trim() === etag);
        if (known) {
          reply.status(304);
          return undefined;
        }
        // already text, so that the answer is serialised once
        reply.type('application/json; charset=utf-8');
        return text;
      }),
    );
  }
}
