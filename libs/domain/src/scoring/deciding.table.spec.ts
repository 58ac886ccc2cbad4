// Who has won, case by case: the state of a match, and who wins how and why. Each line holds with the corners exchanged too.
import { CORNER_LABELS, otherCorner } from '../words/corners';
import { cases, matchOf, mirrored } from '../testing/rulebook-cases';
import { proposeResult } from './proposed-result';

/** 'B angka points', or '– extra-round' where something has to come first. */
function decided(line: string): string {
  const proposed = proposeResult(matchOf(line));
  if (proposed.winner === null) return `– ${proposed.next}`;
  return `${CORNER_LABELS[proposed.winner] === 'Biru' ? 'B' : 'R'} ${proposed.winKind} ${proposed.reason}`;
}
const decide = (line: string, expected: string) => {
  expect(decided(line)).toBe(expected);
  expect(decided(mirrored(line))).toBe(expected.replace(/^[BR]/, (sign) => (sign === 'B' ? 'R' : 'B')));
};

it('the other corner of a line is that line with its corners exchanged', () => {
  expect(mirrored('usia-dini-2 @2 B3*2 R:T1@1 B#9@1 R!unfit B=50 lot=R')).toBe(
    'usia-dini-2 @2 R3*2 B:T1@1 R#9@1 B!unfit R=50 lot=B',
  );
  expect(otherCorner('blue')).toBe('red');
});

const T30 = cases(`
  @over B1                              | B angka points
  @over B2 R1                           | B angka points
  @over B3 R2                           | B angka points
  @over B1*18 R1*17                     | B angka points
  @over B2*9 R3 R:T1@1                  | B angka points
  @over B1 R1 R:T1@3                    | B angka points
  @over B:S1@1 R:S2@1                   | B angka points
  @over usia-dini-1 B2*5 R1*9           | B angka points
  @over master-2 B3 R1                  | B angka points
  @3 B2                                 | – time
  @2 B2 R1                              | – time
  @1                                    | – time
  @1 B1*29                              | – time
`);
it.each(T30)('[R25-T30] more points, once the time is over: «%s» is %s', decide);

const T31 = cases(`
  @over B2*9 R2*9 R1 R:T1@1             | B angka fewer-penalties
  @over B1*2 R3 R:T1@1                  | B angka fewer-penalties
  @over B1 R1*6 R:S1@2                  | B angka fewer-penalties
  @over R1*3 R:T1@1 R:T2@1              | B angka fewer-penalties
  @over B1 B:T1@1 R1*3 R:T1@1 R:T2@1    | B angka fewer-penalties
  @over B1*5 B:S1@1 R2*5 R:S2@1         | B angka fewer-penalties
  @over B1 R3 R:T1@1 R:T1@2             | B angka fewer-penalties
  @over B1*2 R1*3 R:T1@1 B:P@1 B:P@1    | B angka fewer-penalties
`);
it.each(T31)('[R25-T31] level: the lower penalty, by what was taken off: «%s» is %s', decide);

const T32 = cases(`
  @over B3 R2 R1                        | B angka more-throws
  @over B3 R1*3                         | B angka more-throws
  @over B3*2 R2*3                       | B angka more-throws
  @over B3*2 R3 R2 R1                   | B angka more-throws
  @over B2 R1*2                         | B angka more-kicks
  @over B3 B2*2 R3 R2 R1*2              | B angka more-kicks
  @over B3 B:T1@1 R2 R1 R:T1@1          | B angka more-throws
  @over B2*2 B:T1@1 R2 R1*2 R:T1@2      | B angka more-kicks
  @over B2*9 R2*8 R1*2                  | B angka more-kicks
`);
it.each(T32)('[R25-T32] still level: more throws, then kicks, then punches: «%s» is %s', decide);

const T33 = cases(`
  @over                                 | – extra-round
  @over B1 R1                           | – extra-round
  @over B2 R2                           | – extra-round
  @over B3 R3                           | – extra-round
  @over B3 B2 B1 R3 R2 R1               | – extra-round
  @over B:T1@1 R:T1@2                   | – extra-round
  @over B:P@1 B:P@1                     | – extra-round
  @over B=50 R=51                       | – extra-round
  @over lot=B                           | – extra-round
  @extra B1 R1 B1                       | B angka points
  @extra B1 R1*2 R:T1@4                 | B angka fewer-penalties
  @extra B3 R1 R2                       | B angka more-throws
`);
it.each(T33)('[R25-T33] still level: one more round, that decides like the others: «%s» is %s', decide);

