// A push service on this machine that speaks web push (RFC 8030), and a browser's subscription that can open what it is sent.
import { createDecipheriv, createECDH, createHmac, type ECDH, randomBytes, webcrypto } from 'node:crypto';
import { createServer } from 'node:https';
import { Agent } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:tls';
import * as x509 from '@peculiar/x509';

export const PUSH_HOST = 'push.example';

export interface Pushed {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface PushService {
  got: Pushed[];
  /** What it answers from now on. */
  status: number;
  /** Leads to this service, whatever host is asked for. */
  agent: Agent;
  stop(): Promise<void>;
}

async function certificate(): Promise<{ key: string; cert: string }> {
  x509.cryptoProvider.set(webcrypto as Crypto);
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const keys = (await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])) as CryptoKeyPair;
  const made = await x509.X509CertificateGenerator.createSelfSigned({
    name: `CN=${PUSH_HOST}`,
    keys,
    signingAlgorithm: algorithm,
    extensions: [new x509.SubjectAlternativeNameExtension([{ type: 'dns', value: PUSH_HOST }])],
  });
  const pkcs8 = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64');
  return { key: `-----BEGIN PRIVATE KEY-----\n${pkcs8}\n-----END PRIVATE KEY-----\n`, cert: made.toString('pem') };
}

export async function startPushService(): Promise<PushService> {
  const { key, cert } = await certificate();
  const got: Pushed[] = [];
  const server = createServer({ key, cert }, (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      got.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(service.status).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: false });
  agent.createConnection = () => connect({ host: '127.0.0.1', port, ca: cert, servername: PUSH_HOST });
  const service: PushService = {
    ...{ got, status: 201, agent },
    stop: () => {
      agent.destroy();
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
  return service;
}

export interface Device {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** The payload, opened as a browser opens it (RFC 8291, RFC 8188). */
  open(body: Buffer): unknown;
}

export function device(path: string): Device {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys();
  const secret = randomBytes(16);
  return {
    endpoint: `https://${PUSH_HOST}/${path}`,
    p256dh: publicKey.toString('base64url'),
    auth: secret.toString('base64url'),
    open: (body) => JSON.parse(decrypted(body, ecdh, secret)) as unknown,
  };
}

const hmac = (key: Buffer, ...parts: (Buffer | string)[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHmac('sha256', key)).digest();
const ONE = Buffer.from([1]);

function decrypted(body: Buffer, ecdh: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const content = body.subarray(21 + idLength);
  const shared = ecdh.computeSecret(sender);
  const ikm = hmac(hmac(auth, shared), 'WebPush: info\0', ecdh.getPublicKey(), sender, ONE);
  const prk = hmac(salt, ikm);
  const key = hmac(prk, 'Content-Encoding: aes128gcm\0', ONE).subarray(0, 16);
  const nonce = hmac(prk, 'Content-Encoding: nonce\0', ONE).subarray(0, 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(content.subarray(-16));
  const padded = Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()]);
  // the last record ends with a 2, then nothing
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}
