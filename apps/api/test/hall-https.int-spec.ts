// https of a hall's own: trusted by its authority alone, for this machine's names alone, with everything that plain http has.
import { readFile } from 'node:fs/promises';
import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import { join } from 'node:path';
import { connect, type TLSSocket } from 'node:tls';
import { io } from 'socket.io-client';
import { LIVE_NAMESPACE } from '@gelanggang/contract/events';
import type { HallConnection } from '@gelanggang/contract/hall';
import { startApi, testApi } from '../../../test/setup/api';
import { testFolder } from '../../../test/setup/made';
import { HallHttps } from '../src/hall/hall-https';

const folder = testFolder();
const api = testApi({ env: { HALL_PORT: '0', DATA_DIR: folder } });
let https: HallHttps;
let connection: HallConnection;
let ca: string;

const asPem = (der: Buffer) =>
  `-----BEGIN CERTIFICATE-----\n${der.toString('base64').replace(/.{64}(?=.)/g, '$&\n')}\n-----END CERTIFICATE-----\n`;

beforeAll(async () => {
  https = api.app.get(HallHttps);
  await https.listen(api.app.getHttpServer());
  const told = await api.request.get('/api/hall').expect(200);
  connection = (told.body as { data: HallConnection }).data;
  const file = await api.request.get('/api/hall/gelanggang.crt').responseType('blob').expect(200);
  ca = asPem(file.body as Buffer);
});

interface Answer {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  text: string;
}

function ask(path: string, options: RequestOptions = {}): Promise<Answer> {
  return new Promise((done, fail) => {
    const asked = { host: '127.0.0.1', port: connection.port, path, ca, agent: false as const, ...options };
    request(asked, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => done({ status: response.statusCode, headers: response.headers, text }));
    })
      .on('error', fail)
      .end();
  });
}

/** The fault of a handshake by that name; null where the certificate is good for it. */
function faultOf(name: string, authority: string | undefined = ca): Promise<string | null> {
  return new Promise((done) => {
    const isAddress = /^[\d.]+$/.test(name);
    const socket: TLSSocket = connect({
      ...{ host: isAddress ? name : '127.0.0.1', port: connection.port, ca: authority },
      ...(isAddress ? {} : { servername: name }),
    });
    socket.once('secureConnect', () => {
      socket.destroy();
      done(null);
    });
    socket.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message));
  });
}

it('is answered by the same application, trusted by the authority alone', async () => {
  const answer = await ask('/api/health/live');
  expect(answer.status).toBe(200);
  expect(await faultOf('localhost')).toBeNull();
  expect(await faultOf('127.0.0.1')).toBeNull();
  await expect(ask('/api/health/live', { ca: undefined })).rejects.toThrow(/self-signed|issuer|verify/);
});

it('another name is refused by whoever connects', async () => {
  expect(await faultOf('bank.example')).toBe('ERR_TLS_CERT_ALTNAME_INVALID');
  expect(await faultOf('lain.lan')).toBe('ERR_TLS_CERT_ALTNAME_INVALID');
});

it('the live socket runs over it, by WebSocket alone', async () => {
  const socket = io(`https://127.0.0.1:${connection.port}${LIVE_NAMESPACE}`, {
    transports: ['websocket'],
    ca,
    reconnection: false,
  });
  try {
    await new Promise<void>((done, fail) => {
      socket.on('connect', done).on('connect_error', fail);
    });
    expect(socket.connected).toBe(true);
  } finally {
    socket.close();
  }
});

it('a client that offers h2c is answered over it as ever', async () => {
  const offer = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABk' };
  expect((await ask('/api/health/live', { headers: offer })).status).toBe(200);
});

it('plain http goes on beside it, and no browser is told to leave it', async () => {
  const { text, headers } = await ask('/robots.txt');
  expect(headers['strict-transport-security']).toBeUndefined();
  // links begin with the address by which they were asked for
  expect(text).toContain(`https://127.0.0.1:${connection.port}/`);
  const plain = await api.request.get('/robots.txt').expect(200);
  expect(plain.text).toContain(api.url);
});

it('tells by which names, and of its authority what a device shows; the file has the type that devices install', async () => {
  expect(connection).toMatchObject({
    plain_port: Number(new URL(api.url).port),
    names: expect.arrayContaining(['localhost', '127.0.0.1']) as string[],
    authority: {
      name: expect.stringMatching(/^Gelanggang /) as string,
      fingerprint: expect.stringMatching(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/) as string,
    },
  });
  const { headers } = await api.request.get('/api/hall/gelanggang.crt').expect(200);
  expect(headers['content-type']).toBe('application/x-x509-ca-cert');
});

it('no answer holds a private key', async () => {
  const keys = await Promise.all(
    ['authority.pem', 'server.pem'].map((name) => readFile(join(folder, 'hall', name), 'utf8')),
  );
  const secrets = keys.map((pem) => /PRIVATE KEY-----\n([^-]+)/.exec(pem)?.[1] ?? '');
  expect(secrets.every((secret) => secret.length > 100)).toBe(true);
  const paths = ['/api/hall', '/api/hall/gelanggang.crt', '/hall/authority.pem', '/hall/server.pem', '/sambungan-aman'];
  for (const path of [...paths, '/api/hall/authority.pem', '/..%2fhall%2fserver.pem']) {
    const answer = await ask(path);
    const bytes = Buffer.from(answer.text, 'latin1').toString('base64') + answer.text;
    for (const secret of secrets) expect(bytes).not.toContain(secret.replaceAll('\n', '').slice(8, 60));
    expect(answer.text).not.toContain('PRIVATE KEY');
  }
});

it('with another address it has another certificate at once, of the same authority', async () => {
  await https.renew(['localhost', 'pindah.lan'], new Date());
  expect(await faultOf('pindah.lan')).toBeNull();
  expect(await faultOf('127.0.0.1')).toBe('ERR_TLS_CERT_ALTNAME_INVALID');
  await https.renew(['localhost', '127.0.0.1'], new Date());
  expect(await faultOf('127.0.0.1')).toBeNull();
});

it('after a restart it is the same authority', async () => {
  const again = await startApi({ env: { HALL_PORT: '0', DATA_DIR: folder } });
  try {
    await again.app.get(HallHttps).listen(again.app.getHttpServer());
    expect(again.app.get(HallHttps).connection()?.authority).toEqual(connection.authority);
  } finally {
    await again.close();
  }
});

it('a system without it says so', async () => {
  const other = await startApi();
  try {
    await other.app.get(HallHttps).listen(other.app.getHttpServer());
    expect((await other.request.get('/api/hall').expect(200)).body).toEqual({ data: null });
    await other.request.get('/api/hall/gelanggang.crt').expect(404);
  } finally {
    await other.close();
  }
});

it('who speaks plain http to it is cut off, and it goes on', async () => {
  const cut = await new Promise<string>((done) => {
    plainRequest({ host: '127.0.0.1', port: connection.port, path: '/' }, () => done('answered'))
      .on('error', ({ message }) => done(message))
      .end();
  });
  expect(cut).not.toBe('answered');
  expect((await ask('/api/health/live')).status).toBe(200);
});
