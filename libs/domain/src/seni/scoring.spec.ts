// Scores, times, ties, battles and medals of seni (rulebook 2025, Seni).
import fc from 'fast-check';
import { battleEnd } from './battles';
import { checkPerformance, type PerformanceRecord, worthOf } from './performance-score';
import { timeFault, formerTimeRule, type TimeRule } from './performance-time';
import { bestOf, type Performer, rankPerformances } from './ranking';
import { seniPoolMedals } from './seni-medals';

const SEED = '00000000000000ab';
const RULE: TimeRule = { min: 180, max: 180, tolerance: 5, outAfter: 10, isCosted: true };

const performed = (over: Partial<PerformanceRecord> = {}): PerformanceRecord => ({
  ...{ outcome: 'performed', scores: [950, 950, 950, 950], penalty: 0, seconds: 180, ...over },
});
const performer = (unitId: number, over: Partial<PerformanceRecord> = {}): Performer => ({
  ...{ unitId, outcome: 'performed', worth: worthOf(performed(over), RULE) },
});
const other = (unitId: number, outcome: Performer['outcome']): Performer => ({ unitId, outcome, worth: null });
const ranks = (performers: Performer[]) => rankPerformances(performers, SEED).map((one) => one.unitId);

describe('the time of a performance that was recorded before the rules were kept', () => {
  it('is 3:00 in a final, 1:20 to 1:40 before for tunggal, 1:30 for ganda and regu, up to 1:30 for solo kreatif', () => {
    expect(formerTimeRule('seni_tunggal', true, 35)).toMatchObject({ min: 180, max: 180, tolerance: 5, outAfter: 10 });
    expect(formerTimeRule('seni_tunggal', false, 35)).toMatchObject({ min: 80, max: 100, tolerance: 5 });
    expect(formerTimeRule('seni_ganda', false, 35)).toMatchObject({ min: 90, max: 90, tolerance: 5 });
    expect(formerTimeRule('seni_regu', true, 17)).toMatchObject({ min: 180, max: 180, tolerance: 5, outAfter: 10 });
    expect(formerTimeRule('solo_kreatif', true, 17)).toMatchObject({ min: 0, max: 90, tolerance: 5 });
  });

  it('has a tolerance of 10 seconds for the young', () => {
    expect(formerTimeRule('seni_tunggal', true, 14).tolerance).toBe(10);
    expect(formerTimeRule('seni_tunggal', true, 17).tolerance).toBe(5);
    expect(formerTimeRule('seni_tunggal', true, null).tolerance).toBe(5);
  });

  it('is out beyond the tolerance, and far out beyond twice of it', () => {
    expect([175, 180, 185].map((seconds) => timeFault(seconds, RULE))).toEqual(['none', 'none', 'none']);
    expect([170, 174, 186, 190].map((seconds) => timeFault(seconds, RULE))).toEqual(['out', 'out', 'out', 'out']);
    expect([169, 191].map((seconds) => timeFault(seconds, RULE))).toEqual(['far-out', 'far-out']);
  });
});

