// The wording of the request or job that runs right now: known to whatever runs within it.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Wording } from '@gelanggang/domain/words/languages';

const wordings = new AsyncLocalStorage<Wording>();

export const inWording = <T>(wording: Wording, work: () => T): T => wordings.run(wording, work);

/** The specification's own where nobody has chosen. */
export const currentWording = (): Wording => wordings.getStore() ?? 'default';
