// Who does not come to perform: the council's panel records it after the third call, and not before (art. 12.1.e.3).
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import { testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { arenaStage } from './arena-stage';
import { performanceStage } from './performance-stage';
import { panelDesk } from './scoring-stage';

const api = testApi();
const stage = madeBeforeAll(() => performanceStage(api));

const call = (id: number) => stage.post(`matches/${id}/call`, { arena_id: stage.arenaId }).expect(200);
const absence = (id: number, seat = 0) => stage.press(seat, 'absence', { match_id: id });
const messageOf = ({ body }: { body: unknown }) => (body as { message: string }).message;
const calledFor = (id: number, seconds: number) =>
  api.dataSource.query('update match set called_at = now() - make_interval(secs => $2) where id = $1', [id, seconds]);
async function told(id: number) {
  const [match] = await readLiveMatches(api.dataSource.manager, { matchIds: [id] });
  return match!;
}

it('[R25-J11] in a battle the opponent has won by it, once the third call is over', async () => {
  const [blue, red] = await stage.battle('dewasa tunggal', 2);
  // nobody has called it: it stands in no arena, and is not another one's either
  expect(messageOf(await absence(blue.id).expect(409))).toContain('panggilan ketiga selesai (Pasal 12.1.e.3)');
  await call(blue.id);
  await calledFor(blue.id, 89);
  expect(messageOf(await absence(blue.id).expect(409))).toContain('panggilan ketiga selesai (Pasal 12.1.e.3)');
  expect(await told(blue.id)).toMatchObject({ status: 'called', winner: null });
  await calledFor(blue.id, 90);
  expect(messageOf(await absence(blue.id).expect(200))).toBe('Dicatat tidak hadir: undur diri (Pasal 12.1.e.3).');
  expect(await told(blue.id)).toMatchObject({ status: 'walkover', winner: 'red', seni: { outcome: 'absent' } });
  // an answer that was lost is asked for again; the one who has won was never called
  await absence(blue.id).expect(200);
  await absence(red.id).expect(409);
  const rows = await api.dataSource.query<unknown[]>('select 1 from performance where match_id = $1', [blue.id]);
  expect(rows).toHaveLength(1);
});

it('[R25-J11] in a pool it is recorded without a score, and the desk puts it right', async () => {
  const event = await stage.event([[null], [null], [null]]);
  const pool = await stage.pool((await stage.generate(event, { mode: 'default', pool_size: 3 })).data.pools[0]!.id);
  const { id } = pool.matches[0]!;
  await call(id);
  await calledFor(id, 100);
  // a judge of the arena is not the council
  await absence(id, 1).expect(403);
  await absence(id).expect(200);
  const { matches } = await stage.pool(pool.id);
  const performance = matches.find((one) => one.id === id)!.performance!;
  expect(performance).toMatchObject({ outcome: 'absent', final_score: null });
  await stage.score(id, { corrects_id: performance.id });
  expect(messageOf(await absence(id).expect(409))).toContain('baru saja dinilai');
});

it('a performance that has begun, of another arena, or none is not recorded so', async () => {
  const [blue] = await stage.battle('dewasa tunggal', 2);
  await call(blue.id);
  await stage.post(`matches/${blue.id}/start`, { arena_id: stage.arenaId }).expect(200);
  await calledFor(blue.id, 100);
  await absence(blue.id).expect(409);
  await absence(999_999).expect(404);
  await stage.post(`matches/${blue.id}/unstart`).expect(200);
});

it('a performance that nobody has called is of no arena: the panel of another tournament is told nothing of it', async () => {
  const [blue] = await stage.battle('dewasa tunggal', 2);
  const other = await arenaStage(api);
  const { headers } = await panelDesk(api, other).signIn(0);
  await api.request.post('/api/panel/absence').set(headers).send({ match_id: blue.id }).expect(403);
});

it('[R25-J11] whose start is taken back is called three times anew', async () => {
  const [blue] = await stage.battle('dewasa tunggal', 2);
  await call(blue.id);
  await calledFor(blue.id, 100);
  await stage.post(`matches/${blue.id}/start`, { arena_id: stage.arenaId }).expect(200);
  await stage.post(`matches/${blue.id}/unstart`).expect(200);
  expect(messageOf(await absence(blue.id).expect(409))).toContain('panggilan ketiga selesai');
});
