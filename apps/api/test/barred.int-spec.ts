// Who may not fight, by the scales or for doping, is not begun at the desk: the opponent wins without a fight, also once it is known later.
import type { ArenaQueue } from '@gelanggang/contract/arena-control';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { MatchRecap } from '@gelanggang/contract/match-recap';
import type { MedalMove, MedalSnapshot } from '@gelanggang/contract/medals';
import type { WeighInAthlete } from '@gelanggang/contract/weigh-in';
import { type Corner, otherCorner } from '@gelanggang/domain/words/corners';
import { testApi } from '../../../test/setup/api';
import { arenaStage, type ArenaStage } from './arena-stage';

const api = testApi();
let stage: ArenaStage;
beforeEach(async () => {
  stage = await arenaStage(api);
});

const isFought = (match: LiveMatch) => match.blue.state !== 'bye' && match.red.state !== 'bye';
const post = (path: string, body: object = {}) => api.request.post(`/api${path}`).set(stage.organiser).send(body);
const messageOf = ({ body }: { body: unknown }) => (body as { message: string }).message;

/** Those that are fought of a bracket, in a schedule of the day, in order of their rounds. */
async function inASchedule(contingentSizes: number[]): Promise<LiveMatch[]> {
  const poolId = await stage.drawPool(contingentSizes);
  const fought = (await stage.matches(poolId)).filter(isFought).sort((a, b) => a.round - b.round || a.id - b.id);
  await stage.schedule(fought.map(({ id }) => id));
  return fought;
}

async function now(of: LiveMatch): Promise<LiveMatch> {
  const found = (await stage.matches(of.pool_id)).find(({ id }) => id === of.id);
  if (!found) throw new Error(`Match ${of.id} is gone.`);
  return found;
}

async function barred(): Promise<ArenaQueue['barred']> {
  const { body } = await api.request.get(`/api/arenas/${stage.arenaId}`).set(stage.organiser).expect(200);
  return (body as { data: ArenaQueue }).data.barred;
}

async function athlete(name: string): Promise<WeighInAthlete> {
  const path = `/api/tournaments/${stage.tournamentId}/weigh-in?date=${stage.date}`;
  const { body } = await api.request.get(path).set(stage.organiser).expect(200);
  return (body as { data: { athletes: WeighInAthlete[] } }).data.athletes.find((one) => one.name === name)!;
}

async function weigh(name: string, isFit: boolean): Promise<number> {
  const { participant_id, weight_max: most } = await athlete(name);
  const weight = isFit ? (most ?? 60) : (most ?? 100) + 0.01;
  const { body } = await post('/weigh-ins', { participant_id, date: stage.date, weight }).expect(200);
  return (body as { data: { record: { id: number } } }).data.record.id;
}

const unitOf = async (matchId: number, corner: Corner): Promise<number> => {
  const [row] = await api.dataSource.query<[{ id: number }]>(
    `select ${corner}_unit_id::int as id from match where id = $1`,
    [matchId],
  );
  return row.id;
};
const doping = (unitId: number, path = '') =>
  post(`/tournaments/${stage.tournamentId}/disqualifications${path}`, {
    unit_id: unitId,
    ...(path === '' ? { reason: 'Hasil laboratorium' } : {}),
  });
const lift = (unitId: number) =>
  api.request.delete(`/api/tournaments/${stage.tournamentId}/disqualifications/${unitId}`).set(stage.organiser);

/** 'gold A, silver B, …' of the only class. */
async function medals(): Promise<string> {
  const { body } = await api.request.get(`/api/live/${stage.slug}/medals`).expect(200);
  const { events } = body as MedalSnapshot;
  return events
    .flatMap(({ pools }) => pools.flatMap(({ winners }) => winners))
    .map(({ medal, names }) => `${medal} ${names.join()}`)
    .sort()
    .join(', ');
}

