// The demo of one instant: what a first start finds (run-contract, "The demo").
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ARENA_ROLES, OFFICIAL_ROLES, type OfficialRole } from '@gelanggang/domain/officials/roles';
import { loadEnv } from '@gelanggang/platform/env/env';
import { FileStore } from '@gelanggang/platform/files/file-store';
import { cloneDatabase, type TestDatabase } from '../../../test/setup/database';
import { DEMO_NOW, demoDatabase } from '../../../test/setup/demo';
import { readPairings } from '@gelanggang/drawing/pairing';
import { emptyDemo } from '../src/demo/empty-demo';
import { fillDemo } from '../src/demo/fill-demo';

const TODAY = '2027-03-14';
const NOW = DEMO_NOW;

let database: TestDatabase;
let folder: string;
/** Filled a second time, at the same instant. */
let again: Promise<TestDatabase> | undefined;
const filledAgain = () => (again ??= filled(NOW));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gelanggang-demo-'));
  database = await demoDatabase(folder, NOW);
});
afterAll(async () => {
  await database.drop();
  await (await again)?.drop();
  await rm(folder, { recursive: true });
});

async function filled(now: Date): Promise<TestDatabase> {
  const made = await cloneDatabase();
  const files = new FileStore(made.dataSource, loadEnv({ DATABASE_URL: made.url, FILES_DIR: folder }));
  try {
    await fillDemo(made.dataSource, files, now, () => undefined);
  } catch (error) {
    await made.drop();
    throw error;
  }
  return made;
}

