// The simulation's own brackets: what each match ended with, by what was answered, and from it who stands where and has which
// medal. Written apart from the product's rules: simple, slow, and without any of its code.
import { CORNERS, type Corner } from '@gelanggang/domain/words/corners';

/** A match as it was drawn. */
export interface DrawnMatch {
  id: number;
  round: number;
  /** Names; '' is nobody (a bye), null one who is not known yet. */
  blue: string | null;
  red: string | null;
  nextId: number | null;
  nextCorner: Corner | null;
}

/** `null`: nobody came. */
export type Winner = Corner | null;

export interface StandingMatch extends DrawnMatch {
  winner: Winner;
  isDecided: boolean;
}

export type Medal = 'gold' | 'silver' | 'bronze';

export class Brackets {
  /** By pool; in the order of the draw. */
  readonly pools = new Map<number, DrawnMatch[]>();
  /** Disqualified after the event. */
  readonly doped = new Set<string>();
  /** What the scales said, by name. */
  readonly weighed = new Map<string, 'present' | 'out-of-class' | 'absent'>();
  /** By match, the last one stands; `undefined` after a withdrawal. */
  private readonly results = new Map<number, (Winner | undefined)[]>();

  record(matchId: number, winner: Winner): void {
    this.results.set(matchId, [...(this.results.get(matchId) ?? []), winner]);
  }

  withdraw(matchId: number): void {
    this.results.set(matchId, [...(this.results.get(matchId) ?? []), undefined]);
  }

  /**
   * By a decision on a protest, which goes over matches that nobody has fought: who had lost one of those has lost it to whoever
   * comes now, and one that was lost by who comes no more is to be fought.
   */
  rule(matchId: number, winner: Winner | undefined): void {
    const poolId = [...this.pools].find(([, matches]) => matches.some(({ id }) => id === matchId))?.[0];
    const before = poolId === undefined ? [] : this.bracket(poolId);
    if (winner === undefined) this.withdraw(matchId);
    else this.record(matchId, winner);
    for (const was of [...before].sort((a, b) => a.round - b.round)) {
      const now = this.bracket(poolId!).find(({ id }) => id === was.id);
      const isSame = CORNERS.every((corner) => now?.[corner] === was[corner]);
      if (!now || isSame || was.id === matchId || this.winnerOf(was.id) === undefined) continue;
      const losers = CORNERS.filter((corner) => corner !== was.winner).map((corner) => was[corner]);
      const lost = CORNERS.filter((corner) => losers.includes(now[corner]));
      const areBothThere = CORNERS.every((corner) => now[corner] !== null && now[corner] !== '');
      if (!areBothThere || !lost[0]) this.withdraw(was.id);
      else this.record(was.id, lost.length > 1 || this.isOut(now[other(lost[0])]) ? null : other(lost[0]));
    }
  }

  private isOut(name: string | null): boolean {
    return (this.weighed.get(name ?? '') ?? 'present') !== 'present' || this.doped.has(name ?? '');
  }

  /** As it was answered last; undefined: nothing stands. */
  winnerOf(matchId: number): Winner | undefined {
    return this.results.get(matchId)?.at(-1);
  }

  /** What stood before the last change stands again; that is a change too, which can be taken back. */
  takeBack(matchId: number): void {
    const all = this.results.get(matchId) ?? [];
    this.results.set(matchId, [...all, all.at(-2)]);
  }

  /**
   * Every match of the pool with who stands in its corners by all that was decided. For medals, who was left alone in a match and
   * is doped is read as its winner.
   */
  bracket(poolId: number, { isForMedals = false } = {}): StandingMatch[] {
    const drawn = this.pools.get(poolId) ?? [];
    const all = new Map<number, StandingMatch>(
      drawn.map((match) => [match.id, { ...match, winner: null, isDecided: false }]),
    );
    for (const match of [...all.values()].sort((a, b) => a.round - b.round)) {
      const given = this.results.get(match.id)?.at(-1);
      if (given !== undefined) Object.assign(match, { winner: given, isDecided: true });
      else if (match.blue === '' || match.red === '') {
        // who has nobody to meet goes on, as soon as it is known who that is; who was drawn against nobody, whatever the scales say
        const alone = match.blue === '' ? match.red : match.blue;
        const isBye = drawn.some(({ id, blue, red }) => id === match.id && (blue === '' || red === ''));
        const isDoped = !isForMedals && this.doped.has(alone ?? '') && !this.hasGoneOn(match, drawn);
        const isOut = !isBye && (isDoped || (this.weighed.get(alone ?? '') ?? 'present') !== 'present');
        if (alone !== null) Object.assign(match, { winner: isOut ? null : sideOf(match, alone), isDecided: true });
      }
      const next = all.get(match.nextId ?? 0);
      if (!next || !match.nextCorner || !match.isDecided) continue;
      next[match.nextCorner] = match.winner === null ? '' : match[match.winner];
    }
    return [...all.values()];
  }

