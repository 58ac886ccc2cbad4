// What of a tournament's matches a page asks for.
import type { TODAY } from '@gelanggang/contract/live';

/** Those of a bracket, or of the day that a page opens with; all where neither is named. */
export interface AskedPart {
  pool_id?: string;
  day?: typeof TODAY;
}
