// Scripted matches through the table's calls, line by line against the rulebook: what is entered, and what the rules then say.
import { cases } from '@gelanggang/domain/testing/rulebook-cases';
import { rulebookStage, stepsOf } from './rulebook-stage';

const made = rulebookStage();

const PENALTIES = cases(`
  R25-T20 | B.keluar                                            | P              | 0
  R25-T20 | B.keluar B.kata                                     | P P            | 0
  R25-T21 | B.keluar B.keluar B.keluar                          | P P T1         | -1
  R25-T21 | B.keluar B.kata B.perintah B.kaidah                 | P P T1 T2      | -3
  R25-T22 | B.rangkul                                           | T1             | -1
  R25-T22 | B.rangkul B.rangkul                                 | T1 T2          | -3
  R25-T23 | B.rangkul B.rangkul B.rangkul                       | T1 T2 S1       | -8
  R25-T24 | B.rangkul next B.rangkul                            | T1 T1          | -2
  R25-T24 | B.keluar B.keluar next B.keluar                     | P P P          | 0
  R25-T25 | B.kepala                                            | S1             | -5
  R25-T26 | B.kepala next B.kepala                              | S1 S2          | -15
  R25-T26 | B.kepala B.kepala B.kepala                          | S1 S2 DQ       | -15
  R25-T27 | B.kepala B.keluar                                   | S1 P           | -5
  R25-T28 | B.tengkuk                                           | DQ             | 0
  R25-T28 | B.hina!                                             | DQ             | 0
  R25-T28 | B.kepala R!injured-by-fault                         | S1 DQ          | -5
  R25-T28 | B.rangkul B.kepala R!injured-by-fault               | T1 S1 DQ       | -6
  R25-T28 | B.rangkul R!injured-by-fault                        | T1             | -1
  R25-T28 | B.rangkul R!injured-by-fault B.kepala               | T1 DQ          | -1
  R25-T28 | B.kepala R!unfit                                    | S1             | -5
  R25-T37 | B*9                                                 | T1             | -1
  R25-T37 | B.rangkul B*9                                       | T1 T2          | -3
`);
it.each(PENALTIES)('[%s] «%s» gives %s and costs %s', async (_row, script, signs, points) => {
  await made.match.play(script ?? '');
  expect(await stepsOf(made, 'blue')).toBe(signs);
  expect((await made.stage.score()).blue.score).toBe(Number(points));
});

const DECISIONS = cases(`
  R25-T30 | B3 over                                             | B angka points 3:0
  R25-T31 | B3 R3 B3 R.rangkul R3 B.keluar over                 | B angka points 6:5
  R25-T31 | B.kepala B3 B3 B3 R.rangkul R.rangkul R3 R3 next R.rangkul over | B angka points 4:2
  R25-T32 | B3 B*9 B3 R3 over                                   | B angka points 5:3
  R25-T33 | B3 R3 over                                          | – extra-round
  R25-T34 | B3 R3 over extra                                    | – weigh-in
  R25-T34 | B3 R3 B=60.5 R=60.4 over extra                      | R angka lighter 3:3
  R25-T35 | B=60 R=60 over extra                                | – lot
  R25-T35 | B=60 R=60 over extra lot=R                          | R angka lot 0:0
  R25-T36 | B3 R!withdrawn                                      | B teknik withdrawn 3:0
  R25-T38 | B*3 B*3 B*3                                         | R teknik three-counts 0:0
  R25-T38 | B*3 R*3 B*3 B*3                                     | – time
  R25-T38 | B*3 B*3 next B*3                                    | – time
  R25-T39 | R*10                                                | B mutlak count 0:0
  R25-T40 | R*10o                                               | B teknik own-fall 0:0
  R25-T41 | B*10 R*10                                           | – weigh-in
  R25-T41 | B*10 R*10 B=51 R=50                                 | R angka both-counted-lighter 0:0
  R25-T42 | R3 B*10 R*10                                        | R angka both-counted-points 0:3
  R25-T43 | B3 B3 B3 B3 B3 B3 B3 B3 B3 B3                       | – time
  R25-T43 | B3 B3 B3 B3 B3 B3 B3 B3 B3 B3 next                  | B wmp gap 30:0
  R25-T45 | R3 B!injured-by-fault                               | B diskualifikasi injured-by-fault 0:3
  R25-T45 | R.tengkuk B!injured-by-fault                        | B diskualifikasi injured-by-fault 0:0
  R25-T28 | R.kepala B!injured-by-fault                         | B diskualifikasi injured-by-fault 0:-5
  R25-T45 | R3 R3 R.tengkuk                                     | B diskualifikasi disqualified 0:6
`);
it.each(DECISIONS)('[%s] «%s» is %s', async (_row, script, expected) => {
  await made.match.play(script ?? '');
  expect(await made.match.decision()).toBe(expected);
});
