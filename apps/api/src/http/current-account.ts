// Who calls: set on the request by the access guard, read by controllers with `@CurrentAccount()`.
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { TournamentRights } from '@gelanggang/contract/member-roles';
import type { Permission } from '@gelanggang/contract/permissions';

export interface RequestAccount {
  id: number;
  name: string;
  email: string;
  isEmailVerified: boolean;
  sessionId: number;
  /** The session was made by a code for this arena alone: nothing else is open to it. */
  arenaId: number | null;
  /**
   * In the tournament that the call is about, as the guard found it; where it is about none, or about lists, what holds outside
   * of all tournaments: of the site and of own rows.
   */
  permissions: Set<Permission>;
  /** That the call is about, as far as the guard saw. */
  tournaments: number[];
  /** Where it may do what: for lists, and for what the guard cannot see. */
  rights: TournamentRights;
}

/** The account as it is in that tournament: for a row of a list over several. */
export const inTournament = (account: RequestAccount, id: number): RequestAccount => ({
  ...account,
  permissions: account.rights.in(id),
});

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
