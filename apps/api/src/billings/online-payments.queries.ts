// Reads and keeps the payments of bills by a payment service.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { OnlinePaymentRow, UnbilledPaymentRow } from '@gelanggang/contract/online-payments';
import type { BillingStatus } from '@gelanggang/domain/billing/billing-steps';
import type { OnlineState } from '@gelanggang/domain/billing/online-payment';

type Dated<Row> = Omit<Row, 'made_at' | 'paid_at'> & { made_at: Date; paid_at: Date | null };

export interface KeptPayment {
  orderId: string;
  state: OnlineState;
  isUnbilled: boolean;
}

export interface OpenPayment {
  orderId: string;
  amount: number;
  payUrl: string | null;
  ageSeconds: number;
}

const ROW = `o.id, o.service, coalesce(o.received, o.amount)::float8 as amount, o.state, o.method, o.unbilled_because,
  o.made_at, o.paid_at`;

@Injectable()
export class OnlinePaymentsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first. What ended without money is told while nothing came after it and the bill still waits. */
  async of(billingId: number): Promise<OnlinePaymentRow[]> {
    const rows = await this.dataSource.query<Dated<OnlinePaymentRow>[]>(
      `select ${ROW} from online_payment o join billing b on b.id = o.billing_id
       where o.billing_id = $1
         and (o.state <> 'ended'
           or o.pay_url is not null and b.status = 'waiting for payment'
             and o.id = (select max(id) from online_payment where billing_id = $1))
       order by o.id desc`,
      [billingId],
    );
    return rows.map(withTimes);
  }

  /** Newest first. */
  async unbilled(tournamentId: number): Promise<UnbilledPaymentRow[]> {
    const rows = await this.dataSource.query<Dated<UnbilledPaymentRow>[]>(
      `select ${ROW}, o.order_id, o.billing_id, b.invoice_number, b.status as billing_status
       from online_payment o join billing b on b.id = o.billing_id
       where o.tournament_id = $1 and o.unbilled_because is not null order by o.paid_at desc, o.id desc`,
      [tournamentId],
    );
    return rows.map(withTimes);
  }

  async byOrder(orderId: string): Promise<KeptPayment | null> {
    const [row] = await this.dataSource.query<KeptPayment[]>(
      `select order_id as "orderId", state, unbilled_because is not null as "isUnbilled"
       from online_payment where order_id = $1`,
      [orderId],
    );
    return row ?? null;
  }

  /** What may still bring news: it waits, or its money has found no bill. */
  async unsettledOf(billingId: number): Promise<string | null> {
    const [row] = await this.dataSource.query<{ order_id: string }[]>(
      `select order_id from online_payment
       where billing_id = $1 and (state = 'waiting' and pay_url is not null
         or state = 'paid' and unbilled_because = 'accounts-closed')
       order by id desc limit 1`,
      [billingId],
    );
    return row?.order_id ?? null;
  }

  /** Of those who would ask at the same time one may, and the next after so many seconds. */
  async takeTurn(orderId: string, seconds: number): Promise<boolean> {
    const [, taken] = await this.dataSource.query<[unknown[], number]>(
      `update online_payment set asked_at = now()
       where order_id = $1 and (asked_at is null or asked_at < now() - make_interval(secs => $2))`,
      [orderId, seconds],
    );
    return taken > 0;
  }

  /** Held until the transaction is over: two who begin at once take turns. */
  async lockBill(manager: EntityManager, id: number): Promise<{ status: BillingStatus; due: number } | null> {
    const [bill] = await manager.query<{ status: BillingStatus; due: number }[]>(
      'select status, bill_due(amount, due_digits) as due from billing where id = $1 for no key update',
      [id],
    );
    return bill ?? null;
  }

  async open(manager: EntityManager, billingId: number): Promise<OpenPayment | null> {
    const [row] = await manager.query<OpenPayment[]>(
      `select order_id as "orderId", amount, pay_url as "payUrl",
         extract(epoch from now() - made_at)::float8 as "ageSeconds"
       from online_payment where billing_id = $1 and state = 'waiting'`,
      [billingId],
    );
    return row ?? null;
  }

  async areClosed(manager: EntityManager, billingId: number): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      `select from account_closing c join billing b on b.tournament_id = c.tournament_id
       where b.id = $1 and c.reopened_at is null`,
      [billingId],
    );
    return rows.length > 0;
  }

  async add(
    manager: EntityManager,
    payment: { billingId: number; orderId: string; service: string; amount: number; accountId: number },
  ): Promise<void> {
    await manager.query(
      `insert into online_payment (tournament_id, billing_id, order_id, service, amount, made_by)
       select tournament_id, id, $2, $3, $4, $5 from billing where id = $1`,
      [payment.billingId, payment.orderId, payment.service, payment.amount, payment.accountId],
    );
  }

  async end(manager: EntityManager, orderId: string): Promise<void> {
    await manager.query(`update online_payment set state = 'ended' where order_id = $1 and state = 'waiting'`, [
      orderId,
    ]);
  }

  async keepUrl(manager: EntityManager, orderId: string, payUrl: string): Promise<void> {
    await manager.query('update online_payment set pay_url = $2 where order_id = $1', [orderId, payUrl]);
  }
}

const withTimes = <Row extends { made_at: Date; paid_at: Date | null }>(row: Row) => ({
  ...row,
  made_at: row.made_at.toISOString(),
  paid_at: row.paid_at?.toISOString() ?? null,
});
