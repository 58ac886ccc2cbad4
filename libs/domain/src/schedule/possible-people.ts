// Who may stand in a match: its athletes, and where a corner is still open everybody who may come to it.

/** A match and where its winner and its loser go. */
export interface LinkedMatch {
  id: number;
  poolId: number;
  /** Keys of its known athletes; an equal key (an equal NIK) is one person. */
  people: readonly number[];
  /** A corner waits for the winner or the loser of another match. */
  isOpen: boolean;
  /** Finished or won by walkover: who goes on stands there already. */
  isDecided: boolean;
  nextMatchId: number | null;
  loserMatchId: number | null;
}

export interface PossiblePeople {
  /** Certain and possible ones, each once. */
  of(matchId: number): readonly number[];
  isCertain(matchId: number, person: number): boolean;
  /** Whether one person can stand in both: inside a pool only when one leads to the other. */
  canShare(a: number, b: number): boolean;
  /** The matches that decide the open corners of this one. */
  feedersOf(matchId: number): readonly LinkedMatch[];
}

export function possiblePeople(matches: readonly LinkedMatch[]): PossiblePeople {
  const byId = new Map(matches.map((match) => [match.id, match]));
  const feeders = new Map<number, LinkedMatch[]>();
  for (const match of matches) {
    for (const next of [match.nextMatchId, match.loserMatchId]) {
      if (next === null) continue;
      const known = feeders.get(next);
      if (known) known.push(match);
      else feeders.set(next, [match]);
    }
  }
  const found = new Map<number, readonly number[]>();
  const of = (matchId: number): readonly number[] => {
    const known = found.get(matchId);
    if (known) return known;
    const match = byId.get(matchId);
    if (!match) return [];
    found.set(matchId, match.people);
    const people = new Set(match.people);
    if (match.isOpen) {
      for (const feeder of feeders.get(matchId) ?? []) {
        if (!feeder.isDecided) for (const person of of(feeder.id)) people.add(person);
      }
    }
    const all = [...people];
    found.set(matchId, all);
    return all;
  };
  const leadsTo = (from: LinkedMatch | undefined, to: number): boolean =>
    from !== undefined &&
    [from.nextMatchId, from.loserMatchId].some((next) => next !== null && (next === to || leadsTo(byId.get(next), to)));
  return {
    of,
    isCertain: (matchId, person) => byId.get(matchId)?.people.includes(person) ?? false,
    canShare: (a, b) => {
      const [one, other] = [byId.get(a), byId.get(b)];
      return one?.poolId !== other?.poolId || leadsTo(one, b) || leadsTo(other, a);
    },
    feedersOf: (matchId) => feeders.get(matchId) ?? [],
  };
}