/** The athlete of three who waits in the final for the winner of the other two. */
async function lucky(): Promise<{ semifinal: LiveMatch; final: LiveMatch; corner: Corner; name: string }> {
  const [semifinal, final] = (await inASchedule([1, 1, 1])) as [LiveMatch, LiveMatch];
  const corner = final.blue.state === 'unit' ? 'blue' : 'red';
  return { semifinal, final, corner, name: final[corner].name };
}

it('[R25-G04] who was out of class before the opponent was known is not begun with: the desk saves it without a fight', async () => {
  const { semifinal, final, corner, name } = await lucky();
  const record = await weigh(name, false);
  await stage.win(semifinal.id);
  expect(await barred()).toEqual([{ match_id: final.id, corner, by: 'out-of-class' }]);
  await post(`/matches/${final.id}/call`).expect(200);
  expect(messageOf(await post(`/matches/${final.id}/start`).expect(409))).toMatch(
    /tidak boleh bertanding: di luar kelas saat timbang badan \(Pasal 2\.4\.b\.2\)/,
  );
  await post(`/matches/${final.id}/walkover`, { winner: corner }).expect(409);
  await post(`/matches/${final.id}/walkover`, { winner: otherCorner(corner) }).expect(200);
  expect(await now(final)).toMatchObject({
    ...{ status: 'walkover', winner: otherCorner(corner), win_reason: 'out-of-class' },
  });
  expect(messageOf(await post(`/matches/${final.id}/walkover`, { winner: otherCorner(corner) }).expect(409))).toMatch(
    /menang WO, lawan di luar kelas saat timbang badan \(Pasal 2\.4\.b\.2\)/,
  );
  const [{ reason }] = await api.dataSource.query<[{ reason: string }]>(
    'select reason from result where match_id = $1 and withdrawn_at is null',
    [final.id],
  );
  expect(reason).toBe('Di luar kelas saat timbang badan.');
  // it is the weigh-in's own walkover: who may fight after all takes it back
  expect(await athlete(name)).toMatchObject({ record: { gave_walkover: true } });
  const { weight_max: most } = await athlete(name);
  await post(`/weigh-ins/${record}/correct`, { weight: most, reason: 'Timbangan salah.' }).expect(200);
  expect([await barred(), (await now(final)).status]).toEqual([[], 'scheduled']);
  await stage.start(final.id);
});

it('[R25-G04] who was weighed again on the day of the match may fight, who was absent on an earlier day may too', async () => {
  const { semifinal, final, name } = await lucky();
  const { participant_id } = await athlete(name);
  const before = async (outcome: string) =>
    api.dataSource.query(
      `insert into weigh_in (tournament_id, participant_id, date, outcome, weight)
       values ($1, $2, $3::date - 1, $4, case when $4 = 'absent' then null else 99 end)`,
      [stage.tournamentId, participant_id, stage.date, outcome],
    );
  await before('absent');
  await stage.win(semifinal.id);
  expect(await barred()).toEqual([]);
  await api.dataSource.query('delete from weigh_in where participant_id = $1', [participant_id]);
  await before('out-of-class');
  expect(await barred()).toMatchObject([{ match_id: final.id, by: 'out-of-class' }]);
  await weigh(name, true);
  expect(await barred()).toEqual([]);
});