describe('the score of a performance', () => {
  it('is the median, less the penalties', () => {
    expect(worthOf(performed({ scores: [940, 950, 955, 970] }), RULE)).toMatchObject({ median: 9525, final: 9525 });
    expect(worthOf(performed({ scores: [1000, 900, 950, 955, 960, 940], penalty: 50 }), RULE)).toMatchObject({
      ...{ median: 9525, penalty: 500, final: 9025 },
    });
  });

  it('loses 0.50 for a time out of tolerance, and is 0.00 for one far out', () => {
    expect(worthOf(performed({ seconds: 188 }), RULE)).toMatchObject({ penalty: 500, final: 9000, timeFault: 'out' });
    expect(worthOf(performed({ seconds: 120 }), RULE)).toMatchObject({ final: 0, timeFault: 'far-out' });
  });

  it('hangs on the scores in the middle alone, whatever the order of the judges', () => {
    const judges = fc.integer({ min: 2, max: 5 }).chain((half) => {
      const score = fc.integer({ min: 900, max: 1000 });
      return fc.array(score, { minLength: 2 * half, maxLength: 2 * half });
    });
    fc.assert(
      fc.property(judges, (scores) => {
        const worth = worthOf(performed({ scores }), RULE);
        expect(worthOf(performed({ scores: [...scores].reverse() }), RULE).median).toBe(worth.median);
        const below = scores.filter((score) => 10 * score < worth.median).length;
        const above = scores.filter((score) => 10 * score > worth.median).length;
        expect(Math.max(below, above)).toBeLessThanOrEqual(scores.length / 2);
        const extreme = scores.indexOf(Math.max(...scores));
        const raised = scores.map((score, i) => (i === extreme ? 1000 : score));
        if (scores.length > 2) expect(worthOf(performed({ scores: raised }), RULE).median).toBe(worth.median);
      }),
    );
  });

  it('takes an even number of judges from 4, each from 9.00 to 10.00', () => {
    const codeOf = (record: PerformanceRecord) => {
      const checked = checkPerformance(record);
      return checked.ok ? null : checked.code;
    };
    expect(codeOf(performed())).toBeNull();
    expect(codeOf(performed({ scores: [950, 950] }))).toBe('judge-count');
    expect(codeOf(performed({ scores: [950, 950, 950, 950, 950] }))).toBe('judge-count');
    expect(codeOf(performed({ scores: Array<number>(12).fill(950) }))).toBe('judge-count');
    expect(codeOf(performed({ scores: [950, 899, 950, 950] }))).toBe('score-out-of-range');
    expect(codeOf(performed({ scores: [950, 1001, 950, 950] }))).toBe('score-out-of-range');
    expect(codeOf(performed({ scores: [950, 950.5, 950, 950] }))).toBe('score-out-of-range');
    expect(codeOf(performed({ penalty: -1 }))).toBe('penalty-out-of-range');
    expect(codeOf(performed({ seconds: null }))).toBe('seconds-missing');
  });

  it('has nothing to say about who did not perform', () => {
    const absent: PerformanceRecord = { outcome: 'absent', scores: [], penalty: 0, seconds: null };
    expect(checkPerformance(absent)).toEqual({ ok: true });
    expect(checkPerformance({ ...absent, scores: [950, 950, 950, 950] })).toMatchObject({ code: 'not-performed' });
    expect(checkPerformance({ ...absent, seconds: 10 })).toMatchObject({ code: 'not-performed' });
    // how long it was, and what was taken off, parts two that were both disqualified
    expect(checkPerformance({ ...absent, outcome: 'disqualified', seconds: 10, penalty: 50 })).toEqual({ ok: true });
  });
});

