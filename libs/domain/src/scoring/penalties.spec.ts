// Faults and the steps that follow from them (rulebook 2025, art. 9.4.a.6, 11.6.d, 11.6.f).
import fc from 'fast-check';
import { AGE_GROUPS, rulesOf, WORTHS } from '../testing/ipsi-2025-rules';
import { countedToNine, FAULT_IDS, FAULT_WEIGHTS, faultById, faultsOf, type FaultWeight } from './faults';
import { givePenalty, type GivenPenalty, proposePenalty, STEP_REASONS, stepsNow, takenOff } from './penalties';
import { PENALTY_STEPS, type PenaltyStep } from './penalty-steps';

/** 'teguran-1@2': Teguran I in round 2. */
const given = (text: string): GivenPenalty[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const [step, round] = word.split('@') as [PenaltyStep, string];
      return { step, round: Number(round) };
    });
const lost = (all: readonly { step: PenaltyStep }[]) => takenOff(all, WORTHS.penalties);
const proposal = (before: string, weight: FaultWeight, round: number) =>
  proposePenalty(given(before), { weight }, round);

const P = 'pembinaan';
describe('the proposed step', () => {
  it.each<[string, FaultWeight, number, PenaltyStep]>([
    ['', 'light', 1, P],
    ['pembinaan@1', 'light', 1, P],
    ['pembinaan@1 pembinaan@1', 'light', 2, P],
    ['pembinaan@1 pembinaan@1 pembinaan@2', 'light', 2, P],
    ['teguran-1@1', 'light', 1, P],
    ['teguran-1@1 teguran-2@1 pembinaan@1', 'light', 1, P],
  ])('[R25-T20] after «%s» a %s fault of round %i is pembinaan, at most two a round', (before, weight, round, step) => {
    expect(proposal(before, weight, round)).toMatchObject({ ok: true, step });
  });

  it.each<[string, number, PenaltyStep]>([
    ['pembinaan@1 pembinaan@1', 1, 'teguran-1'],
    ['pembinaan@2 pembinaan@2', 2, 'teguran-1'],
    ['pembinaan@1 pembinaan@1 teguran-1@1', 1, 'teguran-2'],
    ['pembinaan@1 pembinaan@1 teguran-1@1 pembinaan@2 pembinaan@2', 2, 'teguran-1'],
  ])('[R25-T21] after two pembinaan of the round («%s») a light fault of round %i is %s', (before, round, step) => {
    expect(proposal(before, 'light', round)).toMatchObject({ ok: true, step, reason: 'after-two-pembinaan' });
  });

  it.each<[string, number, PenaltyStep]>([
    ['', 1, 'teguran-1'],
    ['pembinaan@1', 1, 'teguran-1'],
    ['teguran-1@1', 1, 'teguran-2'],
    ['peringatan-1@1', 1, 'teguran-1'],
    ['peringatan-2@1', 3, 'teguran-1'],
  ])('[R25-T22] a moderate fault is a teguran at once: after «%s» in round %i it is %s', (before, round, step) => {
    expect(proposal(before, 'moderate', round)).toMatchObject({ ok: true, step, reason: 'moderate-fault' });
  });

  it.each<[string, FaultWeight, PenaltyStep]>([
    ['teguran-1@1 teguran-2@1', 'moderate', 'peringatan-1'],
    ['pembinaan@1 pembinaan@1 teguran-1@1 teguran-2@1', 'light', 'peringatan-1'],
    ['peringatan-1@1 teguran-1@1 teguran-2@1', 'moderate', 'peringatan-2'],
    ['peringatan-1@1 peringatan-2@1 teguran-1@1 teguran-2@1', 'moderate', 'diskualifikasi'],
  ])('[R25-T23] after Teguran II of the same round («%s») a %s fault is %s', (before, weight, step) => {
    expect(proposal(before, weight, 1)).toMatchObject({ ok: true, step });
  });

  it.each<[string, FaultWeight, PenaltyStep]>([
    ['teguran-1@1', 'moderate', 'teguran-1'],
    ['teguran-1@1 teguran-2@1', 'moderate', 'teguran-1'],
    ['pembinaan@1 pembinaan@1 teguran-1@1', 'light', P],
  ])('[R25-T24] pembinaan and teguran begin anew in round II: after «%s» a %s fault is %s', (before, weight, step) => {
    expect(proposal(before, weight, 2)).toMatchObject({ ok: true, step });
    expect(givePenalty(given(before), step, 2).ok).toBe(true);
    expect(lost(given(`${before} teguran-1@2`))).toBe(lost(given(before)) - 1);
  });

  it.each<[string, number, PenaltyStep]>([
    ['', 1, 'peringatan-1'],
    ['pembinaan@1', 1, 'peringatan-1'],
    ['teguran-1@1', 2, 'peringatan-1'],
  ])('[R25-T25] a heavy fault is a peringatan at once: after «%s» in round %i it is %s', (before, round, step) => {
    expect(proposal(before, 'heavy', round)).toMatchObject({ ok: true, step, reason: 'heavy-fault' });
  });

  it.each<[string, number, PenaltyStep]>([
    ['peringatan-1@1', 1, 'peringatan-2'],
    ['peringatan-1@1', 3, 'peringatan-2'],
    ['peringatan-1@1 peringatan-2@2', 3, 'diskualifikasi'],
  ])(
    '[R25-T26] peringatan counts through all rounds: after «%s» a heavy fault of round %i is %s',
    (before, round, step) => {
      expect(proposal(before, 'heavy', round)).toMatchObject({ ok: true, step });
    },
  );

  it.each(['peringatan-1@1', 'peringatan-1@1 peringatan-2@1', 'teguran-1@1 teguran-2@1 peringatan-1@1'])(
    '[R25-T27] after «%s» a light fault still gets pembinaan',
    (before) => {
      expect(proposal(before, 'light', 1)).toMatchObject({ ok: true, step: P });
      expect(proposal(before, 'light', 2)).toMatchObject({ ok: true, step: P });
    },
  );

  it('[R25-T28] is the disqualification for planting the head, and for a heavy fault on purpose', () => {
    const planting = faultById('g-menancapkan');
    if (!planting) throw new Error('the fault is not in the list');
    expect(proposePenalty([], planting, 1)).toMatchObject({
      step: 'diskualifikasi',
      reason: 'direct-disqualification',
    });
    expect(proposePenalty([], { weight: 'heavy' }, 1, { isDeliberate: true })).toMatchObject({
      step: 'diskualifikasi',
    });
    expect(proposePenalty([], { weight: 'moderate' }, 1, { isDeliberate: true })).toMatchObject({ step: 'teguran-1' });
  });

  it('[R25-T29] takes off 1, 2, 5 and 10 when given; pembinaan and the disqualification take off nothing', () => {
    expect(PENALTY_STEPS.map((step) => WORTHS.penalties[step])).toEqual([0, -1, -2, -5, -10, 0]);
    expect(lost(given('pembinaan@1 teguran-1@1 teguran-2@1 teguran-1@2 peringatan-1@3'))).toBe(-9);
  });

  it('can always be given, names its article, and after a disqualification there is none', () => {
    const faults = fc.array(fc.record({ weight: fc.constantFrom(...FAULT_WEIGHTS), moves: fc.boolean() }), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(faults, (history) => {
        const before: GivenPenalty[] = [];
        let round = 1;
        for (const { weight, moves } of history) {
          if (moves) round += 1;
          const proposed = proposePenalty(before, { weight }, round);
          if (!proposed.ok) {
            expect(before.at(-1)?.step).toBe('diskualifikasi');
            return;
          }
          expect(givePenalty(before, proposed.step, round)).toEqual({ ok: true });
          expect(STEP_REASONS[proposed.reason].article).toMatch(/^11\.6\.d\.4/);
          before.push({ step: proposed.step, round });
        }
        for (const one of [1, 2, 3]) {
          const ofRound = before.filter((penalty) => penalty.round === one && penalty.step === P);
          expect(ofRound.length).toBeLessThanOrEqual(2);
        }
      }),
    );
  });

  it('of two corners hangs on their own penalties alone: in any order of rounds given, the sum stays', () => {
    const steps = fc.array(
      fc.record({ step: fc.constantFrom(...PENALTY_STEPS), round: fc.integer({ min: 1, max: 4 }) }),
    );
    fc.assert(fc.property(steps, (all) => expect(lost([...all].reverse())).toBe(lost(all))));
  });
});