it('[R25-T47] disqualified while the event goes on: the opponent wins what is open, and all of it comes back when it is lifted', async () => {
  const [first, second, final] = (await inASchedule([1, 1, 1, 1])) as [LiveMatch, LiveMatch, LiveMatch];
  await stage.win(first.id);
  const unit = await unitOf(first.id, 'blue');
  // the opponent of the final is not known yet
  await doping(unit).expect(200);
  expect(await now(final)).toMatchObject({ status: 'scheduled' });
  await stage.win(second.id);
  expect(await barred()).toMatchObject([{ match_id: final.id, by: 'doping' }]);
  await post(`/matches/${final.id}/call`).expect(200);
  await post(`/matches/${final.id}/start`).expect(409);
  await lift(unit).expect(200);
  expect(await barred()).toEqual([]);

  const { body } = await doping(unit, '/preview').expect(200);
  const moves = (body as { data: MedalMove[] }).data.map(({ names, after }) => `${after} ${names.join()}`).sort();
  expect(moves).toEqual([`gold ${second.blue.name}`, `silver ${first.red.name}`]);
  expect(await now(final)).toMatchObject({ status: 'called' });
  await doping(unit).expect(200);
  const { winner, ...ended } = await now(final);
  expect(ended).toMatchObject({ status: 'walkover', win_reason: 'disqualified' });
  expect(ended[winner!].name).toBe(second.blue.name);
  expect(await medals()).toBe(`bronze ${second.red.name}, gold ${second.blue.name}, silver ${first.red.name}`);
  await lift(unit).expect(200);
  expect([(await now(final)).status, await medals()]).toEqual([
    'scheduled',
    [first.red.name, second.red.name]
      .map((name) => `bronze ${name}`)
      .sort()
      .join(', '),
  ]);
});

it('[R25-T47] of two who are both disqualified nobody wins, and while a match is on nobody of it is disqualified', async () => {
  const [first, second, final] = (await inASchedule([1, 1, 1, 1])) as [LiveMatch, LiveMatch, LiveMatch];
  await stage.start(first.id);
  const unit = await unitOf(first.id, 'blue');
  expect(messageOf(await doping(unit).expect(409))).toContain('sedang bertanding');
  await post(`/matches/${first.id}/result`, { winner: 'blue', win_kind: 'teknik' }).expect(200);
  await doping(unit).expect(200);
  await stage.win(second.id);
  const other = await unitOf(second.id, 'blue');
  await doping(other).expect(200);
  expect(await now(final)).toMatchObject({ status: 'walkover', winner: null, win_reason: 'both-disqualified' });
  const bronzes = [first.red.name, second.red.name].map((name) => `bronze ${name}`).sort();
  expect(await medals()).toBe(bronzes.join(', '));

  // lifted for one, the other one still loses it; found again then, nobody wins, as if all had been found at once
  await lift(unit).expect(200);
  const ended = await now(final);
  expect([ended[ended.winner!].name, ended.win_reason]).toEqual([first.blue.name, 'disqualified']);
  expect(await medals()).toContain(`gold ${first.blue.name}`);
  await doping(unit).expect(200);
  expect(await now(final)).toMatchObject({ status: 'walkover', winner: null, win_reason: 'both-disqualified' });
  expect(await medals()).toBe(bronzes.join(', '));
  await lift(other).expect(200);
  expect(await medals()).toContain(`gold ${second.blue.name}`);
  await lift(unit).expect(200);
  expect(await now(final)).toMatchObject({ status: 'scheduled', winner: null });
});

it('[R25-T47] who is disqualified and who is out of class on the day: neither wins, and who is put right does', async () => {
  const [first, second, final] = (await inASchedule([1, 1, 1, 1])) as [LiveMatch, LiveMatch, LiveMatch];
  await stage.win(first.id);
  await doping(await unitOf(first.id, 'blue')).expect(200);
  await stage.win(second.id);
  const { name } = second.blue;
  const record = await weigh(name, false);
  expect(await now(final)).toMatchObject({ status: 'walkover', winner: null, win_reason: 'both-barred' });
  const { weight_max: most } = await athlete(name);
  const { body } = await post(`/weigh-ins/${record}/correct`, { weight: most, reason: 'Salah timbang.' }).expect(200);
  expect((body as { data: { effects: string[] } }).data.effects.join()).toContain(name);
  const ended = await now(final);
  expect([ended.status, ended[ended.winner!].name, ended.win_reason]).toEqual(['walkover', name, 'disqualified']);
});

