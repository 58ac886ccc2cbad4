// The authority of a hall: kept, renewed, and good for local names alone.
import { webcrypto, X509Certificate } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, createServer } from 'node:tls';
import * as x509 from '@peculiar/x509';
import { isLocalAddress, localNames, machineNames } from './local-names';
import { ownCertificate } from './own-authority';

const NOW = new Date(Math.floor(Date.now() / 1000) * 1000);
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const NAMES = ['192.168.1.10', 'fd00::10', 'gelanggang.lan', 'localhost'];

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gelanggang-authority-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('certificate and authority stay as they are while names and time allow it', async () => {
  const first = await ownCertificate(folder, NAMES, NOW);
  const again = await ownCertificate(folder, [...NAMES].reverse(), later(50));
  expect(again.cert).toBe(first.cert);
  expect(again.key).toBe(first.key);
  expect(again.authority).toEqual(first.authority);
});

it('with another address, or near its end, the certificate is a new one of the same authority', async () => {
  const first = await ownCertificate(folder, NAMES, NOW);
  const moved = await ownCertificate(folder, ['10.0.0.7'], NOW);
  const renewed = await ownCertificate(folder, ['10.0.0.7'], later(61));
  expect(new Set([first.cert, moved.cert, renewed.cert]).size).toBe(3);
  for (const one of [moved, renewed]) {
    expect(one.authority.fingerprint).toBe(first.authority.fingerprint);
    expect(new X509Certificate(one.cert).verify(new X509Certificate(first.authority.pem).publicKey)).toBe(true);
  }
  expect(new X509Certificate(moved.cert).checkIP('10.0.0.7')).toBe('10.0.0.7');
});

it('the authority has an end, and a certificate never one after it', async () => {
  const first = await ownCertificate(folder, NAMES, NOW);
  expect(first.authority.endsAt).toEqual(later(3 * 365));
  const last = await ownCertificate(folder, NAMES, later(3 * 365 - 101));
  expect(last.authority.fingerprint).toBe(first.authority.fingerprint);
  expect(new Date(new X509Certificate(last.cert).validTo).getTime()).toBeLessThanOrEqual(
    first.authority.endsAt.getTime(),
  );
  const next = await ownCertificate(folder, NAMES, later(3 * 365 - 99));
  expect(next.authority.fingerprint).not.toBe(first.authority.fingerprint);
  expect(new X509Certificate(next.cert).verify(new X509Certificate(next.authority.pem).publicKey)).toBe(true);
});

it('keys are read by this account alone, also where their rights were lost', async () => {
  await ownCertificate(folder, NAMES, NOW);
  await chmod(join(folder, 'authority.pem'), 0o644);
  await ownCertificate(folder, NAMES, NOW);
  const modes = await Promise.all(['', 'authority.pem', 'server.pem'].map((name) => stat(join(folder, name))));
  expect(modes.map(({ mode }) => mode & 0o777)).toEqual([0o700, 0o600, 0o600]);
});

it('a file that is broken is named and left as it is', async () => {
  await ownCertificate(folder, NAMES, NOW);
  await writeFile(join(folder, 'authority.pem'), 'rusak');
  await expect(ownCertificate(folder, NAMES, NOW)).rejects.toThrow(/authority\.pem holds no key/);
  expect(await readFile(join(folder, 'authority.pem'), 'utf8')).toBe('rusak');
});

it('public names and addresses are never named', async () => {
  const asked = [...NAMES, 'bank.example', '8.8.8.8', '2a00:1450::1', 'a b.lan', 'GELANGGANG.lan', '[fd00::10]'];
  const { names, cert } = await ownCertificate(folder, asked, NOW);
  expect(names).toEqual(NAMES);
  expect(new X509Certificate(cert).subjectAltName).not.toMatch(/bank|8\.8\.8\.8/);
});

it('a certificate for a bank, signed with the stolen key of the authority, is refused', async () => {
  const { authority, names } = await ownCertificate(folder, ['localhost'], NOW);
  expect(names).toEqual(['localhost']);
  const [, stolen = ''] = /PRIVATE KEY-----([^-]+)/.exec(await readFile(join(folder, 'authority.pem'), 'utf8')) ?? [];
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const keys = (await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])) as CryptoKeyPair;
  const signingKey = await webcrypto.subtle.importKey('pkcs8', Buffer.from(stolen, 'base64'), algorithm, false, [
    'sign',
  ]);
  const forged = async (names: x509.JsonGeneralNames) => {
    const made = await x509.X509CertificateGenerator.create(
      {
        ...{ subject: 'CN=Palsu', issuer: new x509.X509Certificate(authority.pem).subject },
        ...{ publicKey: keys.publicKey, signingKey, signingAlgorithm: algorithm, notBefore: NOW, notAfter: later(9) },
        extensions: [new x509.SubjectAlternativeNameExtension(names)],
      },
      webcrypto as Crypto,
    );
    return made.toString('pem');
  };
  const pkcs8 = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64');
  const key = `-----BEGIN PRIVATE KEY-----\n${pkcs8}\n-----END PRIVATE KEY-----\n`;
  expect(await faultOf(key, await forged([{ type: 'dns', value: 'hp.lan' }]), 'hp.lan', authority.pem)).toBeNull();
  for (const name of ['bank.example', 'lan.example', 'gelanggang']) {
    const fault = await faultOf(key, await forged([{ type: 'dns', value: name }]), name, authority.pem);
    expect(fault).toBe('permitted subtree violation');
  }
  const abroad = await forged([
    { type: 'dns', value: 'hp.lan' },
    { type: 'ip', value: '8.8.8.8' },
  ]);
  expect(await faultOf(key, abroad, 'hp.lan', authority.pem)).toBe('permitted subtree violation');
});

/** What a client that trusts this authority says of a server with that certificate. */
async function faultOf(key: string, cert: string, name: string, ca: string): Promise<string | null> {
  const server = createServer({ key, cert });
  server.on('tlsClientError', () => undefined);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  try {
    return await new Promise((done) => {
      const socket = connect({ host: '127.0.0.1', port, ca, servername: name });
      socket.once('error', ({ message }) => done(message));
      socket.once('secureConnect', () => {
        socket.destroy();
        done(null);
      });
    });
  } finally {
    await new Promise((done) => server.close(done));
  }
}

it('what this machine says of itself may all be named', () => {
  const own = machineNames();
  expect(own).toEqual(expect.arrayContaining(['localhost', '127.0.0.1']));
  expect(localNames(['laptop.lan', 'lan.example'])).toEqual(['laptop.lan']);
  expect(['172.15.0.1', '172.16.0.1', '100.63.0.1', '100.64.0.1'].map(isLocalAddress)).toEqual([
    false,
    true,
    false,
    true,
  ]);
});
