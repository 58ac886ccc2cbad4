// Results move winners on, and taking them back empties what they filled (domain-rules, Draw, Running the day).
import fc from 'fast-check';
import { fieldOf } from '../../test/field-cases';
import { bracketMatches } from '../../test/played-bracket';
import { createRandom } from '../random';
import {
  correctResult,
  createDummy,
  decideMatch,
  isBye,
  isDecided,
  leftEmpty,
  mayRedraw,
  withdrawResult,
  type BracketMatch,
  type Decision,
} from './advance';

const unit = (unitId: number) => ({ state: 'unit' as const, unitId });
const nobody = { state: 'tbd' as const, unitId: null };
const bye = { state: 'bye' as const, unitId: null };

function put(matches: readonly BracketMatch[], answer: { ok: boolean; changed?: BracketMatch[]; code?: string }) {
  if (!answer.ok) throw new Error(answer.code);
  const changed = new Map(answer.changed?.map((match) => [match.id, match]));
  return matches.map((match) => changed.get(match.id) ?? match);
}

const byId = (matches: readonly BracketMatch[], id: number) => {
  const found = matches.find((match) => match.id === id);
  if (!found) throw new Error(`no match ${id}`);
  return found;
};

/** Four units: matches 1 and 2 are semifinals, 3 the final, 4 the third-place match where asked for. */
const four = (hasThirdPlace = false) => bracketMatches(fieldOf(4, 'all different'), { hasThirdPlace });
const blueWins = { winner: 'blue' as const, isWalkover: false };
const redWins = { winner: 'red' as const, isWalkover: false };
const bothAbsent = { winner: null, isWalkover: true };

const withStatus = (matches: readonly BracketMatch[], id: number, status: BracketMatch['status']) =>
  matches.map((match) => (match.id === id ? { ...match, status } : match));

describe('a result', () => {
  it('moves the winner to its corner of the next match, and the loser of a semifinal to the third-place match', () => {
    const start = four(true);
    const semifinal = byId(start, 1);
    const after = put(start, decideMatch(start, 1, redWins));
    expect(byId(after, 1)).toMatchObject({ status: 'finished', winner: 'red' });
    expect(byId(after, 3).blue).toEqual(semifinal.red);
    expect(byId(after, 4).blue).toEqual(semifinal.blue);
    expect(byId(after, 3).red).toEqual(nobody);
  });

  it('is refused for an unknown match, a decided one, without a winner, or with a winner who is not there', () => {
    const start = four();
    const after = put(start, decideMatch(start, 1, blueWins));
    expect(decideMatch(start, 99, blueWins)).toEqual({ ok: false, code: 'unknown-match' });
    expect(decideMatch(after, 1, blueWins)).toEqual({ ok: false, code: 'already-decided' });
    expect(decideMatch(start, 1, { winner: null, isWalkover: false })).toEqual({ ok: false, code: 'winner-missing' });
    expect(decideMatch(after, 3, redWins)).toEqual({ ok: false, code: 'winner-not-there' });
  });

  it('by walkover sends no loser on, so the other semifinal loser takes the third place by walkover', () => {
    const start = four(true);
    const first = put(start, decideMatch(start, 1, { winner: 'blue', isWalkover: true }));
    const second = put(first, decideMatch(first, 2, blueWins));
    expect(byId(second, 4)).toMatchObject({ status: 'walkover', winner: 'red', blue: nobody });
    expect(byId(second, 4).red).toEqual(byId(start, 2).red);
  });
});

describe('a bye', () => {
  it('is one on either side of its match', () => {
    expect([isBye({ blue: bye, red: unit(1) }), isBye({ blue: unit(1), red: bye })]).toEqual([true, true]);
    expect(isBye({ blue: unit(1), red: nobody })).toBe(false);
  });

  it('in a semifinal sends no loser, so the other one takes the third place by walkover', () => {
    const drawn = four(true);
    const lone = byId(drawn, 1).blue;
    const start = drawn.map((match) =>
      match.id === 1 ? { ...match, red: bye } : match.id === 3 ? { ...match, blue: lone } : match,
    );
    expect(leftEmpty(start)(4, 'blue')).toBe(true);
    const after = put(start, decideMatch(start, 2, blueWins));
    expect(byId(after, 4)).toMatchObject({ status: 'walkover', winner: 'red', red: byId(start, 2).red });
    expect(byId(after, 3)).toMatchObject({ status: 'scheduled', blue: lone });
  });
});