const T34 = cases(`
  @extra B=54.2 R=54.3                  | B angka lighter
  @extra B=53.8 R=54.2                  | B angka lighter
  @extra B2 R2 B=50 R=50.1              | B angka lighter
  @extra B=50                           | – weigh-in
  @extra                                | – weigh-in
  @extra B1 R1                          | – weigh-in
  @extra B=49.9 R=60 lot=R              | B angka lighter
  @extra usia-dini-1 B=20.5 R=20.4      | R angka lighter
`);
it.each(T34)('[R25-T34] still level: the lighter on the scales of that day: «%s» is %s', decide);

const T35 = cases(`
  # an age that is not weighed (art. 2.4.a) waits for no scales
  @extra usia-dini-1 B1 R1              | – lot
  @extra usia-dini-1 B1 R1 lot=R        | R angka lot
  @extra usia-dini-2 B1 R1              | – weigh-in
  @extra B=54.2 R=54.2                  | – lot
  @extra B=54.2 R=54.2 lot=B            | B angka lot
  @extra B1 R1 B=60 R=60 lot=B          | B angka lot
  @extra lot=B                          | B angka lot
`);
it.each(T35)('[R25-T35] still level: the lot: «%s» is %s', decide);

const T36 = cases(`
  @1 R!gives-up                         | B teknik gives-up
  @1 R!unfit                            | B teknik unfit
  @2 R!cannot-go-on                     | B teknik cannot-go-on
  @3 R!withdrawn                        | B teknik withdrawn
  @2 R1*12 R!gives-up                   | B teknik gives-up
  @over R!unfit                         | B teknik unfit
  @3 R3*9 R!withdrawn                   | B teknik withdrawn
`);
it.each(T36)('[R25-T36] who gives up, is unfit, cannot go on or is withdrawn has lost by teknik: «%s» is %s', decide);

const T45 = cases(`
  @1 R:DQ@1                             | B diskualifikasi disqualified
  @2 R3*8 R:DQ@2                        | B diskualifikasi disqualified
  @2 R:S1@1 R:S2@1 R:DQ@2               | B diskualifikasi disqualified
  @over R1 R:DQ@3                       | B diskualifikasi disqualified
  @2 B#10@2 R:DQ@2                      | B diskualifikasi disqualified
  @1 B!injured-by-fault                 | B diskualifikasi injured-by-fault
  @3 R3*8 B!injured-by-fault            | B diskualifikasi injured-by-fault
  @2 R:S1@2 B!injured-by-fault          | B diskualifikasi injured-by-fault
  @2 R:T1@2 B!injured-by-fault          | B diskualifikasi injured-by-fault
  @2 B:DQ@1 R:DQ@2                      | – decision
  @2 R:S1@2 R:DQ@2 B!injured-by-fault   | B diskualifikasi injured-by-fault
  @2 B:DQ@2 B!injured-by-fault          | R diskualifikasi disqualified
  @2 B!injured-by-fault R!unfit         | – decision
  @2 R:DQ@2 B!unfit                     | B diskualifikasi disqualified
`);
it.each(T45)('[R25-T45] menang diskualifikasi: «%s» is %s', decide);

const T43 = cases(`
  @1 B3*10                              | – time
  @1 B3*20                              | – time
  @2 B3*10                              | B wmp gap
  @3 B3*10                              | B wmp gap
  @2 B3*9 B2                            | – time
  @2 B3*10 R1                           | – time
  @2 B3*10 B1 R1                        | B wmp gap
  @2 B3*9 B2 R:T1@1                     | B wmp gap
  @3 B2*10 R:S2@2                       | B wmp gap
  @2 remaja B2*15                       | B wmp gap
  @1 remaja B2*15                       | – time
  @1 pra-remaja B2*15                   | – time
  @2 pra-remaja B2*15                   | B wmp gap
  @2 master-1 B2*15                     | B wmp gap
  @2 master-2 B2*15                     | B wmp gap
  @1 master-2 B2*15                     | – time
  @over B3*10                           | B wmp gap
`);
it.each(T43)('[R25-T43] a gap of 30, in round II or III: «%s» is %s', decide);

const T44 = cases(`
  @1 usia-dini-1 B2*10                  | B wmp gap
  @1 usia-dini-1 B2*9 B1                | – time
  @2 usia-dini-1 B2*10                  | B wmp gap
  @1 usia-dini-2 B2*10                  | B wmp gap
  @1 usia-dini-2 B3*6 B2                | B wmp gap
  @2 usia-dini-2 B3*6 B1                | – time
  @2 usia-dini-2 B2*10 R1               | – time
  @1 usia-dini-2 B2*5 R:S2@1            | B wmp gap
  @1 usia-dini-1 R!danger               | B wmp danger
  @2 usia-dini-2 R!danger               | B wmp danger
  @3 R!danger                           | B wmp danger
`);
it.each(T44)('[R25-T44] Usia Dini: a gap of 20 in any round; and whoever is in danger is stopped: «%s» is %s', decide);
