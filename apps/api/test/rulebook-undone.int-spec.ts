// Matches in which cards, words of the doctor, counts and points are taken back in the middle, line by line against the rulebook.
import type { MatchRecap } from '@gelanggang/contract/match-recap';
import { timelineOf } from '@gelanggang/domain/scoring/timeline';
import { plays, rulebookStage } from './rulebook-stage';

const made = rulebookStage();

plays(
  made,
  `
  # the doctor's word goes after a card took back the disqualification that it made, and a second one was made of it
  R25-T28 | B.kepala R@doctor=injured-by-fault B#no-fault=ok B.lutut undo:timers undo:cards | B S1 | – time
  R25-T28 | B.kepala R!injured-by-fault B#no-fault=ok undo:cards | B S1 DQ | R diskualifikasi injured-by-fault -5:0
  R25-T28 | B.kepala R!injured-by-fault B#no-fault=ok undo:stops undo:cards | B S1 | – time
  R25-T28 | B.kepala R!injured-by-fault B#no-fault=ok | B S1 | R diskualifikasi injured-by-fault -5:0
  # a card away, the same step given again, the card undone
  R25-P02 | B.rangkul B#no-fault=ok B.rangkul undo:cards✗ | B T1 | – time
  R25-P02 | B.rangkul B.rangkul B#no-fault=ok B.rangkul undo:cards✗ undo:penalties undo:cards | B T1 T2 | – time
  R25-P02 | B.keluar B.keluar B#no-fault=ok B.keluar undo:cards B.keluar | B P P P T1 | – time
  R25-P02 | B.kepala B.kepala B.kepala B#no-fault=ok | B S1 S2 | – time
  R25-P02 | B.kepala B.kepala B.kepala B#no-fault=ok B.keluar undo:cards | B S1 S2 DQ P | R diskualifikasi disqualified -15:0
  R25-P02 | B#throw=ok undo:points undo:cards over | B – | – extra-round
  R25-P02 | R3 B#no-throw=ok R#throw=ok over | R – | R angka points 0:3
  R25-P02 | B3 over R#no-throw=ok | B – | – extra-round
  R25-P02 | B3 over R#no-throw | B – | B angka points 3:0
  R25-P02 | B2 R2 over extra B=60 R=60 lot=R R#fault.rangkul=ok | B T1 | R angka points 1:2
  # the gap goes and comes
  R25-T43 | R3*10 next R#throw=no undo:points | R – | – time
  R25-T43 | R3*10 next B#no-throw=ok | R – | – time
  R25-T43 | R3*10 next B#no-throw=ok undo:cards | R – | R wmp gap 0:30
  # three counts with a taken back one between
  R25-T38 | B*4 R*4 B*4 B*4 undo:knockdowns/2 | B – | R teknik three-counts 0:0
  R25-T38 | B*9 B*9 B*9 | B T1 T2 S1 | R teknik three-counts -8:0
  R25-T38 | B*9 B*9 B*9 undo:knockdowns/1 | B T2 S1 | – time
  R25-T37 | B*9 B#no-fault=ok B*9 undo:cards✗ | B T1 | – time
  R25-T37 | B*9 B#no-fault=ok B*9 undo:knockdowns undo:cards | B T1 | – time
  R25-T37 | B.kepala B.kepala B.rangkul B.rangkul B*9 | B S1 S2 T1 T2 DQ | R diskualifikasi disqualified -18:0
  R25-T36 | B3 R!withdrawn R!gives-up✗ | R – | B teknik withdrawn 3:0
  R25-T36 | B3 R!withdrawn undo:stops R!danger | R – | B wmp danger 3:0
  R25-T40 | B*10 undo:knockdowns B*10o | B – | R teknik own-fall 0:0
  R25-T41 | B3 B*10 R*10 undo:points B=50 R=49 | B – | R angka both-counted-lighter 0:0
  R25-T42 | next B*10 R*10 B=50 R=50 lot=B | B – | B angka lot 0:0
  R25-T33 | B3 R3 over extra R3 | B – | R angka points 3:6
  R25-T33 | B2 R2 over extra R.keluar R.keluar R.keluar | R P P T1 | B angka points 2:1
  R25-T24 | B.rangkul B.rangkul R.rangkul R.rangkul over extra B.rangkul | B T1 T2 T1 | R angka points -4:-3
  R25-T24 | usia-dini-2 B.muda-sikut next B.muda-sikut over | B T1 T1 | R angka points -2:0
  R25-T44 | usia-dini-2 B3*6 R.muda-kepala | R S1 | B wmp gap 18:-5
  R25-T31 | B.rangkul R3 B3 B1 over | B T1 | R angka fewer-penalties 3:3
`,
);

it.each([
  ['a card', 'B#throw', 'B#throw=ok over'],
  ['a question', 'ask', 'ask:BBB over'],
])('%s that waits when a start is taken back is not of the next start', async (_what, before, after) => {
  await made.match.play(before);
  await made.stage.restart();
  await made.match.goOn(after);
  expect(await made.match.decision()).toBe('B angka points 3:0');
});

it('[R25-T04] a time that runs when a start is taken back does not hold up those of the next start', async () => {
  await made.match.play('');
  await made.press('timers', { kind: 'doctor', corner: 'blue' }).expect(200);
  await made.stage.restart();
  await made.press('timers', { kind: 'uniform', corner: 'red' }).expect(200);
});

it.each([
  ['a time', 'timers', { kind: 'doctor', corner: 'blue' }, 'Pemeriksaan dokter dibatalkan: Hasil partai disimpan.'],
  ['a question to the judges', 'verifications', { kind: 'throw' }, 'Verifikasi jatuhan: tidak sah '],
])(
  '[R25-T04] %s that runs when the result is saved ends with it, on the record too',
  async (_what, path, body, said) => {
    await made.match.play('B3 over');
    await made.press(path, body).expect(200);
    const { id: match_id } = made.stage.match;
    const result = { match_id, key: `hasil-${path}`, winner: 'blue', win_kind: 'angka' };
    await made.press('result', result).expect(200);
    const { body: told } = await made.api.request.get(`/api/matches/${match_id}/recap`).expect(200);
    const { sheet } = (told as { data: MatchRecap }).data;
    expect(sheet && timelineOf(sheet).map(({ title, detail }) => `${title} ${detail}`)).toContain(said);
  },
);
