// Rankings over a season: a rule as data, events of this installation and old ones, and a second program that reckons the same.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RankedOne, RankingAnswer, RankingChoice, RankingPreview } from '@gelanggang/contract/rankings';
import type { PastEventRow } from '@gelanggang/contract/past-events';
import { DEFAULT_RANKING_RULE } from '@gelanggang/domain/ranking/ranking-rule';
import { testApi } from '../../../test/setup/api';
import { runStart } from '../../../test/setup/demo';
import { testFolder } from '../../../test/setup/made';
import { root } from '../../../test/specification/sources';
import { queriesOf } from './count-queries';

const run = promisify(execFile);

const folder = testFolder();
const api = testApi({ demo: runStart(), env: { FILES_DIR: folder } });
let organiser: { authorization: string };
let other: { authorization: string };
let tournament: { kind: 'tournament'; id: number; level: string };
let past: { kind: 'past'; id: number; level: string };

const as = async (role: 'admin' | 'organiser' | 'manager') => ({
  authorization: `Bearer ${(await api.tokenFor(role)).token}`,
});
const RULE = {
  ...{ ...DEFAULT_RANKING_RULE, on: '2026-12-31', points: [10, 7, 4], took_part: 1 },
  decay: [{ days: 365, percent: 50 }],
};
let forms = 0;
/** Each with a name of its own: an account has no two of one. */
const body = (more: object = {}) => ({
  ...{ name: `Liga Uji ${(forms += 1)}`, is_public: true, rule: RULE, sources: [tournament, past], ...more },
});

beforeAll(async () => {
  [organiser, other] = [await as('organiser'), await as('organiser')];
  // the day of the demo's running tournament is over
  await api.dataSource.query(
    `update tournament set start_date = start_date - 9, end_date = end_date - 9 where slug = 'piala-gelanggang'`,
  );
  const [row] = await api.dataSource.query<[{ id: number }]>(
    `select id from tournament where slug = 'piala-gelanggang'`,
  );
  const { body: events } = await api.request.get('/api/past-events').expect(200);
  tournament = { kind: 'tournament', id: row.id, level: 'national' };
  past = { kind: 'past', id: (events as { data: PastEventRow[] }).data[0]?.id ?? 0, level: 'province' };
});

async function made(more: object = {}, who = organiser): Promise<number> {
  const answer = await api.request.post('/api/rankings').set(who).send(body(more)).expect(201);
  return (answer.body as { data: { id: number } }).data.id;
}
const table = async (id: number): Promise<RankingAnswer> =>
  ((await api.request.get(`/api/rankings/${id}`).expect(200)).body as { data: RankingAnswer }).data;

it('is offered what is over, and shows what comes of a rule before anything is kept', async () => {
  const { body: offered } = await api.request.get('/api/rankings/choices').set(organiser).expect(200);
  expect((offered as { data: RankingChoice[] }).data.map(({ kind, id }) => `${kind}:${id}`).sort()).toEqual([
    `past:${past.id}`,
    `tournament:${tournament.id}`,
  ]);
  const { rule, sources } = body();
  const { body: seen } = await api.request
    .post('/api/rankings/preview')
    .set(organiser)
    .send({ rule, sources })
    .expect(200);
  const { rows, total, ages } = (seen as { data: RankingPreview }).data;
  expect(rows.length).toBe(Math.min(20, total));
  expect(rows[0]?.points).toBeGreaterThan(0);
  expect(ages).toContain('Remaja');
});

