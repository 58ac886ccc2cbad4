// Faults and the steps that follow, case by case: the row of the rulebook, the faults of one corner, the steps.
import type { FaultWeight } from './faults';
import { faultOfUnfitOpponent, proposePenalty, takenOff } from './penalties';
import type { PenaltyStep } from './penalty-steps';
import { WORTHS } from '../testing/ipsi-2025-rules';
import { cases, STEP_SIGNS } from '../testing/rulebook-cases';

const WEIGHTS: Readonly<Record<string, { weight: FaultWeight; isDisqualifying?: true }>> = {
  l: { weight: 'light' },
  m: { weight: 'moderate' },
  h: { weight: 'heavy' },
  x: { weight: 'heavy' },
  u: { weight: 'heavy' },
  U: { weight: 'moderate' },
  p: { weight: 'heavy', isDisqualifying: true },
};

/** `1 l l 2 m`: two light faults in round I, a moderate one in round II; x is a heavy one on purpose, p pile driving, u a heavy one of which the doctor says that the opponent cannot go on. */
function stepsOf(faults: string): PenaltyStep[] {
  const given: { step: PenaltyStep; round: number }[] = [];
  let round = 1;
  for (const word of faults.split(' ')) {
    if (/^\d$/.test(word)) round = Number(word);
    else {
      const fault = WEIGHTS[word];
      if (!fault) throw new Error(`What is ${word}?`);
      const proposed = proposePenalty(given, fault, round, {
        ...{ isDeliberate: word === 'x', isOpponentUnfit: word.toLowerCase() === 'u' },
      });
      if (!proposed.ok) throw new Error(`${faults}: ${proposed.code}`);
      given.push({ step: proposed.step, round });
    }
  }
  return given.map((one) => one.step);
}
const follow = (faults: string, steps: string) => {
  expect(stepsOf(faults)).toEqual(steps.split(' ').map((sign) => STEP_SIGNS[sign]));
};

const T20 = cases(`
  1 l                     | P
  1 l l                   | P P
  2 l                     | P
  2 l l                   | P P
  3 l l                   | P P
  1 m l                   | T1 P
  1 m l l                 | T1 P P
  1 m m l l               | T1 T2 P P
  1 h l l                 | S1 P P
  1 l m l                 | P T1 P
`);
it.each(T20)('[R25-T20] a light fault is pembinaan, at most two: «%s» is %s', follow);

const T21 = cases(`
  1 l l l                 | P P T1
  2 l l l                 | P P T1
  3 l l l                 | P P T1
  1 l l l l               | P P T1 T2
  1 l l l l l             | P P T1 T2 S1
  1 l l m l               | P P T1 T2
  1 m l l l               | T1 P P T2
  1 l l 2 l               | P P P
  1 l l 2 l l l           | P P P P T1
  1 l 2 l l               | P P P
  1 l 2 l 3 l             | P P P
`);
it.each(T21)('[R25-T21] after two pembinaan of the round a light fault is teguran: «%s» is %s', follow);

const T22 = cases(`
  1 m                     | T1
  2 m                     | T1
  3 m                     | T1
  1 l m                   | P T1
  1 l l m                 | P P T1
  1 m m                   | T1 T2
  1 h m                   | S1 T1
  1 h h m                 | S1 S2 T1
`);
it.each(T22)('[R25-T22] a moderate fault is teguran at once: «%s» is %s', follow);

const T23 = cases(`
  1 m m m                 | T1 T2 S1
  2 m m m                 | T1 T2 S1
  1 m m l l l             | T1 T2 P P S1
  1 l l l l l             | P P T1 T2 S1
  1 h m m m               | S1 T1 T2 S2
  1 m m m m               | T1 T2 S1 S2
  1 m m m m m             | T1 T2 S1 S2 DQ
  1 h h m m m             | S1 S2 T1 T2 DQ
`);
it.each(T23)('[R25-T23] after Teguran II of the round it is peringatan: «%s» is %s', follow);

const T24 = cases(`
  1 m 2 m                 | T1 T1
  1 m 2 m 3 m             | T1 T1 T1
  1 m m 2 m               | T1 T2 T1
  1 m m 2 m m             | T1 T2 T1 T2
  1 m m 2 m m m           | T1 T2 T1 T2 S1
  1 m m 2 m m 3 m m       | T1 T2 T1 T2 T1 T2
  1 l l l 2 l l l         | P P T1 P P T1
  1 l l 2 l l 3 l l       | P P P P P P
  1 m m m 2 m m m         | T1 T2 S1 T1 T2 S2
`);
it.each(T24)('[R25-T24] pembinaan and teguran begin anew in each round: «%s» is %s', follow);

