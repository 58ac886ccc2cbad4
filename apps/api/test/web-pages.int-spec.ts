// What a shared link says, which pages exist, and who may frame them: index.html as the server hands it out.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { streams } from '@gelanggang/contract/events';
import { PUBLIC_PAGES } from '@gelanggang/contract/public-pages';
import { makeClass, makeTournament } from '@gelanggang/database/testing/factories';
import { makePaidParticipants } from '@gelanggang/database/testing/paid-participants';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { routeTable } from '../../../test/specification/route-table';
import { startApi, type TestApi } from '../../../test/setup/api';
import { until } from '../../../test/setup/until';
import { queriesOf } from './count-queries';

const SITE = 'https://gelanggang.example';
const EVIL = `Piala "Satu" & <script>alert('x')</script> $& Dua`;

let api: TestApi;
let web: string;
let slug: string;
let tournamentId: number;
let poolId: number;
let classId: number;
let matchId: number;
let entryId: number;
let contingentId: number;

beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'gelanggang-web-'));
  const head = '<meta name="description" content="Bawaan" /><title>Bawaan</title>';
  writeFileSync(join(web, 'index.html'), `<!doctype html><html><head>${head}</head><body></body></html>`);
  api = await startApi({ env: { WEB_DIST: web, PUBLIC_URL: `${SITE}/` } });
  const db = api.dataSource.manager;
  const tournament = await makeTournament(db, {
    name: EVIL,
    location: '<p>GOR <strong>Uji</strong> &amp; Lapangan</p>',
    description: '<p>Kejuaraan "terbuka" bagi semua.</p>',
  });
  ({ id: tournamentId, slug } = tournament);
  const weightClass = await makeClass(db);
  classId = weightClass.id;
  await makePaidParticipants(db, { tournamentId, classId, contingentSizes: [2, 2] });
  const { token } = await api.tokenFor('organiser');
  const drawn = await api.request
    .post('/api/create-pools')
    .set('authorization', `Bearer ${token}`)
    .send({
      tournament_id: tournamentId,
      match_category_id: 1,
      age_category_id: weightClass.ageCategoryId,
      category_class_id: classId,
      match_chart: 0,
      match_duration: 120,
    })
    .expect(201);
  poolId = (drawn.body as { data: { pools: { id: number }[] } }).data.pools[0]?.id ?? 0;
  await api.request.post(`/api/pools/${poolId}/generate-bracket`).set('authorization', `Bearer ${token}`).expect(200);
  const [match] = await api.dataSource.query<{ id: number }[]>(
    'select id from match where pool_id = $1 order by round, position limit 1',
    [poolId],
  );
  matchId = match?.id ?? 0;
  const [entry] = await api.dataSource.query<{ id: number; contingent: number }[]>(
    'select team_member_id as id, contingent_id as contingent from tournament_entry where tournament_id = $1 limit 1',
    [tournamentId],
  );
  entryId = entry?.id ?? 0;
  contingentId = entry?.contingent ?? 0;
});
afterAll(async () => {
  await api.close();
  rmSync(web, { recursive: true });
});

const page = (path: string) => api.request.get(path);
const contentOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)" />`).exec(html)?.[1];

