// Taps of several arenas of one tournament: written together, and none of them waits for what happens in another arena.
import { makeArena } from '@gelanggang/database/testing/factories';
import { testApi } from '../../../test/setup/api';
import { beside } from '../../../test/setup/beside';
import { madeBeforeAll } from '../../../test/setup/made';
import { type Panel, panelDesk, scoringStage } from './scoring-stage';
import { sentBy } from './sent-statements';

const api = testApi();
const stage = madeBeforeAll(() => scoringStage(api));
/** Two judges of another arena where a match is on as well. */
let there: [Panel, Panel];

beforeAll(async () => {
  await stage.restart();
  const arena = await makeArena(api.dataSource.manager, { tournamentId: stage.tournamentId, code: 'B' });
  const [match] = await stage.matches(await stage.drawPool([1, 1]));
  if (!match) throw new Error('no match');
  await stage.schedule([match.id], { tournament_arena_id: arena.id });
  await stage.start(match.id);
  await stage.clock('start', match.id);
  const desk = panelDesk(api, { arenaId: arena.id, operator: stage.operator });
  there = [await desk.signIn(1), await desk.signIn(2)];
  // the first tap of a match opens its sheet
  for (const panel of [stage.judges[0], there[0]]) await stage.tap(panel, 'red', 'kick');
});

const pointsOf = async ({ seat }: Panel, arena: 'A' | 'B') => {
  const [found] = await api.dataSource.query<{ points: number }[]>(
    `select count(distinct p.id)::int as points from score_point p join score_sheet s on s.id = p.sheet_id
     join tournament_arena a on a.id = s.arena_id join tap t on t.point_id = p.id where a.code = $1 and t.seat = $2`,
    [arena, seat],
  );
  return found?.points ?? 0;
};

const tapOf = (sql: string) => sql.startsWith('insert into tap');

it('what comes while others are written is written in one transaction, each on its own sheet', async () => {
  const [, two, three] = stage.judges;
  const [before, beforeThere] = [await pointsOf(two, 'A'), await pointsOf(there[1], 'B')];
  const { path } = await sentBy(async () => {
    const fates = await Promise.all([
      stage.tap(two, 'red', 'kick'),
      // behind the first one
      stage.tap(three, 'blue', 'punch'),
      stage.tap(there[1], 'red', 'kick'),
      stage.tap(there[0], 'blue', 'punch'),
    ]);
    expect(fates.map(({ fate }) => fate)).toEqual(['kept', 'kept', 'kept', 'kept']);
  });
  expect(path.filter(({ sql }) => tapOf(sql)).length).toBeLessThan(4);
  expect(await pointsOf(two, 'A')).toBe(before + 1);
  expect(await pointsOf(there[1], 'B')).toBe(beforeThere + 1);
});

it.each([
  ['match', `select 1 from match where id = $1 for update`],
  ['sheet', `select 1 from score_sheet where match_id = $1 for update`],
])('where somebody else holds a %s, its arena alone waits for them', async (_, hold) => {
  let waiting: Promise<unknown> = Promise.resolve();
  let isAnswered = false;
  await beside(api.dataSource, hold, [stage.match.id], async () => {
    waiting = stage.tap(stage.judges[0], 'blue', 'kick').then(() => (isAnswered = true));
    for (let n = 0; n < 3; n += 1) expect((await stage.tap(there[0], 'blue', 'kick')).fate).toBe('kept');
    expect(isAnswered).toBe(false);
  });
  await waiting;
  expect(isAnswered).toBe(true);
});

it('what cannot be written of one arena takes no other with it', async () => {
  const [one] = stage.judges;
  await api.dataSource.query(
    `create function refuse_tap() returns trigger language plpgsql as $$ begin
       if new.sheet_id in (select id from score_sheet where match_id = ${stage.match.id}) and new.kind = 'punch' then
         raise exception 'refused by this test';
       end if;
       return new;
     end $$`,
  );
  await api.dataSource.query(
    'create trigger refuse_tap before insert on tap for each row execute function refuse_tap()',
  );
  try {
    const [kept, ...others] = await Promise.all([
      stage.tap(there[0], 'red', 'punch', { number: 900 }),
      stage.post(one, 'taps', { tab: one.tab, taps: [{ number: 900, corner: 'red', kind: 'punch', at: Date.now() }] }),
      stage.tap(there[1], 'blue', 'punch', { number: 900 }),
    ]);
    expect([kept.fate, others[0].status, others[1].fate]).toEqual(['kept', 500, 'kept']);
  } finally {
    await api.dataSource.query('drop trigger refuse_tap on tap');
  }
  // nothing of it is left: sent again, it is kept
  expect((await stage.tap(one, 'red', 'punch', { number: 900 })).fate).toBe('kept');
});
