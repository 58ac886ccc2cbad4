// The times at the table and what follows when one is up, case by case.
import { rulesOf } from '../testing/ipsi-2025-rules';
import { cases } from '../testing/rulebook-cases';
import { faultById } from './faults';
import {
  endTimer,
  outcomeText,
  readTimer,
  TIMER_KINDS,
  TIMER_OUTCOMES,
  TIMER_RULES,
  type TimerKind,
  type TimerOutcome,
  winnerByAbsence,
} from './table-timers';

/** 'fault moderate', 'stop unfit', 'absence', 'nothing', or why it cannot be. */
function ended(kind: string, outcome: string, seconds: string, group = 'dewasa'): string {
  const end = endTimer(kind as TimerKind, outcome as TimerOutcome, Number(seconds) * 1000, rulesOf(group));
  if (!end.ok) return end.code;
  if (end.of === 'fault') return `fault ${faultById(end.fault)?.weight} ${end.fault}`;
  return end.of === 'stop' ? `stop ${end.stop}` : end.of;
}
const end = (kind: string, outcome: string, seconds: string, group: string, expected: string) => {
  expect(ended(kind, outcome, seconds, group)).toBe(expected);
};

const T03 = cases(`
  uniform   | in-time          | 20    | dewasa      | nothing
  uniform   | in-time          | 179.9 | dewasa      | nothing
  uniform   | late             | 179.9 | dewasa      | not-over
  uniform   | late             | 180   | dewasa      | fault moderate g-pakaian
  uniform   | late             | 400   | master-1    | fault moderate g-pakaian
  uniform   | late             | 180   | usia-dini-2 | fault moderate m-pura-pura
  uniform   | cancelled        | 5     | remaja      | nothing
  uniform   | unfit            | 5     | remaja      | other-outcome
  protector | late             | 59    | dewasa      | not-over
  protector | late             | 60    | dewasa      | fault moderate g-mengulur
  protector | late             | 60    | pra-remaja  | fault moderate m-pura-pura
  protector | in-time          | 30    | dewasa      | nothing
`);
it.each(T03)('[R25-T03] a uniform in 3 minutes, a protector in 1: %s, %s after %s s (%s) is %s', end);

const T04 = cases(`
  doctor    | fit              | 119   | dewasa      | nothing
  doctor    | fit              | 130   | dewasa      | nothing
  doctor    | unfit            | 30    | dewasa      | stop unfit
  doctor    | unfit            | 120   | usia-dini-2 | stop unfit
  doctor    | injured-by-fault | 60    | remaja      | stop injured-by-fault
  doctor    | late             | 120   | dewasa      | other-outcome
  doctor    | cancelled        | 1     | dewasa      | nothing
`);
it.each(T04)('[R25-T04] the doctor says fit or unfit, within 120 s: %s, %s after %s s (%s) is %s', end);

const T05 = cases(`
  calls     | in-time          | 10    | dewasa      | nothing
  calls     | in-time          | 89    | dewasa      | nothing
  calls     | late             | 30    | dewasa      | not-over
  calls     | late             | 60    | dewasa      | not-over
  calls     | late             | 89.9  | dewasa      | not-over
  calls     | late             | 90    | dewasa      | absence
  calls     | late             | 90    | usia-dini-1 | absence
  calls     | fit              | 90    | dewasa      | other-outcome
`);
it.each(T05)('[R25-T05] three calls, 30 s apart, then absent: %s, %s after %s s (%s) is %s', end);

const CALLED = cases(`
  0    | 1 | 30
  29   | 1 | 1
  30   | 2 | 30
  59   | 2 | 1
  60   | 3 | 30
  89   | 3 | 1
  90   | 3 | 0
  500  | 3 | 0
  -5   | 1 | 30
`);
it.each(CALLED)('[R25-T05] after %s s it is call %s, with %s s left', (seconds, call, left) => {
  const now = Number(seconds) * 1000;
  expect(readTimer('calls', 0, now)).toMatchObject({ call: Number(call), callLeftMs: Number(left) * 1000 });
});

it('[R25-T05] absent after the third call, the opponent has won; where both are, neither (art. 11.6.g.5)', () => {
  expect(winnerByAbsence(['red'])).toBe('blue');
  expect(winnerByAbsence(['blue', 'blue'])).toBe('red');
  expect(winnerByAbsence([])).toBeNull();
  expect(winnerByAbsence(['red', 'blue'])).toBeNull();
  expect(winnerByAbsence(['red'], 'blue')).toBeNull();
  expect(winnerByAbsence(['red'], 'red')).toBe('blue');
});

const T06 = cases(`
  passive   | late             | 9.9   | dewasa      | not-over
  passive   | late             | 10    | dewasa      | fault light g-pasif
  passive   | late             | 12    | remaja      | fault light g-pasif
  passive   | late             | 10    | usia-dini-1 | fault light m-pasif
  passive   | late             | 10    | pra-remaja  | fault light m-pasif
  passive   | in-time          | 4     | dewasa      | nothing
  passive   | in-time          | 15    | dewasa      | nothing
`);
it.each(T06)('[R25-T06] passive for more than 10 s is a light fault: %s, %s after %s s (%s) is %s', end);

it('each time counts down to nothing and stays there', () => {
  for (const kind of TIMER_KINDS) {
    const { ms } = TIMER_RULES[kind];
    expect([0, ms - 1, ms, ms + 1].map((at) => readTimer(kind, 1000, 1000 + at).leftMs)).toEqual([ms, 1, 0, 0]);
    expect(readTimer(kind, 1000, 0)).toMatchObject({ leftMs: ms, isUp: false });
    expect(new Set([null, ...TIMER_OUTCOMES].map((outcome) => outcomeText(kind, outcome))).size).toBeGreaterThan(3);
  }
});
