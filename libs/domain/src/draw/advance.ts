// What a result moves on in a bracket, and what taking it back empties (domain-rules, Draw (tanding), Running the day).
import type { MatchStatus } from '../results/match-steps';
import { refused, type Refused } from '../refusal';
import { CORNERS, otherCorner, type Corner } from '../words/corners';
import type { Slot } from './bracket';

export interface CornerRef {
  matchId: number;
  corner: Corner;
}

/** A match of a pool as these rules see it. */
export interface BracketMatch {
  id: number;
  round: number;
  isThirdPlace: boolean;
  status: MatchStatus;
  blue: Slot;
  red: Slot;
  /** Of the standing result; null without one, and for a walkover where both are absent. */
  winner: Corner | null;
  next: CornerRef | null;
  loser: CornerRef | null;
}

/**
 * New versions of every match that changes, the one asked about first; that nobody can come to a corner any more is a change of
 * its match too. A match that became a walkover needs a result row
 * of its own; one that is no longer decided has its result row withdrawn.
 */
export interface Advance {
  ok: true;
  changed: BracketMatch[];
}

export interface Decision {
  winner: Corner | null;
  isWalkover: boolean;
}

/** Who may not fight a match, and so does not win it where no opponent can come either (rulebook 2025, art. 2.4.b, 11.6.g.6.e). */
export type CannotWin = (matchId: number, unitId: number) => boolean;
const NOBODY_BARRED: CannotWin = () => false;

export type DecideRefusal = Refused<'unknown-match' | 'already-decided' | 'winner-not-there' | 'winner-missing'>;
export type WithdrawRefusal = Refused<'unknown-match' | 'not-decided' | 'next-match-started'>;
export type CorrectRefusal = DecideRefusal | WithdrawRefusal;
export type DummyRefusal = Refused<'unknown-match' | 'not-a-bye' | 'round-2-started'>;

const EMPTY: Slot = { state: 'tbd', unitId: null };

export function isDecided(match: Pick<BracketMatch, 'status'>): boolean {
  return match.status === 'finished' || match.status === 'walkover';
}

/** A match with a bye is never fought; its status stays `scheduled`. */
export function isBye(match: Pick<BracketMatch, Corner>): boolean {
  return match.blue.state === 'bye' || match.red.state === 'bye';
}

/**
 * Records who won. The winner moves to its next corner, the loser of a fought semifinal to the third-place match. Whoever
 * then waits for an opponent that can no longer come wins by walkover at once, and so on up the bracket: both absent
 * leave their next corner empty for ever, and a walkover sends no loser on. Of `cannotWin` nobody wins so.
 */
export function decideMatch(
  matches: readonly BracketMatch[],
  matchId: number,
  decision: Decision,
  cannotWin: CannotWin = NOBODY_BARRED,
): Advance | DecideRefusal {
  const bracket = new EditedBracket(matches, cannotWin);
  const refusal = bracket.decide(matchId, decision);
  return refusal ?? { ok: true, changed: bracket.changed() };
}

/**
 * Takes a result back: the match is `scheduled` again and the corners that it filled are empty. Walkovers that followed
 * from it by themselves are taken back too. Refused when a match that it filled has started or was decided by people.
 */
export function withdrawResult(matches: readonly BracketMatch[], matchId: number): Advance | WithdrawRefusal {
  const bracket = new EditedBracket(matches);
  const refusal = bracket.withdrawByPeople(matchId);
  return refusal ?? { ok: true, changed: bracket.changed() };
}

/**
 * Puts another result in place of the standing one. A match to which it leads changes only where somebody else comes to it,
 * or nobody; so the same winner, with the same loser to the third-place match, is taken also after those have begun.
 */
export function correctResult(
  matches: readonly BracketMatch[],
  matchId: number,
  decision: Decision,
  cannotWin: CannotWin = NOBODY_BARRED,
): Advance | CorrectRefusal {
  const bracket = new EditedBracket(matches, cannotWin);
  const refusal = bracket.correct(matchId, decision);
  return refusal ?? { ok: true, changed: bracket.changed() };
}

/**
 * A unit that may fight after all wins the match in which it stands alone and had not won, since it could not. null: there is
 * none, or what follows has begun.
 */
export function winAlone(matches: readonly BracketMatch[], unitId: number): Advance | null {
  const bracket = new EditedBracket(matches, NOBODY_BARRED);
  return bracket.winAlone(unitId) ? { ok: true, changed: bracket.changed() } : null;
}

/** Matches that a unit has won as the last one left, in order of their rounds. */
export function wonAlone(matches: readonly BracketMatch[], unitId: number): number[] {
  const bracket = new EditedBracket(matches);
  return matches
    .filter((match) => match.winner !== null && match[match.winner].unitId === unitId && bracket.hasFollowed(match))
    .sort((a, b) => a.round - b.round)
    .map(({ id }) => id);
}