it('[R25-T47] who has come on by a walkover over who is disqualified stays there, once the next match has begun', async () => {
  const [first, second, final] = (await inASchedule([1, 1, 1, 1])) as [LiveMatch, LiveMatch, LiveMatch];
  const unit = await unitOf(first.id, 'blue');
  await doping(unit).expect(200);
  expect(await now(first)).toMatchObject({ status: 'walkover', winner: 'red', win_reason: 'disqualified' });
  await stage.win(second.id);
  await stage.start(final.id);
  expect(messageOf(await lift(unit).expect(200))).toContain('Lawannya tetap menang');
  expect(await now(first)).toMatchObject({ status: 'walkover', winner: 'red' });
});

it('[R25-G04] who lost a semifinal by the scales does not fight for the third place either', async () => {
  stage = await arenaStage(api, { hasThirdPlaceMatch: true });
  const [first, second] = (await inASchedule([1, 1, 1, 1])) as [LiveMatch, LiveMatch];
  await weigh(first.blue.name, false);
  expect(await now(first)).toMatchObject({ status: 'walkover', winner: 'red' });
  await stage.win(second.id);
  const third = (await stage.matches(first.pool_id)).find(
    (one) => one.next_match_id === null && one.round_label !== 'Final',
  );
  expect([await barred(), third?.status]).toEqual([[], 'walkover']);
  expect(await medals()).toBe(`bronze ${second.red.name}`);
});

