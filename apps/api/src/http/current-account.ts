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
  /** The session was made by a code for this arena alone: nothing else is open to it. */
  arenaId: number | null;
  permissions: Set<Permission>;
}

/** Who runs matches; a laptop that was signed in by a code runs one arena only. */
export interface Operator {
  accountId: number;
  onlyArenaId: number | null;
}

export const operatorOf = ({ id, arenaId }: RequestAccount): Operator => ({ accountId: id, onlyArenaId: arenaId });

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