describe('a step that the table chooses itself', () => {
  it('is refused where it stands in its count already', () => {
    expect(givePenalty(given('teguran-1@1'), 'teguran-1', 1)).toEqual({ ok: false, code: 'step-given' });
    expect(givePenalty(given('teguran-2@1'), 'teguran-1', 1)).toEqual({ ok: false, code: 'step-given' });
    expect(givePenalty(given('peringatan-1@1'), 'peringatan-1', 3)).toEqual({ ok: false, code: 'step-given' });
    expect(givePenalty(given('pembinaan@2 pembinaan@2'), P, 2)).toEqual({ ok: false, code: 'pembinaan-given' });
    expect(givePenalty(given('diskualifikasi@1'), P, 2)).toEqual({ ok: false, code: 'disqualified' });
  });

  it('may leave steps out, and may be lower than one of another count', () => {
    expect(givePenalty([], 'peringatan-2', 1)).toEqual({ ok: true });
    expect(givePenalty(given('peringatan-1@1'), 'teguran-1', 1)).toEqual({ ok: true });
  });
});

describe('a penalty before others is taken back', () => {
  const chain = (text: string) =>
    text.split(' ').map((word) => {
      const [, fault = '', step = '', round, own] = /^([\w-]+):([\w-]+)@(\d)(!?)$/.exec(word) ?? [];
      const meant = own ? 'pembinaan' : (step as PenaltyStep);
      return { fault, step: step as PenaltyStep, proposed: meant as PenaltyStep, round: Number(round) };
    });

  it.each([
    ['g-merangkul:teguran-2@1', ['teguran-1']],
    ['g-merangkul:teguran-2@1 g-keluar:pembinaan@1 g-merangkul:peringatan-1@1', ['teguran-1', null, 'teguran-2']],
    ['g-keluar:pembinaan@1 g-keluar:teguran-1@1', [null, 'pembinaan']],
    ['g-lutut:peringatan-2@2', ['peringatan-1']],
    ['g-merangkul:teguran-1@1 g-merangkul:teguran-1@2', [null, null]],
    ['g-keluar:teguran-2@1!', [null]],
    ['g-lutut:peringatan-1@1 g-menghina:diskualifikasi@1', [null, null]],
    // only a third peringatan can have been meant
    ['g-lutut:peringatan-2@1 g-keluar:diskualifikasi@1', ['peringatan-1', 'pembinaan']],
    ['g-merangkul:peringatan-2@1 g-merangkul:diskualifikasi@1', ['teguran-1', 'teguran-2']],
    ['g-lutut:peringatan-1@1 g-lutut:peringatan-2@1 g-merangkul:diskualifikasi@2!', [null, null, null]],
  ] as const)('[R25-T23] «%s» would be %j', (text, steps) => {
    expect(stepsNow(chain(text))).toEqual(steps);
  });
});

