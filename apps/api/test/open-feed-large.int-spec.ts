// The open feed of a tournament of 3,600: a second program finds the same brackets and medals from it, and it is bounded.
import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { EntityManager } from 'typeorm';
import type { FeedDocument, FeedHead } from '@gelanggang/contract/open-feed';
import { BillingEntity } from '@gelanggang/database/entities/billing.entity';
import {
  makeArena,
  makeClass,
  makeContingent,
  makeTeamMember,
  makeTournament,
} from '@gelanggang/database/testing/factories';
import { type BracketMatch, decideMatch, isDecided } from '@gelanggang/domain/draw/advance';
import { createRandom } from '@gelanggang/domain/random';
import { BRACKET_ROW, type BracketRow, bracketMatch } from '@gelanggang/drawing/bracket-state';
import { createPools } from '@gelanggang/drawing/divide';
import { drawPool } from '@gelanggang/drawing/draw-pool';
import { readFeed } from '@gelanggang/feed/read-feed';
import { startApi, type TestApi } from '../../../test/setup/api';
import { queriesOf } from './count-queries';

const CLASSES = 180;
const ATHLETES = 3600;
const CONTINGENTS = 60;
const PROGRAM = join(__dirname, '../../../scripts/check-feed.py');
const hasPython = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 8))']).status === 0;

let api: TestApi;
let tournament: { id: number; slug: string };
beforeAll(async () => {
  api = await startApi();
  tournament = await largeTournament(api);
});
afterAll(() => api.close());

/** Drawn, and played but for what is still open. */
async function largeTournament({ dataSource, tokenFor }: TestApi): Promise<{ id: number; slug: string }> {
  const { manager } = dataSource;
  const made = await makeTournament(manager);
  await makeArena(manager, { tournamentId: made.id });
  const contingents: { id: number; accountId: number | null }[] = [];
  for (let n = 0; n < CONTINGENTS; n++) contingents.push(await makeContingent(manager, { tournamentId: made.id }));
  const classes: Awaited<ReturnType<typeof makeClass>>[] = [];
  for (let n = 0; n < CLASSES; n++) classes.push(await makeClass(manager));
  const [first] = classes as [(typeof classes)[0]];
  const member = await makeTeamMember(manager, { contingentId: contingents[0]!.id, categoryClassId: first.id });
  await manager.query(
    `insert into team_member select (jsonb_populate_record(m, jsonb_build_object(
       'id', nextval(pg_get_serial_sequence('team_member', 'id')), 'nik', to_char(n, 'FM0000000000000000'),
       'name', 'Pesilat ' || n, 'contingent_id', ($2::bigint[])[1 + (n * 7) % $4], 'category_class_id', c.id,
       'age_category_id', c.age_category_id, 'gender', c.gender))).*
     from team_member m, generate_series(2, $5::int) n join category_class c on c.id = ($3::bigint[])[1 + n % $6]
     where m.id = $1`,
    [member.id, contingents.map(({ id }) => id), classes.map(({ id }) => id), CONTINGENTS, ATHLETES, CLASSES],
  );
  const billing = await manager.save(BillingEntity, {
    ...{ tournamentId: made.id, accountId: contingents[0]!.accountId!, invoiceNumber: 'BESAR-1', amount: 0 },
    ...{ status: 'paid' as const, paidAt: new Date() },
  });
  await manager.query(
    `insert into participant (tournament_id, team_member_id, billing_id)
     select $1, id, $2 from team_member where contingent_id = any($3)`,
    [made.id, billing.id, contingents.map(({ id }) => id)],
  );
  const { accountId } = await tokenFor('organiser');
  for (const one of classes) {
    const divided = await createPools(
      dataSource,
      {
        ...{ tournamentId: made.id, matchCategoryId: 1, ageCategoryId: one.ageCategoryId, categoryClassId: one.id },
        ...{ matchChart: 0, matchDuration: 120 },
      },
      accountId,
    );
    if (!divided.ok) throw new Error(divided.code);
    const [pool] = await manager.query<[{ id: number }]>('select id from pool where drawing_id = $1', [
      divided.drawingId,
    ]);
    const drawn = await drawPool(dataSource, pool.id, accountId);
    if (!drawn.ok) throw new Error(drawn.code);
  }
  await play(manager, made.id);
  return made;
}

