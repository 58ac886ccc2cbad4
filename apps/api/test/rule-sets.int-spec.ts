// Rule sets through the door: those that ship, a third one from a file, and a match that keeps the rules of its start.
import { MOST_RULE_SETS, type RuleSetRow } from '@gelanggang/contract/rule-sets';
import type { PanelState } from '@gelanggang/contract/scoring';
import type { SetUpAnswer } from '@gelanggang/contract/setting-up';
import type { TournamentSettings } from '@gelanggang/contract/tournament-settings';
import { type RuleSet, COSTLY_STEPS } from '@gelanggang/domain/rules/rule-set';
import { ownRuleSet } from '@gelanggang/domain/rules/rule-sets';
import { testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { queriesOf } from './count-queries';
import { scoringStage } from './scoring-stage';

const api = testApi();
const stage = madeBeforeAll(() => scoringStage(api));

const data = <T>({ body }: { body: unknown }): T => (body as { data: T }).data;
const call = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) =>
  api.request[method](`/api/rule-sets${path}`).set(stage.organiser).send(body);
const rows = async () => data<RuleSetRow[]>(await call('get', '').expect(200));

/** A village festival, as a file holds it: punches and kicks count alike, a throw five; short rounds for everybody. */
const FESTIVAL: RuleSet = {
  ...ownRuleSet('festival-desa', 'Festival Desa', '2026-11-01'),
  points: { punch: 1, kick: 1, throw: 5 },
  groups: ownRuleSet('x', 'x', '2026-11-01').groups.map((group) => ({
    ...group,
    times: { roundCount: 2, roundSeconds: 45, breakSeconds: 20 },
    gap: 12,
    gapFromRound: 1,
  })),
};
const load = async (set: RuleSet) => data<RuleSetRow>(await call('post', '', { set }).expect(201));
const settings = async () =>
  data<TournamentSettings>(
    await api.request.get(`/api/tournament-settings/${stage.tournamentId}`).set(stage.organiser).expect(200),
  );
const choose = async (rule_set: string | undefined) => {
  const { name, start_date, end_date, status } = await settings();
  return api.request
    .post(`/api/tournament-settings/update/${stage.tournamentId}`)
    .set(stage.organiser)
    .send({ name, start_date, end_date, status, rule_set });
};
const rulesAtPanel = async () =>
  data<PanelState>(await api.request.get('/api/panel').set(stage.council.headers).expect(200)).rules;
const remove = async (code: string) => {
  await choose('ipsi-2025');
  await call('delete', `/${code}`).expect(200);
};

it('are two to begin with: of 2025 with all its articles, of 2022 with what is not verified marked', async () => {
  const shipped = await rows();
  expect(shipped.map(({ set, is_shipped }) => [set.id, is_shipped])).toEqual([
    ['ipsi-2025', true],
    ['ipsi-2022', true],
  ]);
  expect(shipped[0]?.unverified).toEqual([]);
  expect(shipped[1]?.unverified).toContain('groups.0.gap');
  expect(shipped[1]?.unverified).not.toContain('groups.0.ages');
  expect(shipped[0]).toMatchObject({ tournaments: 1, set: { version: 2, points: { throw: 3 } } });
});

it('are chosen in the form of a tournament: IPSI 2025 where nothing is said, a code that is none is refused there', async () => {
  expect((await settings()).rule_set).toBe('ipsi-2025');
  const { body } = await await choose('ipsi-1999');
  expect(body.errors).toEqual({ rule_set: ['Pilih aturan tanding dari daftar.'] });
  const { set: own } = await load({ ...FESTIVAL, id: 'festival-pilihan' });
  expect((await choose(own.id)).status).toBe(200);
  expect((await choose(undefined)).status).toBe(200);
  expect((await settings()).rule_set).toBe('festival-pilihan');
  // its matches are drawn in ages that a set in whole years does not have
  const refused = await choose('ipsi-2022');
  expect(refused.status).toBe(422);
  expect(refused.body.errors.rule_set[0]).toMatch(/sudah dipakai di turnamen ini dan tidak ada pada aturan IPSI 2022/);
  expect((await settings()).rule_set).toBe('festival-pilihan');
  await remove('festival-pilihan');
});