describe('who is left without an opponent, and may not fight', () => {
  const semifinals = async () => (await inASchedule([1, 1, 1, 1])) as [LiveMatch, LiveMatch, LiveMatch];
  const nobodyCame = (of: LiveMatch) => post(`/matches/${of.id}/walkover`).expect(200);

  it('[R25-T47] for doping: does not win the match, and does once that is lifted', async () => {
    const [first, second, final] = await semifinals();
    await stage.win(first.id);
    const unit = await unitOf(first.id, 'blue');
    await doping(unit).expect(200);
    await nobodyCame(second);
    expect(await now(final)).toMatchObject({ status: 'walkover', winner: null, win_reason: 'alone-barred' });
    const page = await api.request.get(`/api/matches/${final.id}/recap`).expect(200);
    expect((page.body as { data: MatchRecap }).data.match).toMatchObject({ winner: null, win_reason: 'alone-barred' });
    // its place is whom it had beaten's, as where it is found after it has won so
    expect(await medals()).toBe(`gold ${first.red.name}`);
    await lift(unit).expect(200);
    const ended = await now(final);
    expect(ended).toMatchObject({ status: 'walkover', win_reason: 'no-opponent' });
    expect(ended[ended.winner!].name).toBe(first.blue.name);
    const standing = 'select from result where match_id = $1 and withdrawn_at is null';
    expect(await api.dataSource.query(standing, [final.id])).toHaveLength(1);
    expect(await medals()).toBe([`bronze ${first.red.name}`, `gold ${first.blue.name}`].join(', '));
    await doping(unit).expect(200);
    expect(await medals()).toBe(`gold ${first.red.name}`);
  });

  it('[R25-G04] by the scales of the day: does not win it, and does once they are put right', async () => {
    const { semifinal, final, name } = await lucky();
    const record = await weigh(name, false);
    await nobodyCame(semifinal);
    expect(await now(final)).toMatchObject({ status: 'walkover', winner: null, win_reason: 'alone-barred' });
    const { weight_max: most } = await athlete(name);
    const { body } = await post(`/weigh-ins/${record}/correct`, { weight: most, reason: 'Salah timbang.' }).expect(200);
    expect((body as { data: { effects: string[] } }).data.effects.join()).toContain(name);
    const ended = await now(final);
    expect(ended).toMatchObject({ status: 'walkover', win_reason: 'no-opponent' });
    expect(ended[ended.winner!].name).toBe(name);
  });

  it('[R25-G04] weighed only after it had won so, or put right then: it has not won either', async () => {
    const { semifinal, final, name } = await lucky();
    await nobodyCame(semifinal);
    const won = await now(final);
    expect([won.status, won.winner && won[won.winner].name, await medals()]).toEqual([
      ...['walkover', name, `gold ${name}`],
    ]);
    const record = await weigh(name, false);
    expect(await now(final)).toMatchObject({ status: 'walkover', winner: null, win_reason: 'alone-barred' });
    expect(await medals()).toBe('');
    const { weight_max: most } = await athlete(name);
    const correct = async (id: number, weight: number) => {
      const { body } = await post(`/weigh-ins/${id}/correct`, { weight, reason: 'Salah timbang.' }).expect(200);
      return (body as { data: { record: { id: number }; effects: string[] } }).data;
    };
    const fit = await correct(record, most ?? 60);
    expect([fit.effects.join(), await medals()]).toEqual([expect.stringContaining(name), `gold ${name}`]);
    const out = await correct(fit.record.id, (most ?? 100) + 0.01);
    expect([out.effects.join(), await medals()]).toEqual([expect.stringContaining('tidak ada pemenang'), '']);
    const results = 'select from result where match_id = $1 and withdrawn_at is null';
    expect(await api.dataSource.query(results, [final.id])).toHaveLength(1);
  });

  it('[R25-G04] who was to meet it in the next match wins that, and meets it once the scales are put right', async () => {
    const fought = await inASchedule([1, 1, 1, 1, 1]);
    const [first, final] = [fought[0]!, fought[fought.length - 1]!];
    const alone = fought.find(({ id }) => id === first.next_match_id)!;
    const other = fought.find((one) => one.id !== alone.id && one.next_match_id === final.id)!;
    await nobodyCame(first);
    await stage.win(other.id);
    const { winner, ...semifinal } = await now(alone);
    const { name } = semifinal[winner!];
    expect((await now(final)).status).toBe('scheduled');
    const record = await weigh(name, false);
    expect(await now(alone)).toMatchObject({ status: 'walkover', winner: null, win_reason: 'alone-barred' });
    expect(await now(final)).toMatchObject({ status: 'walkover', win_reason: 'no-opponent' });
    expect(await medals()).toBe(`bronze ${other.red.name}, gold ${other.blue.name}`);
    const { weight_max: most } = await athlete(name);
    await post(`/weigh-ins/${record}/correct`, { weight: most ?? 60, reason: 'Salah timbang.' }).expect(200);
    const ended = await now(final);
    expect([ended.status, ended.blue.name, ended.red.name]).toEqual([
      'scheduled',
      ...[expect.any(String), expect.any(String)],
    ]);
    expect([ended.blue.name, ended.red.name].sort()).toEqual([name, other.blue.name].sort());
  });

  it('[R25-T47] lifted while the scales keep it out as well, it still has not won', async () => {
    const { semifinal, final, corner, name } = await lucky();
    const unit = await unitOf(final.id, corner);
    await weigh(name, false);
    await doping(unit).expect(200);
    await nobodyCame(semifinal);
    await lift(unit).expect(200);
    expect(await now(final)).toMatchObject({ status: 'walkover', winner: null });
  });
});

it('[R25-G04] a match that was lost by the scales is not put right for who lost it: the scales are', async () => {
  const [first] = (await inASchedule([1, 1, 1, 1])) as [LiveMatch];
  await weigh(first.blue.name, false);
  const [{ id }] = await api.dataSource.query<[{ id: number }]>(
    'select id::int from result where match_id = $1 and withdrawn_at is null',
    [first.id],
  );
  const correct = (winner: Corner) =>
    post(`/matches/${first.id}/result`, {
      ...{ winner, win_kind: 'teknik', corrects_result_id: id, reason: 'Salah sudut.' },
    });
  expect(messageOf(await correct('blue').expect(409))).toContain('Pasal 2.4.b.2');
  expect(await now(first)).toMatchObject({ status: 'walkover', winner: 'red' });
  await correct('red').expect(200);
});
