// Whole matches through the panels' calls, of cases that are rare on a mat, line by line against the rulebook.
import { cases } from '@gelanggang/domain/testing/rulebook-cases';
import { plays, rulebookStage, stepsOf } from './rulebook-stage';

const made = rulebookStage();

plays(
  made,
  `
  # peringatan counts through all rounds, and the third is the disqualification
  R25-T26 | B.kepala next B.lutut next R3 B.kepala                | B S1 S2 DQ   | R diskualifikasi disqualified -15:3
  # teguran begins anew, peringatan goes on: T1 T2 S1, then T1 T2 S2 in round II, and the third in round III
  R25-T24 | B.rangkul B.rangkul B.rangkul next B.rangkul B.rangkul B.rangkul next B.rangkul B.rangkul B.rangkul | B T1 T2 S1 T1 T2 S2 T1 T2 DQ | R diskualifikasi disqualified -24:0
  # after peringatan a light fault still gets pembinaan, two of them, then teguran
  R25-T27 | B.kepala B.keluar B.kata B.kaidah                     | B S1 P P T1  | – time
  # 30 ahead in round I, less by a penalty before round II: no win by the gap; with the next throw it is one
  R25-T43 | R3*10 R.rangkul next                                  | R T1         | – time
  R25-T43 | R3*10 R.rangkul next R3                               | R T1         | R wmp gap 0:32
  # what was withdrawn counts for nothing
  R25-T12 | B3*10 next undo                                       | B –          | – time
  R25-T43 | B3*9 B2 B1 next                                       | B –          | B wmp gap 30:0
  # the young: 20 ahead ends it in round I, no throws for the youngest, danger stops it
  R25-T44 | usia-dini-2 B3*6 B2                                   | B –          | B wmp gap 20:0
  R25-T44 | usia-dini-2 B3*6 B1                                   | B –          | – time
  R25-T14 | usia-dini-1 B1 ask✗                                   | B –          | – time
  R25-T44 | usia-dini-1 B3✗ R2*10                                 | B –          | R wmp gap 0:20
  R25-T44 | usia-dini-2 B2 R!danger                               | B –          | B wmp danger 2:0
  # scissors are a fault where they are not legal; answering them is one where they are
  R25-T14 | usia-dini-2 B.muda-gunting B.muda-balas✗              | B T1         | – time
  R25-T14 | pra-remaja B.muda-balas B.muda-gunting✗               | B T1         | – time
  # the list of the match's age alone
  R25-T2A | pra-remaja B.keluar✗ B.muda-keluar                    | B P          | – time
  R25-T2A | B.muda-keluar✗ B.keluar>teguran-2                     | B T2         | – time
  R25-T2A | B.rangkul B.keluar>teguran-1✗ B.keluar                | B T1 P       | – time
  # a tie is parted by penalties before throws, by throws before kicks, by kicks before punches
  R25-T31 | B3 B3 B.rangkul R3 R2 over                            | B T1         | R angka fewer-penalties 5:5
  R25-T32 | B3 B3 R2*3 over                                       | B –          | B angka more-throws 6:6
  R25-T32 | B2*3 R1*6 over                                        | B –          | B angka more-kicks 6:6
  R25-T32 | B3 R2 R1 over                                         | B –          | B angka more-throws 3:3
  # level in everything: one more round, in which what is scored counts; then the lighter, of those who were weighed today
  R25-T33 | B2 R2 over                                            | B –          | – extra-round
  R25-T34 | B2 R2 B=60 over extra                                 | B –          | – weigh-in
  R25-T34 | B2 R2 B=60 R=60.1 over                                | B –          | – extra-round
  R25-T34 | B2 R2 B=60 R=60.1 over extra                          | B –          | B angka lighter 2:2
  R25-T35 | B2 R2 lot=B✗ over extra B=60 R=60 lot=R lot=B✗        | B –          | R angka lot 2:2
  # counts: nine is teguran each time, the third in a row of the round ends it; one of the other between them does not
  R25-T38 | B*9 B*9 B*4                                           | B T1 T2      | R teknik three-counts -3:0
  R25-T38 | B*9 R*9 B*9 B*4                                       | B T1 T2      | – time
  R25-T38 | B*4 B*4 undo B*4                                      | B –          | – time
  R25-T37 | B.rangkul B.rangkul B*9                               | B T1 T2 S1   | – time
  R25-T37 | B*8                                                   | B –          | – time
  # counted out: by an attack, by oneself, both of them
  R25-T39 | B3*9 B*10                                             | B –          | R mutlak count 27:0
  R25-T40 | next R3*3 R*10o                                       | R –          | B teknik own-fall 0:9
  R25-T41 | B.keluar R*10 B*10 B=70 R=70.2                        | B P          | B angka both-counted-lighter 0:0
  R25-T42 | B3 R2*2 B.rangkul R*10 B*10 B=50 R=60                 | B T1         | R angka both-counted-points 2:4
  R25-T42 | next B2 R1 R*10 B*10                                  | B –          | B angka both-counted-points 2:1
  # the doctor, or its own side, speaks after an athlete was counted out: it was lost before
  R25-T39 | R*10 R@doctor=unfit                                   | R –          | B mutlak count 0:0
  R25-T39 | R3*4 R*10 R!withdrawn                                 | R –          | B mutlak count 0:12
  R25-T40 | R*10o R@doctor=unfit                                  | R –          | B teknik own-fall 0:0
  R25-T45 | B.lutut R*10 R@doctor=injured-by-fault                | B S1 DQ      | R diskualifikasi injured-by-fault -5:0
  R25-T42 | B3 R*10 B*10 B@doctor=unfit                           | B –          | B angka both-counted-points 3:0
  R25-T36 | R*10 B!unfit                                          | B –          | – decision
  # stopped: by the doctor for a fault or not, by the own side; an earlier lead changes nothing
  R25-T45 | B3*5 R.rangkul B!injured-by-fault                     | R T1         | B diskualifikasi injured-by-fault 15:-1
  R25-T28 | B3 R.lutut B@doctor=injured-by-fault                  | R S1 DQ      | B diskualifikasi injured-by-fault 3:-5
  R25-T28 | R!injured-by-fault B.kepala undo B.lutut              | B DQ         | R diskualifikasi injured-by-fault 0:0
  R25-T36 | B3*5 B@doctor=unfit                                   | B –          | R teknik unfit 15:0
  R25-T36 | B3*5 B!gives-up undo                                  | B –          | – time
  R25-T36 | B3 B!cannot-go-on                                     | B –          | R teknik cannot-go-on 3:0
  R25-T28 | B3 R.hina!                                            | R DQ         | B diskualifikasi disqualified 3:0
  # times at the table
  R25-T03 | B@uniform                                             | B T1         | – time
  R25-T03 | pra-remaja B@uniform B@protector                      | B T1 T2      | – time
  R25-T06 | B@passive B@passive B@passive                         | B P P T1     | – time
  R25-T06 | usia-dini-2 B@passive                                 | B P          | – time
  # judges: two agree, one alone does not; a throw that most of them saw
  R25-T15 | B1 B2? R2                                             | B –          | – time
  R25-T13 | ask:BBN over                                          | B –          | B angka points 3:0
  R25-T13 | ask:BBR ask:NNB ask:RRR over                          | B –          | – extra-round
  R25-T13 | ask:BBR undo over                                     | B –          | – extra-round
`,
);

