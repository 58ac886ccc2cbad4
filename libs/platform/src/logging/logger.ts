// The log of API and worker: one JSON line per entry on standard output, without secrets and personal data.
import type { LoggerService } from '@nestjs/common';
import pino, { type DestinationStream, type Logger as Pino } from 'pino';
import { currentRequestId } from './request-id';

/** Fields whose values never reach the log, wherever they stand in an entry (domain-rules, "Who may do what"). */
const SECRET_FIELD =
  /^(authorization|cookie|set-cookie|password\w*|\w*token\w*|secret|nik|family_?card_?number|\w*phone\w*|\w*e?mail|birth_?date|birth_?place|address)$/i;
const HIDDEN = '[hidden]';
/** Deeper than this an entry is cut off, so that a circular or huge object cannot hold up the process. */
const DEEPEST = 6;

/** E-mails, bearer tokens, NIK and family cards (16 digits), phone numbers inside a text; passwords of addresses. */
const SECRET_TEXTS: readonly (readonly [RegExp, string])[] = [
  [/\b(Bearer\s+)[\w.~+/=-]+/gi, `$1${HIDDEN}`],
  [/\b([a-z]+:\/\/[^\s:/@]+):[^\s@/]+@/gi, `$1:${HIDDEN}@`],
  [/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, HIDDEN],
  [/\b\d{16}\b/g, HIDDEN],
  [/(?<![\w.-])(\+62|62|0)[ -]?8[\d -]{7,14}\d\b/g, HIDDEN],
];

export function hideInText(text: string): string {
  return SECRET_TEXTS.reduce((shown, [pattern, replacement]) => shown.replace(pattern, replacement), text);
}

export function hideSecrets(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return hideInText(value);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  if (depth >= DEEPEST) return '[deeper]';
  if (value instanceof Error) {
    const code = 'code' in value ? { code: value.code } : {};
    const cause = value.cause === undefined ? {} : { cause: hideSecrets(value.cause, depth + 1) };
    return {
      type: value.name,
      message: hideInText(value.message),
      stack: hideInText(value.stack ?? ''),
      ...code,
      ...cause,
    };
  }
  if (Buffer.isBuffer(value)) return `[${value.length} bytes]`;
  if (Array.isArray(value)) return value.map((item) => hideSecrets(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, SECRET_FIELD.test(key) ? HIDDEN : hideSecrets(item, depth + 1)]),
  );
}

/**
 * A pino logger that hides secrets in every field and in the message; `name` is the process: api, worker, … A line
 * written while a request is answered, or its job is done, carries that request's id.
 */
export function createLogger(name: string, level: string, destination?: DestinationStream): Pino {
  return pino(
    {
      name,
      level,
      base: { name, pid: process.pid },
      mixin: () => {
        const requestId = currentRequestId();
        return requestId === undefined ? {} : { request_id: requestId };
      },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        log: (entry) => hideSecrets(entry) as Record<string, unknown>,
      },
      hooks: {
        logMethod(args, method) {
          const shown = args.map((arg) => (typeof arg === 'string' ? hideInText(arg) : arg)) as typeof args;
          return method.apply(this, shown);
        },
      },
      serializers: { err: (error: unknown) => error },
    },
    destination ?? standardOutput(),
  );
}

/** What waits to be written while the disk is full; more is dropped. */
const MOST_KEPT_BYTES = 1024 * 1024;

/** A log that cannot be written (a full disk, a reader that is gone) is lost, and ends nothing. */
function standardOutput(): DestinationStream {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const output = pino.destination({ dest: 1, sync: true, maxLength: MOST_KEPT_BYTES });
  output.on('error', () => undefined);
  return output;
}

/** Where Nest tells at each start what it has put together: 750 lines, a tenth of a second. */
const PUTTING_TOGETHER = new Set(['InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'WebSocketsController']);

/** Lets Nest and our classes (`new Logger(Name.name)`) write through pino. */
export class NestLogger implements LoggerService {
  constructor(private readonly pino: Pino) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.write(PUTTING_TOGETHER.has(String(rest.at(-1))) ? 'debug' : 'info', message, rest);
  }
  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }
  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }
  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }
  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }
  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  /** Nest hands over (message, …details, context): the last text is where the entry comes from. */
  private write(
    level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal',
    message: unknown,
    rest: unknown[],
  ): void {
    const details = [...rest];
    const context = typeof details.at(-1) === 'string' ? (details.pop() as string) : undefined;
    const [first] = details;
    const fields: Record<string, unknown> = { ...(context ? { context } : {}) };
    if (first instanceof Error) fields.err = first;
    else if (typeof first === 'string') fields.stack = first;
    else if (first !== undefined) fields.detail = first;
    if (message instanceof Error) this.pino[level]({ ...fields, err: message }, message.message);
    else if (typeof message === 'object' && message !== null) this.pino[level]({ ...fields, detail: message });
    else this.pino[level](fields, String(message));
  }
}
