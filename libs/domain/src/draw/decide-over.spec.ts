// A match is decided anew over what nobody has fought after it (rulebook 2025, art. 2.4.b, 11.6.g.5, 15.4.c).
import { fieldOf } from '../../test/field-cases';
import { bracketMatches } from '../../test/played-bracket';
import { decisionOver } from '../results/barred';
import type { Corner } from '../words/corners';
import {
  type Advance,
  type BracketMatch,
  type CannotWin,
  correctResult,
  decideMatch,
  type Decision,
  withdrawResult,
} from './advance';
import { type AdvanceOver, decideOver, lostStill, type Over } from './decide-over';
import type { Refused } from '../refusal';

const fought = (winner: Corner): Decision => ({ winner, isWalkover: false });
const walkover = (winner: Corner | null): Decision => ({ winner, isWalkover: true });
const NOBODY: CannotWin = () => false;
const ABSENCES: Over = { mayReopen: () => true, decideAgain: lostStill, cannotWin: NOBODY };

class Played {
  constructor(public matches: readonly BracketMatch[]) {}
  static of(size: number, options: Parameters<typeof bracketMatches>[1] = {}): Played {
    return new Played(bracketMatches(fieldOf(size, 'all different'), options));
  }
  at(round: number, position = 0): BracketMatch {
    return this.matches.filter((match) => match.round === round && !match.isThirdPlace)[position]!;
  }
  third(): BracketMatch {
    return this.matches.find((match) => match.isThirdPlace)!;
  }
  now({ id }: BracketMatch): BracketMatch {
    return this.matches.find((match) => match.id === id)!;
  }
  take(answer: Advance | Refused<string>): void {
    if (!answer.ok) throw new Error(answer.code);
    this.matches = this.matches.map((match) => answer.changed.find(({ id }) => id === match.id) ?? match);
  }
  decide(match: BracketMatch, decision: Decision): void {
    this.take(decideMatch(this.matches, match.id, decision));
  }
  cornerOf(match: BracketMatch, unitId: number | null): Corner {
    return this.now(match).blue.unitId === unitId ? 'blue' : 'red';
  }
  correct(match: BracketMatch, decision: Decision, over: Partial<Over> = {}): AdvanceOver | Refused<string> {
    const rules = { ...ABSENCES, ...over };
    const change = (matches: readonly BracketMatch[]) => correctResult(matches, match.id, decision, rules.cannotWin);
    return decideOver(this.matches, match.id, change, rules);
  }
  winner(match: BracketMatch): number | null {
    const { winner, ...now } = this.now(match);
    return winner && now[winner].unitId;
  }
}

