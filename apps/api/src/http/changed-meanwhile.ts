// Two people edit the same record: the second is told, before anything of the first is lost.
import { createHash } from 'node:crypto';
import { conflict } from './refusals';
import { requestSentences } from './sentences';

/** `given` is the version that the form has loaded; a client that sends none does not ask to be checked. */
export function refuseOutdated(given: number | undefined, stored: number): void {
  if (given !== undefined && given !== stored) {
    throw conflict(requestSentences.outdated);
  }
}

/** The version of a row that counts none: the same for the same content, so that only what a form changes makes it old. */
export function versionOfContent(content: readonly unknown[]): number {
  return createHash('sha256').update(JSON.stringify(content)).digest().readUIntBE(0, 6);
}