it.each([
  ['a stop', 'B.rangkul R!injured-by-fault B.kepala', 'stops'],
  ['a time', 'B.rangkul R@doctor=injured-by-fault B.kepala', 'timers'],
] as const)(
  '[R25-T28] the disqualification for a fault that is entered after the doctor’s word goes with that word, entered as %s',
  async (_as, script, kind) => {
    await made.match.play(script);
    expect([await stepsOf(made, 'blue'), await made.match.decision()]).toEqual([
      ...['T1 DQ', 'R diskualifikasi injured-by-fault -1:0'],
    ]);
    const [word] = (await made.match.sheet())[kind];
    await made.press(`${kind}/${word?.id}/withdraw`, { reason: 'Salah sudut' }).expect(200);
    expect([await stepsOf(made, 'blue'), await made.match.decision()]).toEqual(['T1', '– time']);
  },
);

it('[R25-T28] a disqualification that was taken back alone is given by the next heavy fault, as long as the doctor’s word stands', async () => {
  await made.match.play('B.kepala R@doctor=injured-by-fault');
  const given = (await made.match.sheet()).penalties.find(({ step }) => step === 'diskualifikasi');
  await made.press(`penalties/${given?.id}/withdraw`, { reason: 'Salah tekan' }).expect(200);
  expect(await stepsOf(made, 'blue')).toBe('S1');
  await made.press('penalties', { corner: 'blue', fault: 'g-lutut' }).expect(200);
  expect([await stepsOf(made, 'blue'), await made.match.decision()]).toEqual([
    ...['S1 DQ', 'R diskualifikasi injured-by-fault -5:0'],
  ]);
});