/** Of whoever has won a match as the last one left and may not fight after all: nobody has won it. Refused where what follows has begun. */
export function loseAlone(
  matches: readonly BracketMatch[],
  matchId: number,
  cannotWin: CannotWin,
): Advance | WithdrawRefusal {
  const bracket = new EditedBracket(matches, cannotWin);
  const refusal = bracket.loseAlone(matchId);
  return refusal ?? { ok: true, changed: bracket.changed() };
}

/** Puts a dummy opponent into a round-1 bye; its unit leaves round 2 until that match is decided. */
export function createDummy(
  matches: readonly BracketMatch[],
  matchId: number,
  dummyUnitId: number,
): Advance | DummyRefusal {
  const bracket = new EditedBracket(matches);
  const match = bracket.find(matchId);
  if (!match) return refused('unknown-match');
  if (match.round !== 1 || !isBye(match)) return refused('not-a-bye');
  if (matches.some((other) => other.round === 2 && bracket.hasStarted(other))) return refused('round-2-started');
  const next = match.next && bracket.find(match.next.matchId);
  const corner = match.blue.state === 'bye' ? 'blue' : 'red';
  bracket.put({ ...match, [corner]: { state: 'unit', unitId: dummyUnitId } });
  if (next && isDecided(next) && bracket.withdraw(next.id)) return refused('round-2-started');
  if (match.next) bracket.empty(match.next);
  return { ok: true, changed: bracket.changed() };
}

/** A bracket is drawn anew only while none of its matches has been started or decided by people. */
export function mayRedraw(matches: readonly BracketMatch[]): { ok: true } | Refused<'match-started'> {
  const bracket = new EditedBracket(matches);
  return matches.some((match) => bracket.hasStarted(match)) ? refused('match-started') : { ok: true };
}

function refusalOf(match: BracketMatch, { winner, isWalkover }: Decision): DecideRefusal | null {
  if (winner === null) return isWalkover ? null : refused('winner-missing');
  return match[winner].state === 'unit' ? null : refused('winner-not-there');
}

const decidedAs = (match: BracketMatch, { winner, isWalkover }: Decision): BracketMatch => ({
  ...match,
  status: isWalkover ? 'walkover' : 'finished',
  winner,
});

/** Whom a decided match sends where: the winner on, the loser to the third-place match. A walkover sends no loser. */
function sentOn(match: BracketMatch): { ref: CornerRef; slot: Slot }[] {
  const { winner, status, next, loser } = match;
  const won = winner === null ? EMPTY : match[winner];
  const lost = winner === null || status === 'walkover' ? EMPTY : match[otherCorner(winner)];
  return [...(next ? [{ ref: next, slot: won }] : []), ...(loser ? [{ ref: loser, slot: lost }] : [])];
}

/** Of all matches of a pool: whether nobody can come any more to a corner that is still open. */
export function leftEmpty(matches: readonly BracketMatch[]): (matchId: number, corner: Corner) => boolean {
  const bracket = new EditedBracket(matches);
  return (matchId, corner) => {
    const match = bracket.find(matchId);
    return match !== undefined && bracket.isDead(match, corner);
  };
}

class EditedBracket {
  private readonly matches: Map<number, BracketMatch>;
  private readonly touched = new Set<number>();
  /** Who feeds a corner, by `matchId corner`. */
  private readonly feeders = new Map<string, { match: BracketMatch; link: 'next' | 'loser' }>();

  constructor(
    private readonly before: readonly BracketMatch[],
    private readonly cannotWin: CannotWin = NOBODY_BARRED,
  ) {
    this.matches = new Map(before.map((match) => [match.id, match]));
    for (const match of before) {
      if (match.next) this.feeders.set(`${match.next.matchId} ${match.next.corner}`, { match, link: 'next' });
      if (match.loser) this.feeders.set(`${match.loser.matchId} ${match.loser.corner}`, { match, link: 'loser' });
    }
  }

  find(id: number): BracketMatch | undefined {
    return this.matches.get(id);
  }

  put(match: BracketMatch): void {
    this.matches.set(match.id, match);
    this.touched.add(match.id);
  }

  changed(): BracketMatch[] {
    const first = new Map(this.before.map((match) => [match.id, JSON.stringify(match)]));
    const wasLeft = leftEmpty(this.before);
    const isLeft = (match: BracketMatch, corner: Corner) => this.isDead(match, corner);
    return [...this.touched]
      .flatMap((id) => this.matches.get(id) ?? [])
      .filter(
        (match, index) =>
          index === 0 ||
          JSON.stringify(match) !== first.get(match.id) ||
          CORNERS.some((corner) => isLeft(match, corner) !== wasLeft(match.id, corner)),
      );
  }

  /** Started or decided by people; a walkover that merely followed from an empty corner is neither. */
  hasStarted(match: BracketMatch): boolean {
    if (match.status === 'ongoing' || match.status === 'finished') return true;
    return match.status === 'walkover' && !CORNERS.some((corner) => this.isDead(match, corner));
  }

