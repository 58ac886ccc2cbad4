// Matches thought up from the rulebook alone, of every age: what is entered, and what must come out.
import type { MatchRecap } from '@gelanggang/contract/match-recap';
import { plays, rulebookStage } from './rulebook-stage';

const made = rulebookStage();

plays(
  made,
  `
  # every age: rounds, gap, throws, scales
  R25-T01 | master-2 B3 next R3 R1 over                           | B –          | R angka points 3:4
  R25-T43 | master-1 B3*10                                        | B –          | – time
  R25-T43 | master-1 B3*10 next                                   | B –          | B wmp gap 30:0
  R25-T33 | master-1 B2 R2 over                                   | B –          | – extra-round
  R25-T33 | master-2 B2 R2 over more R1 over                      | B –          | R angka points 2:3
  R25-T44 | pra-remaja B3*7                                       | B –          | – time
  R25-T43 | pra-remaja B3*10 next                                 | B –          | B wmp gap 30:0
  R25-T43 | remaja B3*10 next R2 over                             | B –          | B angka points 30:2
  R25-T44 | usia-dini-1 B2*9 B1*2 R.muda-keluar                   | R P          | B wmp gap 20:0
  R25-T44 | usia-dini-2 B3*6 R.muda-sikut B1                      | R T1         | B wmp gap 19:-1
  R25-T14 | usia-dini-1 B#throw✗ B#no-throw✗ B1 over              | B –          | B angka points 1:0
  R25-T35 | usia-dini-1 B1 R1 over extra                          | B –          | – lot
  R25-T35 | usia-dini-1 B1 R1 over extra lot=R                    | B –          | R angka lot 1:1
  R25-T34 | usia-dini-2 B1 R1 over extra                          | B –          | – weigh-in
  R25-T34 | usia-dini-2 B1 R1 B=40.2 R=40.1 over extra            | B –          | R angka lighter 1:1
  R25-T37 | usia-dini-2 B*9 next B*9                              | B T1 T1      | – time
  R25-T43 | B3*9 B1*2 next R.rangkul                              | R T1         | B wmp gap 29:-1
  R25-T43 | B3*10 next next B.keluar                              | B P          | B wmp gap 30:0
  R25-T43 | R3*9 B.rangkul B.rangkul next                         | B T1 T2      | R wmp gap -3:27
  # penalties to the disqualification, by light faults alone, in one round and in three
  R25-T23 | B.keluar B.kata B.kaidah B.perintah B.keluar B.keluar B.kata | B P P T1 T2 S1 S2 DQ | R diskualifikasi disqualified -18:0
  R25-T24 | B.keluar B.kata B.kata B.kata B.kata next B.keluar B.kata B.kata B.kata B.kata next B.keluar B.kata B.kata B.kata B.kata | B P P T1 T2 S1 P P T1 T2 S2 P P T1 T2 DQ | R diskualifikasi disqualified -24:0
  R25-T27 | B.kepala next B.keluar B.keluar B.keluar next B.kepala | B S1 P P T1 S2 | – time
  R25-T26 | B.kepala B.rangkul B.rangkul B.rangkul next B.lutut   | B S1 T1 T2 S2 DQ | R diskualifikasi disqualified -18:0
  R25-T28 | B3*9 B.hina!                                          | B DQ         | R diskualifikasi disqualified 27:0
  R25-T45 | B.tengkuk R.tengkuk                                   | B DQ         | – decision
  R25-T45 | B.tengkuk R!unfit                                     | B DQ         | R diskualifikasi disqualified 0:0
  R25-T45 | R3*10 next B.rangkul R@doctor=injured-by-fault        | B T1         | R diskualifikasi injured-by-fault -1:30
  R25-T28 | B.keluar R@doctor=injured-by-fault                    | B P          | R diskualifikasi injured-by-fault 0:0
  R25-T26 | B.tengkuk B.keluar✗ B.kepala✗                         | B DQ         | R diskualifikasi disqualified 0:0
  # the doctor
  R25-T04 | B@doctor=fit R@doctor=fit over                        | B –          | – extra-round
  R25-T36 | B3*9 R2 B@doctor=unfit                                | B –          | R teknik unfit 27:2
  R25-T36 | B*9 B@doctor=unfit                                    | B T1         | R teknik unfit -1:0
  R25-T39 | B3 R3 over more R*10                                  | R –          | B mutlak count 3:3
  # counts over rounds
  R25-T38 | B*5 B*5 next B*5 B*5                                  | B –          | – time
  R25-T38 | B*5 B*5 next B*5 B*5 B*5                              | B –          | R teknik three-counts 0:0
  R25-T38 | B*9 B*9 R*5 B*9                                       | B T1 T2 S1   | – time
  R25-T38 | R3*10 next B*5 B*5 B*5                                | B –          | R teknik three-counts 0:30
  R25-T42 | B1 B*10 R*10                                          | B –          | B angka both-counted-points 1:0
  R25-T41 | R.rangkul B*10 R*10                                   | R T1         | – weigh-in
  R25-T42 | next R.rangkul B*10 R*10                              | R T1         | B angka both-counted-points 0:-1
  # level, step by step
  R25-T31 | B2*2 B.rangkul R2 R1 over                             | B T1         | R angka fewer-penalties 3:3
  R25-T31 | B3 R2 over B.keluar B.keluar B.keluar                 | B P P T1     | R angka fewer-penalties 2:2
  R25-T30 | B3 B.rangkul R2 R.rangkul over                        | B T1         | B angka points 2:1
  R25-T33 | B3 R3 B.rangkul R.rangkul over                        | B T1         | – extra-round
  R25-T32 | B3 B1 R2*2 B.rangkul R.rangkul over                   | B T1         | B angka more-throws 3:3
  R25-T32 | B2 B1*2 R2*2 over                                     | B –          | R angka more-kicks 4:4
  R25-T33 | B3 R3 over more B.rangkul over                        | B T1         | R angka points 2:3
  R25-T33 | B3 R3 over more over                                  | B –          | – weigh-in
  R25-T34 | B3 R3 B=60.1 R=60 over extra lot=B✗                   | B –          | R angka lighter 3:3
  R25-T35 | B3 R3 B=60 R=60 over lot=B✗ extra lot=B               | B –          | B angka lot 3:3
  # cards
  R25-P01 | B#throw=no next B#throw=no next B#throw✗ R#throw=ok over | B –       | R angka points 0:3
  R25-P01 | B#throw=ok B#throw=ok B#throw✗ over                   | B –          | B angka points 6:0
  R25-P02 | B.rangkul R#fault.rangkul=ok over                     | B T1 T2      | R angka points -3:0
  R25-P02 | B.kepala B.kepala R#fault.lutut=ok                    | B S1 S2 DQ   | R diskualifikasi disqualified -15:0
  R25-P02 | over B#throw=ok                                       | B –          | B angka points 3:0
  R25-P04 | B#throw resume✗ R#throw✗ ask:BBR over                 | B –          | B angka points 3:0
  # nothing is scored while the clock stands, but what the table enters
  R25-T02 | pause B3 B.keluar resume R1 over                      | B P          | B angka points 3:1
`,
);

