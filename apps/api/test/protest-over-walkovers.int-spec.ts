// A protest on a match after which nobody has fought yet is decided, and what follows is put right with it (art. 15.4.c).
import type { LiveMatch } from '@gelanggang/contract/live';
import type { MedalSnapshot } from '@gelanggang/contract/medals';
import type { ProtestAnswer, RulingPreview } from '@gelanggang/contract/protests';
import type { WeighInAthlete } from '@gelanggang/contract/weigh-in';
import type { Corner } from '@gelanggang/domain/words/corners';
import { testApi } from '../../../test/setup/api';
import { arenaStage, type ArenaStage } from './arena-stage';

const api = testApi();
let stage: ArenaStage;
let first: LiveMatch;
let second: LiveMatch;
let final: LiveMatch;
/** Of the protest of who lost the first semifinal. */
let protest: number;
beforeEach(async () => {
  stage = await arenaStage(api);
  [first, second, final] = await stage.fourInASchedule();
  const { token, accountId } = await api.tokenFor('manager');
  await api.dataSource.query(
    `update contingent set account_id = $2 where id = (select u.contingent_id from match m
       join pool_unit u on u.id = m.red_unit_id where m.id = $1)`,
    [first.id, accountId],
  );
  const manager = { authorization: `Bearer ${token}` };
  await stage.win(first.id, 'blue');
  await stage.win(second.id, 'blue');
  const send = (path: string, who: { authorization: string }, body: object) =>
    api.request.post(`/api/protests${path}`).set(who).send(body);
  const { body } = await send('', manager, { match_id: first.id }).expect(201);
  protest = (body as ProtestAnswer).data.id;
  await send(`/${protest}/return`, manager, { claim: 'Jatuhan babak 2 tidak sah.' }).expect(200);
  await send(`/${protest}/fee`, stage.organiser, { fee: 500_000 }).expect(200);
});

const post = (path: string, body: object = {}) => api.request.post(`/api${path}`).set(stage.organiser).send(body);
const now = async ({ id }: LiveMatch) => (await stage.matches(first.pool_id)).find((one) => one.id === id)!;
const DECIDERS = { chair: 'Asep', council: 'Budi', commission: 'Citra' };
const toRed = { remedy: 'result-changed', winner: 'red', win_kind: 'teknik' };
const rule = (remedy: object) =>
  post(`/protests/${protest}/ruling`, { reason: 'Rekaman.', deciders: DECIDERS, ...remedy });
const undo = () => post(`/protests/${protest}/undo`, { reason: 'Salah ketik.' }).expect(200);
const cornerOf = async (name: string): Promise<Corner> => ((await now(final)).blue.name === name ? 'blue' : 'red');

/** 'gold A, …' with the names of the first and the second semifinal as B1, R1, B2, R2. */
async function medals(): Promise<string> {
  const { body } = await api.request.get(`/api/live/${stage.slug}/medals`).expect(200);
  const known = new Map([
    ...[first, second].flatMap((one, index): [string, string][] => [
      [one.blue.name, `B${index + 1}`],
      [one.red.name, `R${index + 1}`],
    ]),
  ]);
  return (body as MedalSnapshot).events
    .flatMap(({ pools }) => pools.flatMap(({ winners }) => winners))
    .map(({ medal, names }) => `${medal} ${known.get(names.join())}`)
    .sort()
    .join(', ');
}

/** Who has won the final and why; the names of those who stand there while it is open. */
async function ofFinal(): Promise<string> {
  const { status, winner, win_reason: why, ...match } = await now(final);
  if (winner !== null) return `${match[winner].name}, ${why}`;
  return status === 'walkover' ? `nobody, ${why}` : [match.blue.name, match.red.name].sort().join(' – ');
}

async function athlete(name: string): Promise<WeighInAthlete> {
  const path = `/api/tournaments/${stage.tournamentId}/weigh-in?date=${stage.date}`;
  const { body } = await api.request.get(path).set(stage.organiser).expect(200);
  return (body as { data: { athletes: WeighInAthlete[] } }).data.athletes.find((one) => one.name === name)!;
}

it('[R25-P09] who did not come to the final has lost it to whoever is in it by the decision, and undone to who was', async () => {
  await post(`/matches/${final.id}/walkover`, { winner: await cornerOf(first.blue.name) }).expect(200);
  expect(await medals()).toBe('bronze R1, bronze R2, gold B1, silver B2');
  const { body } = await post(`/protests/${protest}/preview`, { remedy: 'result-changed', winner: 'red' }).expect(200);
  expect((body as { data: RulingPreview }).data.effects).toMatchObject([
    { match_id: final.id, status_before: 'walkover', status_after: 'walkover' },
  ]);
  await rule(toRed).expect(200);
  const why = (await now(final)).win_reason;
  expect([await ofFinal(), await medals()]).toEqual([
    `${first.red.name}, ${why}`,
    'bronze B1, bronze R2, gold R1, silver B2',
  ]);
  await undo();
  expect([await ofFinal(), await medals()]).toEqual([
    `${first.blue.name}, ${why}`,
    'bronze R1, bronze R2, gold B1, silver B2',
  ]);
  const standing = 'select from result where match_id = $1 and withdrawn_at is null';
  expect(await api.dataSource.query(standing, [final.id])).toHaveLength(1);
});

