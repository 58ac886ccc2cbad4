// Penalties, the proposed result with the ladder of a tie, and what judges answer (rulebook 2025, Tanding).
import fc from 'fast-check';
import { CORNERS, otherCorner } from '../words/corners';
import { HIT_KINDS, HIT_LABELS } from './hit-kinds';
import { givePenalty, nextPenalty, PENALTY_LABELS, PENALTY_POINTS, PENALTY_STEPS, type PenaltyStep } from './penalties';
import { type MatchState, proposeResult, REASON_LABELS, scoreOf, winningGap } from './proposed-result';
import { VERDICTS, verdictOf } from './verdicts';

const match = (over: Partial<MatchState> = {}): MatchState => ({
  points: [],
  penalties: [],
  knockdowns: [],
  gap: 30,
  isOver: true,
  hadExtraRound: false,
  weights: { blue: null, red: null },
  ...over,
});
/** `b3 r2`: a throw of blue, a kick of red. */
const points = (text: string): MatchState['points'] =>
  text.split(' ').map((word) => ({
    corner: word.startsWith('b') ? 'blue' : 'red',
    kind: HIT_KINDS[Number(word[1]) - 1] ?? 'punch',
  }));

const p = (corner: 'blue' | 'red') => ({ corner, step: 'pembinaan' as const });

describe('the words of the sheet', () => {
  it('are those of the rulebook', () => {
    expect(HIT_KINDS.map((kind) => HIT_LABELS[kind])).toEqual(['Pukulan', 'Tendangan', 'Jatuhan']);
    expect(REASON_LABELS).toEqual({
      disqualified: 'lawan didiskualifikasi',
      count: 'lawan dihitung sampai sepuluh',
      gap: 'selisih nilai',
      points: 'nilai lebih tinggi',
      'fewer-penalties': 'hukuman lebih ringan',
      'more-throws': 'jatuhan lebih banyak',
      'more-kicks': 'tendangan lebih banyak',
      'more-punches': 'pukulan lebih banyak',
      lighter: 'berat badan lebih ringan',
    });
  });
});

describe('penalties', () => {
  it('cost 0, 1, 2, 5 and 10 points, and the sixth step is the end', () => {
    expect(PENALTY_STEPS.map((step) => PENALTY_POINTS[step])).toEqual([0, -1, -2, -5, -10, 0]);
    expect(PENALTY_STEPS.map((step) => PENALTY_LABELS[step])).toEqual([
      ...['Pembinaan', 'Teguran I', 'Teguran II', 'Peringatan I', 'Peringatan II', 'Diskualifikasi'],
    ]);
  });

  it('climb step by step, pembinaan as often as needed', () => {
    expect(nextPenalty([])).toBe('teguran-1');
    expect(nextPenalty(['pembinaan', 'pembinaan'])).toBe('teguran-1');
    expect(nextPenalty(['teguran-2'])).toBe('peringatan-1');
    expect(nextPenalty(['diskualifikasi'])).toBeNull();
    expect(givePenalty(['pembinaan', 'teguran-1'], 'pembinaan')).toEqual({ ok: true, points: 0 });
  });

  it('are never given twice nor below one that stands, may leave steps out, and end with the disqualification', () => {
    expect(givePenalty(['teguran-1'], 'teguran-1')).toEqual({ ok: false, code: 'step-given' });
    expect(givePenalty(['peringatan-1'], 'teguran-2')).toEqual({ ok: false, code: 'step-given' });
    expect(givePenalty([], 'peringatan-1')).toEqual({ ok: true, points: -5 });
    expect(givePenalty(['diskualifikasi'], 'pembinaan')).toEqual({ ok: false, code: 'disqualified' });
  });

  it('given by the ladder alone never cost more than 18 points', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PENALTY_STEPS)), (wanted) => {
        const given: PenaltyStep[] = [];
        for (const step of wanted) if (givePenalty(given, step).ok) given.push(step);
        expect(given.reduce((total, step) => total + PENALTY_POINTS[step], 0)).toBeGreaterThanOrEqual(-18);
        const climbing = given.filter((step) => step !== 'pembinaan').map((step) => PENALTY_STEPS.indexOf(step));
        expect(climbing).toEqual([...new Set(climbing)].sort((a, b) => a - b));
      }),
    );
  });
});

