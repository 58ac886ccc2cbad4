// Sends what waits in the outbox: as soon as a commit tells of it, at start, and every minute. Any number of senders
// may run; a mail is claimed before it is sent, and one whose sender died is sent by another.
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Env } from '../env/env';
import { PgListener } from '../events/pg-listener';
import { hideInText } from '../logging/logger';
import { LookAgain } from '../turns/look-again';
import { MAIL_CHANNEL } from './mail-outbox';
import { type Letter, type MailTransport, openMailTransport } from './mail-transport';

const EVERY_MS = 60_000;
const SOON_MS = 2000;
/** Longer than any send takes: only a mail of a sender that died is claimed again. */
const CLAIM_SECONDS = 180;
/** Pauses of 1, 4, 16, 64 minutes, then about 4, 17 hours: a mail server that is away for a day loses nothing. */
const FIRST_PAUSE_SECONDS = 60;
const MOST_ATTEMPTS = 7;
const KEPT_DAYS = 30;

interface Claimed extends Letter {
  attempts: number;
}

@Injectable()
export class MailSender implements OnApplicationShutdown {
  private readonly logger = new Logger(MailSender.name);
  private readonly transport: MailTransport;
  private readonly looking = new LookAgain(
    EVERY_MS,
    () => this.sendWaiting(),
    (error) => this.logger.warn('the outbox cannot be read; trying again', error),
    { soonMs: SOON_MS },
  );

  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(PgListener) private readonly listener: PgListener,
    @Inject(Env) private readonly env: Env,
  ) {
    this.transport = openMailTransport(env);
  }

  async start(): Promise<void> {
    if (!this.transport.leaves && !this.env.EMBEDDED) {
      this.logger.warn('SMTP_URL is not set: mail is only written to a folder, and nobody gets it');
    }
    const look = () => this.looking.within(0);
    this.listener.listen(MAIL_CHANNEL, { notice: look, connected: look });
    await this.listener.start();
    look();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.looking.stop();
    this.transport.close();
  }

  private async sendWaiting(): Promise<void> {
    while (!this.looking.isStopped) {
      const mail = await this.claim();
      if (!mail) break;
      await this.send(mail);
    }
    await this.dataSource.query(
      `delete from mail where coalesce(sent_at, failed_at) < now() - make_interval(days => $1)`,
      [KEPT_DAYS],
    );
  }

  private async claim(): Promise<Claimed | null> {
    const [rows] = await this.dataSource.query<[Claimed[], number]>(
      `update mail set attempts = attempts + 1, next_try_at = now() + make_interval(secs => $1)
       where id = (select id from mail where sent_at is null and failed_at is null and next_try_at <= now()
                   order by next_try_at, id limit 1 for update skip locked)
       returning id, to_address as "to", subject, text, html, attempts`,
      [CLAIM_SECONDS],
    );
    return rows[0] ?? null;
  }

  private async send(mail: Claimed): Promise<void> {
    try {
      await this.transport.send(mail);
    } catch (error) {
      return this.giveBack(mail, error);
    }
    // what left this machine is forgotten: links in it may open an account
    await this.dataSource.query(
      `update mail set sent_at = now(), fault = null,
         text = case when $2 then null else text end, html = case when $2 then null else html end where id = $1`,
      [mail.id, this.transport.leaves],
    );
    this.logger.log(`mail ${mail.id} sent in attempt ${mail.attempts}`);
  }

  private async giveBack({ id, attempts }: Claimed, error: unknown): Promise<void> {
    const isLast = attempts >= MOST_ATTEMPTS || isRefused(error);
    const pause = FIRST_PAUSE_SECONDS * 4 ** (attempts - 1);
    const fault = hideInText(error instanceof Error ? error.message : String(error)).slice(0, 500);
    await this.dataSource.query(
      `update mail set fault = $2, next_try_at = now() + make_interval(secs => $3),
         failed_at = case when $4 then now() end,
         text = case when $4 then null else text end, html = case when $4 then null else html end where id = $1`,
      [id, fault, pause, isLast],
    );
    this.logger.warn(`mail ${id} was not sent in attempt ${attempts}${isLast ? ', the last one' : ''}: ${fault}`);
  }
}

/** The server knows of the mail and will never take it (RFC 5321, 4.2.1: 5yz), unless it is our account that is wrong. */
function isRefused(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  return responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH';
}