it('[R25-P09] where the one whose win is taken away had not come to the final, it is to be fought', async () => {
  await post(`/matches/${final.id}/walkover`, { winner: await cornerOf(second.blue.name) }).expect(200);
  await rule(toRed).expect(200);
  expect(await ofFinal()).toBe([first.red.name, second.blue.name].sort().join(' – '));
  await stage.win(final.id, await cornerOf(first.red.name));
  expect(await medals()).toBe('bronze B1, bronze R2, gold R1, silver B2');
  // fought, it stays
  await post(`/protests/${protest}/undo`, { reason: 'Salah ketik.' }).expect(409);
});

it.each([
  ['result-changed', toRed],
  ['extra-round', { remedy: 'extra-round' }],
])(
  '[R25-P09] a final that was opened by the decision (%s) is lost again by who had not come to it, once that is undone',
  async (_remedy, remedy) => {
    await post(`/matches/${final.id}/walkover`, { winner: await cornerOf(second.blue.name) }).expect(200);
    const before = [await ofFinal(), await medals()];
    await rule(remedy).expect(200);
    expect((await now(final)).status).toBe('scheduled');
    await undo();
    expect([await ofFinal(), await medals()]).toEqual(before);
  },
);

it('[R25-P09] undone, a final is not won without a fight by who is out of class since', async () => {
  await post(`/matches/${final.id}/walkover`, { winner: await cornerOf(second.blue.name) }).expect(200);
  await rule(toRed).expect(200);
  const { participant_id, weight_max: most } = await athlete(second.blue.name);
  await post('/weigh-ins', { participant_id, date: stage.date, weight: (most ?? 100) + 0.01 }).expect(200);
  await undo();
  expect(await ofFinal()).not.toContain(second.blue.name);
});

it('[R25-P09] where neither had come to the final, who is in it by the decision has won it', async () => {
  await post(`/matches/${final.id}/walkover`).expect(200);
  await rule(toRed).expect(200);
  expect(await ofFinal()).toContain(first.red.name);
  expect(await medals()).toBe('bronze B1, bronze R2, gold R1, silver B2');
});

it('[R25-P09] [R25-G04] a finalist found out of class has lost to whoever comes, also after one more round, and is put right', async () => {
  const { participant_id, weight_max: most } = await athlete(second.blue.name);
  const weighed = { participant_id, date: stage.date, weight: (most ?? 100) + 0.01 };
  await post('/weigh-ins', weighed).expect(200);
  expect(await ofFinal()).toBe(`${first.blue.name}, out-of-class`);
  await rule(toRed).expect(200);
  expect(await ofFinal()).toBe(`${first.red.name}, out-of-class`);
  const { record } = await athlete(second.blue.name);
  await post(`/weigh-ins/${record!.id}/correct`, { weight: most ?? 60, reason: 'Salah timbang.' }).expect(200);
  expect(await ofFinal()).toBe([first.red.name, second.blue.name].sort().join(' – '));
});

it('[R25-P09] [R25-G04] neither wins a final to which the decision brings somebody out of class as well', async () => {
  for (const name of [second.blue.name]) {
    const { participant_id, weight_max: most } = await athlete(name);
    await post('/weigh-ins', { participant_id, date: stage.date, weight: (most ?? 100) + 0.01 }).expect(200);
  }
  const { participant_id } = await athlete(first.red.name);
  await api.dataSource.query(
    `insert into weigh_in (tournament_id, participant_id, date, outcome) values ($1, $2, $3, 'absent')`,
    [stage.tournamentId, participant_id, stage.date],
  );
  await rule(toRed).expect(200);
  expect(await ofFinal()).toBe('nobody, both-out-at-scales');
});

it('[R25-P09] one more round opens a final that was won without a fight, and the desk sees why when it is decided', async () => {
  const { participant_id, weight_max: most } = await athlete(second.blue.name);
  await post('/weigh-ins', { participant_id, date: stage.date, weight: (most ?? 100) + 0.01 }).expect(200);
  await rule({ remedy: 'extra-round' }).expect(200);
  expect((await now(first)).status).toBe('scheduled');
  expect((await now(final)).status).toBe('scheduled');
  await stage.win(first.id, 'red');
  await post(`/matches/${final.id}/walkover`, { winner: await cornerOf(first.red.name) }).expect(200);
  expect(await ofFinal()).toBe(`${first.red.name}, out-of-class`);
  const { record } = await athlete(second.blue.name);
  await post(`/weigh-ins/${record!.id}/correct`, { weight: most ?? 60, reason: 'Salah timbang.' }).expect(200);
  expect(await ofFinal()).toBe([first.red.name, second.blue.name].sort().join(' – '));
});

it('[R25-P09] the desk takes a walkover back before it corrects what led to it', async () => {
  await rule({ remedy: 'rejected' }).expect(200);
  await post(`/matches/${final.id}/walkover`, { winner: await cornerOf(first.blue.name) }).expect(200);
  const [{ id }] = await api.dataSource.query<[{ id: number }]>(
    'select id::int from result where match_id = $1 and withdrawn_at is null',
    [first.id],
  );
  const correction = { winner: 'red', win_kind: 'teknik', corrects_result_id: id, reason: 'Salah sudut.' };
  await post(`/matches/${first.id}/result`, correction).expect(409);
});
