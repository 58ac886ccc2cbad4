// Two contingents become one: which entry of a person counts that stands in both, what is renamed, and what forbids it.
import type { Gender } from '../words/genders';

/** An entry of one of the two: a person in a match category, or in an event of it. */
export interface MergedEntry {
  id: number;
  name: string;
  nik: string;
  matchCategoryId: number;
  /** The event within it; empty: none. */
  nomor: string;
  gender: Gender;
  ageCategoryId: number;
  categoryClassId: number | null;
  teamLabel: string | null;
  /** Tournaments in which a bill that is neither failed nor cancelled holds it. */
  heldIn: readonly number[];
  isPaid: boolean;
  /** Stands in a pool. */
  isDrawn: boolean;
}

/** A person who stands in both in one match category: one entry counts, what hangs on the other goes over to it. */
export interface DoubledEntry {
  counts: MergedEntry;
  goes: MergedEntry;
  /** Whether the entry that counts is the kept contingent's. */
  isKeptsOwn: boolean;
}

/** `billed-twice`: both are on bills of one tournament. `drawn-differently`: both are drawn, as different athletes. */
export interface MergeObstacle {
  code: 'billed-twice' | 'drawn-differently';
  entry: MergedEntry;
  tournamentId: number | null;
}

export interface MergePlan {
  doubled: DoubledEntry[];
  /** Entries of the other contingent that come over, those that count among the doubled included. */
  moved: MergedEntry[];
  /** Teams of the same name in both stay two teams: the other's entries get a new label. */
  relabelled: { entry: MergedEntry; label: string }[];
  /** Empty: it may be done. */
  obstacles: MergeObstacle[];
}

const personOf = (entry: MergedEntry): string => `${entry.nik} ${entry.matchCategoryId} ${entry.nomor}`;
const teamOf = (entry: MergedEntry, label: string): string =>
  `${entry.matchCategoryId} ${entry.nomor} ${label.trim().toLowerCase()}`;
/** Who has gone farther counts. */
const weightOf = ({ isDrawn, isPaid, heldIn }: MergedEntry): number =>
  isDrawn ? 3 : isPaid ? 2 : heldIn.length > 0 ? 1 : 0;

/** Of equal entries the kept contingent's counts. Each list has a person once per match category, in any order. */
export function planMerge(kept: readonly MergedEntry[], other: readonly MergedEntry[]): MergePlan {
  const standing = new Map(kept.map((entry) => [personOf(entry), entry]));
  const doubled: DoubledEntry[] = [];
  for (const theirs of other) {
    const own = standing.get(personOf(theirs));
    if (!own) continue;
    const isKeptsOwn = weightOf(own) >= weightOf(theirs);
    doubled.push(isKeptsOwn ? { counts: own, goes: theirs, isKeptsOwn } : { counts: theirs, goes: own, isKeptsOwn });
  }
  const gone = new Set(doubled.map(({ goes }) => goes.id));
  const moved = other.filter(({ id }) => !gone.has(id));
  return {
    doubled,
    moved,
    relabelled: relabel(
      kept.filter(({ id }) => !gone.has(id)),
      moved,
    ),
    obstacles: doubled.flatMap(obstaclesOf),
  };
}

function obstaclesOf({ counts, goes }: DoubledEntry): MergeObstacle[] {
  const twice = goes.heldIn.filter((tournamentId) => counts.heldIn.includes(tournamentId));
  const isSame =
    counts.gender === goes.gender &&
    counts.ageCategoryId === goes.ageCategoryId &&
    counts.categoryClassId === goes.categoryClassId;
  return [
    ...twice.map((tournamentId) => ({ code: 'billed-twice' as const, entry: counts, tournamentId })),
    ...(counts.isDrawn && goes.isDrawn && !isSame
      ? [{ code: 'drawn-differently' as const, entry: counts, tournamentId: null }]
      : []),
  ];
}

function relabel(kept: readonly MergedEntry[], moved: readonly MergedEntry[]): MergePlan['relabelled'] {
  const labelled = (entries: readonly MergedEntry[]) =>
    entries.flatMap((entry) => (entry.teamLabel === null ? [] : [teamOf(entry, entry.teamLabel)]));
  const own = new Set(labelled(kept));
  const taken = new Set([...own, ...labelled(moved)]);
  const labels = new Map<string, string>();
  return moved.flatMap((entry) => {
    if (entry.teamLabel === null || !own.has(teamOf(entry, entry.teamLabel))) return [];
    const team = teamOf(entry, entry.teamLabel);
    let label = labels.get(team);
    for (let number = 2; label === undefined; number++) {
      const tried = `${entry.teamLabel.trim()} (${number})`;
      if (taken.has(teamOf(entry, tried))) continue;
      taken.add(teamOf(entry, tried));
      labels.set(team, (label = tried));
    }
    return [{ entry, label }];
  });
}