it('a corner is left empty once nobody can come to it, and none of a match that is not there', () => {
  const start = four();
  const after = put(start, decideMatch(start, 1, bothAbsent));
  expect([leftEmpty(start)(3, 'blue'), leftEmpty(after)(3, 'blue'), leftEmpty(after)(3, 'red')]).toEqual([
    ...[false, true, false],
  ]);
  expect(leftEmpty(after)(99, 'blue')).toBe(false);
});

describe('both absent', () => {
  it('leave a walkover without winner, and the next opponent advances, whichever comes first', () => {
    for (const order of [
      [1, 2],
      [2, 1],
    ] as const) {
      let matches = four();
      for (const id of order) matches = put(matches, decideMatch(matches, id, id === 1 ? bothAbsent : blueWins));
      expect(byId(matches, 1)).toMatchObject({ status: 'walkover', winner: null });
      expect(byId(matches, 3)).toMatchObject({ status: 'walkover', winner: 'red', blue: nobody });
    }
  });

  it('in both semifinals leave a final without winner', () => {
    const start = four(true);
    const first = put(start, decideMatch(start, 1, bothAbsent));
    const second = put(first, decideMatch(first, 2, bothAbsent));
    expect(byId(second, 3)).toMatchObject({ status: 'walkover', winner: null });
    expect(byId(second, 4)).toMatchObject({ status: 'walkover', winner: null });
  });

  it('let the next opponent advance round after round', () => {
    let matches = bracketMatches(fieldOf(8, 'all different'));
    for (const id of [1, 2, 3]) matches = put(matches, decideMatch(matches, id, bothAbsent));
    const lone = byId(matches, 4).blue;
    matches = put(matches, decideMatch(matches, 4, blueWins));
    expect(byId(matches, 6)).toMatchObject({ status: 'walkover', winner: 'red', red: lone });
    expect(byId(matches, 7)).toMatchObject({ status: 'walkover', winner: 'red', red: lone });
  });
});