/** Every pool, by the rules; of each tenth the final is left. */
async function play(manager: EntityManager, tournamentId: number): Promise<void> {
  const random = createRandom('0000000000003600');
  const rows = await manager.query<(BracketRow & { poolId: number })[]>(
    `select ${BRACKET_ROW}, m.pool_id as "poolId" from match m left join result r on r.match_id = m.id
     where m.tournament_id = $1 order by m.pool_id, m.round, m.position`,
    [tournamentId],
  );
  const pools = new Map<number, BracketMatch[]>();
  for (const row of rows) pools.set(row.poolId, [...(pools.get(row.poolId) ?? []), bracketMatch(row)]);
  const played = [...pools].flatMap(([id, matches]) => playedPool(matches, id % 10 === 0, () => random.flip()));
  await manager.query(
    `update match m set status = r.status, blue_state = r.blue_state, blue_unit_id = r.blue, red_state = r.red_state,
       red_unit_id = r.red, finished_at = case when r.status <> 'scheduled' then now() end
     from jsonb_to_recordset($1) as r (id bigint, status text, blue_state text, blue bigint, red_state text, red bigint)
     where m.id = r.id`,
    [
      JSON.stringify(
        played.map(({ id, status, blue, red }) => ({
          ...{ id, status, blue_state: blue.state, blue: blue.unitId, red_state: red.state, red: red.unitId },
        })),
      ),
    ],
  );
  await manager.query(
    `insert into result (match_id, winner_corner, win_kind, blue_score, red_score, is_walkover)
     select id, winner, 'angka', case winner when 'blue' then 9 else 5 end, case winner when 'red' then 9 else 5 end, false
     from jsonb_to_recordset($1) as r (id bigint, winner text)`,
    [JSON.stringify(played.filter(isDecided).map(({ id, winner }) => ({ id, winner })))],
  );
}

function playedPool(matches: BracketMatch[], isLeftOpen: boolean, flip: () => boolean): BracketMatch[] {
  for (let now = matches; ;) {
    const open = now.find(
      (one) =>
        !isDecided(one) && one.blue.state === 'unit' && one.red.state === 'unit' && !(isLeftOpen && one.next === null),
    );
    if (!open) return now;
    const answer = decideMatch(now, open.id, { winner: flip() ? 'blue' : 'red', isWalkover: false });
    if (!answer.ok) throw new Error(answer.code);
    const changed = new Map(answer.changed.map((one) => [one.id, one]));
    now = now.map((one) => changed.get(one.id) ?? one);
  }
}

it('has all of it, in pages, and is read with a fixed number of statements', async () => {
  const statements = await queriesOf(() => readFeed(api.dataSource, tournament.id));
  expect(statements.length).toBeLessThan(30);
  const head = (await api.request.get(`/api/feed/${tournament.slug}/head`).expect(200)).body as FeedHead;
  expect(head.records).toBeGreaterThan(ATHLETES - CLASSES);
  expect(head.pages).toHaveLength(Math.floor(head.records / head.page_records));
  const told = (await api.request.get(`/api/feed/${tournament.slug}`).expect(200)).body as FeedDocument;
  expect([told.units.length, told.entries.length]).toEqual([ATHLETES, ATHLETES]);
  expect(told.medals.is_over).toBe(false);
  // nothing moved: the log does not grow, and a hot head asks nothing
  expect((await readFeed(api.dataSource, tournament.id))?.records).toBe(head.records);
  expect(await queriesOf(() => api.request.get(`/api/feed/${tournament.slug}/head`).expect(200))).toEqual([]);
});

if (hasPython) {
  it('gives a second program the same brackets and medals', async () => {
    const { stdout } = await promisify(execFile)('python3', [PROGRAM, `${api.url}/api/feed/${tournament.slug}`]);
    expect(stdout).toContain(`document: ${ATHLETES} units`);
    expect(stdout).toMatch(/medals: \d{3} of 180 events follow from the results/);
  });
} else {
  it.skip('needs Python 3 on the path', () => undefined);
}
