// The seni schedule form's calls, and seni schedules as they are saved (spec 2 §2, §7; domain-rules, Draw (seni)).
import type { SavedScheduleAnswer } from '@gelanggang/contract/schedules';
import type { SchedulableSeniGroup, SchedulableSeniMatch } from '@gelanggang/contract/seni-schedules';
import { testApi } from '../../../test/setup/api';
import { madeBeforeEach } from '../../../test/setup/made';
import { arenaStage, statementsOf } from './arena-stage';
import { makeBattles, makePerformances } from './seni-rows';

const api = testApi();
const stage = madeBeforeEach(() => arenaStage(api));

const get = (path: string) => api.request.get(path).set(stage.organiser);
async function matchList(query: string): Promise<SchedulableSeniGroup[]> {
  const { body } = await get(`/api/seni/match-list?tournament_id=${stage.tournamentId}&${query}`).expect(200);
  return (body as { data: SchedulableSeniGroup[] }).data;
}
const flat = (groups: SchedulableSeniGroup[]): SchedulableSeniMatch[] =>
  groups.flatMap((group) => group.pools.flatMap((pool) => pool.matches));

const request = (matchIds: number[], values: Record<string, unknown> = {}) =>
  stage.scheduleRequest([], {
    start_time: '08:00',
    matches: matchIds.map((id, index) => ({
      seni_match_id: id,
      order: index + 1,
      start_time: `08:${String(index * 5).padStart(2, '0')}`,
    })),
    ...values,
  });
const save = (matchIds: number[], values?: Record<string, unknown>) =>
  api.request.post('/api/match-schedules').set(stage.organiser).send(request(matchIds, values));

describe('the seni match list', () => {
  it('holds performances of pools or battles, never both, by category and gender with pools', async () => {
    const pairs = await makePerformances(api, stage.tournamentId, [2, 2]);
    const battles = await makeBattles(api, stage.tournamentId, 4);
    const pools = await matchList('mode=default');
    expect(pools.map((group) => [group.category, group.gender, group.pools.length])).toEqual([['Ganda', 'male', 1]]);
    expect(pools[0]?.pools[0]).toMatchObject({ name: 'Pool A', stage: 1 });
    const [first] = flat(pools);
    expect(first).toMatchObject({ id: pairs.matchIds[0], match_type: 'seni_ganda', corner: null, round_label: '' });
    expect(
      [first?.team_member1, first?.team_member2, first?.team_member3].map((member) => typeof member?.name),
    ).toEqual(['string', 'string', 'undefined']);
    const fought = flat(await matchList('mode=battle'));
    expect(fought.map((match) => match.id)).toEqual(battles.matchIds);
    expect(fought.map((match) => [match.round_label, match.battle_group, match.corner, match.has_pair])).toEqual([
      ['Semifinal', 1, 'blue', true],
      ['Semifinal', 1, 'red', true],
      ['Semifinal', 2, 'blue', true],
      ['Semifinal', 2, 'red', true],
      ['Final', 3, 'blue', false],
      ['Final', 3, 'red', false],
    ]);
  });

  it('filters battles by round, and never offers a bye', async () => {
    const { matchIds } = await makeBattles(api, stage.tournamentId, 3);
    expect(flat(await matchList('mode=battle&round_label=Final')).map((match) => match.id)).toEqual(matchIds.slice(3));
    expect(flat(await matchList('mode=battle&round_label=Semifinal')).map((match) => match.id)).toEqual(
      matchIds.slice(0, 2),
    );
    const { body } = await get(`/api/seni/tournament/${stage.tournamentId}/available-rounds?mode=battle`).expect(200);
    expect(body).toEqual({ rounds: { Semifinal: 'Semifinal', Final: 'Final' } });
    const refused = await save([matchIds[2] ?? 0]).expect(422);
    expect(refused.body.errors).toEqual({ 'matches.0.seni_match_id': ['Partai dengan BYE tidak dijadwalkan.'] });
  });

  it('leaves out what is scheduled unless it is asked for, and then says by which schedule', async () => {
    const { matchIds } = await makePerformances(api, stage.tournamentId, [1, 1, 1]);
    const { body } = await save(matchIds.slice(0, 1)).expect(201);
    const { data } = body as SavedScheduleAnswer;
    expect(flat(await matchList('mode=default')).map((match) => match.id)).toEqual(matchIds.slice(1));
    const all = flat(await matchList('mode=default&include_scheduled=true'));
    expect(all.map((match) => match.schedule?.id ?? null)).toEqual([data.id, null, null]);
  });

  it('takes as many statements for many pools as for one', async () => {
    await makePerformances(api, stage.tournamentId, [1]);
    const one = await statementsOf(() => matchList('mode=default'));
    await makePerformances(api, stage.tournamentId, [1, 1]);
    await makePerformances(api, stage.tournamentId, [2, 2]);
    expect(await statementsOf(() => matchList('mode=default'))).toHaveLength(one.length);
  });

  it('is refused without a mode, and for a tournament that is not there', async () => {
    const { body } = await get(`/api/seni/match-list?tournament_id=${stage.tournamentId}`).expect(422);
    expect(Object.keys(body.errors as object)).toEqual(['mode']);
    await get('/api/seni/match-list?tournament_id=999999&mode=default').expect(404);
  });
});

