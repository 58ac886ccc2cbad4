// Rehearsals: tournaments to practise with, filled like the demo, which are deleted with everything that was made for them.
import type { TournamentName } from './tournaments';

export const REHEARSAL_STATES = ['making', 'ready', 'failed'] as const;
export type RehearsalState = (typeof REHEARSAL_STATES)[number];

/** GET /rehearsals answers `{data: RehearsalRow[]}`: the own one first. */
export interface RehearsalRow extends TournamentName {
  state: RehearsalState;
  /** ISO instant. */
  begun_at: string;
  /** Why it could not be made, for people. */
  fault: string | null;
  /** Of the account that asks: it makes no second one. */
  is_own: boolean;
  /** Of the account that made it. */
  made_by: string | null;
}
