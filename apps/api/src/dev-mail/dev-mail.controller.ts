// GET /dev/mail: what the embedded set-up would have sent. Anywhere else nobody reads other people's mail.
import { Controller } from '@nestjs/common';
import * as devMailCalls from '@gelanggang/contract/calls/dev-mail';
import { DataSource } from 'typeorm';
import type { DevMail } from '@gelanggang/contract/dev-mail';
import { Env } from '@gelanggang/platform/env/env';
import { Answers } from '../http/answers';
import { notFound } from '../http/refusals';

const MOST = 100;

@Controller()
export class DevMailController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly env: Env,
  ) {}

  @Answers(devMailCalls.list)
  async list() {
    if (!this.env.EMBEDDED || this.env.SMTP_URL) throw notFound();
    const rows = await this.dataSource.query<
      (Omit<DevMail, 'created_at' | 'sent_at'> & { created_at: Date; sent_at: Date | null })[]
    >(
      `select id, to_address as "to", subject, text, html, created_at, sent_at from mail
       where text is not null order by id desc limit $1`,
      [MOST],
    );
    const data = rows.map((row) => ({
      ...row,
      created_at: row.created_at.toISOString(),
      sent_at: row.sent_at?.toISOString() ?? null,
    }));
    return { data };
  }
}