describe('a seni schedule', () => {
  it('carries its mode and no round, and is read back with each performance', async () => {
    const { matchIds, ageCategoryId } = await makePerformances(api, stage.tournamentId, [1, 1]);
    const { body } = await save(matchIds, { mode: 'default', age_category_id: ageCategoryId }).expect(201);
    const { data } = body as SavedScheduleAnswer;
    expect(data).toMatchObject({ kind: 'seni', mode: 'default', round_label: null, round_labels: [] });
    expect(data.details.map((detail) => [detail.seni_match_id, detail.tournament_match_id, detail.number])).toEqual([
      [matchIds[0], null, 1],
      [matchIds[1], null, 2],
    ]);
    expect(data.details[0]?.seni_match?.participant_one.state).toBe('unit');
  });

  it('holds both rows of a battle, blue first, and its final names the battle that decides', async () => {
    const { matchIds } = await makeBattles(api, stage.tournamentId, 4);
    const rounds = matchIds.map(() => ({ round: 1, round_label: 'Semifinal' }));
    const body = request(matchIds, { mode: 'battle' });
    const items = (body.matches as Record<string, unknown>[]).map((item, index) => ({ ...item, ...rounds[index] }));
    const saved = await api.request
      .post('/api/match-schedules')
      .set(stage.organiser)
      .send({ ...body, matches: items })
      .expect(201);
    const { data } = saved.body as SavedScheduleAnswer;
    expect(data.round_labels).toEqual(['Semifinal', 'Final']);
    expect(data.details[4]?.seni_match?.participant_one.name).toBe('Pemenang A1');
    expect(data.details[5]?.seni_match?.participant_two.name).toBe('Pemenang A3');
  });

  it('is refused with battles among performances, with tanding, or in another mode than it says', async () => {
    const performances = await makePerformances(api, stage.tournamentId, [1, 1]);
    const battles = await makeBattles(api, stage.tournamentId, 4);
    const [one = 0] = performances.matchIds;
    const mixed = await save([one, battles.matchIds[0] ?? 0]).expect(422);
    expect(mixed.body.errors).toEqual({ matches: ['Pool dan battle tidak dapat berada dalam satu jadwal.'] });
    const other = await save([one], { mode: 'battle' }).expect(422);
    expect(other.body.errors).toEqual({ mode: ['Ada pertandingan dari mode lain.'] });
    const [fight] = await stage.matches(await stage.drawPool([1, 1]));
    const items = [
      { seni_match_id: one, order: 1, start_time: '08:00' },
      { tournament_match_id: fight?.id, order: 2, start_time: '08:05' },
    ];
    const kinds = await save([], { matches: items }).expect(422);
    expect(kinds.body.errors).toEqual({ matches: ['Tanding dan seni tidak dapat berada dalam satu jadwal.'] });
  });

  it('is refused with a performance of another schedule, also when both are saved at once', async () => {
    const { matchIds } = await makePerformances(api, stage.tournamentId, [1, 1]);
    const answers = await Promise.all([save(matchIds), save([...matchIds].reverse())]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 422]);
  });
});