async function read<T>(sql: string, ...parameters: unknown[]): Promise<T[]> {
  return database.dataSource.query(sql, parameters);
}
const RUNNING = `(select id from tournament where slug = 'piala-gelanggang')`;
const OPEN = `(select id from tournament where slug = 'gelanggang-open')`;

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
    expect(
      await read(`select count(*) as n from pool where tournament_id = ${RUNNING} and status = 'waiting'`),
    ).toEqual([{ n: 0 }]);
  });

  it('has every paid athlete of the open tournament in a pool that is not drawn, on charts of every size', async () => {
    const [open] = await read(
      `select count(distinct (d.age_category_id, d.category_class_id)) >= 10 as classes,
         count(*) filter (where size >= 3) >= 3 as larger, count(*) filter (where size = 3) >= 1 as of_three,
         bool_and(p.status = 'waiting') as undrawn, array_agg(distinct d.match_chart order by d.match_chart) as charts,
         sum(size) = (select count(*) from participant o join team_member t on t.id = o.team_member_id
           join age_category a on a.id = t.age_category_id
           where o.tournament_id = ${OPEN} and t.match_category_id = 1 and a.name <> 'Usia Dini 1') as everybody
       from pool p join drawing d on d.id = p.drawing_id
       cross join lateral (select count(*) as size from pool_unit u where u.pool_id = p.id) s
       where p.tournament_id = ${OPEN}`,
    );
    expect(open).toEqual({
      ...{ classes: true, larger: true, of_three: true, undrawn: true, charts: [0, 4, 8], everybody: true },
    });
  });

  it('offers pairs of children without weight classes, and names who is near to nobody', async () => {
    const [open] = await read<{ id: number }>(`select id from tournament where slug = 'gelanggang-open'`);
    const pairings = await readPairings(database.dataSource.manager, open!.id);
    expect(pairings?.map(({ title, pairs, left }) => [title, pairs.length, left.length])).toEqual([
      ['Usia Dini 1 Putra', 2, 2],
      ['Usia Dini 1 Putri', 3, 0],
    ]);
    expect(pairings?.flatMap(({ left }) => left.map(({ athlete }) => athlete.name))).toContain('Gibran Hakim');
  });

  it('[R25-G05] [R25-G07] nobody fought without papers and the scales of the day, and some are still to come', async () => {
    const [papers] = await read(
      `select count(*) filter (where ap.health_letter_on is null) between 3 and 40 as lack,
         count(*) filter (where ap.health_letter_on < t.start_date - 7) between 1 and 30 as old
       from participant p join tournament t on t.id = p.tournament_id
       left join athlete_paper ap on ap.participant_id = p.id where t.slug = 'piala-gelanggang'`,
    );
    expect(papers).toEqual({ lack: true, old: true });
    const fought = `select p.id, p.tournament_id from participant p join pool_unit_member u on u.participant_id = p.id
      join match m on u.unit_id in (m.blue_unit_id, m.red_unit_id) and m.started_at is not null and m.kind = 'tanding'
      where p.tournament_id = ${RUNNING}`;
    expect(
      await read(
        `select f.id from (${fought}) f left join athlete_paper ap on ap.participant_id = f.id
         left join weigh_in w on w.participant_id = f.id and w.date = '${TODAY}'
         where w.id is null or ap.health_letter_on is null or ap.health_letter_on < date '${TODAY}' - 7`,
      ),
    ).toEqual([]);
    const [scales] = await read(
      `select count(*) > 200 as many, bool_and(w.weight >= coalesce(k.weight_min, 0)
         and w.weight <= coalesce(k.weight_max, 250)) as within
       from weigh_in w join participant p on p.id = w.participant_id join team_member tm on tm.id = p.team_member_id
       join category_class k on k.id = tm.category_class_id`,
    );
    expect(scales).toEqual({ many: true, within: true });
  });

  it('has a private picture as the proof of every billing past the wait for payment', async () => {
    const [billings] = await read(
      `select count(*) filter (where b.status in ('waiting for confirmation', 'paid', 'failed')) = count(f.id) as each,
         count(f.id) > 20 as many, bool_or(f.is_public) as is_public, bool_and(f.account_id = b.account_id) as by_owner
       from billing b left join file f on f.id = b.payment_document_file_id`,
    );
    expect(billings).toEqual({ each: true, many: true, is_public: false, by_owner: true });
    const [file] = await read<{ storage_key: string }>('select storage_key from file where not is_public limit 1');
    const content = await readFile(join(folder, file!.storage_key));
    expect(content.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  });

  it('has every fought match in a schedule, on two days over four arenas, and seni on one of its own', async () => {
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
      { scheduled_date: TODAY, arenas: 5 },
      { scheduled_date: '2027-03-15', arenas: 5 },
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
    expect(today).toMatchObject({ ongoing: 5, called: 1 });
    expect(today!.done / today!.total).toBeGreaterThan(0.4);
    expect(today!.done / today!.total).toBeLessThan(0.6);
  });

  it('has moved every winner on to the next match', async () => {
    const [lost] = await read(
      `select count(*) as n from match m join result r on r.match_id = m.id and r.withdrawn_at is null
       join match n on n.id = m.next_match_id
       where m.kind = 'tanding' and r.winner_corner is not null
         and case r.winner_corner when 'blue' then m.blue_unit_id else m.red_unit_id end
           is distinct from case m.next_corner when 'blue' then n.blue_unit_id else n.red_unit_id end`,
    );
    expect(lost).toEqual({ n: 0 });
    const [decided] = await read(
      `select count(*) as n from match m where m.kind = 'tanding' and (m.status in ('finished', 'walkover'))
         <> exists (select 1 from result r where r.match_id = m.id and r.withdrawn_at is null)`,
    );
    expect(decided).toEqual({ n: 0 });
  });

  it('has somebody of seni on the mat, timed', async () => {
    const shown = await read(
      `select c.running_since is not null as timed from match m join match_clock c on c.match_id = m.id
       where m.kind = 'seni' and m.status = 'ongoing'`,
    );
    expect(shown).toEqual([{ timed: true }]);
  });

  it('has seni drawn in pools and battles, partly performed, with a second stage', async () => {
    const [seni] = await read<Record<string, number>>(
      `select count(distinct d.id) filter (where d.mode = 'default') > 0 as pools,
         count(distinct d.id) filter (where d.mode = 'battle') > 0 as battles,
         count(distinct d.id) filter (where d.stage = 2) > 0 as stages,
         count(f.id) > 20 as performed, count(m.id) filter (where m.status = 'scheduled') > 20 as open
       from drawing d join pool p on p.drawing_id = d.id join match m on m.pool_id = p.id
       left join performance f on f.match_id = m.id where d.match_category_id <> 1`,
    );
    expect(seni).toEqual({ pools: true, battles: true, stages: true, performed: true, open: true });
  });

  it('has the young in events within their category, performed, and one of an organiser in the open tournament', async () => {
    const events = await read<{ slug: string; nomor: string }>(
      `select distinct t.slug, nomor_name(t.id, e.nomor) as nomor
       from tournament_entry e join tournament t on t.id = e.tournament_id where e.nomor <> '' order by 1, 2`,
    );
    const parts = ['Ganda senjata', 'Ganda tangan kosong', 'Tunggal senjata', 'Tunggal tangan kosong'];
    const of = (slug: string) => events.filter((one) => one.slug === slug).map((one) => one.nomor);
    expect(of('piala-gelanggang')).toEqual(parts);
    expect(of('gelanggang-open')).toContain('Jurus Baku');
    const drawn = await read<{ nomor: string; performed: number }>(
      `select d.nomor, count(f.id) as performed from drawing d join pool p on p.drawing_id = d.id
       join match m on m.pool_id = p.id left join performance f on f.match_id = m.id where d.nomor <> '' group by 1`,
    );
    expect(drawn).toHaveLength(parts.length);
    expect(drawn.some(({ performed }) => performed > 0)).toBe(true);
  });

  it('has recorded nothing that lies after the instant at which it is made', async () => {
    const [last] = await read<Record<string, Date>>(
      `select (select max(greatest(called_at, started_at, finished_at)) from match) as match,
         (select max(recorded_at) from result) as result, (select max(at) from billing_history) as billing,
         (select max(registered_at) from contingent_registration) as registration,
         (select max(created_at) from drawing) as drawing, (select max(drawn_at) from pool) as pool`,
    );
    for (const [name, at] of Object.entries(last!)) {
      expect({ name, isPast: at.getTime() <= NOW.getTime() }).toEqual({ name, isPast: true });
    }
  });

  it('has officials of every role, and seats every referee and judge, those of matches that are over too', async () => {
    const [seats] = await read<Record<string, number>>(
      `select count(*)::int as matches, count(*) filter (where m.started_at is not null)::int as begun,
         count(*) filter (where (select count(*) from official_seat x where x.match_id = m.id) <> 4)::int as open
       from match m join schedule_detail d on d.match_id = m.id where m.tournament_id = ${RUNNING}`,
    );
    expect(seats).toMatchObject({ open: 0, matches: expect.any(Number), begun: expect.any(Number) });
    expect(seats?.begun).toBeGreaterThan(0);
    const roles = await read<{ role: OfficialRole }>(
      `select distinct unnest(roles) as role from official where tournament_id = ${RUNNING}`,
    );
    expect(roles.map(({ role }) => role).sort()).toEqual([...OFFICIAL_ROLES].sort());
    const atTables = await read<{ role: OfficialRole }>(
      `select distinct role from official_duty where tournament_id = ${RUNNING}`,
    );
    expect(atTables.map(({ role }) => role).sort()).toEqual([...ARENA_ROLES].sort());
  });

  it('comes out the same for the same instant', async () => {
    expect(await fingerprint(await filledAgain())).toEqual(await fingerprint(database));
  });

  it('comes out the same on one day, but for the clock', async () => {
    const later = new Date(NOW.getTime() + 5.3 * 3_600_000);
    const made = await printsOf(later, async (other) => ({
      early: await early(other, later),
      timeless: await timelessFingerprint(other),
      whole: await fingerprint(other),
    }));
    expect(made.early).toEqual(SOUND);
    expect(made.timeless).toEqual(await timelessFingerprint(database));
    expect(made.whole).not.toEqual(await fingerprint(database));
  });

  it.each(['00:01', '23:50'])('is a sound one when it is made at %s', async (time) => {
    const now = new Date(Date.parse(`${TODAY}T${time}:00Z`) - 7 * 3_600_000);
    expect(await printsOf(now, (made) => early(made, now))).toEqual(SOUND);
  });
});

