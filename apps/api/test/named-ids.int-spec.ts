// Ids of another tournament in bodies, nested too, and in filters: each that a call can name has a row that says who looks at it.
import type { OpenAPIObject } from '@nestjs/swagger';
import { CALLS } from '@gelanggang/contract/access';
import { KEY_ACCESS, PANEL_ACCESS } from '@gelanggang/contract/call';
import { drawPool } from '@gelanggang/drawing/draw-pool';
import { ApiCalls, type Schema } from '../../../test/fuzz/api-calls';
import { HARMLESS, LOOKED_AT, type Rows, SHARED, WITHIN } from './named-ids';
import { as } from '../../../test/setup/api';
import { type TwoOrganisers, twoOrganisers } from './two-organisers';

let two: TwoOrganisers;
let calls: ApiCalls;
/** The tournament of the demo that runs, and the one that is to come, which the stranger owns here. */
let other: Rows;
let own: Rows;
let secrets: string[];

beforeAll(async () => {
  two = await twoOrganisers();
  const { api, foreign, stranger } = two;
  const [running, coming] = foreign;
  if (!running || !coming) throw new Error('The demo has two tournaments.');
  await api.dataSource.query(
    `insert into tournament_member (tournament_id, account_id, role) values ($1, $2, 'owner')`,
    [coming.id, stranger.accountId],
  );
  const [pool] = await api.dataSource.query<[{ id: number }]>(
    `select p.id from pool p join drawing d on d.id = p.drawing_id join match_category c on c.id = d.match_category_id
     where p.tournament_id = $1 and c.kind = 'tanding' order by (select count(*) from pool_unit u where u.pool_id = p.id) desc limit 1`,
    [coming.id],
  );
  await drawPool(api.dataSource, pool.id, stranger.accountId);
  other = await rowsOf(running.id, coming.id);
  own = await rowsOf(coming.id, running.id);
  const names = await api.dataSource.query<{ name: string }[]>(
    `select m.name from team_member m join tournament_entry e on e.team_member_id = m.id group by m.name
       having bool_and(e.tournament_id = $1)
     union select c.name from contingent c join contingent_registration r on r.contingent_id = c.id group by c.name
       having bool_and(r.tournament_id = $1)`,
    [running.id],
  );
  secrets = names.map(({ name }) => name);
  const document = (await api.request.get('/api/openapi.json').expect(200)).body as OpenAPIObject;
  calls = new ApiCalls(document, {});
});
afterAll(() => two?.close());

/** Contingent and members take part in this tournament, and not in `elsewhere`. */
async function rowsOf(tournament: number, elsewhere: number): Promise<Rows> {
  const one = async (sql: string, values: unknown[] = [tournament]): Promise<number> => {
    const [row] = await two.api.dataSource.query<{ id: number }[]>(sql, values);
    if (!row) throw new Error(`There is nothing to find by ${sql}`);
    return row.id;
  };
  const of = (table: string, where = '') =>
    one(`select id from ${table} where tournament_id = $1 ${where} order by id limit 1`);
  const contingent = await one(
    `select r.contingent_id as id from contingent_registration r where r.tournament_id = $1 and not exists (
       select from contingent_registration o where o.contingent_id = r.contingent_id and o.tournament_id = $2)
       and exists (select from team_member m where m.contingent_id = r.contingent_id) order by 1 limit 1`,
    [tournament, elsewhere],
  );
  const arena = await of('tournament_arena');
  const match = await of('match');
  const statement = await one(
    `insert into bank_statement (tournament_id, file_name, given_by) values ($1, 'mutasi', $2) returning id`,
    [tournament, two.owner.accountId],
  );
  const file = `(insert into file (id, name, content_type, size, sha256, storage_key)
    values (gen_random_uuid(), 'a', 'image/webp', 1, repeat('0', 64), gen_random_uuid()::text) returning id)`;
  const plan = await one(
    `insert into schedule_plan (tournament_id, settings, status) values ($1, '{}', 'open') returning id`,
  );
  await two.api.dataSource.query(
    `insert into schedule_plan_slot (plan_id, match_id, length_minutes, reason) values ($1, $2, 10, 'no-rest')`,
    [plan, match],
  );
  const [form] = await two.api.dataSource.query<[Record<string, unknown>]>(
    `select name, pic_name, pic_phone, pic_email, country_id, province_id, district_id, subdistrict_id, ward_id, address
     from contingent where id = $1`,
    [contingent],
  );
  const [drawn] = await two.api.dataSource.query<[Record<string, unknown>]>(
    `select d.id, d.match_category_id, d.age_category_id, d.category_class_id, d.match_chart from drawing d
     join match_category c on c.id = d.match_category_id and c.kind = 'tanding'
     where d.tournament_id = $1 order by d.id limit 1`,
    [tournament],
  );
  return {
    ...{ tournament, contingent, arena, match, schedulePlan: plan, form, drawn, drawing: Number(drawn.id) },
    member: await one('select id from team_member where contingent_id = $1 order by id limit 1', [contingent]),
    participant: await of('participant'),
    unit: await of('pool_unit', 'and not is_dummy'),
    pool: await of('pool'),
    billing: await of('billing', `and status = 'waiting for payment'`),
    category: await of('tournament_match_category'),
    schedule: await one(
      `insert into schedule (tournament_id, tournament_arena_id, kind, scheduled_date, start_time, is_draft)
       values ($1, $2, 'tanding', '2030-05-01', '09:00', true) returning id`,
      [tournament, arena],
    ),
    line: await one(
      `insert into statement_line (tournament_id, statement_id, key, day, amount, text)
       values ($1, $2, repeat('0', 64), '2026-01-01', 1, 'setoran') returning id`,
      [tournament, statement],
    ),
    sponsor: await one(
      `with kept as ${file} insert into sponsor_picture (tournament_id, file_id, name, seconds, position)
       select $1, id, 'Sponsor', 10, 1 from kept returning id`,
    ),
  };
}

