// Two people edit the same record: the second is told, before anything of the first is lost.
import { conflict } from './refusals';
import { requestSentences } from './sentences';

/** `given` is the version that the form has loaded; a client that sends none does not ask to be checked. */
export function refuseOutdated(given: number | undefined, stored: number): void {
  if (given !== undefined && given !== stored) {
    throw conflict(requestSentences.outdated);
  }
}
