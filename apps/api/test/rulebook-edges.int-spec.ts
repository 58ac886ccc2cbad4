// Matches at the edges of rules, written from the rulebook before they were played: steps across rounds, times to the second, nobody there.
import { cases } from '@gelanggang/domain/testing/rulebook-cases';
import type { MatchRecap } from '@gelanggang/contract/match-recap';
import type { PanelState } from '@gelanggang/contract/scoring';
import { plays, rulebookStage } from './rulebook-stage';

const made = rulebookStage();

plays(
  made,
  `
  # steps of several kinds of fault, in one round and over rounds
  R25-T21 | B.rangkul B.rangkul B.keluar B.keluar B.kata          | B T1 T2 P P S1 | – time
  R25-T21 | B.rangkul B.keluar B.keluar B.keluar                  | B T1 P P T2  | – time
  R25-T23 | B.rangkul B.rangkul B.kepala B.rangkul                | B T1 T2 S1 S2 | – time
  R25-T24 | B.rangkul B.rangkul B.rangkul next B.kepala           | B T1 T2 S1 S2 | – time
  R25-T26 | B.kepala B.lutut B@uniform B@uniform B@uniform        | B S1 S2 T1 T2 DQ | R diskualifikasi disqualified -18:0
  R25-T26 | B.kepala B.lutut B.keluar B.kata B@passive B@passive B@passive | B S1 S2 P P T1 T2 DQ | R diskualifikasi disqualified -18:0
  R25-T26 | B.kepala next B.lutut next B*9 B*9 R*3 B*9            | B S1 S2 T1 T2 DQ | R diskualifikasi disqualified -18:0
  R25-T26 | B.kepala next B.lutut B3*9 over R3                    | B S1 S2      | B angka points 12:3
  R25-T2A | B.kepala>teguran-1 over                               | B T1         | R angka points -1:0
  R25-T2A | B.keluar>diskualifikasi                               | B DQ         | R diskualifikasi disqualified 0:0
  # the extra round is a round like any other
  R25-T24 | B3 R3 B.rangkul R.rangkul over more B.rangkul over    | B T1 T1      | R angka points 1:2
  R25-T20 | B.keluar B.kata over more B.kaidah B.keluar           | B P P P P    | – time
  R25-T21 | B.keluar B.kata over more B.kaidah B.keluar B.kata over | B P P P P T1 | R angka points -1:0
  R25-T33 | over more B.rangkul R.rangkul over                    | B T1         | – weigh-in
  R25-T38 | over more B*5 B*5 B*5                                 | B –          | R teknik three-counts 0:0
  R25-T38 | next next B*5 B*5 over more B*5                       | B –          | – time
  # the gap, of points and of penalties
  R25-T44 | usia-dini-2 B2*5 R.muda-kepala R.muda-kepala          | R S1 S2      | B wmp gap 10:-15
  R25-T44 | usia-dini-1 B2*11 R1*3                                | B –          | – time
  R25-T44 | usia-dini-1 B2*11 R1*3 B1                             | B –          | B wmp gap 23:3
  R25-T43 | master-2 B3*10 over                                   | B –          | B wmp gap 30:0
  R25-T43 | B3*11 R3 next                                         | B –          | B wmp gap 33:3
  R25-T43 | B3*10 next R1                                         | B –          | – time
  R25-T43 | B3*4 R.kepala R.lutut R.rangkul R.rangkul next        | R S1 S2 T1 T2 | B wmp gap 12:-18
  # counts
  R25-T38 | B*5o B*5o B*5o                                        | B –          | R teknik three-counts 0:0
  R25-T38 | B*5 B*5 R!withdrawn                                   | B –          | B teknik withdrawn 0:0
  R25-T39 | B*9 B*10                                              | B T1         | R mutlak count -1:0
  R25-T38 | B*8 R*8 B*8 R*8 B*8 R*8                               | B –          | – time
  # the doctor
  R25-T36 | B.rangkul R@doctor=unfit                              | B T1         | B teknik unfit -1:0
  R25-T45 | R.kepala B@doctor=injured-by-fault B.kepala           | B S1         | B diskualifikasi injured-by-fault -5:-5
  R25-T28 | B.rangkul B.rangkul R@doctor=injured-by-fault         | B T1 T2      | R diskualifikasi injured-by-fault -3:0
  R25-T28 | B.lutut next R@doctor=injured-by-fault                | B S1 DQ      | R diskualifikasi injured-by-fault -5:0
  # level: what was taken off by other steps is as much, the scales to the hundredth, the lot without scales
  R25-T31 | B.rangkul B.rangkul R.rangkul next R.rangkul next R.rangkul over | R T1 T1 T1 | – extra-round
  R25-T31 | B3*2 R3 R2 B.rangkul over                             | B T1         | R angka fewer-penalties 5:5
  R25-T34 | B2 R2 B=60.05 R=60.04 over extra                      | B –          | R angka lighter 2:2
  R25-T35 | B2 R2 over extra lot=R                                | B –          | R angka lot 2:2
  R25-T30 | master-1 B1 over                                      | B –          | B angka points 1:0
  # cards and questions
  R25-P02 | B#no-fault✗ R3 B.rangkul B#no-fault=ok over           | B –          | R angka points 0:3
  R25-P01 | B.rangkul B#no-fault=no B#throw=no B#throw✗ over      | B T1         | R angka points -1:0
  R25-P02 | B3 R#no-throw ask:NNN over                            | B –          | – extra-round
  R25-P02 | B2 R2 over more R#throw=ok over                       | B –          | R angka points 2:5
  R25-T13 | fault:BBN B.keluar over                               | B P          | – extra-round
`,
);