describe('taking a result back', () => {
  it('empties the corners it filled, and a called match goes back to its place in the schedule', () => {
    const start = four(true);
    const after = withStatus(put(start, decideMatch(start, 1, blueWins)), 3, 'called');
    expect(put(after, withdrawResult(after, 1))).toEqual(start);
  });

  it('is refused once a match that it filled has started or was decided', () => {
    for (const status of ['ongoing', 'finished'] as const) {
      for (const id of [3, 4]) {
        let matches = four(true);
        for (const semifinal of [1, 2]) matches = put(matches, decideMatch(matches, semifinal, blueWins));
        matches = withStatus(matches, id, status);
        expect(withdrawResult(matches, 1)).toEqual({ ok: false, code: 'next-match-started' });
        expect(correctResult(matches, 1, redWins)).toEqual({ ok: false, code: 'next-match-started' });
      }
    }
  });

  it('with the same winner moves nobody, so that it is corrected also after the next match has begun', () => {
    for (const status of ['ongoing', 'finished'] as const) {
      let matches = four();
      for (const semifinal of [1, 2]) matches = put(matches, decideMatch(matches, semifinal, blueWins));
      matches = withStatus(matches, 3, status);
      expect(correctResult(matches, 1, blueWins)).toEqual({ ok: true, changed: [byId(matches, 1)] });
      const walkover = correctResult(matches, 1, { winner: 'blue', isWalkover: true });
      expect(walkover).toEqual({ ok: true, changed: [{ ...byId(matches, 1), status: 'walkover' }] });
    }
  });

  it('that would take the loser out of a third-place match that was fought is refused', () => {
    let matches = four(true);
    for (const semifinal of [1, 2]) matches = put(matches, decideMatch(matches, semifinal, blueWins));
    matches = withStatus(matches, 4, 'finished');
    expect(correctResult(matches, 1, blueWins)).toMatchObject({ ok: true });
    const walkover = correctResult(matches, 1, { winner: 'blue', isWalkover: true });
    expect(walkover).toEqual({ ok: false, code: 'next-match-started' });
  });

  it('a walkover and a fought match take each other’s place after the final has begun, while the third-place match waits', () => {
    let matches = four(true);
    for (const semifinal of [1, 2]) matches = put(matches, decideMatch(matches, semifinal, blueWins));
    for (const status of ['ongoing', 'finished'] as const) {
      const fought = withStatus(matches, 3, status);
      const walkover = put(fought, correctResult(fought, 1, { winner: 'blue', isWalkover: true }));
      expect(byId(walkover, 3)).toEqual(byId(fought, 3));
      expect(byId(walkover, 4)).toMatchObject({ status: 'walkover', winner: 'red', blue: nobody });
      expect(put(walkover, correctResult(walkover, 1, blueWins))).toEqual(fought);
      expect(correctResult(walkover, 1, redWins)).toEqual({ ok: false, code: 'next-match-started' });
    }
  });

  it('is refused where nothing was decided, or where a walkover only followed from an empty corner', () => {
    const start = four();
    expect(withdrawResult(start, 1)).toEqual({ ok: false, code: 'not-decided' });
    expect(withdrawResult(start, 99)).toEqual({ ok: false, code: 'unknown-match' });
    const first = put(start, decideMatch(start, 1, bothAbsent));
    const second = put(first, decideMatch(first, 2, blueWins));
    expect(withdrawResult(second, 3)).toEqual({ ok: false, code: 'not-decided' });
  });

  it('also takes back the walkovers that followed by themselves', () => {
    const start = four();
    const first = put(start, decideMatch(start, 1, bothAbsent));
    const second = put(first, decideMatch(first, 2, blueWins));
    expect(put(second, withdrawResult(second, 2))).toEqual(first);
    const corrected = put(second, correctResult(second, 1, redWins));
    expect(byId(corrected, 3)).toMatchObject({ status: 'scheduled', winner: null, blue: byId(start, 1).red });
  });

  it('in reverse order from the end leads back to the drawn bracket, whatever was recorded', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 24 }), fc.boolean(), fc.nat(), (n, hasThirdPlace, shift) => {
        const random = createRandom(shift.toString(16).padStart(16, '0'));
        const start = bracketMatches(fieldOf(n, 'all different'), { hasThirdPlace });
        let matches = start;
        const recorded: { id: number; before: BracketMatch[] }[] = [];
        for (;;) {
          const open = matches.filter((m) => !isDecided(m) && m.blue.state === 'unit' && m.red.state === 'unit');
          const match = open[random.int(Math.max(1, open.length))];
          if (!match) break;
          const winner = ([null, 'blue', 'red', 'blue', 'red'] as const)[random.int(5)] ?? null;
          recorded.push({ id: match.id, before: matches });
          matches = put(
            matches,
            decideMatch(matches, match.id, { winner, isWalkover: winner === null || random.flip() }),
          );
        }
        expect(matches.filter((match) => !isDecided(match) && !isBye(match))).toEqual([]);
        for (const { id, before } of recorded.reverse()) {
          matches = put(matches, withdrawResult(matches, id));
          if (JSON.stringify(matches) !== JSON.stringify(before)) expect(matches).toEqual(before);
        }
        expect(matches).toEqual(start);
      }),
    );
  });
});

describe('correcting a result', () => {
  it('is refused for a match that is not there or not decided, and for a winner who is not there', () => {
    const start = four();
    const first = put(start, decideMatch(start, 1, bothAbsent));
    const second = put(first, decideMatch(first, 2, blueWins));
    expect(correctResult(start, 99, blueWins)).toEqual({ ok: false, code: 'unknown-match' });
    expect(correctResult(start, 1, blueWins)).toEqual({ ok: false, code: 'not-decided' });
    // the final only followed from an empty corner
    expect(correctResult(second, 3, redWins)).toEqual({ ok: false, code: 'not-decided' });
    expect(correctResult(second, 2, { winner: null, isWalkover: false })).toEqual({
      ok: false,
      code: 'winner-missing',
    });
    const alone = second.map((match) => (match.id === 2 ? { ...match, red: nobody } : match));
    expect(correctResult(alone, 2, redWins)).toEqual({ ok: false, code: 'winner-not-there' });
  });

  it('puts the other one forward in place of the first', () => {
    const start = four(true);
    const wrong = put(start, decideMatch(start, 1, blueWins));
    expect(put(wrong, correctResult(wrong, 1, redWins))).toEqual(put(start, decideMatch(start, 1, redWins)));
  });

  it('leaves what a withdrawal and the other result would have left, wherever both are taken', () => {
    const decision = fc.record({ winner: fc.constantFrom('blue' as const, 'red' as const), isWalkover: fc.boolean() });
    const decisions: fc.Arbitrary<Decision> = fc.oneof(decision, fc.constant(bothAbsent));
    fc.assert(
      fc.property(fc.array(decisions, { minLength: 1, maxLength: 6 }), fc.nat(5), decisions, (made, at, other) => {
        let matches = bracketMatches(fieldOf(6, 'all different'), { hasThirdPlace: true });
        const people: number[] = [];
        for (const one of made) {
          const open = matches.find((m) => !isDecided(m) && m.blue.state === 'unit' && m.red.state === 'unit');
          if (!open) break;
          people.push(open.id);
          matches = put(matches, decideMatch(matches, open.id, one));
        }
        const id = people[at % people.length] ?? 0;
        const withdrawn = withdrawResult(matches, id);
        if (!withdrawn.ok) return;
        const before = put(matches, withdrawn);
        const two = put(before, decideMatch(before, id, other));
        expect(put(matches, correctResult(matches, id, other))).toEqual(two);
      }),
    );
  });

  it('with the same winner moves nobody, so a called match stays called', () => {
    const start = four();
    const first = put(start, decideMatch(start, 1, blueWins));
    const called = withStatus(first, 3, 'called');
    expect(correctResult(called, 1, blueWins)).toEqual({ ok: true, changed: [byId(called, 1)] });
  });
});

