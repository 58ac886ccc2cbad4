// Tanding list, bracket, match list and recap as the screens read them (spec 2 §2, §3).
import { makeArena, makeClass } from '@gelanggang/database/testing/factories';
import { makePaidParticipants } from '@gelanggang/database/testing/paid-participants';
import type { BracketGame, MatchListRow, RecapCategory, ShowBracketAnswer } from '@gelanggang/contract/brackets';
import type { PoolRow } from '@gelanggang/contract/drawing';
import { as, testApi } from '../../../test/setup/api';
import { queriesOf } from './count-queries';
import { tandingStage, type TandingStage } from './drawing-stage';

const api = testApi();
let stage: TandingStage;
beforeEach(async () => {
  stage = await tandingStage(api);
});

const read = async <T>(path: string): Promise<T> =>
  (await api.request.get(`/api/${path}`).set(as(stage.token)).expect(200)).body as T;

const pools = async () => (await read<{ data: PoolRow[] }>(`pools?tournament_id=${stage.tournamentId}`)).data;

/** Two classes of one age, Putra and Putri, and a second age; listed and drawn in that order. */
async function threeClasses(): Promise<{ male: number; female: number; older: number }> {
  const male = await makeClass(api.dataSource.manager, { name: 'A', gender: 'male', weightMin: 45, weightMax: 50 });
  const { ageCategoryId } = male;
  const female = await makeClass(api.dataSource.manager, { ageCategoryId, name: 'B', gender: 'female' });
  const older = await makeClass(api.dataSource.manager, { name: '', gender: 'male' });
  await api.dataSource.query('update age_category set position = 1 where id = $1', [ageCategoryId]);
  await api.dataSource.query('update age_category set position = 2 where id = $1', [older.ageCategoryId]);
  for (const [drawn, sizes] of [
    [older, [2, 1]],
    [female, [1, 1]],
    [male, [4, 3]],
  ] as const) {
    await makePaidParticipants(api.dataSource.manager, {
      tournamentId: stage.tournamentId,
      classId: drawn.id,
      contingentSizes: [...sizes],
    });
    await stage.createPools(drawn, 4);
  }
  return { male: male.id, female: female.id, older: older.id };
}

const countingQueries = async (path: string) => (await queriesOf(() => read(path))).length;

describe('the tanding list', () => {
  it('shows each pool with its class, in the order in which pools are drawn', async () => {
    const ids = await threeClasses();
    const rows = await pools();
    expect(rows.map((row) => [row.category_class.id, row.name])).toEqual([
      [ids.male, 'Pool A'],
      [ids.male, 'Pool B'],
      [ids.female, 'Pool A'],
      [ids.older, 'Pool A'],
    ]);
    const [first, , , last] = rows;
    expect(first).toMatchObject({
      id: first!.pool_id,
      tournament_id: stage.tournamentId,
      match_category: { id: 1, name: 'Tanding' },
      gender: 'male',
      class_name: 'A',
      weight_min: 45,
      weight_max: 50,
      match_chart: 4,
      bracket_type: 'Bagan 4',
      match_duration: 120,
      status: 'waiting',
      drawing_status: 'Not Generated',
      matches_count: 0,
      draw: null,
    });
    expect(first!.title).toBe(`${first!.age_category_name} Putra A – Pool A`);
    expect(first!.units_count + rows[1]!.units_count).toBe(7);
    expect(first!.category_class.available_athletes).toBe(first!.units_count);
    expect(last!.class_name).toBe('Gabungan Kelas');
  });

  it('says Generated once the pool has matches', async () => {
    await threeClasses();
    const [first] = await pools();
    await stage.generate(first!.id);
    const [after] = await pools();
    expect(after).toMatchObject({ status: 'ongoing', drawing_status: 'Generated', matches_count: 3 });
    expect(after!.draw).toMatchObject({ draw_number: 1, is_changed_by_hand: false });
  });

  it('keeps tournaments apart, and shows all without the filter', async () => {
    await threeClasses();
    const other = stage;
    stage = await tandingStage(api);
    await stage.createPools(await stage.fillClass([2]), 0);
    expect(await pools()).toHaveLength(1);
    const { data } = await read<{ data: PoolRow[] }>('pools');
    const tournaments = new Set(data.map((row) => row.tournament_id));
    expect([other.tournamentId, stage.tournamentId].every((id) => tournaments.has(id))).toBe(true);
  });

  it('hides the pools of a removed tournament everywhere', async () => {
    await threeClasses();
    const [first] = await pools();
    await stage.generate(first!.id);
    await api.dataSource.query('update tournament set deleted_at = now() where id = $1', [stage.tournamentId]);
    expect(await pools()).toEqual([]);
    for (const path of [`pools/${first!.id}`, `pools/${first!.id}/matches`, `pools/${first!.id}/match-list`]) {
      await api.request.get(`/api/${path}`).set(as(stage.token)).expect(404);
    }
    await api.request.get(`/api/matches-recap?tournament_id=${stage.tournamentId}`).set(as(stage.token)).expect(404);
  });

  it('leads from an undrawn pool to the next, and ends with 404', async () => {
    await threeClasses();
    const rows = await pools();
    const next = (id: number) => api.request.post('/api/pools/next').set(as(stage.token)).send({ current_pool_id: id });
    await stage.generate(rows[1]!.id);
    expect((await next(rows[0]!.id).expect(200)).body).toEqual({ next_pool_id: rows[2]!.id });
    expect((await next(rows[2]!.id).expect(200)).body).toEqual({ next_pool_id: rows[3]!.id });
    await next(rows[3]!.id).expect(404);
    await next(999_999).expect(404);
    await api.request.post('/api/pools/next').set(as(stage.token)).send({}).expect(422);
  });
});

