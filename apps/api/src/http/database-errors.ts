// What an error of PostgreSQL means for the client: a broken rule is 409 or 422, a database that is away 503.
import type { HttpException } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { isConnectionLost } from '@gelanggang/database/connection-lost';
import { constraintMessage, fullMessage } from '@gelanggang/database/constraint-messages';
import { conflict, full, invalid, unavailable } from './refusals';
import { requestSentences } from './sentences';

interface DriverError {
  code?: string;
  constraint?: string;
  detail?: string;
  message?: string;
}

export const DISK_FULL = requestSentences.diskFull;

/** The refusal to answer, or null when this is no error of the database, or one that nobody foresaw. */
export function databaseRefusal(error: unknown): HttpException | null {
  if (typeof error !== 'object' || error === null) return null;
  const cause: DriverError = error instanceof QueryFailedError ? error.driverError : error;
  const code = cause.code ?? '';
  // 53300: no connection free, 57014: statement timed out
  if (isConnectionLost(error) || code === '53300' || code === '57014')
    return unavailable(requestSentences.databaseAway);
  // 53100: no room for it on the disk
  if (code === '53100') return unavailable(DISK_FULL);
  if (!(error instanceof QueryFailedError)) return null;
  if (code.startsWith('23')) return constraintRefusal(cause);
  // class 22: a value that the column's type cannot hold, such as a number out of range or a NUL character
  if (code.startsWith('22')) return invalid({}, requestSentences.unstorable);
  // deadlock, serialization, lock not available
  if (code === '40001' || code === '40P01' || code === '55P03') {
    return conflict(requestSentences.changedMeanwhile);
  }
  return null;
}

function constraintRefusal({ constraint = '', detail = '' }: DriverError): HttpException | null {
  const taken = fullMessage(constraint, detail);
  if (taken) return full(taken);
  const message = constraintMessage(constraint, detail);
  if (!message) return null;
  return message.field ? invalid({ [message.field]: [message.text] }) : conflict(message.text);
}
