// `npm run handover` as the office runs it, in a process of its own beside two running systems: to the hall and home again.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type LiveAway, type LiveSnapshot, type LiveTournament, SNAPSHOT_KINDS } from '@gelanggang/contract/live';
import { streams } from '@gelanggang/contract/streams';
import type { AwayTournament } from '@gelanggang/contract/tournaments';
import { comparedTables, sumOf } from '@gelanggang/database/copy/tournament-rows';
import { carriedTables } from '@gelanggang/database/copy/tournament-tables';
import { EventReader } from '@gelanggang/platform/events/event-reader';
import { type TestApi, testApi } from '../../../test/setup/api';
import { DEMO_NOW } from '../../../test/setup/demo';
import { runCommandProcess } from '../../../test/setup/command-process';
import { testFolder } from '../../../test/setup/made';
import { Watcher } from '../../../test/setup/watcher';

const SLUG = 'piala-gelanggang';

const folder = testFolder();
const main = testApi({ demo: DEMO_NOW, env: { FILES_DIR: join(folder, 'main') } });
const hall = testApi({ env: { FILES_DIR: join(folder, 'hall') } });
let id: number;
const tokens = new Map<TestApi, string>();

beforeAll(async () => {
  for (const api of [main, hall]) tokens.set(api, (await api.tokenFor('admin')).token);
  [{ id }] = await main.dataSource.query<[{ id: number }]>('select id from tournament where slug = $1', [SLUG]);
  const running = await main.dataSource.query<{ id: number }[]>(
    `select id from match where tournament_id = $1 and status = 'ongoing'`,
    [id],
  );
  for (const match of running) await post(main, `/matches/${match.id}/unstart`, {});
});

const as = (api: TestApi) => ({ authorization: `Bearer ${tokens.get(api)}` });
const post = (api: TestApi, path: string, body: object, status = 200) =>
  api.request.post(`/api${path}`).set(as(api)).send(body).expect(status);

/** The file is named from where the person stands, which npm tells. */
const handover = (api: TestApi, ...args: string[]) =>
  runCommandProcess('handover', args, {
    DATABASE_URL: api.databaseUrl,
    FILES_DIR: join(folder, api === main ? 'main' : 'hall'),
    DATA_DIR: folder,
    INIT_CWD: folder,
  });

async function away(api: TestApi): Promise<AwayTournament[]> {
  const { body } = await api.request.get('/api/tournaments/away').set(as(api)).expect(200);
  return (body as { data: AwayTournament[] }).data;
}

/** Every row of the tournament, as one sum per table. */
async function sums(api: TestApi): Promise<Record<string, string>> {
  const { manager } = api.dataSource;
  const found: Record<string, string> = {};
  for (const table of comparedTables(await carriedTables(manager, id)))
    if (table.name !== 'tournament') found[table.name] = await sumOf(manager, table);
  return found;
}

/** Everything that a page shows, but for who holds the tournament. */
async function shown(api: TestApi): Promise<Omit<LiveSnapshot, 'epoch' | 'seq'>> {
  const { body } = await api.request.get(`/api/live/${SLUG}/tanding`).expect(200);
  const { epoch: _epoch, seq: _seq, ...rest } = body as LiveSnapshot;
  const { away: _away, ...tournament } = rest.tournament;
  return { ...rest, tournament };
}