const SOUND = [{ early: 0, begun: true }];

/** Matches with a time that was still to come, and whether any had begun. */
function early(made: TestDatabase, now: Date): Promise<unknown[]> {
  return made.dataSource.query(
    `select count(*) filter (where greatest(called_at, started_at, finished_at) > $1) as early,
       count(*) filter (where m.status <> 'scheduled') > 0 as begun from match m`,
    [now],
  );
}

describe('A fill that was cut off', () => {
  const rowsOf = async (made: TestDatabase) => {
    const tables: { name: string }[] = await made.dataSource.query(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
    );
    const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::int as rows from "${name}"`);
    return made.dataSource.query<{ name: string; rows: number }[]>(`${counts.join(' union all ')} order by 1`);
  };

  it('is taken away whole, so that the next one finds every table as the first one did', async () => {
    const fresh = await cloneDatabase();
    const made = await filledAgain();
    try {
      await emptyDemo(made.dataSource);
      expect(await rowsOf(made)).toEqual(await rowsOf(fresh));
    } finally {
      await fresh.drop();
    }
  });
});

async function printsOf<T>(now: Date, print: (made: TestDatabase) => Promise<T>): Promise<T> {
  const made = await filled(now);
  try {
    return await print(made);
  } finally {
    await made.drop();
  }
}

/** Of everything that people see; when and with which salt it was written may differ. */
const SEEN: Readonly<Record<string, string>> = {
  account: 'id, name, email',
  contingent: 'id, account_id, name, created_at',
  contingent_registration: 'id, tournament_id, contingent_id, registered_at',
  team_member: 'id, contingent_id, name, birth_date, category_class_id',
  billing: 'id, invoice_number, status, amount, issued_at, paid_at',
  pool: 'id, name, seed, entries_fingerprint, drawn_at',
  match: 'id, blue_unit_id, red_unit_id, status, arena_id, called_at, started_at, finished_at',
  schedule_detail: 'id, schedule_id, match_id, "order", start_time',
  official: 'id, name, roles, province_id, licence, days',
  performance: 'id, match_id, outcome, scores, penalty, seconds, recorded_at',
  result: 'id, match_id, winner_corner, win_kind, blue_score, red_score, recorded_at',
};
/** Columns that follow the clock of the day. */
const CLOCK = /, (called_at|started_at|finished_at|start_time|recorded_at|drawn_at)/g;

function fingerprint(made: TestDatabase, columnsOf = (columns: string) => columns): Promise<string[]> {
  return Promise.all(
    Object.entries(SEEN).map(async ([table, columns]) => {
      const rows: unknown[] = await made.dataSource.query(`select ${columnsOf(columns)} from ${table} order by id`);
      return `${table} ${rows.length} ${createHash('sha256').update(JSON.stringify(rows)).digest('hex')}`;
    }),
  );
}

function timelessFingerprint(made: TestDatabase): Promise<string[]> {
  return fingerprint(made, (columns) => columns.replace(CLOCK, ''));
}