describe('a dummy opponent', () => {
  const three = () => bracketMatches(fieldOf(3, 'all different'));
  const byeOf = (matches: readonly BracketMatch[]) => matches.find(isBye) as BracketMatch;

  it('fills the empty corner of a bye and withdraws its advance', () => {
    const start = three();
    const lucky = byeOf(start);
    const after = put(start, createDummy(start, lucky.id, 900));
    expect(byId(after, lucky.id)).toMatchObject({ red: unit(900), status: 'scheduled' });
    expect(lucky.next && byId(after, 3)[lucky.next.corner]).toEqual(nobody);
    const turned = start.map((match) => (match.id === lucky.id ? { ...match, blue: bye, red: lucky.blue } : match));
    expect(byId(put(turned, createDummy(turned, lucky.id, 900)), lucky.id).blue).toEqual(unit(900));
  });

  it('lets the lone athlete of a pool of one perform', () => {
    const start = bracketMatches(fieldOf(1, 'all different'));
    const after = put(start, createDummy(start, 1, 900));
    expect(byId(put(after, decideMatch(after, 1, blueWins)), 1)).toMatchObject({ status: 'finished', winner: 'blue' });
  });

  it('is refused where there is no bye, and once round 2 has started', () => {
    const start = three();
    const lucky = byeOf(start);
    const fought = start.find((match) => match.round === 1 && !isBye(match)) as BracketMatch;
    expect(createDummy(start, fought.id, 900)).toEqual({ ok: false, code: 'not-a-bye' });
    expect(createDummy(start, 3, 900)).toEqual({ ok: false, code: 'not-a-bye' });
    expect(createDummy(start, 99, 900)).toEqual({ ok: false, code: 'unknown-match' });
    const started = withStatus(put(start, decideMatch(start, fought.id, blueWins)), 3, 'ongoing');
    const later = start.map((match) => (match.id === 3 ? { ...match, red: bye } : match));
    expect(createDummy(later, 3, 900)).toEqual({ ok: false, code: 'not-a-bye' });
    expect(createDummy(started, lucky.id, 900)).toEqual({ ok: false, code: 'round-2-started' });
  });

  it('takes back a round 2 that was over only because nobody else could come', () => {
    const start = three();
    const fought = start.find((match) => match.round === 1 && !isBye(match)) as BracketMatch;
    const alone = put(start, decideMatch(start, fought.id, bothAbsent));
    expect(byId(alone, 3).status).toBe('walkover');
    const after = put(alone, createDummy(alone, byeOf(start).id, 900));
    expect(byId(after, 3)).toMatchObject({ status: 'scheduled', winner: null, blue: nobody, red: nobody });
  });
});

describe('drawing anew', () => {
  it('is refused once a match has started, and allowed again when results are taken back', () => {
    const start = four();
    expect(mayRedraw(start)).toEqual({ ok: true });
    expect(mayRedraw(withStatus(start, 1, 'called'))).toEqual({ ok: true });
    expect(mayRedraw(withStatus(start, 1, 'ongoing'))).toEqual({ ok: false, code: 'match-started' });
    const decided = put(start, decideMatch(start, 1, bothAbsent));
    expect(mayRedraw(decided)).toEqual({ ok: false, code: 'match-started' });
    expect(mayRedraw(put(decided, withdrawResult(decided, 1)))).toEqual({ ok: true });
  });
});