  /** Decided by nobody: a walkover that followed from an empty corner. */
  hasFollowed(match: BracketMatch): boolean {
    return isDecided(match) && !this.hasStarted(match);
  }

  decide(id: number, decision: Decision): DecideRefusal | null {
    const match = this.matches.get(id);
    if (!match) return refused('unknown-match');
    if (isDecided(match)) return refused('already-decided');
    const refusal = refusalOf(match, decision);
    if (refusal) return refusal;
    const after = decidedAs(match, decision);
    this.put(after);
    for (const { ref, slot } of sentOn(after)) this.fill(ref, slot);
    return null;
  }

  correct(id: number, decision: Decision): CorrectRefusal | null {
    const match = this.matches.get(id);
    if (!match) return refused('unknown-match');
    if (!isDecided(match) || !this.hasStarted(match)) return refused('not-decided');
    return refusalOf(match, decision) ?? this.replace(match, decision);
  }

  winAlone(unitId: number): boolean {
    for (const match of this.before) {
      const corner = CORNERS.find((one) => match[one].unitId === unitId);
      if (!corner || match.winner !== null || !this.hasFollowed(match)) continue;
      return this.replace(match, { winner: corner, isWalkover: true }) === null;
    }
    return false;
  }

  loseAlone(id: number): WithdrawRefusal | null {
    const match = this.matches.get(id);
    if (!match) return refused('unknown-match');
    return this.hasFollowed(match) ? this.replace(match, { winner: null, isWalkover: true }) : refused('not-decided');
  }

  private replace(match: BracketMatch, decision: Decision): WithdrawRefusal | null {
    const before = sentOn(match);
    const after = decidedAs(match, decision);
    this.touched.add(match.id);
    const moved = sentOn(after).filter(({ slot }, index) => slot.unitId !== before[index]?.slot.unitId);
    const kept = this.takeOut(moved.map(({ ref }) => ref));
    if (kept) return kept;
    this.put(after);
    for (const { ref, slot } of moved) this.fill(ref, slot);
    return null;
  }

  /** What merely followed from an empty corner was decided by nobody: it goes when what it followed from goes. */
  withdrawByPeople(id: number): WithdrawRefusal | null {
    const match = this.matches.get(id);
    return match && this.hasFollowed(match) ? refused('not-decided') : this.withdraw(id);
  }

  withdraw(id: number): WithdrawRefusal | null {
    const match = this.matches.get(id);
    if (!match) return refused('unknown-match');
    if (!isDecided(match)) return refused('not-decided');
    this.touched.add(id);
    const refusal = this.takeOut(sentOn(match).map(({ ref }) => ref));
    if (refusal) return refusal;
    this.put({ ...match, status: 'scheduled', winner: null });
    return null;
  }

  /** Empties corners, with the walkovers that followed from them; refused where one of the matches has started. */
  private takeOut(refs: readonly CornerRef[]): WithdrawRefusal | null {
    for (const ref of refs) {
      const target = this.matches.get(ref.matchId);
      if (!target) continue;
      if (this.hasStarted(target)) return refused('next-match-started');
      const refusal = isDecided(target) ? this.withdraw(target.id) : null;
      if (refusal) return refusal;
    }
    for (const ref of refs) this.empty(ref);
    return null;
  }

  /** A called match whose opponent is taken away goes back to its place in the schedule. */
  empty(ref: CornerRef): void {
    const target = this.matches.get(ref.matchId);
    if (!target) return;
    const status = target.status === 'called' ? 'scheduled' : target.status;
    this.put({ ...target, [ref.corner]: EMPTY, status });
  }

  private fill(ref: CornerRef, slot: Slot): void {
    const target = this.matches.get(ref.matchId);
    if (!target) return;
    this.put({ ...target, [ref.corner]: slot });
    this.settle(ref.matchId);
  }

  /** Decides a match by walkover once one corner can never be filled and the other is known, or neither can. */
  private settle(id: number): void {
    const match = this.matches.get(id);
    if (!match || isDecided(match)) return;
    const dead = CORNERS.filter((corner) => this.isDead(match, corner));
    const present = CORNERS.filter((corner) => match[corner].state === 'unit');
    if (dead.length + present.length < 2 || dead.length === 0) return;
    const [alone = null] = present;
    const isBarred = alone !== null && this.cannotWin(id, match[alone].unitId ?? 0);
    this.decide(id, { winner: isBarred ? null : alone, isWalkover: true });
  }

  /** Whether nobody can come to this corner any more: what feeds it was decided without somebody to send. */
  isDead(match: BracketMatch, corner: Corner): boolean {
    const feeder = this.feeders.get(`${match.id} ${corner}`);
    const source = feeder && this.matches.get(feeder.match.id);
    if (match[corner].state !== 'tbd' || !source) return false;
    // one alone loses to nobody; where that one is absent too, nobody comes from there
    return isDecided(source) || (isBye(source) && feeder.link === 'loser');
  }
}
