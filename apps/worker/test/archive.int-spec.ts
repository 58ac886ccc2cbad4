// A tournament as a folder of static pages: from the door to the files, whole by themselves, and without personal data.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { FeedDocument } from '@gelanggang/contract/open-feed';
import type { JobAnswer } from '@gelanggang/contract/jobs';
import { makeTournament } from '@gelanggang/database/testing/factories';
import { contingentTitle, shownName } from '@gelanggang/domain/words/shown-name';
import { testApi } from '../../../test/setup/api';
import { CHECK_FEED, hasPython } from '../../../test/setup/python';
import { DEMO_NOW } from '../../../test/setup/demo';
import { runJob } from '../../../test/setup/jobs';
import { testFolder } from '../../../test/setup/made';
import { unzipped } from '../../../test/setup/unzip';
import { startWorker, testWorker } from '../../../test/setup/worker';

const folder = testFolder();
const env = { FILES_DIR: join(folder, 'files') };
const api = testApi({ demo: DEMO_NOW, env });
testWorker(() => startWorker({ ...env, DATABASE_URL: api.databaseUrl }));
let organiser: { authorization: string };
let slug: string;
let files: Map<string, string>;
beforeAll(async () => {
  organiser = { authorization: `Bearer ${(await api.tokenFor('organiser')).token}` };
  slug = 'piala-gelanggang';
  const [{ id }] = await api.dataSource.query<[{ id: number }]>('select id from tournament where slug = $1', [slug]);
  // a name that would be markup, were it not escaped
  await api.dataSource.query(
    `update contingent set name = 'Padepokan <b onclick="x">&' where id = (
       select contingent_id from pool_unit where tournament_id = $1 order by id limit 1)`,
    [id],
  );
  const job = await archive(id);
  expect([job.status, job.error]).toEqual(['done', null]);
  const { body, headers } = await api.request
    .get(`/api/jobs/${job.id}/file`)
    .set(organiser)
    .buffer(true)
    .parse((from, done) => {
      const parts: Buffer[] = [];
      from.on('data', (part: Buffer) => parts.push(part));
      from.on('end', () => done(null, Buffer.concat(parts)));
    });
  expect(headers['content-disposition']).toMatch(/arsip-piala-gelanggang-\d{4}-\d\d-\d\d\.zip/);
  const all = [...unzipped(body as Buffer)];
  const top = all[0]?.[0].split('/')[0] ?? '';
  expect(all.filter(([path]) => !path.startsWith(`${top}/`))).toEqual([]);
  files = new Map(all.map(([path, content]) => [path.slice(top.length + 1), content.toString('utf8')]));
  for (const [path, text] of pages()) files.set(path, text.replace(/>\s+</g, '><'));
});

const archive = (tournamentId: number): Promise<JobAnswer> =>
  runJob(api.request, organiser, 'archive-export', { tournament_id: tournamentId });

const pages = (): [string, string][] => [...files].filter(([path]) => path.endsWith('.html'));
const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

it('leads by relative paths to files that are there, and to nothing else', () => {
  expect(pages().length).toBeGreaterThan(20);
  for (const [path, text] of pages()) {
    const links = [...text.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, to = '']) => to);
    expect(links.length).toBeGreaterThan(5);
    const lost = links.filter((to) => !files.has(posix.normalize(posix.join(posix.dirname(path), to))));
    expect([path, lost]).toEqual([path, []]);
    // nothing is fetched from anywhere
    expect([path, /https?:|url\(|@import/.test(text)]).toEqual([path, false]);
  }
  expect(/https?:|url\(|@import/.test(files.get('gaya.css') ?? 'https:')).toBe(false);
});

