// Every variable that the API and the worker read, checked once at start. `.env.example` lists the same ones.
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { plainToInstance, Transform } from 'class-transformer';
import {
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  Min,
  MinLength,
  ValidateBy,
  validateSync,
} from 'class-validator';
import { decimalOf } from '@gelanggang/domain/words/typed-numbers';

const asNumber = Transform(({ value }) => (typeof value === 'string' ? decimalOf(value) : value));
const asBoolean = Transform(({ value }) =>
  value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : value,
);

const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

/** What `X-Forwarded-For` may be believed from, as the HTTP server takes it. */
function isProxyList(value: unknown): boolean {
  if (value === 'false') return true;
  return String(value)
    .split(',')
    .map((part) => part.trim())
    .every((part) => {
      const [address = '', prefix, ...more] = part.split('/');
      const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
      const isNetwork =
        prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits);
      return PROXY_NAMES.includes(part) || (bits > 0 && isNetwork && more.length === 0);
    });
}

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export class Env {
  /** PostgreSQL, a direct connection (LISTEN does not pass a transaction pooler). */
  @Matches(/^postgres(ql)?:\/\/\S+$/, {
    message: 'must be an address such as postgres://user:password@host:5432/gelanggang',
  })
  DATABASE_URL: string;

  /** Redis 7 or newer for the queue; without it the queue stands in PostgreSQL. */
  @IsOptional()
  @Matches(/^rediss?:\/\/\S+$/, { message: 'must be an address such as redis://host:6379' })
  REDIS_URL?: string;

  @asNumber
  @IsInt({ message: 'must be a port number' })
  @Min(0, { message: 'must be a port number' })
  @Max(65535, { message: 'must be a port number' })
  PORT = 3000;

  @IsString()
  HOST = '127.0.0.1';

  /** The port of https with a certificate of this machine's own, beside the plain one: for a hall (`npm start -- --hall`). */
  @IsOptional()
  @asNumber
  @IsInt({ message: 'must be a port number' })
  @Min(0, { message: 'must be a port number' })
  @Max(65535, { message: 'must be a port number' })
  HALL_PORT?: number;

  /** Where everything that is kept outside the database lies. */
  @IsString()
  DATA_DIR = '.data';

  /** How whoever has no account follows: by a socket while there is room, or always by the pieces that caches hand on. */
  @IsIn(['socket', 'pieces'], { message: 'must be socket or pieces' })
  SPECTATORS: 'socket' | 'pieces' = 'socket';

  /** Uploads and files made by jobs; API and worker must see the same folder, or use the bucket. */
  @IsString()
  FILES_DIR: string;

  /** An S3-compatible store that keeps the files instead of the folder, by its address without the bucket. */
  @IsOptional()
  @Matches(/^https?:\/\/[^\s?#]+$/, { message: 'must be an address such as https://s3.example' })
  S3_ENDPOINT?: string;

  @IsOptional()
  @Matches(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, { message: 'must be the name of a bucket' })
  S3_BUCKET?: string;

  @Matches(/^[a-z0-9-]+$/, { message: 'must be the name of a region' })
  S3_REGION = 'us-east-1';

  @IsOptional()
  @IsString()
  S3_ACCESS_KEY_ID?: string;

  @IsOptional()
  @IsString()
  S3_SECRET_ACCESS_KEY?: string;

  @IsIn(LOG_LEVELS, { message: `must be one of ${LOG_LEVELS.join(', ')}` })
  LOG_LEVEL: (typeof LOG_LEVELS)[number] = 'info';

  /** The built web app: served by the API, printed by the worker. */
  @IsString()
  WEB_DIST = 'dist/web';

  /** Where browsers reach the system, when that is not the API's own address. */
  @IsOptional()
  @Matches(/^https?:\/\/\S+$/, { message: 'must be an address such as https://gelanggang.example' })
  PUBLIC_URL?: string;

  /** The server that takes our mail, with its account; without it mail is written to the folder `mail` of DATA_DIR. */
  @IsOptional()
  @Matches(/^smtps?:\/\/\S+$/, { message: 'must be an address such as smtp://user:password@host:587' })
  SMTP_URL?: string;

  /** Who our mail is from. */
  @Matches(/^[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/, {
    message: 'must be an address such as Gelanggang <no-reply@gelanggang.example>',
  })
  MAIL_FROM = 'Gelanggang <no-reply@localhost>';

  /** Other origins whose pages may call the API and open the socket, separated by commas. */
  @IsOptional()
  @Matches(/^https?:\/\/[^\s,]+(,https?:\/\/[^\s,]+)*$/, { message: 'must be origins separated by commas' })
  CORS_ORIGINS?: string;

  /** The payment service by which bills can be paid online; without it none can (docs/payment-service.md). */
  @IsOptional()
  @IsIn(['midtrans'], { message: 'must be midtrans' })
  PAYMENT_SERVICE?: 'midtrans';

  /** What our calls are signed with, and its notifications. */
  @IsOptional()
  @Matches(/^[\x21-\x7e]{16,200}$/, { message: 'must be a server key of 16 characters or more' })
  MIDTRANS_SERVER_KEY?: string;

  /** Where a payment is made, and where its state is read; those of the sandbox to try it out. */
  @Matches(/^https:\/\/[^\s?#@]+[^\s?#@/]$/, { message: 'must be an address such as https://app.midtrans.com' })
  MIDTRANS_SNAP_URL = 'https://app.midtrans.com';

  @Matches(/^https:\/\/[^\s?#@]+[^\s?#@/]$/, { message: 'must be an address such as https://api.midtrans.com' })
  MIDTRANS_API_URL = 'https://api.midtrans.com';

  /** Whose X-Forwarded-For counts: loopback, addresses or networks separated by commas, or false. */
  @ValidateBy({
    name: 'proxies',
    validator: {
      validate: isProxyList,
      defaultMessage: () =>
        'must be loopback, linklocal, uniquelocal, addresses or networks (10.0.0.0/8) separated by commas, or false',
    },
  })
  TRUST_PROXY = 'loopback';

  /** What a reader of /metrics sends as its bearer token; without one only this machine itself may read them. */
  @IsOptional()
  @MinLength(16, { message: 'must have at least 16 characters' })
  METRICS_TOKEN?: string;

  /** The first admin of a server, made at start when no account has the role. */
  @IsOptional()
  @IsEmail({}, { message: 'must be an e-mail address' })
  ADMIN_EMAIL?: string;

  @IsOptional()
  @MinLength(12, { message: 'must have at least 12 characters' })
  ADMIN_PASSWORD?: string;

  /** Set by `npm start`: demo accounts may exist. */
  @asBoolean
  @IsBoolean({ message: 'must be true or false' })
  EMBEDDED = false;

  /** Connections to PostgreSQL that one process holds at most. */
  @asNumber
  @IsInt({ message: 'must be a number of connections' })
  @Min(2, { message: 'must be at least 2' })
  DB_POOL = 10;

  /** Jobs of one queue that one worker runs at once. */
  @asNumber
  @IsInt({ message: 'must be a number of jobs' })
  @Min(1, { message: 'must be at least 1' })
  JOB_CONCURRENCY = 2;

  /** Seconds after which another worker takes over the job of one that died. */
  @asNumber
  @IsInt({ message: 'must be a number of seconds' })
  @Min(2, { message: 'must be at least 2 seconds' })
  JOB_LOCK_SECONDS = 10;

  /** The browser that prints PDF; without it the worker looks for one. */
  @IsOptional()
  @IsString()
  PUPPETEER_EXECUTABLE_PATH?: string;
}

export class WrongEnvironment extends Error {
  override name = 'WrongEnvironment';
}

/** What a program ends with that no second start would help (EX_CONFIG of sysexits.h): scripts/processes.mjs knows it. */
export const WRONG_ENVIRONMENT_CODE = 78;

/** Reads the variables; throws one error with a sentence per wrong or missing one. An empty variable counts as absent. */
export function loadEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(
    Object.keys(defaults()).flatMap((name) => {
      const value = source[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const env = plainToInstance(Env, { ...given }, { exposeDefaultValues: true });
  env.FILES_DIR ??= join(env.DATA_DIR, 'files');
  const faults = validateSync(env, { stopAtFirstError: true }).map((fault) => {
    const reason = Object.values(fault.constraints ?? {})[0] ?? 'is wrong';
    return given[fault.property] === undefined
      ? `${fault.property} is missing: it ${reason}.`
      : `${fault.property} ${reason}.`;
  });
  if ((env.ADMIN_EMAIL === undefined) !== (env.ADMIN_PASSWORD === undefined)) {
    faults.push('ADMIN_EMAIL and ADMIN_PASSWORD must be given together.');
  }
  const s3 = [env.S3_ENDPOINT, env.S3_BUCKET, env.S3_ACCESS_KEY_ID, env.S3_SECRET_ACCESS_KEY];
  if (s3.includes(undefined) && s3.some((one) => one !== undefined)) {
    faults.push('S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be given together.');
  }
  if ((env.PAYMENT_SERVICE === 'midtrans') !== (env.MIDTRANS_SERVER_KEY !== undefined)) {
    faults.push('PAYMENT_SERVICE=midtrans and MIDTRANS_SERVER_KEY must be given together.');
  }
  if (faults.length > 0) throw new WrongEnvironment(faults.join('\n'));
  env.FILES_DIR = resolve(env.FILES_DIR);
  env.WEB_DIST = resolve(env.WEB_DIST);
  return env;
}

/** The address that links in a mail begin with; never what a request says of itself. */
export function publicAddress(env: Pick<Env, 'PUBLIC_URL' | 'PORT'>): string {
  return (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
}

/** The bucket that keeps the files; null where the folder does. */
export function s3Place(env: Env) {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  return endpoint && bucket && accessKeyId && secretAccessKey
    ? { endpoint, bucket, region, accessKeyId, secretAccessKey }
    : null;
}

/** The names of all variables, with their defaults. */
export function defaults(): Record<keyof Env, unknown> {
  return {
    DATABASE_URL: undefined,
    REDIS_URL: undefined,
    HALL_PORT: undefined,
    FILES_DIR: undefined,
    S3_ENDPOINT: undefined,
    S3_BUCKET: undefined,
    S3_ACCESS_KEY_ID: undefined,
    S3_SECRET_ACCESS_KEY: undefined,
    PUBLIC_URL: undefined,
    SMTP_URL: undefined,
    CORS_ORIGINS: undefined,
    METRICS_TOKEN: undefined,
    PAYMENT_SERVICE: undefined,
    MIDTRANS_SERVER_KEY: undefined,
    ADMIN_EMAIL: undefined,
    ADMIN_PASSWORD: undefined,
    PUPPETEER_EXECUTABLE_PATH: undefined,
    ...Object.fromEntries(Object.entries(new Env())),
  } as Record<keyof Env, unknown>;
}
