// Which program calls, by its key: set on the request by the access guard, read by controllers with `@CurrentProgram()`.
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { DataSource } from 'typeorm';
import type { KeyAccess } from '@gelanggang/contract/call';
import type { KeyRight } from '@gelanggang/contract/program-keys';
import { isProgramKey, type ProgramKey, takeProgramKey } from '@gelanggang/database/queries/program-key.queries';
import { rightsOfAccount } from '@gelanggang/database/queries/rights.queries';
import { REQUESTS_A_MINUTE } from '@gelanggang/domain/programs/program-key';
import { forbidden, TooEarly, unauthorized } from './refusals';
import { httpSentences } from './sentences';

declare module 'fastify' {
  interface FastifyRequest {
    program?: ProgramKey;
  }
}

const NEEDS: Readonly<Record<KeyAccess, KeyRight | null>> = {
  'any key': null,
  'entries key': 'entries',
  'schedule key': 'schedule',
  'results key': 'results',
};

const tokenOf = (request: FastifyRequest): string | null =>
  /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;

/** A program asks: by what is no person's token. */
export function isFromProgram(request: FastifyRequest): boolean {
  const token = tokenOf(request);
  return token !== null && isProgramKey(token);
}

/** The key, counted; refused where it opens nothing, or not this. What its maker may not see (any more), it opens to nobody. */
export async function takeKeyOf(
  dataSource: DataSource,
  request: FastifyRequest,
  access: KeyAccess,
): Promise<ProgramKey> {
  const key = await takeProgramKey(dataSource.manager, tokenOf(request) ?? '');
  if (!key) throw unauthorized(httpSentences.keyInvalid);
  if (key.uses > REQUESTS_A_MINUTE) throw new TooEarly(key.secondsLeft);
  const rights = key.madeBy === null ? null : await rightsOfAccount(dataSource, key.madeBy);
  if (!rights?.in(key.tournamentId).has('manage tournament')) throw unauthorized(httpSentences.keyInvalid);
  const needed = NEEDS[access];
  if (needed !== null && !key.rights.includes(needed)) throw forbidden(httpSentences.keyNotAllowed);
  return key;
}

/** The key of a call that a program makes. */
export const CurrentProgram = createParamDecorator((_: unknown, context: ExecutionContext): ProgramKey => {
  const { program } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!program) throw unauthorized();
  return program;
});