describe('the list of faults', () => {
  it.each(AGE_GROUPS)(
    '[R25-T2A] of %s has light, moderate and heavy faults, each id once, of its own list',
    (group) => {
      const faults = faultsOf(rulesOf(group));
      expect(new Set(faults.map((fault) => fault.id)).size).toBe(faults.length);
      expect([...new Set(faults.map((fault) => fault.weight))]).toEqual([...FAULT_WEIGHTS]);
      expect(faults.every((fault) => fault.id.startsWith(rulesOf(group).isYoung ? 'm-' : 'g-'))).toBe(true);
      expect(faults.map((fault) => fault.id)).toContain(countedToNine(rulesOf(group)));
      expect(faultById(countedToNine(rulesOf(group)))?.weight).toBe('moderate');
    },
  );

  it('[R25-T2A] has 40 faults of the grown and 26 of the young, and guntingan only where it is forbidden', () => {
    expect(faultsOf(rulesOf('dewasa'))).toHaveLength(40);
    expect(faultsOf(rulesOf('usia-dini-1'))).toHaveLength(25);
    const has = (group: 'usia-dini-2' | 'pra-remaja', id: string) =>
      faultsOf(rulesOf(group)).some((fault) => fault.id === id);
    expect([has('usia-dini-2', 'm-guntingan'), has('usia-dini-2', 'm-membalas-guntingan')]).toEqual([true, false]);
    expect([has('pra-remaja', 'm-guntingan'), has('pra-remaja', 'm-membalas-guntingan')]).toEqual([false, true]);
    expect(FAULT_IDS).toHaveLength(66);
    expect(faultById('tidak-ada')).toBeNull();
  });
});
