// The calls that tell of tournaments themselves: all of them are asked again when one opens, closes or changes.
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import type { Kept } from './use-call';

export const OF_TOURNAMENTS: readonly Kept[] = [
  tournamentCalls.list,
  tournamentCalls.active,
  tournamentCalls.ofOffice,
  tournamentCalls.away,
  tournamentCalls.all,
  tournamentCalls.highlight,
  tournamentCalls.gallery,
  tournamentCalls.detail,
  tournamentCalls.read,
];