it.each(['contingents', 'athletes'] as const)(
  'of %s opens every figure down to its results, and a second program finds the same table',
  async (of) => {
    for (const more of [{}, { best: 1, same_name: false, ages: [{ age: 'Remaja', percent: 33 }] }]) {
      const id = await made({ rule: { ...RULE, of, ...more } });
      const { rows, sources } = await table(id);
      expect(sources.map(({ key }) => key).sort()).toEqual([`past:${past.id}`, `tournament:${tournament.id}`]);
      expect(rows.length).toBeGreaterThan(5);
      for (const row of rows.slice(0, 5)) {
        const { body: told } = await api.request.get(`/api/rankings/${id}/of`).query({ key: row.key }).expect(200);
        const { sources: from } = (told as { data: RankedOne }).data;
        const counted = from.filter(({ counts }) => counts).flatMap(({ results }) => results);
        expect(counted.reduce((sum, { worth }) => sum + worth, 0)).toBe(row.points);
        // of a tournament each result names the pool in which its matches stand
        const own = from.filter(({ source }) => source.kind === 'tournament').flatMap(({ results }) => results);
        expect(own.every(({ pool }) => pool !== null)).toBe(true);
      }
      const program = join(root, 'scripts/check-ranking.py');
      const { stdout } = await run('python3', [program, `${api.url}/api/rankings/${id}`]);
      expect(stdout).toContain(`${rows.length} of 2 events, every figure the same`);
    }
  },
);

it('joins the entries that somebody has confirmed to be one person’s, and no longer once its page is taken away', async () => {
  const rule = { ...RULE, of: 'athletes', same_name: false };
  const sources = [tournament];
  const id = await made({ rule, sources });
  const apart = await table(id);
  expect(apart.people).toEqual([]);
  // two whom nobody else is called like, taken for one
  const [first, second] = apart.rows.filter(({ name }) => apart.rows.filter((row) => row.name === name).length === 1);
  const link = await api.dataSource.query<{ id: number }[]>(
    `insert into person_entry (team_member_id, person_id)
     select m.id, '7d6c1c1e-0000-4000-8000-000000000001' from team_member m
     where m.id in (select team_member_id from tournament_entry where tournament_id = $1) and m.public_name in ($2, $3)
     returning team_member_id as id`,
    [tournament.id, first?.name, second?.name],
  );
  const joined = await table(id);
  expect(joined.people.map(({ name }) => name).sort()).toEqual([first?.name, second?.name].sort());
  expect(joined.rows).toHaveLength(apart.rows.length - 1);
  const person = joined.rows.find(({ key }) => key.startsWith('p:'));
  expect(person?.points).toBe((first?.points ?? 0) + (second?.points ?? 0));
  const { stdout } = await run('python3', [join(root, 'scripts/check-ranking.py'), `${api.url}/api/rankings/${id}`]);
  expect(stdout).toContain('every figure the same');

  await api.dataSource.query(`update team_member set gone_asked_by = 'Wali', gone_asked_at = now() where id = $1`, [
    link[0]?.id,
  ]);
  const after = await table(id);
  expect([after.people, after.rows.length]).toEqual([[], apart.rows.length]);
  await api.dataSource.query('delete from person_entry where team_member_id = any($1::bigint[])', [
    link.map((row) => row.id),
  ]);
});

it('is told by the second program where a figure is another one', async () => {
  const id = await made({ rule: { ...RULE, points: [9, 6, 3] } });
  const program = join(root, 'scripts/check-ranking.py');
  await run('python3', [program, `${api.url}/api/rankings/${id}`]);
  const lie = `import json, sys, importlib.util
spec = importlib.util.spec_from_file_location('check', sys.argv[2])
check = importlib.util.module_from_spec(spec); spec.loader.exec_module(check)
honest = check.read
def read(address):
    answer = honest(address)
    if '/rankings/' in address: answer['data']['rows'][0]['points'] += 1
    return answer
check.read = read
sys.argv = [sys.argv[2], sys.argv[1]]
check.main()`;
  await expect(run('python3', ['-c', lie, `${api.url}/api/rankings/${id}`, program])).rejects.toMatchObject({
    code: 1,
  });
});

