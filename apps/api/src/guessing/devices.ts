// Devices that have signed in before, known by a cookie that this server has signed. It opens nothing: it only says whose
// wrong guesses are counted with whose.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { API_BASE } from '@gelanggang/contract/http';
import { Env, publicAddress } from '@gelanggang/platform/env/env';

export const DEVICE_COOKIE = 'gelanggang_device';
/** In table `setting`: what all processes sign with. */
export const DEVICE_KEY_SETTING = 'device-key';
/** As long as browsers keep one. */
const KEPT_SECONDS = 400 * 24 * 60 * 60;
const MOST_ACCOUNTS = 10;
const ID = /^[\w-]{22}$/;

export interface Device {
  /** Null: it never signed in here. */
  id: string | null;
  /** One for each e-mail that signed in. */
  signatures: readonly string[];
}

@Injectable()
export class Devices implements OnModuleInit {
  private key: Buffer;

  constructor(
    private readonly dataSource: DataSource,
    private readonly env: Env,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.dataSource.query('insert into setting (key, value) values ($1, $2) on conflict (key) do nothing', [
      DEVICE_KEY_SETTING,
      JSON.stringify(randomBytes(32).toString('base64')),
    ]);
    const [row] = await this.dataSource.query<{ value: string }[]>('select value from setting where key = $1', [
      DEVICE_KEY_SETTING,
    ]);
    if (!row) throw new Error('The key of devices was not stored.');
    this.key = Buffer.from(row.value, 'base64');
  }

  /** What the request's cookie says of its device. */
  of(request: Pick<FastifyRequest, 'headers'>): Device {
    const cookies = (request.headers.cookie ?? '').split(';').map((one) => one.trim());
    const found = cookies.find((one) => one.startsWith(`${DEVICE_COOKIE}=`))?.slice(DEVICE_COOKIE.length + 1) ?? '';
    const [id = '', ...signatures] = found.split('.');
    if (!ID.test(id)) return { id: null, signatures: [] };
    return { id, signatures: signatures.filter((one) => ID.test(one)).slice(-MOST_ACCOUNTS) };
  }

  /** Whether this device signed in to the account of this e-mail before. */
  knows({ id, signatures }: Device, email: string): boolean {
    if (id === null) return false;
    const expected = Buffer.from(this.signatureOf(id, email));
    return signatures.some((one) => timingSafeEqual(Buffer.from(one), expected));
  }

  /** The answer's cookie: from now on the device is known at this account, too. */
  remember(device: Device, email: string, reply: Pick<FastifyReply, 'header'>): void {
    const id = device.id ?? randomBytes(16).toString('base64url');
    const signature = this.signatureOf(id, email);
    const signatures = [...device.signatures.filter((one) => one !== signature), signature].slice(-MOST_ACCOUNTS);
    const secure = publicAddress(this.env).startsWith('https:') ? '; Secure' : '';
    reply.header(
      'set-cookie',
      `${DEVICE_COOKIE}=${[id, ...signatures].join('.')}; Path=${API_BASE}; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Strict${secure}`,
    );
  }

  private signatureOf(id: string, email: string): string {
    return createHmac('sha256', this.key).update(`${id} ${email}`).digest().subarray(0, 16).toString('base64url');
  }
}
