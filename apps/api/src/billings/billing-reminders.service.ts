// Reminds the owner of a billing that it waits to be paid: in the bell and by mail.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Said } from '@gelanggang/contract/http';
import type { BillingStatus } from '@gelanggang/domain/billing/billing-steps';
import { Env, publicAddress } from '@gelanggang/platform/env/env';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { mailNotice } from '@gelanggang/platform/notices/mail-notice';
import { notify, settleNotices } from '@gelanggang/platform/notices/notify';
import type { RequestAccount } from '../http/current-account';
import { conflict } from '../http/refusals';
import { billingNotFound } from './billing-refusals';
import { billingOwnerOf } from './billing-rights';
import { billingsTexts } from './texts';
import { billingsSentences } from './sentences';

/** A press more in between tells nobody twice. */
const REST_HOURS = 12;
const KIND = 'billing.reminder';

interface Facts {
  invoice_number: string;
  amount: number;
  status: BillingStatus;
  ownerId: number;
  tournament: string;
  by: string;
  toldLately: boolean;
}

@Injectable()
export class BillingRemindersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly env: Env,
  ) {}

  /** 404 for a billing that the account does not see; 409 when nothing waits to be paid, or a reminder is fresh. */
  remind(id: number, account: RequestAccount): Promise<Said> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      // two who press at once take turns
      await manager.query('select from billing where id = $1 for no key update', [id]);
      const [billing] = await manager.query<Facts[]>(
        `select b.invoice_number, b.amount, b.status, b.account_id as "ownerId", t.name as tournament, a.name as by,
           exists (select from notice n where n.kind = $3 and n.subject = $4
             and n.at > now() - make_interval(hours => $5)) as "toldLately"
         from billing b join tournament t on t.id = b.tournament_id join account a on a.id = $2
         where b.id = $1 and ($6::bigint is null or b.account_id = $6)`,
        [id, account.id, KIND, subjectOf(id), REST_HOURS, billingOwnerOf(account)],
      );
      if (!billing) throw billingNotFound();
      const { status, toldLately, ownerId, invoice_number, amount, tournament, by } = billing;
      if (status !== 'waiting for payment') throw conflict(billingsSentences.notWaiting);
      if (toldLately) throw conflict(billingsSentences.remindedBefore(REST_HOURS));
      const at = new Date();
      const data = { billing_id: id, invoice_number, amount, tournament, by };
      await settleNotices(manager, emit, subjectOf(id), at);
      await notify(manager, emit, { kind: KIND, data, to: [ownerId], subject: subjectOf(id), at });
      const address = publicAddress(this.env);
      await mailNotice(manager, { kind: KIND, data, to: [ownerId], action: 'openBill', address });
      return { message: billingsTexts.ownerReminded(invoice_number) };
    });
  }
}

/** As the other notices of a billing: its next step settles them all. */
const subjectOf = (id: number): string => `billing:${id}`;
