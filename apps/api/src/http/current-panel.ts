// Which panel of an arena calls: set on the request by the access guard, read by controllers with `@CurrentPanel()`.
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { PanelDevice } from '@gelanggang/database/queries/panel.queries';

declare module 'fastify' {
  interface FastifyRequest {
    panel?: PanelDevice | null;
  }
}

export const CurrentPanel = createParamDecorator((_: unknown, context: ExecutionContext): PanelDevice => {
  const { panel } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!panel) throw new Error('A call of a panel has no panel: its row in the access table is wrong.');
  return panel;
});
