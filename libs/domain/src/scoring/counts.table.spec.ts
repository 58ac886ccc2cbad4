// Counts of the referee, case by case, in the order in which they were taken; each line holds with the corners exchanged too.
import { AGE_GROUPS, rulesOf } from '../testing/ipsi-2025-rules';
import { cases, matchOf, mirrored } from '../testing/rulebook-cases';
import { countedToNine, faultById } from './faults';
import { proposePenalty } from './penalties';
import { proposeResult } from './proposed-result';

const swapped = (text: string) => text.replace(/^[BR]/, (sign) => (sign === 'B' ? 'R' : 'B'));
function decided(line: string): string {
  const proposed = proposeResult(matchOf(line));
  if (proposed.winner === null) return `– ${proposed.next}`;
  return `${proposed.winner === 'blue' ? 'B' : 'R'} ${proposed.winKind} ${proposed.reason}`;
}
const decide = (line: string, expected: string) => {
  expect(decided(line)).toBe(expected);
  expect(decided(mirrored(line))).toBe(swapped(expected));
};

it.each(AGE_GROUPS.map((group) => [group]))(
  '[R25-T37] counted to nine is a moderate fault of the list of %s: Teguran I',
  (group) => {
    const fault = faultById(countedToNine(rulesOf(group)));
    expect(fault?.weight).toBe('moderate');
    expect(fault?.label).toMatch(rulesOf(group).isYoung ? /hitungan 9/ : /sesudah hitungan/);
    expect(fault && proposePenalty([], fault, 2)).toMatchObject({ step: 'teguran-1' });
  },
);

const T37 = cases(`
  @1 B#9@1                              | – time
  @2 B#9@1 B#9@2                        | – time
  @3 B#9@1 B#9@2 B#9@3                  | – time
  @1 B#1@1                              | – time
  @1 B#9@1o                             | – time
`);
it.each(T37)('[R25-T37] a count to nine alone ends nothing: «%s» is %s', decide);

const T38 = cases(`
  @1 B#9@1 B#9@1 B#9@1                  | R teknik three-counts
  @2 B#3@2 B#5@2 B#4@2                  | R teknik three-counts
  @3 B#1@3 B#1@3 B#1@3                  | R teknik three-counts
  @1 B#9@1 B#9@1                        | – time
  @2 B#9@1 B#9@1 B#9@2                  | – time
  @2 B#9@1 B#9@2 B#9@2                  | – time
  @2 B#9@1 B#9@2 B#9@2 B#9@2            | R teknik three-counts
  @1 B#9@1 B#9@1 R#2@1 B#9@1            | – time
  @1 B#9@1 R#9@1 B#9@1 R#9@1            | – time
  @1 R#3@1 B#9@1 B#9@1 B#9@1            | R teknik three-counts
  @1 B#9@1 B#9@1 R#4@1 B#9@1 B#9@1 B#9@1 | R teknik three-counts
  @2 B1*20 B#3@2 B#3@2 B#3@2            | R teknik three-counts
`);
it.each(T38)('[R25-T38] three counts in a row within one round: «%s» is %s', decide);

const T39 = cases(`
  @1 B#10@1                             | R mutlak count
  @2 B#10@2                             | R mutlak count
  @3 B1*20 B#10@3                       | R mutlak count
  @2 B#9@1 B#10@2                       | R mutlak count
  @1 usia-dini-2 B#10@1                 | R mutlak count
  @1 R#9@1 B#10@1                       | R mutlak count
  @2 B#10@1o B#10@2                     | R mutlak count
  # the doctor sees who was counted out: it was lost before
  @1 B#10@1 B!unfit                     | R mutlak count
  @2 B#10@2 B!withdrawn                 | R mutlak count
  @2 B#10@2 B!cannot-go-on              | R mutlak count
  # a fault did it
  @2 B#10@2 B!injured-by-fault          | B diskualifikasi injured-by-fault
  @2 B#10@2 R:DQ@2                      | B diskualifikasi disqualified
  # neither can go on, and nothing says who of them has lost
  @2 B#10@2 R!unfit                     | – decision
`);
it.each(T39)('[R25-T39] a count of ten after a legal attack: «%s» is %s', decide);

const T40 = cases(`
  @1 B#10@1o                            | R teknik own-fall
  @3 B1*20 B#10@3o                      | R teknik own-fall
  @2 B#9@1 B#10@2o                      | R teknik own-fall
  @2 B#10@2o B!unfit                    | R teknik own-fall
`);
it.each(T40)('[R25-T40] fell by oneself and not up at ten: «%s» is %s', decide);

const T41 = cases(`
  @1 B#10@1 R#10@1                      | – weigh-in
  @1 B#10@1 R#10@1 B=50                 | – weigh-in
  @1 usia-dini-1 B#10@1 R#10@1          | – weigh-in
  @1 B#10@1 R#10@1 B=50 R=50.1          | B angka both-counted-lighter
  @1 R#10@1 B#10@1 B=50 R=50.1          | B angka both-counted-lighter
  @1 B#10@1o R#10@1o B=50 R=51          | B angka both-counted-lighter
  @1 B:T1@1 B#10@1 R#10@1 B=50 R=50.1   | B angka both-counted-lighter
  @1 B#10@1 R#10@1 B=50 R=50            | – lot
  @1 B#10@1 R#10@1 B=50 R=50 lot=B      | B angka lot
`);
it.each(T41)('[R25-T41] both counted out in round I without points: «%s» is %s', decide);

const T42 = cases(`
  @1 B1 B#10@1 R#10@1                   | B angka both-counted-points
  @2 B2 R1 B#10@2 R#10@2                | B angka both-counted-points
  @3 B3*5 R3*4 B#10@3 R#10@3            | B angka both-counted-points
  @1 B1 B#10@1 R#10@1 B=60 R=50         | B angka both-counted-points
  @2 B2 R1*2 B#10@2 R#10@2              | B angka more-kicks
  @2 B1*2 R1*3 R:T1@1 B#10@2 R#10@2     | B angka fewer-penalties
  @2 B1 R1 B#10@2 R#10@2 B=50 R=51      | B angka lighter
  @2 B#10@2 R#10@2                      | – weigh-in
  @1 B+1 B#10@1 R#10@1 B=60 R=50        | B angka both-counted-points
  @1 B+2 R2 B#10@1 R#10@1 B=60 R=50     | R angka more-kicks
  @2 B2 R1 B#10@2 R#10@2 B!unfit        | B angka both-counted-points
  @1 B#10@1 R#10@1 R!unfit B=50 R=51    | B angka both-counted-lighter
`);
it.each(T42)('[R25-T42] both counted out with points: «%s» is %s', decide);
