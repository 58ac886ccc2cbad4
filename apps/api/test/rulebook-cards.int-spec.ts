// Matches in which judges and protest cards decide about one throw or one fault, line by line against the rulebook.
import { plays, rulebookStage } from './rulebook-stage';

const made = rulebookStage();

plays(
  made,
  `
  # the answer of most judges is the decision, whatever the card said (art. 14.6.d.2, 15.2.c)
  R25-T13 | B#throw ask:BBN over                                  | B –          | B angka points 3:0
  R25-T13 | B#throw ask:RRN over                                  | B –          | R angka points 0:3
  R25-T13 | B#throw ask:NNR over                                  | B –          | – extra-round
  R25-T13 | B#throw ask:BRN over                                  | B –          | – extra-round
  R25-T13 | R3 B#no-throw ask:BBN over                            | B –          | B angka points 3:0
  R25-T13 | R3 B#no-throw ask:NNR over                            | B –          | – extra-round
  R25-T13 | R3 B#no-throw ask:RRN over                            | B –          | R angka points 0:3
  R25-T13 | B3 pause resume R3 B#no-throw ask:BRB over            | B –          | B angka points 6:0
  # the referee had given it already; one of before the fight went on is another one
  R25-T13 | R3 B#throw ask:RRR over                               | B –          | R angka points 0:3
  R25-T13 | R3 pause resume B#throw ask:RRN over                  | B –          | R angka points 0:6
  R25-T13 | R3 undo:points B#throw ask:RRN over                   | B –          | R angka points 0:3
  # it goes with the card, and with what came of it
  R25-P02 | B#throw ask:RRN undo:cards over                       | B –          | – extra-round
  R25-P02 | B#throw ask:RRN undo:points undo:cards over           | B –          | – extra-round
  R25-P02 | B#throw ask:RRN B#no-throw=ok undo:cards/1 undo:cards over | B –     | – extra-round
  R25-P02 | R3 B#no-throw ask:BBN undo:cards over                 | B –          | R angka points 0:3
  R25-P02 | R3 B#no-throw ask:BBN undo:points undo:cards over     | B –          | R angka points 0:3
  R25-P02 | R3 B#no-throw ask:BBN R#no-throw=ok undo:cards over   | B –          | B angka points 3:0
  # two cards about one throw, undone from the last, from the first, and both
  R25-P02 | B#throw=ok R#no-throw=ok over                         | B –          | – extra-round
  R25-P02 | B#throw=ok R#no-throw=ok undo:cards over              | B –          | B angka points 3:0
  R25-P02 | B#throw=ok R#no-throw=ok undo:cards/1 over            | B –          | – extra-round
  R25-P02 | B#throw=ok R#no-throw=ok undo:cards undo:cards over   | B –          | – extra-round
  R25-P02 | B#throw=ok R#no-throw=ok undo:cards/1 undo:cards over | B –          | – extra-round
  R25-P02 | B3 R#no-throw=ok B#throw=ok over                      | B –          | B angka points 3:0
  R25-P02 | B3 R#no-throw=ok B#throw=ok undo:cards over           | B –          | – extra-round
  R25-P02 | B3 R#no-throw=ok B#throw=ok undo:cards/1✗ over        | B –          | B angka points 3:0
  R25-P02 | B3 R#no-throw=ok B#throw=ok undo:cards undo:cards over | B –         | B angka points 3:0
  R25-P02 | B3 R#no-throw=ok B#throw=ok R#no-throw=ok undo:cards/1✗ over | B –   | – extra-round
  R25-P02 | B3 R#no-throw=ok ask:BBN undo:cards✗ over             | B –          | B angka points 3:0
  R25-P02 | B3 R#no-throw=ok B3 undo:points undo:cards over       | B –          | B angka points 3:0
  R25-P02 | B3 R#no-throw=ok resume B3 undo:cards over            | B –          | B angka points 6:0
  R25-P02 | B3 R#no-throw=no R#no-throw=ok undo:cards/1 over      | B –          | – extra-round
  # whose fault it was, too: the table enters which one
  R25-T13 | B#fault fault:BBN B.rangkul over                      | B T1         | R angka points -1:0
  R25-T13 | R.rangkul R#no-fault fault:BBN B.rangkul over         | B T1         | R angka points -1:0
  R25-T13 | R.rangkul R#no-fault fault:RRB over                   | R T1         | B angka points 0:-1
  R25-P02 | R#fault fault:BBN B.rangkul undo:cards over           | B –          | – extra-round
  R25-P02 | B#fault fault:BBN B.rangkul undo:cards over           | B –          | – extra-round
  R25-P02 | R.rangkul R#no-fault fault:BBN B.rangkul undo:cards over | B –       | B angka points 0:-1
  R25-P02 | R.rangkul R#no-fault fault:BBN B.rangkul undo:penalties undo:cards over | R T1 | B angka points 0:-1
  R25-P02 | B#fault fault:BBN B.rangkul undo:penalties B.kepala undo:cards over | B – | – extra-round
  R25-P02 | B#fault fault:BBN B.rangkul B#no-fault=ok undo:cards/1 undo:cards over | B – | – extra-round
  R25-P02 | B#fault fault:BBN B.rangkul B#no-fault=ok undo:cards undo:cards/1 over | B – | – extra-round
  R25-P02 | B#fault fault:BBN resume B.rangkul undo:cards over    | B T1         | R angka points -1:0
  # two cards about one fault
  R25-P02 | R#fault.rangkul=ok B#no-fault=ok undo:cards over      | B T1         | R angka points -1:0
  R25-P02 | R#fault.rangkul=ok B#no-fault=ok undo:cards/1 over    | B –          | – extra-round
  R25-P02 | R#fault.rangkul=ok B#no-fault=ok undo:cards/1 undo:cards over | B –  | – extra-round
`,
);

it('[R25-T13] what the judges saw beside a card’s outcome is told with the decision', async () => {
  await made.match.play('B#throw ask:RRN');
  expect((await made.stage.score()).var_decision).toMatchObject({
    corner: 'blue',
    outcome: 'rejected',
    thrower: 'red',
  });
  await made.match.play('R3 B#no-throw ask:NNR');
  expect((await made.stage.score()).var_decision).not.toHaveProperty('thrower');
});
