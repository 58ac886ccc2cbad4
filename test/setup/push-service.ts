// A push service on this machine that speaks web push (RFC 8030), and a browser's subscription that can open what it is sent.
import { createDecipheriv, createECDH, createHmac, type ECDH, randomBytes } from 'node:crypto';
import type { Agent } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';
import { startTlsServer } from './tls-server';

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

export async function startPushService(): Promise<PushService> {
  const got: Pushed[] = [];
  const { agent, stop } = await startTlsServer(PUSH_HOST, (request, response, body) => {
    got.push({ path: request.url ?? '', headers: request.headers, body });
    response.writeHead(service.status).end();
  });
  const service: PushService = { got, status: 201, agent, stop };
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