it('a third one comes from a file: a match begins by its figures, keeps them, and the next start takes the new version', async () => {
  const { set } = await load(FESTIVAL);
  expect(set).toEqual({ ...FESTIVAL, version: 1 });
  expect((await choose('festival-desa')).status).toBe(200);
  await stage.restart();
  expect(await rulesAtPanel()).toMatchObject({ set: 'festival-desa', version: 1, gap: 12, points: { throw: 5 } });
  const [clock] = await api.dataSource.query<{ round_count: number; break_seconds: number }[]>(
    'select round_count, break_seconds from match_clock where match_id = $1',
    [stage.match.id],
  );
  expect(clock).toEqual({ round_count: 2, break_seconds: 20 });

  // nothing is on the sheet yet: the rules are those of the start all the same
  const changed = await call('put', '/festival-desa', {
    set: { ...FESTIVAL, points: { punch: 2, kick: 2, throw: 9 } },
    version: 1,
  }).expect(200);
  expect(data<RuleSetRow>(changed).set.version).toBe(2);
  await stage.post(stage.council, 'throws', { corner: 'red' }).expect(200);
  expect((await stage.score()).red.score).toBe(5);
  expect((await stage.sheet()).points).toMatchObject([{ kind: 'throw', worth: 5 }]);
  // two throws more: 15 ahead, beyond this set's gap of 12, in round I
  await stage.post(stage.council, 'throws', { corner: 'red' }).expect(200);
  await stage.post(stage.council, 'throws', { corner: 'red' }).expect(200);
  const { body } = await api.request.get('/api/panel/proposal').set(stage.council.headers).expect(200);
  expect(body.data).toMatchObject({ red_score: 15, proposal: { winner: 'red', winKind: 'wmp' } });
  const scored = await api.request
    .get(`/api/tournaments/${stage.tournamentId}/scored-matches`)
    .set(stage.organiser)
    .expect(200);
  expect(scored.body.data).toMatchObject([{ red_score: 15 }]);
  const athletes = await api.request
    .get(`/api/tournaments/${stage.tournamentId}/scored-athletes`)
    .set(stage.organiser)
    .expect(200);
  expect((athletes.body.data as { score: number }[]).map((one) => one.score).sort((a, b) => a - b)).toEqual([0, 15]);

  await stage.restart();
  expect(await rulesAtPanel()).toMatchObject({ version: 2, points: { throw: 9 } });
  await remove('festival-desa');
});

it('an organiser’s times are those of the tournament’s ages wherever they are read, until another set is chosen', async () => {
  await load({ ...FESTIVAL, id: 'festival-waktu' });
  const times = async () => {
    const { body } = await api.request
      .get(`/api/tournament-settings/${stage.tournamentId}/setup`)
      .set(stage.organiser)
      .expect(200);
    const { ages, tournament } = (body as { data: SetUpAnswer }).data;
    return [tournament.rule_set.name, ...new Set(ages.map((age) => `${age.round_count} × ${age.round_seconds}`))];
  };
  const before = await times();
  await choose('festival-waktu');
  expect(await times()).toEqual(['Festival Desa', '2 × 45']);
  const groups = FESTIVAL.groups.map((group) => ({ ...group, times: null }));
  await call('put', '/festival-waktu', { set: { ...FESTIVAL, groups } }).expect(200);
  expect(await times()).toEqual(['Festival Desa', ...before.slice(1)]);
  await remove('festival-waktu');
  expect(await times()).toEqual(before);
});

