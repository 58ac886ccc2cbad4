// Whether an error means that PostgreSQL cannot be reached just now: then the work is not at fault.
import { QueryFailedError, QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';

/** Class 08: connection; 57P: shutting down or starting; the others are of sockets (EAGAIN: too many wait at a Unix socket). */
const CODES = /^(08|57P)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EAGAIN)$/;
const TEXTS =
  /connection terminated|client has encountered a connection error|not currently accepting connections|timeout exceeded when trying to connect|driver not connected/i;

/** Of PostgreSQL's driver, of a socket, or of TypeORM. */
export function isConnectionLost(error: unknown): boolean {
  // not `instanceof Error`: those of Node's own sockets are of another realm in tests
  if (typeof error !== 'object' || error === null) return false;
  // one that is lost between two statements of a transaction is released at once: the next one finds none
  if (error instanceof QueryRunnerAlreadyReleasedError || error instanceof QueryRunnerProviderAlreadyReleasedError) {
    return true;
  }
  const cause: { code?: unknown; message?: unknown; syscall?: unknown } =
    error instanceof QueryFailedError ? error.driverError : error;
  if (cause.syscall === 'connect' && cause.code === 'ENOENT') return true;
  return CODES.test(String(cause.code ?? '')) || TEXTS.test(String(cause.message ?? ''));
}
