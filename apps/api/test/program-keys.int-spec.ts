// Keys for programs: few rights, one tournament, a last day, so many requests; shown once, revocable, and no session.
import { execFile, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CALLS } from '@gelanggang/contract/access';
import { KEY_ACCESS } from '@gelanggang/contract/call';
import type { ProgramKeysAnswer, ProgramSlot } from '@gelanggang/contract/program-keys';
import { makeTournament } from '@gelanggang/database/testing/factories';
import { MOST_KEYS, REQUESTS_A_MINUTE } from '@gelanggang/domain/programs/program-key';
import { runStart } from '../../../test/setup/demo';
import { as, testApi } from '../../../test/setup/api';
import { testFolder } from '../../../test/setup/made';
import { queriesOf } from './count-queries';

const hasPython = spawnSync('python3', ['--version']).status === 0 && spawnSync('curl', ['--version']).status === 0;
const RIGHTS = ['entries', 'schedule', 'results'];

const folder = testFolder();
const api = testApi({ demo: runStart(), env: { FILES_DIR: join(folder, 'files'), DATA_DIR: folder } });
let office: string;
let demo: { id: number; slug: string };
let today: string;
/** Of the one session that is made a draft here. */
let draftSlots: number;
beforeAll(async () => {
  const { token, accountId } = await api.tokenFor('organiser');
  office = token;
  [demo] = await api.dataSource.query<[typeof demo]>('select id, slug from tournament order by start_date, id limit 1');
  await api.dataSource.query(
    `insert into tournament_member (tournament_id, account_id, role) select id, $1, 'organiser' from tournament
     on conflict do nothing`,
    [accountId],
  );
  const [session] = await api.dataSource.query<[{ id: number; slots: number }]>(
    `select s.id, count(*)::int as slots from schedule s join schedule_detail d on d.schedule_id = s.id
     where s.tournament_id = $1 and s.kind = 'tanding' group by s.id order by s.id limit 1`,
    [demo.id],
  );
  draftSlots = session.slots;
  await api.dataSource.query('update schedule set is_draft = true where id = $1', [session.id]);
  today = (await list(demo.id)).first_day;
});

let keyNumber = 0;
async function make(tournamentId: number, body: Record<string, unknown> = {}) {
  const path = `/api/tournaments/${tournamentId}/program-keys`;
  const sent = { name: `Program ${++keyNumber}`, rights: RIGHTS, expires_on: today, ...body };
  return api.request.post(path).set(as(office)).send(sent);
}
async function keyOf(tournamentId: number, body: Record<string, unknown> = {}): Promise<{ id: number; key: string }> {
  const { status, body: answer } = await make(tournamentId, body);
  expect(status).toBe(201);
  return (answer as { data: { id: number; key: string } }).data;
}
async function list(tournamentId: number): Promise<ProgramKeysAnswer> {
  const path = `/api/tournaments/${tournamentId}/program-keys`;
  const { body } = await api.request.get(path).set(as(office)).expect(200);
  return (body as { data: ProgramKeysAnswer }).data;
}
const revoke = (tournamentId: number, id: number) =>
  api.request.delete(`/api/tournaments/${tournamentId}/program-keys/${id}`).set(as(office));
const read = (key: string, what: string) => api.request.get(`/api/program/${what}`).set(as(key));
const rowsOf = <T>({ body }: { body: unknown }): T[] => (body as { data: T[] }).data;

