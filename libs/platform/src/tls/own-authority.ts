// An authority of this machine's own and the certificate that it gives to this machine: made when first needed, kept in a
// folder that only this account reads, renewed when names change or the end comes near. It can name nothing but local
// names and private addresses (RFC 5280 §4.2.1.10): who trusts it lets nobody stand in for a bank.
import 'reflect-metadata';
import { randomBytes, webcrypto, X509Certificate } from 'node:crypto';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as x509 from '@peculiar/x509';
import ipaddr from 'ipaddr.js';
import { LOCAL_DOMAINS, LOCAL_NETWORKS, localNames, machineName } from './local-names';

const DAY_MS = 86_400_000;
/** Phones' clocks are wrong. */
const EARLIER_MS = 2 * DAY_MS;
const AUTHORITY_DAYS = 3 * 365;
/** What is given out ends with its authority at the latest; with so little left, a new one is made. */
const AUTHORITY_LEAST_DAYS = 100;
const SERVER_DAYS = 90;
const SERVER_LEAST_DAYS = 30;

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const crypto = webcrypto as Crypto;

export interface OwnCertificate {
  /** Of the server, PEM: the key leaves this process by no door. */
  key: string;
  cert: string;
  names: string[];
  authority: { pem: string; der: Buffer; name: string; fingerprint: string; endsAt: Date };
}

interface Pair {
  key: string;
  cert: string;
}

/** The certificate for those names, as it stands or made anew. */
export async function ownCertificate(folder: string, asked: readonly string[], now: Date): Promise<OwnCertificate> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const authority = await authorityOf(join(folder, 'authority.pem'), now);
  const parsed = new X509Certificate(authority.cert);
  const names = localNames(asked, domainsOf(parsed));
  const server = await serverOf(join(folder, 'server.pem'), authority, names, now);
  return {
    ...server,
    names,
    authority: {
      pem: authority.cert,
      der: parsed.raw,
      name: parsed.subject.replace(/^CN=/, ''),
      fingerprint: parsed.fingerprint256,
      endsAt: new Date(parsed.validTo),
    },
  };
}

async function authorityOf(file: string, now: Date): Promise<Pair> {
  const kept = await readPair(file);
  if (kept && daysLeft(kept.cert, now) > AUTHORITY_LEAST_DAYS) return kept;
  const keys = await newKeys();
  const own = machineName();
  const domains = [...LOCAL_DOMAINS, ...(own === null ? [] : [own])];
  const made = await x509.X509CertificateGenerator.createSelfSigned(
    {
      name: `CN=Gelanggang ${own ?? 'lokal'} ${randomBytes(3).toString('hex')}`,
      serialNumber: serial(),
      keys,
      signingAlgorithm: ALGORITHM,
      notBefore: new Date(now.getTime() - EARLIER_MS),
      notAfter: new Date(now.getTime() + AUTHORITY_DAYS * DAY_MS),
      extensions: [
        new x509.BasicConstraintsExtension(true, 0, true),
        new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
        new x509.Extension(NAME_CONSTRAINTS, true, new Uint8Array(nameConstraints(domains))),
        await x509.SubjectKeyIdentifierExtension.create(keys.publicKey, false, crypto),
      ],
    },
    crypto,
  );
  return keepPair(file, keys, made);
}

async function serverOf(file: string, authority: Pair, names: readonly string[], now: Date): Promise<Pair> {
  const kept = await readPair(file);
  if (kept && daysLeft(kept.cert, now) > SERVER_LEAST_DAYS && isFor(kept.cert, authority, names)) return kept;
  const keys = await newKeys();
  const issuer = new x509.X509Certificate(authority.cert);
  const ends = Math.min(now.getTime() + SERVER_DAYS * DAY_MS, issuer.notAfter.getTime());
  const made = await x509.X509CertificateGenerator.create(
    {
      subject: 'CN=Gelanggang',
      issuer: issuer.subject,
      serialNumber: serial(),
      publicKey: keys.publicKey,
      signingKey: await privateKeyOf(authority.key),
      signingAlgorithm: ALGORITHM,
      notBefore: new Date(now.getTime() - EARLIER_MS),
      notAfter: new Date(ends),
      extensions: [
        new x509.BasicConstraintsExtension(false, undefined, true),
        new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
        new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth]),
        new x509.SubjectAlternativeNameExtension(
          names.map((value) => ({ type: ipaddr.isValid(value) ? ('ip' as const) : ('dns' as const), value })),
        ),
        await x509.AuthorityKeyIdentifierExtension.create(issuer.publicKey, false, crypto),
        await x509.SubjectKeyIdentifierExtension.create(keys.publicKey, false, crypto),
      ],
    },
    crypto,
  );
  return keepPair(file, keys, made);
}