it('is nobody else’s to see before it is public, nor to change', async () => {
  const id = await made({ is_public: false });
  await api.request.get(`/api/rankings/${id}`).expect(404);
  await api.request.get(`/api/rankings/${id}/of?key=x`).expect(404);
  await api.request.get(`/api/rankings/${id}/form`).set(other).expect(404);
  await api.request.put(`/api/rankings/${id}`).set(other).send(body()).expect(404);
  await api.request.delete(`/api/rankings/${id}`).set(other).expect(404);
  await api.request
    .post('/api/rankings')
    .set(await as('manager'))
    .send(body())
    .expect(403);
  await api.request.post('/api/rankings').send(body()).expect(401);
  await api.request
    .put(`/api/rankings/${id}`)
    .set(organiser)
    .send(body({ version: 1 }))
    .expect(200);
  await api.request
    .put(`/api/rankings/${id}`)
    .set(organiser)
    .send(body({ version: 1 }))
    .expect(409);
  await api.request.get(`/api/rankings/${id}`).expect(200);
  await api.request
    .delete(`/api/rankings/${id}`)
    .set(await as('admin'))
    .expect(200);
  await api.request.get(`/api/rankings/${id}`).expect(404);
});

it('is made once of a form that is sent twice at once', async () => {
  const form = body();
  const press = (who = organiser) => api.request.post('/api/rankings').set(who).send(form);
  const [first, second] = (await Promise.all([press(), press()])).sort((a, b) => a.status - b.status);
  expect([first?.status, second?.status]).toEqual([201, 422]);
  expect(Object.keys((second?.body as { errors: object }).errors)).toEqual(['name']);
  await press(other).expect(201);
});

it('refuses a rule or an event in words, by its field', async () => {
  const faults = async (more: object) =>
    Object.keys(
      ((await api.request.post('/api/rankings').set(organiser).send(body(more)).expect(422)).body as { errors: object })
        .errors,
    );
  expect(await faults({ rule: { ...RULE, points: [-1], on: '2026-02-30' } })).toEqual(['rule.points', 'rule.on']);
  expect(await faults({ rule: {} })).toHaveLength(10);
  expect(await faults({ sources: [past, past] })).toEqual(['sources']);
  expect(await faults({ sources: [{ ...past, id: 999_999 }] })).toEqual(['sources']);
  const [open] = await api.dataSource.query<[{ id: number }]>(
    `select id from tournament where slug = 'gelanggang-open'`,
  );
  expect(await faults({ sources: [{ ...tournament, id: open.id }] })).toEqual(['sources']);
  await api.request
    .post('/api/rankings')
    .set(organiser)
    .send(body({ sources: 'x' }))
    .expect(422);
  await api.request
    .post('/api/rankings')
    .set(organiser)
    .send(body({ sources: [{ kind: 'x', id: 'a' }] }))
    .expect(422);
});

it('asks the database as often for a long table as for a short one, and forgets an old event with it', async () => {
  const [event] = await api.dataSource.query<[{ id: number }]>(
    `insert into past_event (name, place, level, start_date, end_date) values ('Lain', 'x', 'club', '2020-01-01', '2020-01-01')
     returning id`,
  );
  const one = (n: number) =>
    api.dataSource.query(
      `insert into past_result (past_event_id, key, names, contingent, province, category, age, class_name, place, searched)
       select $1, 'k' || i, array['Atlet ' || i], 'Kontingen ' || i, '', 'Tanding', '', 'A', 1, 'x'
       from generate_series($2::integer, $3::integer) i`,
      [event.id, n, n + 300],
    );
  await one(1);
  const id = await made({ sources: [{ kind: 'past', id: event.id, level: 'club' }] });
  const asked = async () => (await queriesOf(() => table(id))).length;
  const few = await asked();
  await one(1000);
  // what was reckoned stands for some seconds: by another rule
  const next = await made({
    rule: { ...RULE, took_part: 2 },
    sources: [{ kind: 'past', id: event.id, level: 'club' }],
  });
  expect((await queriesOf(() => table(next))).length).toBe(few);
  expect((await table(next)).rows).toHaveLength(602);
  // asked for by many, it is not read again
  const again = await queriesOf(() => Promise.all(Array.from({ length: 10 }, () => table(next))));
  expect(again.filter((sql) => sql.includes('from past_result'))).toEqual([]);
  await api.dataSource.query('delete from past_event where id = $1', [event.id]);
  expect(await table(id)).toMatchObject({ sources: [], rows: [] });
});
