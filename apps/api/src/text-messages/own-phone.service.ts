// The number to which an account wants its messages: a code is sent to it, and only who types that code is sent more.
import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Said } from '@gelanggang/contract/http';
import type { OwnPhone } from '@gelanggang/contract/text-messages';
import type { Saved } from '@gelanggang/contract/tournament-setup';
import { writeAudit } from '@gelanggang/platform/audit/write-audit';
import { messageGateway } from '@gelanggang/platform/text-messages/message-gateway';
import { queueCode } from '@gelanggang/platform/text-messages/text-outbox';
import { type Attempt, Attempts } from '../guessing/attempts';
import type { RequestAccount } from '../http/current-account';
import { conflict, invalid } from '../http/refusals';
import { textMessagesSentences } from './sentences';
import { textMessagesTexts } from './texts';

const hashOf = (accountId: number, code: string): Buffer =>
  createHash('sha256').update(`${accountId} ${code}`).digest();

@Injectable()
export class OwnPhoneService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly attempts: Attempts,
  ) {}

  async read({ id }: RequestAccount, manager: EntityManager = this.dataSource.manager): Promise<OwnPhone> {
    const isOffered = (await messageGateway(manager)) !== null;
    const [row] = await manager.query<{ phone: string; isConfirmed: boolean }[]>(
      `select phone, confirmed_at is not null as "isConfirmed" from account_phone
       where account_id = $1 and (confirmed_at is not null or code_expires_at > now())`,
      [id],
    );
    return { is_offered: isOffered, phone: row?.phone ?? null, is_confirmed: row?.isConfirmed ?? false };
  }

  /** Takes the place of a number that was there. */
  async ask(phone: string, account: RequestAccount): Promise<Saved<OwnPhone>> {
    if (!(await messageGateway(this.dataSource.manager))) throw conflict(textMessagesSentences.noGateway);
    await this.attempts.begin(
      { of: 'message codes of an account', whose: String(account.id) },
      { of: 'message codes to a number', whose: phone },
    );
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    return this.dataSource.transaction(async (manager) => {
      await manager.query(
        `insert into account_phone (account_id, phone, code_hash, code_expires_at)
         values ($1, $2, $3, now() + interval '15 minutes')
         on conflict (account_id) do update set phone = excluded.phone, code_hash = excluded.code_hash,
           code_expires_at = excluded.code_expires_at, confirmed_at = null`,
        [account.id, phone, hashOf(account.id, code)],
      );
      await dropWaiting(manager, account.id);
      await queueCode(manager, account.id, phone, textMessagesTexts.code(code));
      return { message: textMessagesTexts.codeSent, data: await this.read(account, manager) };
    });
  }

  async confirm(code: string, account: RequestAccount): Promise<Saved<OwnPhone>> {
    const attempt: Attempt = { of: 'message code that is typed', whose: String(account.id) };
    await this.attempts.begin(attempt);
    const saved = await this.dataSource.transaction(async (manager) => {
      const [row] = await manager.query<{ codeHash: Buffer | null; isOpen: boolean }[]>(
        `select code_hash as "codeHash", coalesce(code_expires_at > now(), false) as "isOpen"
         from account_phone where account_id = $1 for update`,
        [account.id],
      );
      const isRight = row?.isOpen && row.codeHash && timingSafeEqual(row.codeHash, hashOf(account.id, code));
      if (!isRight) throw invalid({ code: [textMessagesSentences.wrongCode] });
      await manager.query(
        `update account_phone set code_hash = null, code_expires_at = null, confirmed_at = now() where account_id = $1`,
        [account.id],
      );
      await writePhoneAudit(manager, account.id, true);
      return {
        message: textMessagesTexts.numberConfirmed,
        data: await this.read(account, manager),
      };
    });
    await this.attempts.forget(attempt);
    return saved;
  }

  remove(account: RequestAccount): Promise<Said> {
    return this.dataSource.transaction(async (manager) => {
      const [, count] = await manager.query<[unknown[], number]>('delete from account_phone where account_id = $1', [
        account.id,
      ]);
      await dropWaiting(manager, account.id);
      if (count > 0) await writePhoneAudit(manager, account.id, false);
      return { message: textMessagesTexts.messagesOff };
    });
  }
}

const dropWaiting = (manager: EntityManager, accountId: number) =>
  manager.query('delete from text_message where account_id = $1 and done_at is null', [accountId]);

/** Without the number: who may read the record need not know it. */
const writePhoneAudit = (manager: EntityManager, accountId: number, isConfirmed: boolean) =>
  writeAudit(manager, {
    ...{ accountId, action: 'account.phone-changed', subjectType: 'account', subjectId: accountId },
    detail: { is_confirmed: isConfirmed },
  });
