// Whose turn it is to send a list or a statement, and to have it read.
import { WaitingLine } from '@gelanggang/platform/turns/waiting-line';

/** One file of an account at a time, from the first byte on: this many files of 5 MB at most lie in memory. */
export const uploads = new WaitingLine({ atOnce: 100, mostWaiting: 0, mostOfOwner: 1 });
/** One process that reads, beside the API's own. */
export const readings = new WaitingLine({ atOnce: 1, mostWaiting: 32 });
