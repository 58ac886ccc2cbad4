// The outbox and its senders on real PostgreSQL: with the change or not at all, once, again after a fault.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { loadEnv } from '@gelanggang/platform/env/env';
import { PgListener } from '@gelanggang/platform/events/pg-listener';
import { queueMail } from '@gelanggang/platform/mail/mail-outbox';
import { MailSender } from '@gelanggang/platform/mail/mail-sender';
import { cloneDatabase, type TestDatabase } from '../../../test/setup/database';
import { startSmtp, type TestSmtp } from '../../../test/setup/smtp';

interface MailRow {
  sent: boolean;
  failed: boolean;
  attempts: number;
  text: string | null;
  fault: string | null;
  pause: number;
}

let database: TestDatabase;
let folder: string;
let smtp: TestSmtp;
const stops: (() => Promise<void>)[] = [];

beforeEach(async () => {
  Logger.overrideLogger(false);
  database = await cloneDatabase();
  folder = await mkdtemp(join(tmpdir(), 'gelanggang-mail-'));
  smtp = await startSmtp();
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  await smtp.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

async function startSender(more: Record<string, string> = {}): Promise<void> {
  const env = loadEnv({ DATABASE_URL: database.url, DATA_DIR: folder, MAIL_FROM: 'Uji <uji@contoh.test>', ...more });
  const listener = new PgListener(env);
  const sender = new MailSender(database.dataSource, listener, env);
  stops.push(async () => {
    await sender.onApplicationShutdown();
    await listener.onApplicationShutdown();
  });
  await sender.start();
}

const queue = (subject: string, to = 'sari@contoh.test') =>
  database.dataSource.transaction((manager) => queueMail(manager, { to, subject, text: 'Isi surat', html: '<p>Isi' }));
const rows = () =>
  database.dataSource.query<MailRow[]>(
    `select sent_at is not null as sent, failed_at is not null as failed, attempts, text, fault,
            extract(epoch from next_try_at - now())::float8 as pause from mail order by id`,
  );
async function until(holds: (found: MailRow[]) => boolean): Promise<MailRow[]> {
  for (;;) {
    const found = await rows();
    if (holds(found)) return found;
    await new Promise((done) => setTimeout(done, 10));
  }
}

it('writes a mail only when the change it tells is committed', async () => {
  const change = database.dataSource.transaction(async (manager) => {
    await queueMail(manager, { to: 'a@contoh.test', subject: 'Batal', text: 'x' });
    throw new Error('tidak jadi');
  });
  await expect(change).rejects.toThrow('tidak jadi');
  expect(await rows()).toEqual([]);
});

it('is written to the folder of the data when there is no server, and can be read on', async () => {
  await startSender();
  await queue('Tautan\r\nBcc: lain@contoh.test untuk Anda');
  const [row] = await until((found) => found.every((mail) => mail.sent));
  expect(row).toMatchObject({ attempts: 1, text: 'Isi surat' });
  const files = await readdir(join(folder, 'mail'));
  expect(files).toEqual(['000001.eml']);
  const letter = await readFile(join(folder, 'mail', files[0] ?? ''), 'utf8');
  expect(letter).toContain('From: Uji <uji@contoh.test>');
  expect(letter).toContain('To: sari@contoh.test');
  expect(letter).toContain('Subject: Tautan Bcc: lain@contoh.test untuk Anda');
  expect(letter).not.toMatch(/^Bcc:/m);
  expect(letter).toContain('Isi surat');
});

it('of many is sent once each by several senders, and its text is forgotten then', async () => {
  for (let n = 0; n < 10; n += 1) await queue(`Surat ${n}`);
  await Promise.all([1, 2, 3].map(() => startSender({ SMTP_URL: smtp.url })));
  for (let n = 10; n < 20; n += 1) await queue(`Surat ${n}`);
  const found = await until((all) => all.every((mail) => mail.sent));
  expect(found.map(({ attempts, text }) => [attempts, text])).toEqual(found.map(() => [1, null]));
  const subjects = smtp.taken.map((letter) => /^Subject: (.*)$/m.exec(letter)?.[1]).sort();
  expect(subjects).toEqual(Array.from({ length: 20 }, (_, n) => `Surat ${n}`).sort());
});

it('is tried again later when the server cannot take it now, and keeps its text', async () => {
  smtp.answers.push('451 later, sari@contoh.test');
  await startSender({ SMTP_URL: smtp.url });
  await queue('Nanti');
  const [waiting] = await until(([mail]) => mail?.fault !== null && mail?.fault !== undefined);
  expect(waiting).toMatchObject({ sent: false, failed: false, attempts: 1, text: 'Isi surat' });
  expect(waiting?.pause).toBeGreaterThan(30);
  expect(waiting?.fault).not.toContain('sari@contoh.test');
  await database.dataSource.query('update mail set next_try_at = now()');
  await queue('Sekarang');
  const found = await until((all) => all.every((mail) => mail.sent));
  expect(found.map(({ attempts }) => attempts)).toEqual([2, 1]);
});

it('that the server refuses for good has failed, and is not sent again', async () => {
  smtp.answers.push('550 no such mailbox');
  await startSender({ SMTP_URL: smtp.url });
  await queue('Tidak ada orangnya');
  const [failed] = await until(([mail]) => mail?.failed ?? false);
  expect(failed).toMatchObject({ sent: false, attempts: 1, text: null });
  expect(failed?.fault).toContain('550');
});

it('of a sender that died is sent by another one once its claim is over', async () => {
  await queue('Tertinggal');
  await database.dataSource.query(`update mail set attempts = 1, next_try_at = now() + interval '1 hour'`);
  await startSender({ SMTP_URL: smtp.url });
  await queue('Baru');
  await until((all) => all.at(-1)?.sent ?? false);
  expect(smtp.taken).toHaveLength(1);
  await database.dataSource.query(`update mail set next_try_at = now() - interval '1 second' where sent_at is null`);
  await queue('Lagi');
  await until((all) => all.every((mail) => mail.sent));
  expect(smtp.taken).toHaveLength(3);
});
