// How the API speaks HTTP: refusals before any call, security headers, compression, the web app beside it, faults.
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { startApi, type TestApi } from '../../../test/setup/api';

let api: TestApi;
let web: string;
beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'gelanggang-web-'));
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Gelanggang</title>');
  writeFileSync(join(web, 'assets', 'index-a1b2c3.js'), `// ${'x'.repeat(3000)}`);
  writeFileSync(join(web, 'assets', 'index-a1b2c3.js.br'), brotliCompressSync('// compressed by the build'));
  api = await startApi({ env: { WEB_DIST: web } });
});
afterAll(async () => {
  await api.close();
  rmSync(web, { recursive: true });
});

describe('the language of a refusal', () => {
  const broken = (headers: Record<string, string>) =>
    api.request
      .post('/api/login')
      .set({ 'content-type': 'application/json', ...headers })
      .send('{"email":');

  it("is what a program accepts, what was chosen, or the site's", async () => {
    const english = await broken({ 'accept-language': 'en-GB, id;q=0.5' });
    expect(english.body).toEqual({ message: 'The request could not be read.', code: 'request.unreadable' });
    expect(english.headers).toMatchObject({ 'content-language': 'en', vary: 'cookie, accept-language' });
    const browser = await broken({ 'accept-language': 'en-GB', 'sec-fetch-mode': 'cors' });
    expect(browser.body).toEqual({ message: 'Permintaan tidak dapat dibaca.', code: 'request.unreadable' });
    expect(browser.headers['content-language']).toBe('id');
    const chosen = await broken({ cookie: 'gelanggang_lang=en', 'sec-fetch-mode': 'cors' });
    expect(chosen.body).toEqual(english.body);
  });

  it('is that of each request, whatever is answered beside it', async () => {
    const asked = Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? 'en' : 'id'));
    const answers = await Promise.all(
      asked.map((language) => api.request.get('/api/contingents').set('accept-language', language).expect(401)),
    );
    expect(answers.map(({ headers }) => headers['content-language'] as string)).toEqual(asked);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toEqual(
      new Set([
        '{"message":"Please sign in first.","code":"request.notSignedIn"}',
        '{"message":"Silakan masuk terlebih dahulu.","code":"request.notSignedIn"}',
      ]),
    );
  });
});