/** What each public answer says to everybody of who holds the tournament. */
async function publicAway(api: TestApi): Promise<(LiveAway | undefined)[]> {
  const [match] = await api.dataSource.query<[{ id: number }]>(
    `select m.id from match m join tournament t on t.id = m.tournament_id where t.slug = $1 and m.kind = 'tanding' limit 1`,
    [SLUG],
  );
  const paths = [
    ...SNAPSHOT_KINDS.map((kind) => `live/${SLUG}/${kind}`),
    `tournaments/detail/${SLUG}`,
    `entry-lists/${SLUG}`,
    `matches/${match.id}/recap`,
  ];
  const answers = await Promise.all(paths.map((path) => api.request.get(`/api/${path}`).expect(200)));
  return answers.map(({ body, text }) => {
    expect(text).not.toMatch(/Senayan|\.gelanggang"/);
    type Answer = { tournament?: LiveTournament; away?: LiveAway };
    const { data, ...own } = body as Answer & { data?: Answer };
    const answer = data ?? own;
    return answer.tournament ? answer.tournament.away : answer.away;
  });
}
/** Every public answer says the same. */
const everywhere = (away: LiveAway | undefined) => [away, away, away, away, away, away];

/** An open page of the main system: what it hears of tournaments from here on. */
async function openPage() {
  const before = await main.app.get(EventReader).lastSeq(streams.site);
  const watcher = new Watcher(main.url, streams.site);
  const heard = () => watcher.heard.filter(({ type, seq }) => type === 'tournament.changed' && seq > before).length;
  const hears = async (count: number) => {
    for (let tries = 0; heard() < count; tries += 1) {
      if (tries > 600) throw new Error(`the page heard ${heard()} times of a tournament, not ${count}`);
      await new Promise((done) => setTimeout(done, 100));
    }
    expect(heard()).toBe(count);
  };
  return { hears, close: () => watcher.close() };
}

it('says in a sentence how it is used, and what it does not find', async () => {
  expect(await handover(main)).toEqual({ code: 2, text: expect.stringContaining('Pemakaian:') as string });
  const unknown = await handover(main, 'give', 'tidak-ada', 'x.gelanggang');
  expect(unknown).toEqual({ code: 2, text: "Turnamen 'tidak-ada' tidak ada.\n" });
  const none = await handover(hall, 'take', 'tidak-ada.gelanggang');
  expect(none.code).toBe(2);
  expect(none.text).not.toContain('    at ');
});

it('takes a tournament to the hall and home again; meanwhile its home says where it is', async () => {
  const page = await openPage();
  expect(await away(main)).toEqual([]);
  expect(await publicAway(main)).toEqual(everywhere(undefined));
  const given = await handover(main, 'give', SLUG, 'pergi.gelanggang', '--to', ' GOR Senayan ');
  expect(given).toEqual({ code: 0, text: expect.stringContaining('berkas ada di pergi.gelanggang') as string });
  // people's data: for who gave it only
  expect(statSync(join(folder, 'pergi.gelanggang')).mode & 0o077).toBe(0);
  await page.hears(1);
  expect(await away(main)).toEqual([
    {
      ...{ id, slug: SLUG, name: expect.stringContaining('Piala Gelanggang') as string },
      ...{ since: expect.stringMatching(/^\d{4}-.*Z$/) as string, place: 'GOR Senayan' },
      ...{ file_name: 'pergi.gelanggang', is_home_elsewhere: false },
    },
  ]);
  await main.request.get('/api/tournaments/away').expect(401);
  const [{ since }] = (await away(main)) as [AwayTournament];
  expect(await publicAway(main)).toEqual(everywhere({ since, is_home_elsewhere: false }));
  expect((await handover(main, 'give', SLUG, 'lagi.gelanggang')).text).toContain('sudah diserahkan');

  const taken = await handover(hall, 'take', 'pergi.gelanggang');
  expect(taken).toEqual({ code: 0, text: expect.stringContaining('sekarang dipegang server ini') as string });
  expect(await away(hall)).toEqual([]);
  expect(await sums(hall)).toEqual(await sums(main));
  expect(await shown(hall)).toEqual(await shown(main));

  const next = (await shown(hall)).matches.find(
    ({ status, blue, red }) => status === 'scheduled' && blue.state === 'unit' && red.state === 'unit',
  );
  await post(main, `/matches/${next?.id}/call`, {}, 409);
  await post(hall, `/matches/${next?.id}/call`, {});
  await post(hall, `/matches/${next?.id}/start`, {});
  const score = { winner: 'red', win_kind: 'angka', blue_score: 3, red_score: 7 };
  await post(hall, `/matches/${next?.id}/result`, score);

  expect((await handover(hall, 'give', SLUG, 'hasil.gelanggang')).code).toBe(0);
  expect(await away(hall)).toMatchObject([{ id, place: null, file_name: 'hasil.gelanggang', is_home_elsewhere: true }]);
  const gone = { since: expect.any(String) as string, is_home_elsewhere: true };
  // the instance in the hall hears of it by itself, a moment later
  while ((await publicAway(hall)).some((one) => !one)) await new Promise((done) => setTimeout(done, 100));
  expect(await publicAway(hall)).toEqual(everywhere(gone));
  const tried = await handover(main, 'take', 'hasil.gelanggang', '--dry-run');
  expect(tried).toEqual({
    code: 0,
    text: expect.stringMatching(/result: 1 baru[\s\S]*belum ada yang disimpan/) as string,
  });
  expect(await away(main)).toHaveLength(1);
  await page.hears(1);

  expect((await handover(main, 'take', 'hasil.gelanggang')).code).toBe(0);
  await page.hears(2);
  expect(await away(main)).toEqual([]);
  expect(await publicAway(main)).toEqual(everywhere(undefined));
  expect(await sums(main)).toEqual(await sums(hall));
  expect(await shown(main)).toEqual(await shown(hall));
  expect((await shown(main)).matches.find((match) => match.id === next?.id)).toMatchObject({ winner: 'red' });
  expect((await handover(main, 'take', 'hasil.gelanggang')).text).toContain('sudah diambil');
  page.close();
});

it('ends a handover from which nothing comes back, and the office hears of it', async () => {
  const page = await openPage();
  expect((await handover(main, 'give', SLUG, 'hilang.gelanggang')).code).toBe(0);
  expect(await away(main)).toMatchObject([{ id, place: null }]);
  const back = await handover(main, 'take-back', SLUG);
  expect(back).toEqual({ code: 0, text: expect.stringContaining('kembali dipegang server ini') as string });
  await page.hears(2);
  expect(await away(main)).toEqual([]);
  expect((await handover(main, 'take-back', SLUG)).text).toContain('tidak sedang diserahkan');
  page.close();
});