describe('A shared link', () => {
  it('says what the tournament is, when and where, with the address of the site', async () => {
    const { text } = await page(`/schedule/live/${slug}/tanding?pool=3`).expect(200).expect('content-type', /html/);
    expect(contentOf(text, 'og:title')).toMatch(
      /^Jadwal Langsung Tanding · Piala &quot;Satu&quot; &amp; &lt;script&gt;/,
    );
    expect(contentOf(text, 'description')).toContain('GOR Uji &amp; Lapangan');
    expect(contentOf(text, 'og:url')).toBe(`${SITE}/schedule/live/${slug}/tanding`);
    expect(text).toContain(`<link rel="canonical" href="${SITE}/schedule/live/${slug}/tanding" />`);
    expect(contentOf(text, 'og:image')).toBe(`${SITE}/api/share-cards/tournaments/${slug}`);
    expect(contentOf(text, 'twitter:card')).toBe('summary_large_image');
    expect(text).not.toContain('Bawaan');
  });

  it('runs nothing that somebody typed into a name, and loses nothing of it', async () => {
    const { text } = await page(`/detail/${slug}`).expect(200);
    expect(text).not.toContain('<script>alert');
    expect(text.match(/<\/head>/g)).toHaveLength(1);
    expect(text).toContain('$&amp; Dua');
    expect(contentOf(text, 'og:description')).toContain('Kejuaraan &quot;terbuka&quot; bagi semua');
  });

  it('shows the banner of the tournament where it has one', async () => {
    const file = '0193a1b2-0000-7000-8000-000000000001';
    await writeWithEvents(api.dataSource, async (manager, emit) => {
      await manager.query(
        `insert into file (id, name, content_type, size, sha256, storage_key, is_public, width, height)
         values ($1, 'spanduk.jpg', 'image/jpeg', 1, $2, 'x', true, 1600, 600)`,
        [file, 'a'.repeat(64)],
      );
      await manager.query('update tournament set image_file_id = $1 where id = $2', [file, tournamentId]);
      emit(streams.site, 'tournament.changed', { tournament_id: tournamentId, status: 'active' });
    });
    const picture = `${SITE}/api/download-document/${file}.jpg`;
    await until(
      () => page(`/detail/${slug}`),
      ({ text }) => contentOf(text, 'og:image') === picture,
    );
    expect(contentOf((await page(`/bagan/${slug}/seni`)).text, 'og:image:width')).toBe('1600');
  });

  it('names the class of a bracket, and only in its own tournament', async () => {
    const { text } = await page(`/bagan/${slug}/tanding/${poolId}`).expect(200);
    expect(contentOf(text, 'og:title')).toMatch(/^Bagan Tanding Usia \d+ Putra Kelas \d+ Pool A · Piala/);
    const other = await makeTournament(api.dataSource.manager);
    await page(`/bagan/${other.slug}/tanding/${poolId}`).expect(404);
    await page(`/bagan/${slug}/seni/${poolId}`).expect(404);
    await page(`/bagan/${slug}/tanding/999999`).expect(404);
    await page(`/bagan/${slug}/tanding/abc`).expect(404);
    await page(`/periksa-undian/${poolId}`).expect(200);
    await page('/periksa-undian/999999').expect(404);
  });

  it('names no bracket of a tournament that was never active', async () => {
    const become = (status: string, wasActive: boolean) =>
      api.dataSource.query('update tournament set status = $2, was_active = $3 where id = $1', [
        ...[tournamentId, status, wasActive],
      ]);
    await become('inactive', false);
    const { text } = await page(`/periksa-undian/${poolId}`).expect(404);
    expect(text).not.toContain('Piala');
    await become('active', true);
    await page(`/periksa-undian/${poolId}`).expect(200);
  });

  it('names who meets in a match with their picture, and of no match nothing', async () => {
    const { text } = await page(`/partai/${matchId}`).expect(200);
    expect(contentOf(text, 'og:title')).toMatch(/^(Partai [A-Z\d-]+|Rincian Partai): .+ – .+ · Piala/);
    expect(contentOf(text, 'og:url')).toBe(`${SITE}/partai/${matchId}`);
    const picture = contentOf(text, 'og:image') ?? '';
    expect(picture).toMatch(new RegExp(`^${SITE}/api/share-cards/matches/${matchId}\\?v=\\d+$`));
    await page(picture.slice(SITE.length)).expect(200).expect('content-type', 'image/png');
    await page('/partai/999999').expect(404);
    await page('/partai/abc').expect(404);
  });

  it('takes turns with all that strangers ask for, and leaves connections to whoever is signed in', async () => {
    const { token } = await api.tokenFor('manager');
    const permissions = () => api.request.get('/api/user/permissions').set('authorization', `Bearer ${token}`);
    await permissions().expect(200);
    const runner = api.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query('lock table pool in access exclusive mode');
    const pages = Array.from({ length: 30 }, (_, n) =>
      page(`/periksa-undian/${poolId + n}`).then(({ status }) => status),
    );
    await new Promise((done) => setTimeout(done, 300));
    const first = await Promise.race([
      permissions().then(({ status }) => status),
      new Promise((late) => setTimeout(() => late('it waits for the pages'), 5000)),
    ]);
    await runner.commitTransaction();
    await runner.release();
    expect(first).toBe(200);
    expect(await Promise.all(pages)).toEqual(pages.map((_, n) => (n === 0 ? 200 : 404)));
  });

  it('names an entry with its contingent, and a contingent, each only where it is entered', async () => {
    const { text } = await page(`/pesilat/${slug}/${entryId}`).expect(200);
    expect(contentOf(text, 'og:title')).toMatch(/^Atlet .+ \(.+\) · Piala/);
    expect(contentOf(text, 'og:url')).toBe(`${SITE}/pesilat/${slug}/${entryId}`);
    expect(contentOf(text, 'robots')).toBe('noindex');
    const ofContingent = await page(`/kontingen/${slug}/${contingentId}`).expect(200);
    expect(contentOf(ofContingent.text, 'og:title')).toMatch(/^Kontingen .+ · Piala/);
    const other = await makeTournament(api.dataSource.manager);
    for (const [kind, id] of [
      ['pesilat', entryId],
      ['kontingen', contingentId],
    ] as const) {
      for (const path of [`/${kind}/${other.slug}/${id}`, `/${kind}/${slug}/999999`, `/${kind}/${slug}/abc`]) {
        await page(path).expect(404);
      }
    }
  });

  it('is made from memory, and answers 304 to who has it', async () => {
    const { headers } = await page(`/peserta/${slug}`).expect(200);
    const statements = await queriesOf(async () => {
      await page(`/peserta/${slug}`).expect(200);
      await page(`/schedule/${slug}/seni`).expect(200);
    });
    expect(statements).toEqual([]);
    await page(`/peserta/${slug}`)
      .set('if-none-match', headers.etag ?? '')
      .expect(304);
  });
});