describe('A key', () => {
  it('is told once and kept as a hash, and reads its tournament', async () => {
    const { id, key } = await keyOf(demo.id, { name: 'Papan skor TV' });
    expect(key).toMatch(/^gk_[A-Za-z0-9_-]{43}$/);
    const { body } = await read(key, 'tournament').expect(200);
    expect(body).toMatchObject({
      data: { id: demo.id, is_public: true, key: { name: 'Papan skor TV', rights: RIGHTS } },
    });
    const [told] = (await list(demo.id)).keys.filter((one) => one.id === id);
    expect(told).toMatchObject({ starts_with: key.slice(0, 7), state: 'open', expires_on: today });
    expect(told?.last_used_at).not.toBeNull();
    const tables = await api.dataSource.query<{ text: string }[]>(
      `select k::text as text from program_key k union all select a::text from audit a union all select e::text from event e`,
    );
    expect(tables.length).toBeGreaterThan(2);
    expect(tables.filter(({ text }) => text.includes(key.slice(7)))).toEqual([]);
    const audited = await api.dataSource.query('select action, detail from audit where action like $1', [
      '%program-keys%',
    ]);
    expect(audited).toContainEqual({
      action: 'POST /tournaments/{id}/program-keys',
      detail: expect.objectContaining({ name: 'Papan skor TV', rights: RIGHTS }) as unknown,
    });
    await revoke(demo.id, id).expect(200);
  });

  it('reads entries, schedule, results and medals, with the fields that are promised and no others', async () => {
    const { id, key } = await keyOf(demo.id);
    const fields: Record<string, string[]> = {
      entries: ['age', 'category', 'class', 'contingent', 'gender', 'name'],
      schedule: ['arena', 'corner', 'date', 'is_published', 'match', 'number', 'start'],
      results: [
        ...['age', 'blue', 'blue_contingent', 'blue_score', 'category', 'class', 'gender', 'match', 'pool', 'red'],
        ...['red_contingent', 'red_score', 'round', 'state', 'win_kind', 'winner'],
      ],
      medals: ['age', 'category', 'class', 'contingent', 'gender', 'medal', 'name'],
    };
    for (const [what, names] of Object.entries(fields)) {
      const rows = rowsOf<object>(await read(key, what).expect(200));
      const wrong = rows.filter((row) => Object.keys(row).sort().join() !== names.join());
      expect([what, rows.length > 0 || what === 'medals', wrong]).toEqual([what, true, []]);
    }
    // the second reading is of what was kept: the key is taken, its maker looked at
    expect((await queriesOf(() => read(key, 'results').expect(200))).length).toBeLessThanOrEqual(2);
    await revoke(demo.id, id).expect(200);
  });

  it('reads what the public does not see yet: a session and a tournament that are drafts', async () => {
    const { id, key } = await keyOf(demo.id);
    const slots = rowsOf<ProgramSlot>(await read(key, 'schedule').expect(200));
    expect(slots.filter((row) => !row.is_published)).toHaveLength(draftSlots);
    expect(slots.filter((row) => row.is_published).length).toBeGreaterThan(0);
    const open = await api.request.get(`/api/feed/${demo.slug}/csv/schedule.csv`).expect(200);
    expect(open.text.trim().split('\r\n')).toHaveLength(1 + slots.length - draftSlots);
    await revoke(demo.id, id).expect(200);

    const draft = await makeTournament(api.dataSource.manager, { status: 'inactive' });
    await api.dataSource.query('update tournament set was_active = false where id = $1', [draft.id]);
    const { key: ofDraft } = await keyOf(draft.id);
    expect((await read(ofDraft, 'tournament').expect(200)).body).toMatchObject({ data: { is_public: false } });
    expect(rowsOf(await read(ofDraft, 'entries').expect(200))).toEqual([]);
    await api.request.get(`/api/feed/${draft.slug}`).set(as(ofDraft)).expect(404);
  });

  it('opens nothing else: no call that a person signs in for, whatever it is', async () => {
    const { id, key } = await keyOf(demo.id);
    const open: string[] = [];
    const closed = CALLS.filter(
      ({ access }) => access !== 'public' && !(KEY_ACCESS as readonly string[]).includes(access),
    );
    expect(closed.length).toBeGreaterThan(200);
    for (const { name } of closed) {
      const [method = '', path = ''] = name.split(' ');
      const address = path.replace(/\{[^}]*\}/g, String(demo.id));
      const { status } = await fetch(`${api.url}/api${address}`, { method, headers: as(key) });
      if (status !== 403) open.push(`${name}: ${status}`);
    }
    expect(open).toEqual([]);
    // nor does a session open what is for programs
    await api.request.get('/api/program/results').set(as(office)).expect(403);
    await api.request.get('/api/program/results').expect(401);
    await revoke(demo.id, id).expect(200);
  });

  it('has the rights that it was given, and no others', async () => {
    const { id, key } = await keyOf(demo.id, { rights: ['schedule'] });
    await read(key, 'tournament').expect(200);
    await read(key, 'schedule').expect(200);
    for (const what of ['entries', 'results', 'medals']) await read(key, what).expect(403);
    await revoke(demo.id, id).expect(200);
  });

  it('opens nothing once it is revoked, over, or its maker runs the tournament no longer', async () => {
    const { id, key } = await keyOf(demo.id);
    const wrong = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
    for (const one of [wrong, 'gk_', `${key}A`]) await read(one, 'tournament').expect(401);
    await api.dataSource.query('update program_key set expires_on = expires_on - 1 where id = $1', [id]);
    await read(key, 'tournament').expect(401);
    expect((await list(demo.id)).keys.find((one) => one.id === id)?.state).toBe('over');
    await revoke(demo.id, id).expect(200);
    await revoke(demo.id, id).expect(404);

    const other = await keyOf(demo.id);
    await read(other.key, 'tournament').expect(200);
    const [{ accountId }] = await api.dataSource.query<[{ accountId: number }]>(
      'select made_by as "accountId" from program_key where id = $1',
      [other.id],
    );
    const stranger = (await api.tokenFor('organiser', { isStranger: true })).accountId;
    await api.dataSource.query('update program_key set made_by = $2 where id = $1', [other.id, stranger]);
    await read(other.key, 'tournament').expect(401);
    expect((await list(demo.id)).keys.find((one) => one.id === other.id)?.state).toBe('cut-off');
    await api.dataSource.query('update program_key set made_by = $2 where id = $1', [other.id, accountId]);
    await read(other.key, 'tournament').expect(200);
    await revoke(demo.id, other.id).expect(200);
    await read(other.key, 'tournament').expect(401);
  });

  it('asks so many times a minute, and is told to wait', async () => {
    const { id, key } = await keyOf(demo.id);
    await read(key, 'tournament').expect(200);
    await api.dataSource.query('update program_key set minute_uses = $2, last_used_at = now() where id = $1', [
      id,
      REQUESTS_A_MINUTE + 5,
    ]);
    // where a minute ends in between, it counts anew
    const { status, headers } = await read(key, 'tournament');
    const [{ uses }] = await api.dataSource.query<[{ uses: number }]>(
      'select minute_uses as uses from program_key where id = $1',
      [id],
    );
    expect([status, headers['retry-after'] === undefined]).toEqual(
      uses > REQUESTS_A_MINUTE ? [429, false] : [200, true],
    );
    await api.dataSource.query("update program_key set last_used_at = now() - interval '1 minute' where id = $1", [id]);
    await read(key, 'tournament').expect(200);
    await revoke(demo.id, id).expect(200);
  });
});