/** As 'POST /billings body.member_ids[]', each id that a call of an account can name and that the guard does not look up. */
function idsThatAreNamed(): string[] {
  const open: readonly string[] = ['public', ...PANEL_ACCESS, ...KEY_ACCESS];
  const found: string[] = [];
  for (const call of calls.calls) {
    const name = `${call.method} ${call.path.slice('/api'.length)}`;
    const row = CALLS.find((one) => one.name === name);
    if (!row || open.includes(row.access)) continue;
    const guarded = [row.of].flat().map((one) => String(one).split(' ')[1]);
    const walk = (path: string, given: Schema, depth: number): void => {
      const schema = calls.resolve(given);
      if (depth > 6) return;
      if (schema.type === 'array') return walk(`${path}[]`, schema.items ?? {}, depth + 1);
      for (const [field, one] of Object.entries(schema.properties ?? {})) walk(`${path}.${field}`, one, depth + 1);
      const last = path.replaceAll('[]', '').split('.').at(-1) ?? '';
      const isId = /(?:^|_)ids?$/.test(last) || path.endsWith('[]');
      if (!['integer', 'number'].includes(schema.type ?? '') || !isId || SHARED.test(last)) return;
      if (!guarded.includes(path.replaceAll('[]', ''))) found.push(`${name} ${path}`);
    };
    for (const { name: field, schema } of call.query) walk(`query.${field}`, schema, 0);
    for (const { schema } of call.bodies) walk('body', schema, 0);
  }
  return [...new Set(found)];
}

/** Everything of a tournament, as one text for each table. */
async function standing(tournament: number): Promise<Record<string, string>> {
  const tables = await two.api.dataSource.query<{ name: string }[]>(
    `select table_name as name from information_schema.columns c join pg_class p on p.relname = c.table_name
     where c.table_schema = 'public' and c.column_name = 'tournament_id' and p.relkind = 'r' order by 1`,
  );
  const sums: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await two.api.dataSource.query<[{ sum: string }]>(
      `select count(*) || ' ' || md5(coalesce(string_agg(t::text, ';' order by t::text), '')) as sum from "${name}" t
       where tournament_id = $1`,
      [tournament],
    );
    sums[name] = row.sum;
  }
  return sums;
}

it('Each id that a body or a query can name is looked up by the guard, or stands in the table', () => {
  const named = idsThatAreNamed();
  expect(named.length).toBeGreaterThan(50);
  const listed = [...WITHIN, ...HARMLESS, ...Object.keys(LOOKED_AT)];
  expect(named.filter((one) => !listed.includes(one))).toEqual([]);
  // parameters of jobs stand in no document
  expect(listed.filter((one) => !named.includes(one) && !one.startsWith('POST /jobs '))).toEqual([]);
});

describe("Another tournament's row", () => {
  it('named beside own ones is refused at its field, or not there, and neither told nor changed', async () => {
    const before = await standing(other.tournament);
    const wrong: string[] = [];
    for (const [key, request] of Object.entries(LOOKED_AT)) {
      const { path, query = {}, body } = request(own, other);
      const [method = ''] = key.split(' ');
      const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
      const answer = await fetch(`${two.api.url}/api${path}?${search.toString()}`, {
        method,
        headers: { ...as(two.stranger), ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const text = await answer.text();
      const told = secrets.find((one) => text.includes(`"${one}`) || text.includes(`${one},`));
      if (told) wrong.push(`${key} tells ${told}`);
      // lines that are not certain are left out one by one, and told
      const isRead = method === 'GET' || text.includes('"confirmed":0');
      if (!(isRead ? [200, 404, 422] : [403, 404, 409, 422]).includes(answer.status))
        wrong.push(`${key}: ${answer.status} ${text.slice(0, 200)}`);
      if (answer.status === 422 && !isAtField(key, text)) wrong.push(`${key} was not looked at: ${text.slice(0, 300)}`);
    }
    expect(wrong).toEqual([]);
    expect(await standing(other.tournament)).toEqual(before);
  });

  it('is not what a bill is reckoned by: a bill stays in its tournament', async () => {
    const quote = (billing: number, who: { token: string }) =>
      two.api.request
        .post('/api/billings/quote')
        .set(as(who))
        .send({ tournament_id: own.tournament, member_ids: [own.member], billing_id: billing });
    await quote(other.billing, two.stranger).expect(404);
    const answer = await quote(other.billing, await two.api.tokenFor('admin')).expect(422);
    expect((answer.body as { errors: object }).errors).toHaveProperty('tournament_id');
  });
});

/** One of the fields that are at fault is the one that names the other's row, or what holds it. */
function isAtField(key: string, text: string): boolean {
  const { errors = {} } = JSON.parse(text) as { errors?: Record<string, unknown> };
  const parts = (key.split(' ').at(-1) ?? '')
    .replace('team_member_id', 'member_ids')
    .split(/[.[\]]+/)
    .slice(1);
  return Object.keys(errors).some((field) => parts.some((part) => field.split('.').includes(part)));
}