const T25 = cases(`
  1 h                     | S1
  2 h                     | S1
  3 h                     | S1
  1 l h                   | P S1
  1 m h                   | T1 S1
  1 m m h                 | T1 T2 S1
`);
it.each(T25)('[R25-T25] a heavy fault is peringatan at once: «%s» is %s', follow);

const T26 = cases(`
  1 h h                   | S1 S2
  1 h 2 h                 | S1 S2
  1 h 3 h                 | S1 S2
  1 h h h                 | S1 S2 DQ
  1 h 2 h 3 h             | S1 S2 DQ
  1 m m m 2 h 3 h         | T1 T2 S1 S2 DQ
  1 h 2 m m m 3 h         | S1 T1 T2 S2 DQ
`);
it.each(T26)('[R25-T26] peringatan counts through all rounds, the third is the disqualification: «%s» is %s', follow);

const T27 = cases(`
  1 h l                   | S1 P
  1 h 2 l l               | S1 P P
  1 h h l                 | S1 S2 P
  1 h h 3 l l             | S1 S2 P P
  1 h h l l l             | S1 S2 P P T1
`);
it.each(T27)('[R25-T27] after peringatan a light fault still gets pembinaan: «%s» is %s', follow);

const T28 = cases(`
  1 x                     | DQ
  3 x                     | DQ
  1 l l x                 | P P DQ
  1 p                     | DQ
  2 m p                   | T1 DQ
  1 h 2 p                 | S1 DQ
`);
it.each(T28)(
  '[R25-T28] on purpose against sportsmanship, or pile driving, is disqualified at once: «%s» is %s',
  follow,
);

const T28_DOCTOR = cases(`
  1 u                     | DQ
  1 m u                   | T1 DQ
  2 h u                   | S1 DQ
  1 U                     | T1
`);
it.each(T28_DOCTOR)(
  '[R25-T28] a heavy fault after which the doctor stops the opponent is disqualified at once, a moderate one is not: «%s» is %s',
  follow,
);

const UNFIT = cases(`
  g-leher-kepala:S1                            | g-leher-kepala
  g-leher-kepala:T1                            | g-leher-kepala
  g-leher-kepala:P                             | –
  g-merangkul:T1                               | –
  g-keluar:P                                   | –
  g-leher-kepala:S1 g-keluar:P                 | g-leher-kepala
  g-leher-kepala:S1 g-lutut:S2                 | g-lutut
  g-menancapkan:DQ                             | –
  –:S1                                         | –
`);
it.each(UNFIT)('[R25-T28] after «%s» the doctor stops the opponent: disqualified for %s', (written, expected) => {
  const given = (written ?? '').split(' ').map((word) => {
    const [fault = '', sign = ''] = word.split(':');
    const step = STEP_SIGNS[sign];
    if (!step) throw new Error(`What is ${word}?`);
    return { step, round: 1, fault: fault === '–' ? null : fault };
  });
  expect(faultOfUnfitOpponent(given)?.id ?? '–').toBe(expected);
});

const T29 = cases(`
  1 l l                   | 0
  1 m                     | -1
  1 m m                   | -3
  1 m m m                 | -8
  1 m m m m               | -18
  1 h                     | -5
  1 h h                   | -15
  1 h h h                 | -15
  1 m 2 m 3 m             | -3
  1 m m 2 m m             | -6
  1 m m 2 m m m 3 m m     | -14
  1 x                     | 0
`);
it.each(T29)('[R25-T29] −1, −2, −5, −10, each when given: «%s» costs %s', (faults, points) => {
  const steps = stepsOf(faults ?? '').map((step) => ({ step }));
  expect(takenOff(steps, WORTHS.penalties)).toBe(Number(points));
});

it.each(
  cases(`
  1 x | 1 l
  1 p | 1 m
  1 h h h | 3 l
`),
)('[R25-T26] after the disqualification «%s» nothing is given any more', (before, then) => {
  expect(() => stepsOf(`${before} ${then}`)).toThrow('disqualified');
});