it('are refused with the path of each figure that cannot be, and nothing is kept', async () => {
  const before = (await rows()).length;
  const groups = FESTIVAL.groups.map((group, index) => (index === 3 ? { ...group, fromYears: 13, gap: 0 } : group));
  const { body } = await call('post', '', { set: { ...FESTIVAL, groups } }).expect(422);
  expect(Object.keys(body.errors)).toEqual(['groups.3.gap']);
  const gaps = FESTIVAL.groups.map((group, index) => (index === 3 ? { ...group, fromYears: 13 } : group));
  const gap = await call('post', '', { set: { ...FESTIVAL, groups: gaps } }).expect(422);
  expect(gap.body.errors).toEqual({ 'groups.3.fromYears': ['Ada celah usia sesudah Usia Dini 2: mulai dari 11.'] });
  const lighter = Object.fromEntries(COSTLY_STEPS.map((step, index) => [step, index - 4]));
  const eased = await call('post', '', { set: { ...FESTIVAL, penalties: lighter } }).expect(422);
  expect(Object.keys(eased.body.errors)).toContain('penalties.teguran-2');
  await call('post', '', { set: 'ipsi' }).expect(422);
  await call('post', '', {}).expect(422);
  expect((await rows()).length).toBe(before);
});

it('of the product are not changed or removed, an own one not while it is used, and of two who edit the second is told', async () => {
  await call('put', '/ipsi-2025', { set: FESTIVAL }).expect(409);
  await call('delete', '/ipsi-2022').expect(409);
  await call('get', '/tidak-ada').expect(404);
  await call('put', '/tidak-ada', { set: FESTIVAL }).expect(404);
  await load(FESTIVAL);
  const { body: taken } = await call('post', '', { set: FESTIVAL }).expect(422);
  expect(taken.errors).toEqual({ id: ['Kode ini sudah dipakai aturan lain.'] });
  await choose('festival-desa');
  const { body: used } = await call('delete', '/festival-desa').expect(409);
  expect(used.message).toContain('dipakai kejuaraan');
  await call('put', '/festival-desa', { set: { ...FESTIVAL, name: 'Satu' }, version: 1 }).expect(200);
  await call('put', '/festival-desa', { set: { ...FESTIVAL, name: 'Dua' }, version: 1 }).expect(409);
  expect((await rows()).find(({ set }) => set.id === 'festival-desa')?.set.name).toBe('Satu');
  await remove('festival-desa');
});

it('are listed with as many queries for many as for few', async () => {
  const few = await queriesOf(() => rows());
  await load({ ...FESTIVAL, id: 'satu' });
  await load({ ...FESTIVAL, id: 'dua' });
  expect(await queriesOf(() => rows())).toHaveLength(few.length);
  await call('delete', '/satu').expect(200);
  await call('delete', '/dua').expect(200);
});

it('are changed and removed by who added them and by an administrator; others copy them', async () => {
  await load({ ...FESTIVAL, id: 'festival-milik' });
  const [other, admin] = [await api.tokenFor('organiser'), await api.tokenFor('admin')];
  const by = ({ token }: { token: string }, method: 'get' | 'put' | 'delete') =>
    api.request[method]('/api/rule-sets/festival-milik').set({ authorization: `Bearer ${token}` });
  const mayChange = async (who: { token: string }) => data<RuleSetRow>(await by(who, 'get').expect(200)).may_change;
  const changed = { set: { ...FESTIVAL, id: 'festival-milik', points: { punch: 1, kick: 2, throw: 5 } } };
  expect([await mayChange(other), await mayChange(admin)]).toEqual([false, true]);
  expect(data<RuleSetRow>(await call('get', '/festival-milik').expect(200)).may_change).toBe(true);
  await by(other, 'put').send(changed).expect(403);
  await by(other, 'delete').expect(403);
  await by(admin, 'put').send(changed).expect(200);
  // of nobody, and in no tournament: no organiser's
  await api.dataSource.query(`update rule_set set account_id = null where code = 'festival-milik'`);
  await call('delete', '/festival-milik').expect(403);
  await by(admin, 'delete').expect(200);
});

it('are as many as there may be, also when several are added at once', async () => {
  const body = JSON.stringify({ ...FESTIVAL, id: 'x' });
  await api.dataSource.query(
    `insert into rule_set (code, body) select 'penuh-' || n, $1 from generate_series(1, $2 - 1 - (select count(*)::int from rule_set)) n`,
    [body, MOST_RULE_SETS],
  );
  const answers = await Promise.all(
    [1, 2, 3, 4].map((n) => call('post', '', { set: { ...FESTIVAL, id: `serentak-${n}` } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  await api.dataSource.query(`delete from rule_set where code like 'penuh-%' or code like 'serentak-%'`);
});