  /** What follows was decided by people. */
  private hasGoneOn({ nextId }: DrawnMatch, drawn: readonly DrawnMatch[]): boolean {
    const next = drawn.find(({ id }) => id === nextId);
    return next !== undefined && (this.winnerOf(next.id) !== undefined || this.hasGoneOn(next, drawn));
  }

  /** Another name for the same one, wherever it stands. */
  rename(was: string, name: string): void {
    for (const match of [...this.pools.values()].flat())
      for (const corner of CORNERS) if (match[corner] === was) match[corner] = name;
  }

  /**
   * Who may not fight loses the match that is still to be fought, if it is known against whom; answers which one that is. Of
   * two who both may not (`out`, by name), neither has won.
   */
  forfeit(name: string, out: (name: string) => boolean = () => false): number | null {
    for (const poolId of this.pools.keys()) {
      const matches = this.bracket(poolId);
      const won = matches.findLast((match) => {
        const { winner } = match;
        return winner !== null && match[winner] === name && out(match[other(winner)] ?? '');
      });
      if (won) {
        this.record(won.id, null);
        return won.id;
      }
      for (const match of matches) {
        if (match.isDecided || match.blue === '' || match.red === '') continue;
        const corner = match.blue === name ? 'blue' : match.red === name ? 'red' : null;
        if (!corner) continue;
        const opponent = match[other(corner)];
        if (opponent === null) return null;
        this.record(match.id, out(opponent) ? null : other(corner));
        return match.id;
      }
    }
    return null;
  }

  /** Who may fight after all: the match is to be fought, or won where the opponent still may not (`out`, by name). */
  mayFight(name: string, matchId: number, out: (name: string) => boolean): void {
    this.withdraw(matchId);
    const match = [...this.pools.keys()].flatMap((poolId) => this.bracket(poolId)).find(({ id }) => id === matchId);
    if (!match) return;
    const corner = sideOf(match, name);
    if (corner && out(match[other(corner)] ?? '')) this.record(matchId, corner);
  }

  /** Medal by athlete of tanding, over all pools. */
  allMedals(): Map<string, Medal> {
    return new Map([...this.pools.keys()].flatMap((poolId) => [...this.medals(poolId)]));
  }

  /** Who comes first and second of those who fought for this place: whoever was doped has never been there. */
  private placesOf(match: StandingMatch, all: readonly StandingMatch[]): (string | null)[] {
    if (!match.isDecided || match.winner === null) return [null, null];
    const before = (corner: Corner) => {
      const feeder = all.find((one) => one.nextId === match.id && one.nextCorner === corner);
      return (feeder && this.placesOf(feeder, all)[0]) ?? null;
    };
    const clean = (corner: Corner) => (this.doped.has(match[corner] ?? '') ? before(corner) : match[corner]);
    const lost = other(match.winner);
    if (!this.doped.has(match[match.winner] ?? '')) return [match[match.winner], clean(lost)];
    // there is no second without a first
    const left = [clean(lost), before(match.winner)].filter((name) => name !== null && name !== '');
    const next = all.find((one) => one.id === match.nextId);
    // nobody has won what it led to: there is no place in it
    return next?.isDecided && next.winner === null ? [null, ...left] : left;
  }

  /** Medal by athlete, of a pool that is through. */
  medals(poolId: number): Map<string, Medal> {
    const all = this.bracket(poolId, { isForMedals: true });
    const medals = new Map<string, Medal>();
    const give = (name: string | null, medal: Medal) => name && medals.set(name, medal);
    for (const final of all.filter(({ nextId }) => nextId === null)) {
      // nobody to fight, no medal
      if (final.round === 1 && (final.blue === '' || final.red === '')) continue;
      // who lost a semi-final has the bronze, whether anybody comes to the final or not
      for (const semi of all.filter(({ nextId }) => nextId === final.id))
        give(this.placesOf(semi, all)[1] ?? null, 'bronze');
      const [first, second] = this.placesOf(final, all);
      give(first ?? null, 'gold');
      give(second ?? null, 'silver');
    }
    return medals;
  }
}

const other = (corner: Corner): Corner => (corner === 'blue' ? 'red' : 'blue');
const sideOf = (match: DrawnMatch, name: string): Corner | null =>
  name === '' ? null : match.blue === name ? 'blue' : 'red';