describe('a bracket', () => {
  it('names corners as the specification does: athlete, BYE, the winner of a partai, TBD', async () => {
    const [pool] = (await stage.createPools(await stage.fillClass([2, 1]), 4)).pools;
    await stage.generate(pool!.id);
    const before = await stage.bracket(pool!.id);
    expect(before.rounds.map((round) => round.label)).toEqual(['Semifinal', 'Final']);
    const [semifinals, finals] = before.rounds.map((round) => round.games);
    const final = finals![0]!;
    const fought = semifinals!.find((game) => game.player1.state === 'unit' && game.player2.state === 'unit')!;
    const open = (game: BracketGame) => [game.player1, game.player2].find((player) => player.state === 'tbd')!;
    expect(semifinals!.flatMap((game) => [game.player1.name, game.player2.name])).toContain('BYE');
    expect(open(final)).toMatchObject({ name: 'TBD', placeholder: null, contingent: '' });

    const arena = await makeArena(api.dataSource.manager, {
      tournamentId: stage.tournamentId,
      name: 'Gelanggang 1',
      code: 'M',
    });
    await api.dataSource.query(
      `with s as (insert into schedule (tournament_id, tournament_arena_id, kind, scheduled_date, start_time)
                  values ($1, $2, 'tanding', '2026-11-21', '07:30') returning id)
       insert into schedule_detail (schedule_id, tournament_id, match_id, "order", start_time)
       select s.id, $1, $3, 12, '08:25' from s`,
      [stage.tournamentId, arena.id, fought.id],
    );
    const after = (await stage.bracket(pool!.id)).rounds.flatMap((round) => round.games);
    expect(after.find((game) => game.id === fought.id)).toMatchObject({
      number: 12,
      partai: 'M12',
      scheduled_date: '2026-11-21',
      start_time: '08:25',
      arena_name: 'Gelanggang 1',
    });
    expect(open(after.find((game) => game.id === final.id)!)).toMatchObject({
      name: 'Pemenang M12',
      placeholder: 'Pemenang Partai #M12',
    });
  });

  it('calls none of several pairs that lead nowhere the final', async () => {
    const [pairs] = (await stage.createPools(await stage.fillClass([4, 4]), 2)).pools;
    await stage.generate(pairs!.id);
    // eight athletes are four pairs: no one of them is the final
    expect((await stage.bracket(pairs!.id)).rounds).toMatchObject([{ round: 1, label: 'Babak 1' }]);
    expect((await stage.games(pairs!.id)).map((game) => game.round_label)).toEqual(Array(4).fill('Babak 1'));
  });

  it('carries the standing result with the winning unit, and not a withdrawn one', async () => {
    const [pool] = (await stage.createPools(await stage.fillClass([1, 1]), 2)).pools;
    await stage.generate(pool!.id);
    const [game] = (await stage.bracket(pool!.id)).rounds[0]!.games;
    await api.dataSource.query(`update match set status = 'finished' where id = $1`, [game!.id]);
    await api.dataSource.query(
      `insert into result (match_id, winner_corner, win_kind, blue_score, red_score, withdrawn_at)
       values ($1, 'blue', 'angka', 50, 45, now()), ($1, 'red', 'teknik', 40, 55, null)`,
      [game!.id],
    );
    const [after] = (await stage.bracket(pool!.id)).rounds[0]!.games;
    expect(after).toMatchObject({
      winner: 'red',
      winner_id: game!.player2.unit_id,
      win_kind: 'teknik',
      blue_score: 40,
      red_score: 55,
    });
  });

  it('of an age category lists the matches of all its drawn pools', async () => {
    await threeClasses();
    const rows = await pools();
    await stage.generate(rows[0]!.id);
    await stage.generate(rows[2]!.id);
    const path = `show-bracket/${stage.tournamentId}/1/${rows[0]!.age_category.id}`;
    const { bracket } = await read<ShowBracketAnswer>(path);
    expect(bracket.map((game) => game.pool_id)).toEqual([...Array.from({ length: 3 }, () => rows[0]!.id), rows[2]!.id]);
    expect(bracket[0]).toMatchObject({ pool_title: rows[0]!.title, match_chart: rows[0]!.match_chart });
    await api.request.get(`/api/show-bracket/999999/1/1`).set(as(stage.token)).expect(404);
  });
});

