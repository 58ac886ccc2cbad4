// Whether an error means that nothing more fits: on the disk, within a quota, or on the database's disk.
import { StorageFull } from './file-contents';

/** Of the disk, of an account's quota, of the limit of a process; of PostgreSQL. */
const CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100']);

interface MayHaveCode {
  code?: unknown;
  driverError?: { code?: unknown };
}

/** A write that does not fit names no path, unlike a file that cannot be opened. */
export function isNoRoom(error: unknown): boolean {
  if (error instanceof StorageFull) return true;
  if (typeof error !== 'object' || error === null) return false;
  const { code, driverError } = error as MayHaveCode;
  return CODES.has(code) || CODES.has(driverError?.code);
}
