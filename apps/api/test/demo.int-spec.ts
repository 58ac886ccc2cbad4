// The demo of one day: what a first start finds (run-contract, "The demo").
import { createHash } from 'node:crypto';
import { cloneDatabase, type TestDatabase } from '../../../test/setup/database';
import { fillDemo } from '../src/commands/demo/fill-demo';

const TODAY = '2027-03-14';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
  await fillDemo(database.dataSource, TODAY, () => undefined);
}, 60_000);
afterAll(() => database.drop());

async function read<T>(sql: string, ...parameters: unknown[]): Promise<T[]> {
  return database.dataSource.query(sql, parameters);
}
const RUNNING = `(select id from tournament where slug = 'piala-gelanggang')`;

describe('The demo', () => {
  it('has one tournament that runs today and one that is open for registration', async () => {
    expect(
      await read(
        `select slug, start_date, status, registration_closes_at > '${TODAY}' as is_open from tournament order by id`,
      ),
    ).toEqual([
      { slug: 'piala-gelanggang', start_date: TODAY, status: 'active', is_open: false },
      { slug: 'gelanggang-open', start_date: '2027-04-13', status: 'active', is_open: true },
    ]);
  });

  it('has four accounts, the manager owning the largest contingent', async () => {
    const accounts = await read<{ email: string; key: string }>(
      `select a.email, r.key from account a join account_role x on x.account_id = a.id join role r on r.id = x.role_id order by a.id`,
    );
    expect(accounts.map(({ email, key }) => `${email} ${key}`)).toEqual([
      'admin@gelanggang.test admin',
      'panitia@gelanggang.test organiser',
      'operator@gelanggang.test operator',
      'manajer@gelanggang.test manager',
    ]);
    expect(
      await read(`select a.email from contingent c join account a on a.id = c.account_id
        join team_member m on m.contingent_id = c.id group by c.id, a.email order by count(*) desc limit 1`),
    ).toEqual([{ email: 'manajer@gelanggang.test' }]);
  });

  it('holds all 596 entries, with ages that fit although the calendar moved on', async () => {
    expect(await read(`select count(*) as n from tournament_entry where tournament_id = ${RUNNING}`)).toEqual([
      { n: 596 },
    ]);
  });

  it('has billings in every state in both tournaments', async () => {
    const [states] = await read(`select count(distinct (tournament_id, status)) as n from billing`);
    expect(states).toEqual({ n: 10 });
  });

  it('has every paid athlete in tanding drawn once', async () => {
    const [left] = await read(
      `select count(*) as n from participant p join team_member m on m.id = p.team_member_id
       where p.tournament_id = ${RUNNING} and m.match_category_id = 1
         and not exists (select 1 from pool_unit_member u where u.participant_id = p.id)`,
    );
    expect(left).toEqual({ n: 0 });
    expect(await read(`select count(*) as n from pool where status = 'waiting'`)).toEqual([{ n: 0 }]);
  });

  it('has every fought match in a schedule, on two days over four arenas', async () => {
    const [unplaced] = await read(
      `select count(*) as n from match m where m.blue_state <> 'bye' and m.red_state <> 'bye'
         and not exists (select 1 from schedule_detail d where d.match_id = m.id)`,
    );
    expect(unplaced).toEqual({ n: 0 });
    expect(
      await read(
        `select scheduled_date, count(distinct tournament_arena_id) as arenas from schedule group by 1 order by 1`,
      ),
    ).toEqual([
      { scheduled_date: TODAY, arenas: 4 },
      { scheduled_date: '2027-03-15', arenas: 4 },
    ]);
  });

  it('has no match planned before the ones that lead to it', async () => {
    const [early] = await read(
      `select count(*) as n from match m
       join schedule_detail d on d.match_id = m.id join schedule s on s.id = d.schedule_id
       join schedule_detail nd on nd.match_id = m.next_match_id join schedule ns on ns.id = nd.schedule_id
       where ns.scheduled_date + nd.start_time <= s.scheduled_date + d.start_time`,
    );
    expect(early).toEqual({ n: 0 });
  });

  it('has about half of today done, one match ongoing in each arena and one called', async () => {
    const [today] = await read<{ done: number; ongoing: number; called: number; total: number }>(
      `select count(*) filter (where m.status in ('finished', 'walkover')) as done,
         count(distinct m.arena_id) filter (where m.status = 'ongoing') as ongoing,
         count(*) filter (where m.status = 'called') as called, count(*) as total
       from schedule s join schedule_detail d on d.schedule_id = s.id join match m on m.id = d.match_id
       where s.scheduled_date = $1`,
      TODAY,
    );
    expect(today).toMatchObject({ ongoing: 4, called: 1 });
    expect(today!.done / today!.total).toBeGreaterThan(0.4);
    expect(today!.done / today!.total).toBeLessThan(0.6);
  });

  it('has moved every winner on to the next match', async () => {
    const [lost] = await read(
      `select count(*) as n from match m join result r on r.match_id = m.id and r.withdrawn_at is null
       join match n on n.id = m.next_match_id
       where r.winner_corner is not null
         and case r.winner_corner when 'blue' then m.blue_unit_id else m.red_unit_id end
           is distinct from case m.next_corner when 'blue' then n.blue_unit_id else n.red_unit_id end`,
    );
    expect(lost).toEqual({ n: 0 });
    const [decided] = await read(
      `select count(*) as n from match m where (m.status in ('finished', 'walkover'))
         <> exists (select 1 from result r where r.match_id = m.id and r.withdrawn_at is null)`,
    );
    expect(decided).toEqual({ n: 0 });
  });

  it('comes out the same for the same day', async () => {
    const again = await cloneDatabase();
    try {
      await fillDemo(again.dataSource, TODAY, () => undefined);
      expect(await fingerprint(again)).toEqual(await fingerprint(database));
    } finally {
      await again.drop();
    }
  }, 60_000);
});

/** Of everything that people see; when and with which salt it was written may differ. */
async function fingerprint({ dataSource }: TestDatabase): Promise<Record<string, string>> {
  const tables = {
    account: 'id, name, email',
    contingent: 'id, account_id, name, created_at',
    team_member: 'id, contingent_id, name, birth_date, category_class_id',
    billing: 'id, invoice_number, status, amount, issued_at, paid_at',
    pool: 'id, name, seed, entries_fingerprint, drawn_at',
    match: 'id, blue_unit_id, red_unit_id, status, arena_id, called_at, started_at, finished_at',
    schedule_detail: 'id, schedule_id, match_id, "order", start_time',
    result: 'id, match_id, winner_corner, win_kind, blue_score, red_score, recorded_at',
  };
  const prints: Record<string, string> = {};
  for (const [table, columns] of Object.entries(tables)) {
    const rows: unknown[] = await dataSource.query(`select ${columns} from ${table} order by id`);
    prints[table] = `${rows.length} ${createHash('sha256').update(JSON.stringify(rows)).digest('hex')}`;
  }
  return prints;
}