describe('Making keys', () => {
  it('is refused with the field that is wrong', async () => {
    const refused = async (body: Record<string, unknown>) => {
      const { status, body: answer } = await make(demo.id, body);
      return [status, Object.keys((answer as { errors?: object }).errors ?? {})];
    };
    expect(await refused({ name: ' ' })).toEqual([422, ['name']]);
    expect(await refused({ rights: [] })).toEqual([422, ['rights']]);
    expect(await refused({ rights: ['manage users'] })).toEqual([422, ['rights']]);
    expect(await refused({ expires_on: '2020-01-01' })).toEqual([422, ['expires_on']]);
    expect(await refused({ expires_on: '2199-01-01' })).toEqual([422, ['expires_on']]);
    const { id } = await keyOf(demo.id, { name: 'Dua kali' });
    // the second press of one button
    const again = await make(demo.id, { name: 'dua KALI' });
    expect([again.status, Object.keys((again.body as { errors: object }).errors)]).toEqual([422, ['name']]);
    await revoke(demo.id, id).expect(200);
  });

  it('ends with the number that a tournament may have, many at once included', async () => {
    const before = (await list(demo.id)).keys.length;
    const answers = await Promise.all(Array.from({ length: MOST_KEYS + 3 }, () => make(demo.id)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MOST_KEYS - before);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3 + before);
    for (const { id } of (await list(demo.id)).keys) await revoke(demo.id, id).expect(200);
    expect((await list(demo.id)).keys).toEqual([]);
  });
});

if (hasPython) {
  it('is used as the documents show', async () => {
    const text = await readFile(join(__dirname, '../../../docs/feed.md'), 'utf8');
    const [example] = [...text.matchAll(/```sh\n([^`]*)```/g)]
      .map(([, block = '']) => block)
      .filter((one) => one.includes('$KEY'));
    const { key } = await keyOf(demo.id);
    const { stdout } = await promisify(execFile)('sh', ['-c', example ?? 'exit 1'], {
      env: { ...process.env, SITE: api.url, KEY: key },
    });
    const official = rowsOf<{ state: string; match: number }>(await read(key, 'results')).filter(
      ({ state }) => state === 'official',
    );
    expect(official.length).toBeGreaterThan(0);
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => Number(line.split('\t')[0])),
    ).toEqual(official.map(({ match }) => match));
  });
}