it('[R25-T41] who was penalised before both were counted out wins by weight, and is saved as the winner', async () => {
  await made.match.play('B*9 R*10 B*10 B=70 R=70.2');
  expect(await made.match.decision()).toBe('B angka both-counted-lighter -1:0');
  const { id: match_id } = made.stage.match;
  await made.press('result', { match_id, key: 'hasil-0001', winner: 'blue', win_kind: 'angka' }).expect(200);
  const { body } = await made.api.request.get(`/api/matches/${match_id}/recap`).expect(200);
  expect(body).toMatchObject({ data: { match: { winner: 'blue', win_reason: 'both-counted-lighter' } } });
});

it.each(
  cases(`
  R25-T01 | usia-dini-1 | 2 × 90, 60
  R25-T01 | usia-dini-2 | 2 × 90, 60
  R25-T01 | pra-remaja  | 3 × 120, 60
  R25-T01 | remaja      | 3 × 120, 60
  R25-T01 | dewasa      | 3 × 120, 60
  R25-T01 | master-1    | 2 × 90, 60
  R25-T01 | master-2    | 2 × 60, 60
`),
)('[%s] %s fights %s seconds', async (_row, group = '', plan) => {
  await made.match.play(`${group} next`);
  const { body } = await made.api.request.get('/api/panel').set(made.stage.council.headers).expect(200);
  const { clock } = (body as { data: { match: { clock: Record<string, number> } } }).data.match;
  expect(`${clock.round_count} × ${clock.round_seconds}, ${clock.break_seconds}`).toBe(plan);
});

it.each(
  cases(`
  R25-T33 | B3 over                            | 409
  R25-T33 | B3 R3 R.rangkul over               | 409
  R25-T33 | B3 R2 R1 over                      | 409
  R25-T33 | B2 R2 over                         | 200
  R25-T34 | B2 R2 B=60 R=60.1 over extra       | 409
  R25-T39 | B2 R2 over R*10                    | 409
`),
)('[%s] after «%s» the table’s extra round is answered with %s', async (_row, script = '', status) => {
  await made.match.play(script);
  const { text } = await made.press('clock', { step: 'extra-round' }).expect(Number(status));
  if (status === '409') expect(text).toMatch('Pasal 11.6.g.1.b.3');
});

it.each(
  cases(`
  R25-T33 | B2 R2 over                         | extra-round 11.6.g.1.b.3
  R25-T34 | B2 R2 over extra                   | weigh-in 11.6.g.1.b.4
  R25-T35 | B2 R2 over extra B=60 R=60         | lot 11.6.g.1.b.5
  R25-T41 | B*10 R*10                          | weigh-in 11.6.e.2.c.8.b
  R25-T42 | next B*10 R*10                     | weigh-in 11.6.g.1.b.4
  R25-T36 | R*10 B!unfit                       | decision null
`),
)('[%s] «%s» says with its article what comes next: %s', async (_row, script = '', said) => {
  await made.match.play(script);
  const { body } = await made.api.request.get('/api/panel/proposal').set(made.stage.council.headers).expect(200);
  const { proposal, article } = (body as { data: { proposal: { next: string }; article: string | null } }).data;
  expect(`${proposal.next} ${article}`).toBe(said);
});

it('[R25-T35] the program’s lot names one of the two, keeps its seed on the sheet, and is drawn once', async () => {
  await made.match.play('B2 R2 over extra B=60 R=60 lot');
  const { lot } = await made.match.sheet();
  expect(lot?.seed).toMatch(/^[0-9a-f]{16}$/);
  expect(await made.match.decision()).toBe(`${lot?.winner === 'blue' ? 'B' : 'R'} angka lot 2:2`);
  await made.press('lot', {}).expect(409);
});