describe('a match whose next match was won over somebody absent', () => {
  function semifinalsAndWalkover() {
    const day = Played.of(4);
    const [first, second, final] = [day.at(1), day.at(1, 1), day.at(2)];
    day.decide(first, fought('blue'));
    day.decide(second, fought('blue'));
    return { day, first, second, final };
  }

  it('[R25-P09] is corrected: who was absent has lost to whoever comes now', () => {
    const { day, first, final } = semifinalsAndWalkover();
    day.decide(final, walkover(day.cornerOf(final, first.blue.unitId)));
    const after = day.correct(first, fought('red'));
    expect(after).toMatchObject({ ok: true, again: [{ matchId: final.id }] });
    day.take(after);
    expect([day.winner(final), day.now(final).status]).toEqual([first.red.unitId, 'walkover']);
  });

  it('[R25-P09] is corrected: where the absent one does not stand there any more, the match is to be fought', () => {
    const { day, first, second, final } = semifinalsAndWalkover();
    day.decide(final, walkover(day.cornerOf(final, second.blue.unitId)));
    const after = day.correct(first, fought('red'));
    expect(after).toMatchObject({ ok: true, again: [] });
    day.take(after);
    expect([day.winner(final), day.now(final).status]).toEqual([null, 'scheduled']);
    expect([day.now(final).blue.unitId, day.now(final).red.unitId]).toContain(first.red.unitId);
  });

  it('[R25-P09] is corrected: of two who were both absent the one who is left has lost', () => {
    const { day, first, final } = semifinalsAndWalkover();
    day.decide(final, walkover(null));
    day.take(day.correct(first, fought('red')));
    expect(day.winner(final)).toBe(first.red.unitId);
  });

  it('[R25-P09] is taken back: the walkover waits for whoever comes', () => {
    const { day, first, final } = semifinalsAndWalkover();
    day.decide(final, walkover(day.cornerOf(final, first.blue.unitId)));
    const after = decideOver(day.matches, first.id, (matches) => withdrawResult(matches, first.id), ABSENCES);
    expect(after).toMatchObject({ ok: true, again: [] });
    day.take(after);
    expect([day.now(first).status, day.now(final).status]).toEqual(['scheduled', 'scheduled']);
  });

  it('[R25-G04] does not let win who may not fight the match that it comes to', () => {
    const { day, first, final } = semifinalsAndWalkover();
    day.decide(final, walkover(day.cornerOf(final, first.blue.unitId)));
    const cannotWin: CannotWin = (match, unit) => match === final.id && unit === first.red.unitId;
    day.take(day.correct(first, fought('red'), { cannotWin }));
    expect([day.winner(final), day.now(final).status]).toEqual([null, 'walkover']);
  });

  it('stays where one of the matches after it was fought, or may not be opened', () => {
    const { day, first, final } = semifinalsAndWalkover();
    day.decide(final, fought('blue'));
    expect(day.correct(first, fought('red'))).toEqual({ ok: false, code: 'next-match-started' });
    const other = semifinalsAndWalkover();
    other.day.decide(other.final, walkover('blue'));
    const mayReopen = () => false;
    expect(other.day.correct(other.first, fought('red'), { mayReopen })).toMatchObject({ ok: false });
    expect(other.day.correct(other.first, fought('blue'), { mayReopen })).toMatchObject({ ok: true, again: [] });
  });

  it('[R25-P09] gives the third place to whoever lost now, where nobody else came to that match', () => {
    const day = Played.of(4, { hasThirdPlace: true });
    const [first, second, final, third] = [day.at(1), day.at(1, 1), day.at(2), day.third()];
    day.decide(first, fought('blue'));
    day.decide(second, fought('blue'));
    day.decide(third, walkover(day.cornerOf(third, first.red.unitId)));
    day.take(day.correct(first, fought('red')));
    expect(day.winner(third)).toBe(first.blue.unitId);
    expect([day.now(final).blue.unitId, day.now(final).red.unitId]).toContain(first.red.unitId);
  });

  it('[R25-P09] goes up through several walkovers, and not past one that was fought', () => {
    const day = Played.of(8);
    const quarters = [0, 1, 2, 3].map((position) => day.at(1, position));
    for (const one of quarters) day.decide(one, fought('blue'));
    const [quarter] = quarters as [BracketMatch];
    const semifinal = day.matches.find(({ id }) => id === quarter.next?.matchId)!;
    const other = [day.at(2), day.at(2, 1)].find(({ id }) => id !== semifinal.id)!;
    const final = day.at(3);
    day.decide(semifinal, walkover(day.cornerOf(semifinal, quarter.blue.unitId)));
    day.decide(other, fought('blue'));
    day.decide(final, walkover(day.cornerOf(final, quarter.blue.unitId)));
    const walked = new Played(day.matches);
    walked.take(walked.correct(quarter, fought('red')));
    expect([walked.winner(semifinal), walked.winner(final)]).toEqual([quarter.red.unitId, quarter.red.unitId]);
  });
});

describe('two of whom neither may fight a match', () => {
  it('[R25-T47] have both lost it, and what was lost over one of them after it is decided anew', () => {
    const day = Played.of(8);
    const quarters = [0, 1, 2, 3].map((position) => day.at(1, position));
    const [quarter, ...others] = quarters as [BracketMatch, ...BracketMatch[]];
    for (const one of others) day.decide(one, fought('blue'));
    const semifinal = day.matches.find(({ id }) => id === quarter.next?.matchId)!;
    const opponent = others.find((one) => one.next?.matchId === semifinal.id)!.blue.unitId!;
    // A was found, then B in the semifinal, then C that had won over both
    day.decide(quarter, walkover('red'));
    day.decide(semifinal, walkover(day.cornerOf(semifinal, quarter.red.unitId)));
    const out = new Set([quarter.blue.unitId, quarter.red.unitId, opponent]);
    const cannotWin: CannotWin = (_, unit) => out.has(unit);
    const decideAgain: Over['decideAgain'] = (match) => decisionOver(match, cannotWin);
    day.take(day.correct(quarter, walkover(null), { cannotWin, decideAgain }));
    expect([day.winner(quarter), day.now(semifinal).status, day.winner(semifinal)]).toEqual([null, 'walkover', null]);
    const left = day.now(semifinal);
    expect([left.blue.unitId, left.red.unitId].sort()).toEqual([opponent, null].sort());
  });
});