function isFor(cert: string, authority: Pair, names: readonly string[]): boolean {
  const own = new X509Certificate(cert);
  const extension = new x509.X509Certificate(cert).getExtension(x509.SubjectAlternativeNameExtension);
  const listed = extension?.names.items.map(({ value }) => plainName(value)) ?? [];
  const isSame = listed.length === names.length && names.every((name) => listed.includes(plainName(name)));
  return isSame && own.verify(new X509Certificate(authority.cert).publicKey);
}

const plainName = (name: string): string => (ipaddr.isValid(name) ? ipaddr.parse(name).toString() : name);

const daysLeft = (cert: string, now: Date): number =>
  (new Date(new X509Certificate(cert).validTo).getTime() - now.getTime()) / DAY_MS;

const newKeys = async (): Promise<CryptoKeyPair> =>
  (await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify'])) as CryptoKeyPair;

function privateKeyOf(pem: string): Promise<CryptoKey> {
  const der = Buffer.from(pem.replace(/-----[^-]+-----|\s/g, ''), 'base64');
  return crypto.subtle.importKey('pkcs8', der, ALGORITHM, false, ['sign']);
}

/** Positive, and never the same twice. */
const serial = (): string => `4${randomBytes(16).toString('hex').slice(1)}`;

const PAIR = /^(-----BEGIN PRIVATE KEY-----[^]+?-----END PRIVATE KEY-----)\s+(-----BEGIN CERTIFICATE-----[^]+)$/;

/** Null: there is none yet. A file that is not whole is told, and left as it is. */
async function readPair(file: string): Promise<Pair | null> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  const [, key, cert] = PAIR.exec(text) ?? [];
  if (!key || !cert) throw new Error(`${file} holds no key and certificate: move it away, and a new one is made.`);
  // a copy of the folder may have lost its rights
  await chmod(file, 0o600);
  return { key, cert };
}

/** Key and certificate in one file: one is never there without the other. */
async function keepPair(file: string, keys: CryptoKeyPair, made: x509.X509Certificate): Promise<Pair> {
  const pkcs8 = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey));
  const lines = pkcs8.toString('base64').replace(/.{64}/g, '$&\n');
  const key = `-----BEGIN PRIVATE KEY-----\n${lines.trim()}\n-----END PRIVATE KEY-----`;
  const cert = `${made.toString('pem')}\n`;
  const half = `${file}.${process.pid}.new`;
  await rm(half, { force: true });
  await writeFile(half, `${key}\n${cert}`, { mode: 0o600, flag: 'wx', flush: true });
  await rename(half, file);
  return { key, cert };
}

const NAME_CONSTRAINTS = '2.5.29.30';

/** Permitted subtrees of names and addresses, in DER; whatever else a certificate would name is refused by browsers. */
function nameConstraints(domains: readonly string[]): Buffer {
  const names = domains.map((domain) => der(0x82, Buffer.from(domain, 'ascii')));
  const networks = LOCAL_NETWORKS.map((network) => {
    const [base, bits] = ipaddr.parseCIDR(network);
    const mask =
      base.kind() === 'ipv4'
        ? ipaddr.IPv4.subnetMaskFromPrefixLength(bits)
        : ipaddr.IPv6.subnetMaskFromPrefixLength(bits);
    return der(0x87, Buffer.from([...base.toByteArray(), ...mask.toByteArray()]));
  });
  const subtrees = [...names, ...networks].map((name) => der(0x30, name));
  return der(0x30, der(0xa0, Buffer.concat(subtrees)));
}

function der(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

/** The names below which this authority may give out: read back from what it says itself. */
function domainsOf(authority: X509Certificate): string[] {
  const extension = new x509.X509Certificate(authority.raw).getExtension(NAME_CONSTRAINTS);
  const value = Buffer.from(extension?.value ?? new ArrayBuffer(0));
  const found: string[] = [];
  // every subtree is written as above: 30 length, then 82 or 87
  const body = value.subarray(value[1] === 0x81 ? 3 : value[1] === 0x82 ? 4 : 2);
  let at = body[1] === 0x81 ? 3 : body[1] === 0x82 ? 4 : 2;
  while (at + 4 <= body.length) {
    const length = body.readUInt8(at + 3);
    if (body[at + 2] === 0x82) found.push(body.subarray(at + 4, at + 4 + length).toString('ascii'));
    at += 4 + length;
  }
  return found;
}
