// Whom a device follows, and whether that is who stands in a corner: by its public numbers, so that a name may be corrected.

/** The numbers are those of public lists; absent until it was seen in a draw. */
export interface FollowedOne {
  kind: 'contingent' | 'athlete';
  /** Of a pair or a team: its names, as the live data write them. */
  name: string;
  /** Of an athlete: two may share a name. */
  contingent: string;
  /** Of an athlete, a pair or a team. */
  entry_ids?: number[];
  /** Of whom it is, or itself. */
  contingent_id?: number;
}

/** A corner of a live match, as far as this needs it. */
export interface Standing extends Omit<FollowedOne, 'kind'> {
  state: string;
}

const sharesEntry = (one: Partial<FollowedOne>, other: Partial<FollowedOne>): boolean =>
  (one.entry_ids ?? []).some((id) => other.entry_ids?.includes(id));

const sharesNumber = (one: FollowedOne, other: Omit<FollowedOne, 'kind'>): boolean =>
  one.kind === 'athlete'
    ? sharesEntry(one, other)
    : one.contingent_id !== undefined && one.contingent_id === other.contingent_id;

const hasName = (one: FollowedOne, { name, contingent }: Omit<FollowedOne, 'kind'>): boolean =>
  one.contingent === contingent && (one.kind === 'contingent' || one.name === name);

/** By the name too: an athlete has another number in each event. */
export const isFollowedIn = (one: FollowedOne, corner: Standing): boolean =>
  corner.state === 'unit' && (sharesNumber(one, corner) || hasName(one, corner));

export const isSameFollowed = (one: FollowedOne, other: FollowedOne): boolean =>
  one.kind === other.kind && (sharesNumber(one, other) || hasName(one, other));

/** Who stands in a corner, as one to be followed. */
export function followedOf(kind: FollowedOne['kind'], corner: Omit<FollowedOne, 'kind'>): FollowedOne {
  const { name, contingent, entry_ids: entries, contingent_id: number } = corner;
  return {
    ...{ kind, name: kind === 'athlete' ? name : contingent, contingent },
    ...(kind === 'athlete' && entries ? { entry_ids: entries } : {}),
    ...(number === undefined ? {} : { contingent_id: number }),
  };
}

/** As it is called now in the first of these corners that is its own; itself where nothing has changed. */
export function asCalledNow(one: FollowedOne, corners: readonly Standing[]): FollowedOne {
  const isKnown = (one.kind === 'athlete' ? one.entry_ids : one.contingent_id) !== undefined;
  const isOwn = (corner: Standing) => (isKnown ? sharesNumber(one, corner) : hasName(one, corner));
  const found = corners.find((corner) => corner.state === 'unit' && corner.name !== '' && isOwn(corner));
  if (!found) return one;
  const now = followedOf(one.kind, found);
  return isAlike(one, now) ? one : now;
}

const isAlike = (one: FollowedOne, other: FollowedOne): boolean =>
  one.name === other.name &&
  one.contingent === other.contingent &&
  one.contingent_id === other.contingent_id &&
  String(one.entry_ids) === String(other.entry_ids);

/** As a line of the question for a contingent's matches: a name, or a number, which outlives a correction. */
export const contingentLines = (one: Pick<FollowedOne, 'contingent' | 'contingent_id'>): string[] => [
  ...(one.contingent === '' ? [] : [one.contingent]),
  ...(one.contingent_id === undefined ? [] : [`#${one.contingent_id}`]),
];
