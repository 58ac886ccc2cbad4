// Where a mail goes: to the SMTP server of SMTP_URL, else as an .eml file into the folder `mail` of the data folder.
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Env } from '../env/env';

export interface Letter {
  id: number;
  to: string;
  subject: string;
  text: string;
  html: string | null;
}

export interface MailTransport {
  /** Whether the mail leaves this machine. */
  readonly leaves: boolean;
  send(letter: Letter): Promise<void>;
  close(): void;
}

/** Whoever does not answer within these is tried again later; together well below the sender's claim. */
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

export function openMailTransport(env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>): MailTransport {
  return env.SMTP_URL ? smtp(env.SMTP_URL, env.MAIL_FROM) : folder(join(env.DATA_DIR, 'mail'), env.MAIL_FROM);
}

/** The same mail sent twice, after a crash at the wrong moment, is recognised by its id. */
const headersOf = ({ id, to, subject, text, html }: Letter, from: string) => ({
  from,
  // an object is taken as one address, never as a list
  to: { name: '', address: to },
  subject,
  text,
  html: html ?? undefined,
  messageId: `<gelanggang-${id}@${from.match(/@([^\s>]+)/)?.[1] ?? 'localhost'}>`,
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});

function smtp(url: string, from: string): MailTransport {
  const { protocol, hostname, port, username, password } = new URL(url);
  const transport = createTransport({
    host: hostname,
    port: port ? Number(port) : undefined,
    secure: protocol === 'smtps:',
    auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
    ...TIMEOUTS,
  });
  return {
    leaves: true,
    send: async (letter) => void (await transport.sendMail(headersOf(letter, from))),
    close: () => transport.close(),
  };
}

function folder(path: string, from: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    leaves: false,
    async send(letter) {
      const { message } = await transport.sendMail(headersOf(letter, from));
      await mkdir(path, { recursive: true, mode: 0o700 });
      const file = join(path, `${String(letter.id).padStart(6, '0')}.eml`);
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => transport.close(),
  };
}