it.each(
  cases(`
  R25-T03 | uniform   | 179 | late | 409
  R25-T03 | uniform   | 180 | late | 200
  R25-T03 | protector | 59  | late | 409
  R25-T03 | protector | 60  | late | 200
  R25-T06 | passive   | 9   | late | 409
  R25-T06 | passive   | 10  | late | 200
  R25-T04 | doctor    | 300 | late | 409
  R25-T04 | doctor    | 1   | unfit | 200
`),
)('[%s] %s that ends after %s s as %s is answered with %s', async (_row, kind, seconds, outcome, status) => {
  await made.match.play('');
  await made.press('timers', { kind, corner: 'blue' }).expect(200);
  const [[timer]] = await made.api.dataSource.query<[{ id: number }[], number]>(
    `update table_timer set at = clock_timestamp() - $1 * interval '1 s'
     where id = (select max(id) from table_timer) returning id`,
    [Number(seconds)],
  );
  await made.press(`timers/${timer!.id}/end`, { outcome }).expect(Number(status));
});

it('[R25-T05] both absent after three calls: nobody wins, and the record says why', async () => {
  const { id } = made.stage.match;
  const desk = (step: string, body = {}) =>
    made.api.request.post(`/api/matches/${id}/${step}`).set(made.stage.operator).send(body);
  await made.match.play('');
  await desk('unstart').expect(200);
  for (const corner of ['blue', 'red']) {
    await made.press('timers', { kind: 'calls', corner }).expect(200);
    const [[call]] = await made.api.dataSource.query<[{ id: number }[], number]>(
      `update table_timer set at = at - interval '89 s' where kind = 'calls' and ended_at is null returning id`,
    );
    const end = () => made.press(`timers/${call!.id}/end`, { outcome: 'late' });
    await end().expect(409);
    await made.api.dataSource.query(`update table_timer set at = at - interval '1 s' where id = $1`, [call!.id]);
    await end().expect(200);
  }
  await made.press('result', { match_id: id, key: 'hasil-absen', winner: 'blue' }).expect(409);
  await desk('walkover').expect(200);
  const { body } = await made.api.request.get(`/api/matches/${id}/recap`).expect(200);
  expect((body as { data: MatchRecap }).data.match).toMatchObject({
    ...{ status: 'walkover', winner: null, win_reason: 'both-absent' },
  });
});

it('[R25-G04] who was out of class does not win at the table over an opponent who has not come: the desk saves it for neither', async () => {
  const { id } = made.stage.match;
  await made.match.play('');
  const desk = (step: string, body = {}) =>
    made.api.request.post(`/api/matches/${id}/${step}`).set(made.stage.operator).send(body);
  await desk('unstart').expect(200);
  await made.api.dataSource.query(
    `insert into weigh_in (tournament_id, participant_id, date, outcome, weight)
     select m.tournament_id, um.participant_id, current_date - 1, 'out-of-class', 99
     from match m join pool_unit_member um on um.unit_id = m.blue_unit_id where m.id = $1`,
    [id],
  );
  await made.press('timers', { kind: 'calls', corner: 'red' }).expect(200);
  const [[call]] = await made.api.dataSource.query<[{ id: number }[], number]>(
    `update table_timer set at = at - interval '90 s' where kind = 'calls' and ended_at is null returning id`,
  );
  await made.press(`timers/${call!.id}/end`, { outcome: 'late' }).expect(200);
  const panel = await made.api.request.get('/api/panel').set(made.stage.council.headers).expect(200);
  // so the panel does not offer it
  expect((panel.body as { data: PanelState }).data.barred).toEqual([{ corner: 'blue', by: 'out-of-class' }]);
  const { body } = await made.press('result', { match_id: id, key: 'hasil-gugur', winner: 'blue' }).expect(409);
  expect((body as { message: string }).message).toContain('Pasal 2.4.b.2');
  await desk('walkover').expect(200);
  await made.api.dataSource.query('delete from weigh_in');
});

it('[R25-T05] nobody wins by walkover over who has fought, until what the sheet says is taken back', async () => {
  const { id } = made.stage.match;
  const desk = (winner: string) =>
    made.api.request.post(`/api/matches/${id}/walkover`).set(made.stage.operator).send({ winner, reason: 'Pergi' });
  await made.match.play('R3');
  const { body } = await desk('blue').expect(409);
  expect(body).toMatchObject({ code: 'arenaControl.wasFought' });
  await made.match.goOn('undo');
  await desk('blue').expect(200);
});

it('[R25-T05] who came after the third call and has fought is not lost to an absence at the table either', async () => {
  const { id } = made.stage.match;
  await made.match.play('');
  const desk = (step: string, body = {}) =>
    made.api.request.post(`/api/matches/${id}/${step}`).set(made.stage.operator).send(body);
  await desk('unstart').expect(200);
  await made.press('timers', { kind: 'calls', corner: 'red' }).expect(200);
  const [[call]] = await made.api.dataSource.query<[{ id: number }[], number]>(
    `update table_timer set at = at - interval '90 s' where kind = 'calls' and ended_at is null returning id`,
  );
  await made.press(`timers/${call!.id}/end`, { outcome: 'late' }).expect(200);
  await desk('start').expect(200);
  await desk('clock', { step: 'start' }).expect(200);
  await made.match.goOn('R3');
  const { body } = await made.press('result', { match_id: id, key: 'hasil-datang', winner: 'blue' }).expect(409);
  expect(body).toMatchObject({ code: 'arenaControl.wasFought' });
});
