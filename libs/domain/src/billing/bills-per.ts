// Into which bills the members go that the office bills at once (issue 30, point 8).
import { grouped } from '../grouped';

export const BILLS_PER = ['contingent', 'athlete', 'all'] as const;
/** `contingent` unless somebody chooses otherwise: one bill for each, which its manager owns. */
export type BillsPer = (typeof BILLS_PER)[number];

/** In the order of the members, each in exactly one. */
export function intoBills<Member extends { id: number; contingentId: number }>(
  members: readonly Member[],
  per: BillsPer,
): Member[][] {
  if (members.length === 0) return [];
  if (per === 'all') return [[...members]];
  return [...grouped(members, (one) => (per === 'athlete' ? one.id : one.contingentId)).values()];
}
