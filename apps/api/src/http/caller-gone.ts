// `@CallerGone()`: ends once nobody is there any more who would read the answer, for calls that wait long for something.
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { closed } from './response-closed';

export const CallerGone = createParamDecorator((_: unknown, context: ExecutionContext): AbortSignal => {
  const { raw } = context.switchToHttp().getResponse<FastifyReply>();
  const gone = new AbortController();
  void closed(raw).then(() => gone.abort());
  return gone.signal;
});