describe('the ranking of a pool', () => {
  it('has the highest score first', () => {
    expect(
      ranks([performer(1, { scores: [940, 940, 940, 940] }), performer(2), performer(3, { penalty: 100 })]),
    ).toEqual([2, 1, 3]);
  });

  it('parts equal scores by lower penalty, then closest time, then lower deviation', () => {
    const clean = performer(1, { scores: [900, 900, 900, 900] });
    const punished = performer(2, { scores: [950, 950, 950, 950], penalty: 50 });
    expect(rankPerformances([punished, clean], SEED)).toEqual([
      { unitId: 1, rank: 1, tieBreak: null },
      { unitId: 2, rank: 2, tieBreak: 'penalty' },
    ]);
    expect(rankPerformances([performer(1, { seconds: 183 }), performer(2, { seconds: 182 })], SEED)).toEqual([
      { unitId: 2, rank: 1, tieBreak: null },
      { unitId: 1, rank: 2, tieBreak: 'time' },
    ]);
    expect(rankPerformances([performer(1, { scores: [940, 950, 950, 960] }), performer(2)], SEED)).toEqual([
      { unitId: 2, rank: 1, tieBreak: null },
      { unitId: 1, rank: 2, tieBreak: 'deviation' },
    ]);
  });

  it('leaves the rest to the lot, which the seed alone decides', () => {
    const level = [performer(1), performer(2), performer(3)];
    const drawn = rankPerformances(level, SEED);
    expect(drawn.map((one) => one.tieBreak)).toEqual([null, 'lot', 'lot']);
    expect(rankPerformances([...level].reverse(), SEED)).toEqual(drawn);
    const seeds = Array.from({ length: 40 }, (_, n) => n.toString(16).padStart(16, '0'));
    expect(new Set(seeds.map((seed) => rankPerformances(level, seed)[0]?.unitId)).size).toBe(3);
  });

  it('gives no rank to who is absent, disqualified or yet to perform', () => {
    const all = [other(1, 'absent'), performer(2), other(3, null), other(4, 'disqualified')];
    expect(rankPerformances(all, SEED).map(({ unitId, rank }) => [unitId, rank])).toEqual([
      [2, 1],
      [1, null],
      [3, null],
      [4, null],
    ]);
  });

  it('is a total order: the same whatever the order in which performances are given', () => {
    const one = fc.record({
      scores: fc.array(fc.constantFrom(940, 950, 960), { minLength: 4, maxLength: 4 }),
      penalty: fc.constantFrom(0, 50),
      seconds: fc.constantFrom(178, 180, 188),
    });
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 12 }), fc.nat(), (drawn, turn) => {
        const all = drawn.map((record, i) => performer(i + 1, record));
        const turned = [...all.slice(turn % all.length), ...all.slice(0, turn % all.length)];
        const ranking = rankPerformances(all, SEED);
        expect(rankPerformances(turned, SEED)).toEqual(ranking);
        expect(ranking.map((ranked) => ranked.rank)).toEqual(all.map((_, i) => i + 1));
        const finals = ranking.map(({ unitId }) => all[unitId - 1]?.worth?.final ?? 0);
        expect([...finals].sort((a, b) => b - a)).toEqual(finals);
      }),
    );
  });

  it('sends its best on once everybody has performed', () => {
    const all = [performer(1, { penalty: 50 }), performer(2), other(3, 'absent')];
    const ranking = rankPerformances(all, SEED);
    expect(bestOf(ranking, all, 1)).toEqual({ ok: true, unitIds: [2] });
    expect(bestOf(ranking, all, 3)).toEqual({ ok: true, unitIds: [2, 1] });
    expect(bestOf(ranking, [...all, other(4, null)], 1)).toEqual({ ok: false, code: 'pool-open' });
  });

  it('gives medals to the first three when all is over and at least 3 entered', () => {
    const ranking = rankPerformances(
      [performer(1, { penalty: 50 }), performer(2), performer(3, { penalty: 10 })],
      SEED,
    );
    expect(seniPoolMedals(ranking, true, 3)).toEqual({ gold: [2], silver: [3], bronze: [1] });
    expect(seniPoolMedals(ranking, false, 3)).toEqual({ gold: [], silver: [], bronze: [] });
    expect(seniPoolMedals(ranking.slice(0, 2), true, 2)).toEqual({ gold: [2], silver: [3], bronze: [] });
    expect(seniPoolMedals(ranking.slice(0, 1), true, 1)).toEqual({ gold: [], silver: [], bronze: [] });
  });
});

describe('a battle', () => {
  const end = (blue: Performer, red: Performer) => battleEnd(blue, red, SEED);

  it('is open until both have performed, and goes to the better one', () => {
    expect(end(performer(1), other(2, null))).toBeNull();
    expect(end(performer(1), performer(2, { penalty: 10 }))).toEqual({
      ...{ winner: 'blue', isWalkover: false, winKind: 'angka', decidedBy: 'score' },
    });
    expect(end(performer(1, { seconds: 181 }), performer(2))?.winner).toBe('red');
  });

  it('always has a winner where both have performed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1001, max: 2000 }), (blue, red) => {
        const winner = end(performer(blue), performer(red))?.winner;
        const turned = end(performer(red), performer(blue))?.winner;
        expect([winner, turned].sort()).toEqual(['blue', 'red']);
      }),
    );
  });

  it('goes to the opponent of who is absent at once, and to nobody when both are', () => {
    expect(end(other(1, 'absent'), other(2, null))).toMatchObject({ winner: 'red', isWalkover: true, winKind: null });
    expect(end(performer(1), other(2, 'absent'))).toMatchObject({ winner: 'blue', isWalkover: true, winKind: null });
    expect(end(other(1, 'absent'), other(2, 'absent'))?.winner).toBeNull();
  });

  it('goes to the opponent of who is disqualified once the opponent has performed', () => {
    expect(end(other(1, 'disqualified'), other(2, null))).toBeNull();
    expect(end(other(1, 'disqualified'), performer(2))).toEqual({
      ...{ winner: 'red', isWalkover: false, winKind: 'diskualifikasi', decidedBy: 'disqualified' },
    });
    expect(end(performer(1), other(2, 'disqualified'))?.winner).toBe('blue');
    expect(end(other(1, 'disqualified'), other(2, 'disqualified'))).toMatchObject({ decidedBy: 'lot' });
    expect(end(other(1, 'disqualified'), other(2, 'absent'))).toMatchObject({ winner: null, isWalkover: true });
  });
});