describe('a match list', () => {
  it('is public once drawn and empty before', async () => {
    const [pool] = (await stage.createPools(await stage.fillClass([2, 2]), 4)).pools;
    const list = () => api.request.get(`/api/pools/${pool!.id}/match-list`).expect(200);
    expect((await list()).body).toEqual({ status: 'waiting', data: [] });
    await stage.generate(pool!.id);
    const { data } = (await list()).body as { data: MatchListRow[] };
    expect(data.map((row) => [row.round, row.round_label])).toEqual([
      [1, 'Semifinal'],
      [1, 'Semifinal'],
      [2, 'Final'],
    ]);
    expect(data[0]!.participant_one).toMatch(/^Atlet /);
    expect(data[0]!.participant_one_contingent).toMatch(/^Kontingen /);
    expect(data[2]).toMatchObject({ participant_one: 'TBD', participant_two: 'TBD', winner: null });
  });

  it('says nothing of an athlete but name and contingent', async () => {
    const [pool] = (await stage.createPools(await stage.fillClass([2]), 4)).pools;
    await stage.generate(pool!.id);
    const { text } = await api.request.get(`/api/pools/${pool!.id}/match-list`).expect(200);
    const [member] = await api.dataSource.query<{ nik: string; birth_date: string }[]>(
      `select tm.nik, tm.birth_date from pool_unit u join pool_unit_member m on m.unit_id = u.id
       join participant pa on pa.id = m.participant_id join team_member tm on tm.id = pa.team_member_id
       where u.pool_id = $1 limit 1`,
      [pool!.id],
    );
    expect(text).not.toContain(member!.nik);
    expect(text).not.toContain(member!.birth_date);
  });
});

describe('the recap', () => {
  it('groups by category, then gender, then class', async () => {
    await threeClasses();
    for (const row of await pools()) await stage.generate(row.id);
    const { data } = await read<{ data: RecapCategory[] }>(`matches-recap?tournament_id=${stage.tournamentId}`);
    const shape = data.map((category) => [
      category.category.split(' ')[0],
      category.genders.map((gender) => [
        gender.label,
        gender.classes.map((one) => [one.class_name, new Set(one.matches.map((match) => match.pool_name)).size]),
      ]),
    ]);
    expect(shape).toEqual([
      [
        'Tanding',
        [
          ['Putra', [['A', 2]]],
          ['Putri', [['B', 1]]],
        ],
      ],
      ['Tanding', [['Putra', [['Gabungan Kelas', 1]]]]],
    ]);
    expect(data[0]!.category).not.toBe(data[1]!.category);
    const rows = data.flatMap((category) => category.genders.flatMap((gender) => gender.classes));
    expect(rows.map((one) => one.matches.length)).toEqual([6, 1, 3]);
  });

  it('needs a tournament that is there', async () => {
    await api.request.get('/api/matches-recap').set(as(stage.token)).expect(422);
    await api.request.get('/api/matches-recap?tournament_id=999999').set(as(stage.token)).expect(404);
  });
});

describe('the number of queries', () => {
  it('is the same for one pool and for many', async () => {
    const paths = () => [
      `pools?tournament_id=${stage.tournamentId}`,
      `matches-recap?tournament_id=${stage.tournamentId}`,
    ];
    const [only] = (await stage.createPools(await stage.fillClass([1, 1]), 2)).pools;
    await stage.generate(only!.id);
    const few: number[] = [];
    for (const path of paths()) few.push(await countingQueries(path));
    few.push(await countingQueries(`pools/${only!.id}/matches`));

    await threeClasses();
    for (const row of await pools()) await stage.generate(row.id);
    const [large] = (await stage.createPools(await stage.fillClass([20, 20]), 0)).pools;
    await stage.generate(large!.id);
    const many: number[] = [];
    for (const path of paths()) many.push(await countingQueries(path));
    many.push(await countingQueries(`pools/${large!.id}/matches`));
    expect(many).toEqual(few);
    expect(Math.min(...few)).toBeGreaterThan(1);
    // one of them tells the guard whose the pool is
    expect(Math.max(...many)).toBeLessThanOrEqual(5);
  });
});
