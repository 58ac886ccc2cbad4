// Reads and saves the site's gateway. Its key is never told, and goes to no address but the one it was given with.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Said } from '@gelanggang/contract/http';
import type { MessageGateway, MessageGatewayRequest } from '@gelanggang/contract/text-messages';
import type { Saved } from '@gelanggang/contract/tournament-setup';
import { withoutQuery } from '@gelanggang/platform/audit/without-query';
import { writeAudit } from '@gelanggang/platform/audit/write-audit';
import { mayBePublic } from '@gelanggang/platform/push/public-addresses';
import {
  type KeptGateway,
  MESSAGE_GATEWAY_SETTING,
  messageGateway,
} from '@gelanggang/platform/text-messages/message-gateway';
import { invalid } from '../http/refusals';
import { textMessagesSentences } from './sentences';
import { textMessagesTexts } from './texts';

interface Figures {
  sent: number;
  given_up: number;
  last_fault: string | null;
}

@Injectable()
export class MessageGatewayService {
  constructor(private readonly dataSource: DataSource) {}

  async read(manager: EntityManager = this.dataSource.manager): Promise<MessageGateway> {
    const gateway = await messageGateway(manager);
    const [figures] = await manager.query<Figures[]>(
      `select count(*) filter (where fault is null)::int as sent, count(*) filter (where fault is not null)::int as given_up,
         (array_agg(fault order by done_at desc) filter (where fault is not null))[1] as last_fault
       from text_message where done_at > now() - interval '7 days'`,
    );
    return { url: gateway?.url ?? '', has_key: gateway !== null, ...(figures as Figures) };
  }

  save({ url, key }: MessageGatewayRequest, accountId: number): Promise<Saved<MessageGateway>> {
    return this.change(accountId, url, key !== undefined, async (manager, before) => {
      await keepGateway(manager, { url, key: keyOf(before, url, key) });
      return { message: textMessagesTexts.gatewaySaved, data: await this.read(manager) };
    });
  }

  /** What waits is sent nowhere: a gateway that is given later knows nothing of it. Twice is once. */
  remove(accountId: number): Promise<Said> {
    return this.change(accountId, '', false, async (manager) => {
      await manager.query('delete from setting where key = $1', [MESSAGE_GATEWAY_SETTING]);
      await manager.query('delete from text_message where done_at is null');
      return { message: textMessagesTexts.gatewayDeleted };
    });
  }

  private change<Answer>(
    accountId: number,
    after: string,
    isNewKey: boolean,
    work: (manager: EntityManager, before: KeptGateway | null) => Promise<Answer>,
  ): Promise<Answer> {
    return this.dataSource.transaction(async (manager) => {
      // two who save at once queue
      await manager.query(`select pg_advisory_xact_lock(hashtext($1))`, [MESSAGE_GATEWAY_SETTING]);
      const before = await messageGateway(manager);
      const answer = await work(manager, before);
      await writeAudit(manager, {
        ...{ accountId, action: 'message-gateway.changed', subjectType: 'setting', subjectId: 0 },
        detail: { before: withoutQuery(before?.url ?? ''), after: withoutQuery(after), is_new_key: isNewKey },
      });
      return answer;
    });
  }
}

function keyOf(before: KeptGateway | null, url: string, key: string | undefined): string {
  if (!mayBePublic(url)) {
    throw invalid({ url: [textMessagesSentences.addressRequired] });
  }
  if (key !== undefined) return key;
  // what is kept for one address is not handed to another
  if (before?.url !== url) throw invalid({ key: [textMessagesSentences.keyRequired] });
  return before.key;
}

const keepGateway = (manager: EntityManager, gateway: KeptGateway) =>
  manager.query(
    'insert into setting (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
    [MESSAGE_GATEWAY_SETTING, JSON.stringify(gateway)],
  );