it('shows who won what, every bracket with its results, the schedule and the entries', () => {
  const document = JSON.parse(files.get('data/feed/document.json') ?? '') as FeedDocument;
  const names = new Map(
    document.units.map(({ id, names: own }) => [id, own.map((name) => shownName(name)).join(' / ')]),
  );
  const medals = unescaped(files.get('medali.html') ?? '');
  const winners = document.medals.events.flatMap((event) => event.winners);
  expect(winners.length).toBeGreaterThan(0);
  expect(winners.filter(({ unit }) => !medals.includes(names.get(unit) ?? '?'))).toEqual([]);
  const standings = document.medals.standings.filter(({ gold }) => gold > 0);
  const contingents = new Map(document.contingents.map(({ id, name }) => [id, contingentTitle(name)]));
  for (const { contingent, gold } of standings) {
    expect(medals).toContain(`<td>${contingents.get(contingent)}</td><td class="n">${gold}</td>`);
  }
  const people = unescaped(files.get('peserta.html') ?? '');
  expect(document.entries.filter(({ name }) => !people.includes(shownName(name)))).toEqual([]);
  const pools = document.facts.filter(({ key }) => key.startsWith('pool:'));
  const book = unescaped(files.get('buku.html') ?? '');
  for (const { key, value } of pools) {
    const page = unescaped(files.get(`bagan/${key.slice(5)}.html`) ?? '');
    const units = (value as { units: { id: number }[] }).units.map(({ id }) => names.get(id) ?? '?');
    expect([key, units.filter((name) => !page.includes(name) || !book.includes(name))]).toEqual([key, []]);
  }
  const schedule = files.get('jadwal.html') ?? '';
  const slots = document.facts
    .filter(({ key }) => key.startsWith('session:'))
    .flatMap(({ value }) => (value as { matches: unknown[] }).matches);
  expect(schedule.match(/<td>Partai \d+/g)).toHaveLength(slots.length);
});

it('escapes what is put into its pages', () => {
  const all = pages()
    .map(([, text]) => text)
    .join('');
  expect(all).toContain('&lt;b onclick=&quot;x&quot;&gt;&amp;');
  expect(all).not.toContain('<b onclick');
});

it('holds no personal data beyond a list of results', async () => {
  const secrets = await api.dataSource.query<{ text: string }[]>(
    `select nik as text from team_member union select email from account
     union select birth_date::text from team_member where birth_date is not null`,
  );
  expect(secrets.length).toBeGreaterThan(50);
  const all = [...files.values()].join('\n');
  expect(secrets.filter(({ text }) => text && all.includes(text))).toEqual([]);
});

it('is refused of a tournament that was never public, and to who does not set it up', async () => {
  const draft = await makeTournament(api.dataSource.manager, { status: 'inactive' });
  await api.dataSource.query('update tournament set was_active = false where id = $1', [draft.id]);
  await api.dataSource.query(
    `insert into tournament_member (tournament_id, account_id, role)
     select $1, account_id, 'organiser' from session order by id desc limit 1 on conflict do nothing`,
    [draft.id],
  );
  const job = await archive(draft.id);
  expect([job.status, job.error]).toEqual(['failed', expect.stringContaining('belum pernah diumumkan')]);
  const manager = { authorization: `Bearer ${(await api.tokenFor('manager')).token}` };
  await api.request
    .post('/api/jobs')
    .set(manager)
    .send({ kind: 'archive-export', params: { tournament_id: draft.id } })
    .expect(403);
});

if (hasPython) {
  it('has a feed that a second program checks, from the files alone', () => {
    const to = join(folder, 'unzipped');
    for (const [path, content] of files) {
      mkdirSync(dirname(join(to, path)), { recursive: true });
      writeFileSync(join(to, path), content);
    }
    const check = () => spawnSync('python3', [CHECK_FEED, join(to, 'data/feed')], { encoding: 'utf8' });
    const whole = check();
    expect([whole.status, whole.stdout + whole.stderr]).toEqual([0, expect.stringContaining('medals: ')]);
    writeFileSync(
      join(to, 'data/feed/document.json'),
      (files.get('data/feed/document.json') ?? '').replace('"gold"', '"bronze"'),
    );
    expect(check().status).toBe(1);
  });
}
