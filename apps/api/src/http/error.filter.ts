// The one place where an error becomes an answer: refusals as they are, the database's as 409, 422 or 503, all else 500.
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FilesAway } from '@gelanggang/platform/files/file-contents';
import { isNoRoom } from '@gelanggang/platform/files/no-room';
import { MOST_WAITING_JOBS } from '@gelanggang/contract/jobs';
import { TooManyWaiting } from '@gelanggang/platform/jobs/job-table';
import { inWording } from '@gelanggang/platform/languages/wording';
import { LineRefused } from '@gelanggang/platform/turns/waiting-line';
import { wordingOf } from '../languages/word-requests';
import { databaseRefusal, DISK_FULL } from './database-errors';
import { refusal, refusalBody, statusSentence, tooManyRequests, TryAgain, unavailable } from './refusals';
import { requestSentences } from './sentences';

@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('http');

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    // what fails while a body is read comes from the connection, which knows of no request
    inWording(wordingOf(request), () => this.answer(error, request, host.switchToHttp().getResponse<FastifyReply>()));
  }

  private answer(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    // an answer that already streams can only be cut off
    if (reply.sent || reply.raw.headersSent) {
      this.logger.warn(`${request.id} ${request.method} ${routeOf(request)}: cut off: ${nameOf(error)}`);
      reply.raw.destroy();
      return;
    }
    const known = httpError(error) ?? databaseRefusal(error) ?? (isNoRoom(error) ? unavailable(DISK_FULL) : null);
    if (known) {
      const status = known.getStatus();
      if (known instanceof TryAgain) reply.header('retry-after', known.seconds);
      if (status >= 500) this.logger.warn(`${request.id} ${request.method} ${routeOf(request)}: ${nameOf(error)}`);
      reply.status(status).send(bodyOf(known, status));
      return;
    }
    // the route's pattern, never its address: ids and searches are people's
    this.logger.error(`${request.id} ${request.method} ${routeOf(request)}: ${nameOf(error)}`, stackOf(error));
    reply.status(500).send({ ...refusalBody(statusSentence(500)), request_id: request.id });
  }
}

function httpError(error: unknown): HttpException | null {
  if (error instanceof HttpException) return error;
  if (error instanceof TooManyWaiting) return tooManyRequests(requestSentences.manyJobs(MOST_WAITING_JOBS));
  if (error instanceof LineRefused) return unavailable(requestSentences.busy);
  // a text that is no Unicode (half of a surrogate pair), met while checking a field
  if (error instanceof URIError) return refusal(400, statusSentence(400));
  if (error instanceof FilesAway) return unavailable(requestSentences.filesAway);
  // Fastify's own, e.g. an upload that is too large
  if (error instanceof Error && error.name === 'FastifyError' && 'statusCode' in error) {
    const status = Number(error.statusCode);
    if (status >= 400 && status < 500) return refusal(status, statusSentence(status));
  }
  return null;
}

/** Our refusals carry their text; what Nest and Fastify say themselves is technical and in English. */
function bodyOf(error: HttpException, status: number): object {
  const body = error.getResponse();
  if (typeof body === 'object' && !('statusCode' in body)) return body;
  return refusalBody(statusSentence(status));
}

const routeOf = (request: FastifyRequest) => request.routeOptions?.url ?? '(no route)';

/** Name and code only: messages of the database quote values, which may be personal data. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = 'code' in error ? ` ${String(error.code)}` : '';
  return `${error.name}${code}`;
}

function stackOf(error: unknown): string | undefined {
  return error instanceof Error ? error.stack?.split('\n').slice(1).join('\n') : undefined;
}
