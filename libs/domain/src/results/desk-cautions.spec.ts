// What the desk asks before it saves a result, on generated decisions.
import fc from 'fast-check';
import { type DeskDecision, deskCautions, isOtherDay, isUntouched, needsClock } from './desk-cautions';
import { CLOCK_PHASES } from './match-clock';
import { WIN_KINDS } from './win-kinds';

const over = { round: 3, phase: 'over', isRunning: false, elapsedMs: 0 } as const;
const decision = (values: Partial<DeskDecision> = {}): DeskDecision => ({
  clock: over,
  winKind: 'angka',
  blueScore: 9,
  redScore: 4,
  isProposed: false,
  isVerificationOpen: false,
  ...values,
});

const any: fc.Arbitrary<DeskDecision> = fc.record({
  clock: fc.option(
    fc.record({
      round: fc.integer({ min: 1, max: 3 }),
      phase: fc.constantFrom(...CLOCK_PHASES),
      isRunning: fc.boolean(),
      elapsedMs: fc.constantFrom(0, 1000, 90_000),
    }),
    { nil: null },
  ),
  winKind: fc.constantFrom(...WIN_KINDS),
  blueScore: fc.integer({ min: 0, max: 3 }),
  redScore: fc.integer({ min: 0, max: 3 }),
  isProposed: fc.boolean(),
  isVerificationOpen: fc.boolean(),
});

describe('a result at the desk', () => {
  it('is saved at once after the time, with a higher score or as the rules propose', () => {
    expect(deskCautions(decision())).toEqual([]);
    expect(deskCautions(decision({ blueScore: 4, isProposed: true }))).toEqual([]);
    expect(deskCautions(decision({ clock: null }))).toEqual([]);
  });

  it('is asked about before the clock was started, while time is left, with a verification open, and level', () => {
    const fresh = { round: 1, phase: 'round', isRunning: false, elapsedMs: 0 } as const;
    expect(deskCautions(decision({ clock: fresh }))).toEqual(['clock-not-started']);
    expect(deskCautions(decision({ clock: { ...fresh, elapsedMs: 5000 } }))).toEqual(['time-left']);
    expect(deskCautions(decision({ isVerificationOpen: true }))).toEqual(['verification-open']);
    expect(deskCautions(decision({ redScore: 9 }))).toEqual(['level-without-reason']);
  });

  it('waits for the clock to be started once, unless an opponent is out before the fight', () => {
    const fresh = { round: 1, phase: 'round', isRunning: false, elapsedMs: 0 } as const;
    expect(WIN_KINDS.filter((winKind) => !needsClock({ clock: fresh, winKind }))).toEqual([
      ...['undur-diri', 'diskualifikasi'],
    ]);
    fc.assert(
      fc.property(any, (one) => {
        if (needsClock(one)) expect(one.clock !== null && isUntouched(one.clock)).toBe(true);
        if (one.clock === null || !isUntouched(one.clock)) expect(needsClock(one)).toBe(false);
        // what is not held back is asked about once
        if (one.clock !== null && isUntouched(one.clock) && !needsClock(one)) {
          expect(deskCautions(one)).toContain('clock-not-started');
        }
      }),
    );
  });

  it('that ends a match early is not held up by the time that is left, unless the clock still runs', () => {
    const paused = { round: 2, phase: 'round', isRunning: false, elapsedMs: 30_000 } as const;
    expect(deskCautions(decision({ winKind: 'mutlak', clock: paused }))).toEqual([]);
    expect(deskCautions(decision({ winKind: 'mutlak', clock: { ...paused, isRunning: true } }))).toEqual(['time-left']);
  });

  it('is never asked about twice for its clock, nor for its score unless it is level on points', () => {
    fc.assert(
      fc.property(any, (one) => {
        const said = deskCautions(one);
        expect(new Set(said).size).toBe(said.length);
        expect(said.includes('clock-not-started') && said.includes('time-left')).toBe(false);
        expect(said.includes('verification-open')).toBe(one.isVerificationOpen);
        if (one.winKind !== 'angka' || one.blueScore !== one.redScore) {
          expect(said).not.toContain('level-without-reason');
        }
        if (one.clock?.phase === 'over') expect(said).not.toContain('time-left');
      }),
    );
  });
});

describe('a match of another day', () => {
  const at = (time: string) => Date.parse(`${time}+07:00`);
  const isOther = (time: string) => isOtherDay('2026-11-21', at(time), 'Asia/Jakarta');

  it('is told from one of today, also when today’s session goes on past midnight', () => {
    expect(isOther('2026-11-21T00:01:00')).toBe(false);
    expect(isOther('2026-11-21T23:59:00')).toBe(false);
    expect(isOther('2026-11-22T01:30:00')).toBe(false);
    expect(isOther('2026-11-22T06:00:00')).toBe(true);
    expect(isOther('2026-11-20T23:59:00')).toBe(true);
    expect(isOther('2026-12-21T10:00:00')).toBe(true);
  });
});