describe('the proposed result', () => {
  it('is the higher score once the time is over, and nothing before', () => {
    expect(proposeResult(match({ points: points('b2 r1') }))).toEqual({
      ...{ winner: 'blue', winKind: 'angka', reason: 'points' },
    });
    expect(proposeResult(match({ points: points('b2 r1'), isOver: false }))).toEqual({ winner: null, next: 'time' });
  });

  it('is WMP as soon as the gap is reached, which is smaller for Usia Dini', () => {
    const lead = points(Array.from({ length: 10 }, () => 'r3').join(' '));
    expect(proposeResult(match({ points: lead, isOver: false }))).toEqual({
      ...{ winner: 'red', winKind: 'wmp', reason: 'gap' },
    });
    expect(proposeResult(match({ points: lead.slice(1), isOver: false }))).toEqual({ winner: null, next: 'time' });
    expect([11, 8, 14, null].map(winningGap)).toEqual([20, 20, 30, 30]);
  });

  it('is for the other corner after a disqualification or a full count, whatever the score', () => {
    const ahead = { points: points('b3 b3'), isOver: false };
    expect(proposeResult(match({ ...ahead, penalties: [{ corner: 'blue', step: 'diskualifikasi' }] }))).toEqual({
      ...{ winner: 'red', winKind: 'diskualifikasi', reason: 'disqualified' },
    });
    expect(proposeResult(match({ ...ahead, knockdowns: [{ corner: 'blue', count: 10 }] }))).toEqual({
      ...{ winner: 'red', winKind: 'mutlak', reason: 'count' },
    });
    expect(proposeResult(match({ ...ahead, knockdowns: [{ corner: 'blue', count: 8 }] }))).toEqual({
      ...{ winner: null, next: 'time' },
    });
    const both = CORNERS.map((corner) => ({ corner, step: 'diskualifikasi' as const }));
    expect(proposeResult(match({ penalties: both }))).toEqual({ winner: null, next: 'decision' });
    const bothCounted = CORNERS.map((corner) => ({ corner, count: 10 }));
    expect(proposeResult(match({ knockdowns: bothCounted }))).toEqual({ winner: null, next: 'decision' });
    // who is disqualified has lost, even where both lay for ten
    expect(
      proposeResult(match({ knockdowns: bothCounted, penalties: [{ corner: 'blue', step: 'diskualifikasi' }] })),
    ).toEqual({ winner: 'red', winKind: 'diskualifikasi', reason: 'disqualified' });
  });

  it.each([
    [
      'fewer penalties',
      { points: points('b2 b1 r2'), penalties: [{ corner: 'blue', step: 'teguran-1' }] },
      'red',
      'fewer-penalties',
    ],
    [
      'fewer pembinaan',
      { points: points('b1 r1'), penalties: [{ corner: 'red', step: 'pembinaan' }] },
      'blue',
      'fewer-penalties',
    ],
    [
      'fewer pembinaan, and not by who has some',
      { penalties: [p('blue'), p('red'), p('red')] },
      ...['blue', 'fewer-penalties'],
    ],
    ['more throws', { points: points('b3 b1 r2 r2') }, 'blue', 'more-throws'],
    ['more kicks', { points: points('b2 b2 b1 b1 r2 r1 r1 r1 r1') }, 'blue', 'more-kicks'],
    ['less weight after an extra round', { hadExtraRound: true, weights: { blue: 61.2, red: 60.9 } }, 'red', 'lighter'],
    ['less weight of blue', { hadExtraRound: true, weights: { blue: 60.9, red: 61.2 } }, 'blue', 'lighter'],
  ] as [string, Partial<MatchState>, string, string][])(
    'on level points is decided by %s',
    (_what, over, winner, reason) => {
      expect(scoreOf(match(over), 'blue')).toBe(scoreOf(match(over), 'red'));
      expect(proposeResult(match(over))).toEqual({ winner, winKind: 'angka', reason });
    },
  );

  it('without any difference asks for an extra round, and then for the lot', () => {
    expect(proposeResult(match({ points: points('b1 r1') }))).toEqual({ winner: null, next: 'extra-round' });
    expect(proposeResult(match({ hadExtraRound: true }))).toEqual({ winner: null, next: 'lot' });
    expect(proposeResult(match({ hadExtraRound: true, weights: { blue: 60, red: 60 } }))).toEqual({
      ...{ winner: null, next: 'lot' },
    });
    // a weight that nobody knows is not a light one
    for (const weights of [
      { blue: 60, red: null },
      { blue: null, red: 60 },
    ])
      expect(proposeResult(match({ hadExtraRound: true, weights }))).toEqual({ winner: null, next: 'lot' });
  });

  it('is the same for both corners: with all exchanged, the other one wins', () => {
    const corner = fc.constantFrom(...CORNERS);
    const states: fc.Arbitrary<MatchState> = fc.record({
      points: fc.array(fc.record({ corner, kind: fc.constantFrom(...HIT_KINDS) }), { maxLength: 30 }),
      penalties: fc.array(fc.record({ corner, step: fc.constantFrom(...PENALTY_STEPS) }), { maxLength: 4 }),
      knockdowns: fc.array(fc.record({ corner, count: fc.integer({ min: 1, max: 10 }) }), { maxLength: 2 }),
      gap: fc.constantFrom(20, 30),
      isOver: fc.boolean(),
      hadExtraRound: fc.boolean(),
      weights: fc.record({ blue: fc.constantFrom(null, 60, 61), red: fc.constantFrom(null, 60, 61) }),
    });
    const exchanged = <T extends { corner: 'blue' | 'red' }>(all: readonly T[]) =>
      all.map((one) => ({ ...one, corner: otherCorner(one.corner) }));
    fc.assert(
      fc.property(states, (state) => {
        const mirror = proposeResult({
          ...state,
          points: exchanged(state.points),
          penalties: exchanged(state.penalties),
          knockdowns: exchanged(state.knockdowns),
          weights: { blue: state.weights.red, red: state.weights.blue },
        });
        const proposed = proposeResult(state);
        expect(mirror).toEqual(proposed.winner ? { ...proposed, winner: otherCorner(proposed.winner) } : proposed);
        if (proposed.winner && proposed.winKind === 'angka') {
          expect(scoreOf(state, proposed.winner)).toBeGreaterThanOrEqual(scoreOf(state, otherCorner(proposed.winner)));
        }
      }),
    );
  });
});

describe('a verification', () => {
  it('is decided by two of three who say the same, and against it when all three differ', () => {
    const rule = { judges: 3, agree: 2 };
    expect(verdictOf(['blue'], rule)).toBeNull();
    expect(verdictOf(['blue', 'red'], rule)).toBeNull();
    expect(verdictOf(['blue', 'blue'], rule)).toBe('blue');
    expect(verdictOf(['blue', 'red', 'none'], rule)).toBe('none');
    expect(verdictOf(['none', 'none'], rule)).toBe('none');
  });

  it('does not hang on the order of the answers', () => {
    const answers = fc.array(fc.constantFrom(...VERDICTS), { maxLength: 5 });
    fc.assert(
      fc.property(answers, (given) => {
        const rule = { judges: 5, agree: 3 };
        expect(verdictOf([...given].reverse(), rule)).toBe(verdictOf(given, rule));
      }),
    );
  });
});