describe('An address', () => {
  it.each(['/tidak-ada', '/detail/tidak-ada', '/schedule/live/tidak-ada/tanding', '/peserta/%3Cb%3E', '/detail/x/y'])(
    '%s that leads nowhere is 404, with a page for people',
    async (path) => {
      const { text } = await page(path).expect(404);
      expect(text).toContain('<body>');
      expect(contentOf(text, 'robots')).toBe('noindex');
      expect(text).not.toContain('canonical');
    },
  );

  it('of every page in the route table is known', async () => {
    await api.dataSource.query('update contingent set province_id = 32 where id = $1', [contingentId]);
    const values: Record<string, string | number> = { slug, poolId, matchId, entryId, contingentId, provinceId: 32 };
    const paths = routeTable().map(({ path }) =>
      path
        .replace('/partai/:id', '/partai/:matchId')
        .replace(/:(\w+)/g, (_, name: string) => String(values[name] ?? 1)),
    );
    // the pool of this test is one of tanding
    const answers = await Promise.all(
      paths.filter((path) => !path.endsWith(`/seni/${poolId}`)).map(async (path) => [path, (await page(path)).status]),
    );
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
    expect(answers.length).toBeGreaterThan(50);
  });

  it('of every public page has a preview: a title, words and a picture', async () => {
    await api.dataSource.query('update contingent set province_id = 32 where id = $1', [contingentId]);
    const values: Record<string, string | number> = {
      slug,
      poolId,
      entryId,
      contingentId,
      provinceId: 32,
      id: matchId,
    };
    const paths = PUBLIC_PAGES.map(({ path }) =>
      path.replace(/:(\w+)/g, (_, name: string) => String(values[name] ?? 1)),
    );
    const lacking: string[] = [];
    for (const path of paths.filter((one) => !one.endsWith(`/seni/${poolId}`))) {
      const { text } = await page(path).expect(200);
      const [title, words, picture] = ['og:title', 'og:description', 'og:image'].map((name) => contentOf(text, name));
      const isOurs = /^https:\/\/gelanggang\.example\/(preview\.png|api\/share-cards\/|api\/download-document\/)/;
      if (!title || !words || !isOurs.test(picture ?? '')) lacking.push(`${path}: ${picture}`);
    }
    expect(lacking).toEqual([]);
    expect(paths.length).toBeGreaterThan(25);
  });

  it('of the office is told to nobody who looks for it', async () => {
    const { text } = await page('/admin/tournament').expect(200);
    expect(contentOf(text, 'robots')).toBe('noindex');
    expect(text).not.toMatch(/canonical|og:/);
  });

  it('comes from the request where none is set, and never from a made-up one', async () => {
    const other = await startApi({ env: { WEB_DIST: web } });
    try {
      const { text } = await other.request.get('/tentang-kami').set('host', 'papan.example:8080').expect(200);
      expect(contentOf(text, 'og:url')).toBe('http://papan.example:8080/tentang-kami');
      const evil = await other.request.get('/tentang-kami').set('host', 'a"b<c').expect(200);
      expect(evil.text).not.toContain('a"b');
      // anybody may send these, and this machine is a trusted proxy
      for (const path of ['/tentang-kami', '/sitemap.xml', '/robots.txt']) {
        const forwarded = await other.request
          .get(path)
          .set({ host: 'papan.example:8080', 'x-forwarded-host': 'jahat.example', 'x-forwarded-proto': 'https' })
          .expect(200);
        expect(forwarded.text).not.toContain('jahat');
        expect(forwarded.text).not.toContain('https://papan');
      }
    } finally {
      await other.close();
    }
  });
});