it.each([
  ['B.tengkuk R.tengkuk', 'both-disqualified'],
  ['B!unfit R!unfit', 'both-out'],
  ['R*10 B!unfit', 'both-out'],
])(
  '[R25-T45] after «%s» the chair lets one of them win, or neither (%s): the desk saves it, and the sheet stays on the record',
  async (script, why) => {
    const { id } = made.stage.match;
    const save = (step: string, body: object) =>
      made.api.request.post(`/api/matches/${id}/${step}`).set(made.stage.operator).send(body).expect(200);
    const told = async () =>
      ((await made.api.request.get(`/api/matches/${id}/recap`).expect(200)).body as { data: MatchRecap }).data;
    await made.match.play(script);
    expect(await made.match.decision()).toBe('– decision');
    await save('walkover', { reason: 'Kedua sudut gugur.' });
    const { match, sheet } = await told();
    expect([match.status, match.winner, match.win_reason, sheet?.sheet_id]).toEqual([
      ...['walkover', null, why],
      expect.any(Number),
    ]);
    await made.match.play(script);
    await save('result', { winner: 'red', win_kind: 'teknik', blue_score: 0, red_score: 0 });
    expect((await told()).match).toMatchObject({ status: 'finished', winner: 'red', win_kind: 'teknik' });
  },
);