describe('a request that cannot be read', () => {
  it('is 400 when its JSON is broken', async () => {
    const answer = await api.request.post('/api/login').set('content-type', 'application/json').send('{"email":');
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ message: 'Permintaan tidak dapat dibaca.', code: 'request.unreadable' });
  });

  it.each(['/api/%ff', '/api/tournaments/%E0%A4%A', '/api/%'])(
    'is 400 in our words when its address %s cannot be decoded',
    async (address) => {
      const answer = await api.request.get(address).expect(400);
      expect(answer.body).toEqual({ message: 'Permintaan tidak dapat dibaca.', code: 'request.unreadable' });
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it.each([
    ['/%ff', '/%25ff'],
    ['/detail/%E0%A4%A?dari=pesan', '/detail/%25E0%25A4%25A'],
    ['//lain.test/%ff', '/lain.test/%25ff'],
    ['/\\lain.test/%ff', '/lain.test/%25ff'],
  ])('of a page whose address %s was torn is led to where the page says that there is none', async (torn, whole) => {
    const answer = await api.request.get(torn).redirects(0);
    expect([answer.status, answer.headers.location]).toEqual([302, whole]);
    const { text } = await api.request.get(whole);
    expect(text).toContain('<title>');
  });

  it('is 415 when its type is unknown', async () => {
    const answer = await api.request.post('/api/login').set('content-type', 'application/xml').send('<a/>');
    expect(answer.status).toBe(415);
    expect(answer.body).toEqual({ message: 'Jenis data yang dikirim tidak didukung.', code: 'request.wrongType' });
  });

  it('is 413 when it is too large', async () => {
    const answer = await api.request.post('/api/login').send({ email: 'x'.repeat(3_000_000) });
    expect(answer.status).toBe(413);
    expect(answer.body).toEqual({ message: 'Data yang dikirim terlalu besar.', code: 'request.tooLarge' });
  });

  it('is 400 when it says that it is compressed: nothing is unpacked', async () => {
    for (const encoding of ['gzip', 'br', 'deflate']) {
      const answer = await fetch(`${api.url}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-encoding': encoding },
        body: gzipSync('{"email":"a@b.test","password":"x"}'),
      });
      expect([encoding, answer.status, await answer.json()]).toEqual([
        encoding,
        400,
        { message: 'Permintaan tidak dapat dibaca.', code: 'request.unreadable' },
      ]);
    }
  });

  it('is 400 when it is nested deeper than any form', async () => {
    for (const deep of ['['.repeat(5000) + ']'.repeat(5000), `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`]) {
      for (const body of [deep, `{"email":${deep},"password":"x"}`]) {
        const answer = await api.request.post('/api/login').set('content-type', 'application/json').send(body);
        expect([answer.status, answer.body]).toEqual([
          400,
          { message: 'Permintaan tidak dapat dibaca.', code: 'request.unreadable' },
        ]);
      }
    }
  });

  it('is 400 when one of its objects has more fields than any form: a validator would be at it for seconds', async () => {
    const wide = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`k${at}`, at]));
    const { token } = await api.tokenFor('manager');
    for (const body of [wide, { name: 'Budi', more: [wide] }]) {
      const answer = await api.request.put('/api/user').set('authorization', `Bearer ${token}`).send(body);
      expect([answer.status, answer.body]).toEqual([
        400,
        { message: 'Permintaan tidak dapat dibaca.', code: 'request.unreadable' },
      ]);
    }
  });

  it('is 413 when it comes from nobody and is longer than any form for everybody', async () => {
    const long = { email: 'x'.repeat(17_000), password: 'x' };
    for (const path of ['login', 'register', 'panel/sign-in', 'public-files/schedule'])
      expect([path, (await api.request.post(`/api/${path}`).send(long)).status]).toEqual([path, 413]);
  });

  it('tries to change no prototype', async () => {
    const answer = await api.request
      .post('/api/login')
      .set('content-type', 'application/json')
      .send('{"__proto__": {"isAdmin": true}, "email": "a@b.test", "password": "x"}');
    expect(answer.status).toBe(400);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});

describe('every answer', () => {
  it.each(['/', '/api/tournaments/active', '/api/tidak-ada', '/api/user'])(
    '%s carries the security headers',
    async (path) => {
      const { headers } = await api.request.get(path);
      expect(headers['content-security-policy']).toContain("default-src 'self'");
      expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-frame-options']).toBe('SAMEORIGIN');
      expect(headers['x-powered-by']).toBeUndefined();
    },
  );

  it('lets pages of other origins read it only where the list names them', async () => {
    const listed = await startApi({ env: { CORS_ORIGINS: 'https://www.contoh.test,https://dua.contoh.test' } });
    const allowed = async (one: TestApi, origin: string) =>
      (await one.request.get('/api/tournaments/active').set('origin', origin)).headers['access-control-allow-origin'];
    expect(await allowed(listed, 'https://dua.contoh.test')).toBe('https://dua.contoh.test');
    expect(await allowed(listed, 'https://jahat.test')).toBeUndefined();
    expect(await allowed(listed, 'null')).toBeUndefined();
    expect(await allowed(api, 'https://www.contoh.test')).toBeUndefined();
    await listed.close();
  });

  it('to somebody, and to what changes something, is kept by no cache; what is public says nothing of it', async () => {
    const { token } = await api.tokenFor('organiser');
    const paths = ['/user', '/user/permissions', '/contingents', '/team-members', '/notices', '/jobs', '/keluar-mana'];
    for (const path of paths) {
      const answer = await api.request.get(`/api${path}`).set('authorization', `Bearer ${token}`);
      expect([path, answer.headers['cache-control']]).toEqual([path, 'private, no-store']);
    }
    const login = await api.request.post('/api/login').send({ email: 'x@contoh.test', password: 'x' }).expect(401);
    expect(login.headers['cache-control']).toBe('private, no-store');
    const open = await api.request.get('/api/tournaments/active').expect(200);
    expect(open.headers['cache-control']).toBeUndefined();
    // what rarely changes is the same for everybody
    const regions = await api.request.get('/api/provinces').set('authorization', `Bearer ${token}`);
    expect(regions.headers['cache-control']).not.toContain('no-store');
  });

  it('is compressed when it is long and the client can read it', async () => {
    const answer = await api.request.get('/api/countries').set('accept-encoding', 'gzip').expect(200);
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect((answer.body as unknown[]).length).toBeGreaterThan(200);
  });
});

describe('the web app', () => {
  it('keeps hashed assets for ever and asks for its page each time', async () => {
    const asset = await api.request.get('/assets/index-a1b2c3.js').expect(200);
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const page = await api.request.get('/').expect(200).expect('content-type', /html/);
    expect(page.headers['cache-control']).toBe('no-cache');
  });

  it('sends what the build compressed, to who can read it', async () => {
    const get = (encoding: string) =>
      api.request.get('/assets/index-a1b2c3.js').set('accept-encoding', encoding).responseType('blob').expect(200);
    const small = await get('gzip, br');
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.headers['content-type']).toMatch(/javascript/);
    // the client has unpacked it
    expect((small.body as Buffer).toString()).toBe('// compressed by the build');
    const plain = await get('identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect((plain.body as Buffer).length).toBeGreaterThan(3000);
  });

  it('answers its page for a deep link, with a query and with a dot in it too', async () => {
    for (const [path, status] of [
      ['/admin/tanding/match/5', 200],
      ['/schedule/live/piala-2.0/tanding?arena=1', 404],
      ['/api-docs', 404],
    ] as const) {
      const page = await api.request.get(path).expect(status).expect('content-type', /html/);
      expect(page.text).toMatch(/<title>.*Gelanggang<\/title>/);
    }
  });

  it.each(['/assets/tidak-ada.js', '/..%2f..%2fpackage.json', '/favicon-tidak-ada.ico'])(
    'answers 404 for %s',
    async (path) => {
      await api.request.get(path).expect(404);
    },
  );
});

describe('when the database is away', () => {
  it('says so with 503, stays alive, and goes on when it is back', async () => {
    const name = new URL(api.databaseUrl).pathname.slice(1);
    const { token } = await api.tokenFor('manager');
    const server = new Client(process.env.TEST_SERVER_URL);
    await server.connect();
    await server.query(`alter database "${name}" with allow_connections false`);
    await server.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = $1`, [name]);
    const lists = await api.request.get('/api/contingents').set('authorization', `Bearer ${token}`).expect(503);
    expect(lists.body).toEqual({
      message: 'Basis data sedang tidak dapat dihubungi. Silakan coba lagi sebentar lagi.',
      code: 'request.databaseAway',
    });
    await api.request.get('/api/health/ready').expect(503);
    await api.request.get('/api/health/live').expect(200);

    await server.query(`alter database "${name}" with allow_connections true`);
    await server.end();
    await api.request.get('/api/contingents').set('authorization', `Bearer ${token}`).expect(200);
    await api.request.get('/api/health/ready').expect(200);
  });
});