describe('robots.txt and sitemap.xml', () => {
  it('lead robots to the pages of the site and of every listed tournament, and to no other', async () => {
    const hidden = await makeTournament(api.dataSource.manager, { status: 'inactive', wasActive: true });
    const draft = await makeTournament(api.dataSource.manager, { status: 'inactive' });
    const rules = await page('/robots.txt')
      .expect(200)
      .expect('content-type', /text\/plain/);
    expect(rules.text).toContain('Disallow: /admin');
    expect(rules.text).toContain(`Sitemap: ${SITE}/sitemap.xml`);
    const { text } = await page('/sitemap.xml').expect(200).expect('content-type', /xml/);
    expect(text).toContain(`<loc>${SITE}/</loc>`);
    expect(text).toContain(`<loc>${SITE}/bagan/${slug}/tanding</loc>`);
    expect(text).not.toContain(hidden.slug);
    expect(text).not.toContain(draft.slug);
    await page(`/detail/${draft.slug}`).expect(404);
    expect(text).not.toMatch(/:slug|:poolId|\/admin/);
    const { text: prepared } = await page(`/detail/${hidden.slug}`).expect(200);
    expect(contentOf(prepared, 'robots')).toBe('noindex');
  });
});

describe('A frame of another site', () => {
  it('may hold a schedule, a bracket and nothing else', async () => {
    for (const path of [`/schedule/live/${slug}/tanding`, `/schedule/${slug}/seni`, `/bagan/${slug}/tanding`]) {
      const { headers, text } = await page(`${path}?embed=1`).expect(200);
      expect(headers['content-security-policy']).toContain('frame-ancestors *');
      expect(headers['content-security-policy']).toContain("script-src 'self'");
      expect(headers['x-frame-options']).toBeUndefined();
      expect(contentOf(text, 'robots')).toBe('noindex');
      const plain = await page(path).expect(200);
      expect(plain.headers['content-security-policy']).toContain("frame-ancestors 'self'");
      expect(plain.headers['x-frame-options']).toBe('SAMEORIGIN');
    }
    for (const path of ['/', '/admin', `/detail/${slug}`, `/registration/${slug}`, '/admin/login', '/tidak-ada']) {
      const { headers } = await page(`${path}?embed=1`);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
      expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    }
  });
});

/** An event reaches the API by notice, soon after its commit. */
