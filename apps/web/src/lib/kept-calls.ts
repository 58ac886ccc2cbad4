// The calls that show the same thing: what is fetched again when it changes, wherever a page looks at it.
import * as billingCalls from '@gelanggang/contract/calls/billings';
import * as contingentCalls from '@gelanggang/contract/calls/contingents';
import * as placesCalls from '@gelanggang/contract/calls/places';
import * as seniCalls from '@gelanggang/contract/calls/seni';
import * as teamMemberCalls from '@gelanggang/contract/calls/team-members';
import type { Kept } from './use-call';

export const OF_BILLINGS: readonly Kept[] = [billingCalls.list, billingCalls.read];
export const OF_CONTINGENTS: readonly Kept[] = [contingentCalls.list, contingentCalls.mine];
export const OF_SENI: readonly Kept[] = [
  seniCalls.matches,
  seniCalls.pool,
  seniCalls.bracket,
  seniCalls.drawing,
  seniCalls.units,
  seniCalls.counts,
  seniCalls.undrawn,
];
/** Lists of athletes, and the contingents that count them and tell what places they have left. */
export const OF_MEMBERS: readonly Kept[] = [teamMemberCalls.list, placesCalls.ofContingent, ...OF_CONTINGENTS];
