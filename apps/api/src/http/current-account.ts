// Who calls: set on the request by the access guard, read by controllers with `@CurrentAccount()`.
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Permission } from '@gelanggang/contract/permissions';

export interface RequestAccount {
  id: number;
  name: string;
  email: string;
  isEmailVerified: boolean;
  sessionId: number;
  permissions: Set<Permission>;
}

declare module 'fastify' {
  interface FastifyRequest {
    account?: RequestAccount | null;
  }
}

/** The account of the bearer token; null where a public call came without one. */
export const CurrentAccount = createParamDecorator(
  (_: unknown, context: ExecutionContext): RequestAccount | null =>
    context.switchToHttp().getRequest<FastifyRequest>().account ?? null,
);
