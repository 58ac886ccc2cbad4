// What of a tournament's matches a page asks for.
import type { LiveMatch, TODAY } from '@gelanggang/contract/live';
import type { Outline } from '@gelanggang/contract/live-snapshot';

/** Those of a bracket, of contingents (a name or '#' and number a line), or of the day that a page opens with; all where none is named. */
export interface AskedPart {
  pool_id?: string;
  contingents?: string;
  day?: typeof TODAY;
  only?: Outline;
}

/** Of each match only how far its bracket has come, or when it is: as much as `outline` leaves of one that is told whole. */
export interface AskedOutline<Match> {
  only: Outline;
  outline: (match: LiveMatch) => Match;
}
