// A tournament of 3,600 in 180 classes, drawn and played, and planned for ten arenas and three days where that is wanted.
import type { EntityManager } from 'typeorm';
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
import type { TestApi } from '../../../test/setup/api';

export const CLASSES = 180;
export const ATHLETES = 3600;
const CONTINGENTS = 60;
const ARENAS = 10;
const DAYS = 3;

// of different lengths, 23 and 19 of them: nobody has the names of another one
const FIRST = (
  'Adi Bayu Citra Dewi Eka Farhan Galih Hana Indra Jaya Kirana Lestari Maulana Nadia Oka Putri Rangga Sekar Taufik Utami ' +
  'Vino Wulan Yusuf'
).split(' ');
const LAST = (
  'Anggara Budiman Cahyadi Darmawan Firmansyah Gunawan Hidayat Irawan Kurniawan Lubis Mahendra Nugraha Permana Ramadhan ' +
  'Saputra Tanjung Wibowo Yulianto Zulkarnaen'
).split(' ');

/** Drawn, and played but for what is still open. */
export async function largeTournament({ dataSource, tokenFor }: TestApi): Promise<{ id: number; slug: string }> {
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
       'name', ($7::text[])[1 + n % 23] || ' ' || ($7::text[])[1 + (n / 23) % 23] || ' ' || ($8::text[])[1 + (n * 11) % 19], 'contingent_id', ($2::bigint[])[1 + (n * 7) % $4], 'category_class_id', c.id,
       'age_category_id', c.age_category_id, 'gender', c.gender))).*
     from team_member m, generate_series(2, $5::int) n join category_class c on c.id = ($3::bigint[])[1 + n % $6]
     where m.id = $1`,
    [
      member.id,
      contingents.map(({ id }) => id),
      classes.map(({ id }) => id),
      CONTINGENTS,
      ATHLETES,
      CLASSES,
      FIRST,
      LAST,
    ],
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

/** Everything that is fought, in the order of the rounds; what is over has its times. */
export async function planLargeTournament({ dataSource }: TestApi, tournamentId: number): Promise<void> {
  const { manager } = dataSource;
  for (let n = 1; n < ARENAS; n++) await makeArena(manager, { tournamentId });
  await manager.query(
    `with slot as (
       select id, (row_number() over (order by round, pool_id, position) - 1)::int as n, count(*) over ()::int as total
       from match where tournament_id = $1 and blue_state <> 'bye' and red_state <> 'bye'
     ), placed as (
       select id, n * $3 / total as day, n % $2 as arena, n / $2 as place from slot
     ), sessions as (
       insert into schedule (tournament_id, tournament_arena_id, kind, scheduled_date, start_time)
       select $1, a.id, 'tanding', t.start_date + day, '07:30' from tournament t
       join (select id, row_number() over (order by id) - 1 as place from tournament_arena where tournament_id = $1) a
         on true
       cross join generate_series(0, $3 - 1) as day where t.id = $1
       returning id, tournament_arena_id, scheduled_date
     ), numbered as (
       select s.id as session_id, s.tournament_id, s.rank, p.id,
         row_number() over (partition by s.id order by p.place)::int as number
       from placed p join (
         select s.id, $1::bigint as tournament_id, s.scheduled_date, s.scheduled_date - min(s.scheduled_date) over () as day,
           dense_rank() over (order by s.tournament_arena_id) - 1 as rank from sessions s
       ) s on s.day = p.day and s.rank = p.arena
     )
     insert into schedule_detail (schedule_id, tournament_id, match_id, "order", number, start_time)
     select session_id, tournament_id, id, number, number, '07:30'::time + number * interval '5 minutes' from numbered`,
    [tournamentId, ARENAS, DAYS],
  );
  await manager.query(
    `update match m set called_at = s.at, started_at = s.at + interval '1 s' * (60 + s.chance % 90),
       finished_at = s.at + interval '1 s' * (240 + s.chance % 150) + interval '1 ms' * (s.chance % 1000)
     from (
       select d.match_id, sc.scheduled_date + d.start_time + interval '1 ms' * abs(hashint8(d.match_id) % 60000) as at,
         abs(hashint8(d.match_id + 1) % 99991) as chance
       from schedule_detail d join schedule sc on sc.id = d.schedule_id where d.tournament_id = $1
     ) s where s.match_id = m.id and m.status = 'finished'`,
    [tournamentId],
  );
}
