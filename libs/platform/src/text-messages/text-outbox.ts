// Puts messages to phones into their outbox, in the transaction of the change that they tell. A worker sends them.
import type { EntityManager } from 'typeorm';
import { MESSAGE_GATEWAY_SETTING } from './message-gateway';

/** To those of the accounts that have asked for it and confirmed their number; to nobody while the site has no gateway. */
export async function queueTexts(
  manager: EntityManager,
  texts: readonly { accountId: number; text: string }[],
): Promise<void> {
  await manager.query(
    `insert into text_message (account_id, phone, text)
     select p.account_id, p.phone, told.text from unnest($1::bigint[], $2::text[]) as told (account_id, text)
     join account_phone p on p.account_id = told.account_id join account a on a.id = p.account_id
     where p.confirmed_at is not null and a.is_active
       and exists (select from setting where key = $3)
     order by p.account_id`,
    [texts.map(({ accountId }) => accountId), texts.map(({ text }) => text), MESSAGE_GATEWAY_SETTING],
  );
}

/** The one message that its receiver has not confirmed yet to want: the code of whoever typed the number. */
export async function queueCode(manager: EntityManager, accountId: number, phone: string, text: string): Promise<void> {
  await manager.query('insert into text_message (account_id, phone, text) values ($1, $2, $3)', [
    accountId,
    phone,
    text,
  ]);
}
