// Bills paid by a payment service: where to pay, how a payment stands, and money that pays no bill.
import type { OnlineState, UnbilledReason } from '@gelanggang/domain/billing/online-payment';
import type { BillingStatus } from '@gelanggang/domain/billing/billing-steps';

/** Of a bill, newest first. */
export interface OnlinePaymentRow {
  id: number;
  service: string;
  /** Whole rupiah: what came, or what is asked for. */
  amount: number;
  state: OnlineState;
  /** How it was paid, in the service's word; empty where that is not known. */
  method: string;
  /** Why it pays no bill; null: it pays this one, or nothing came. */
  unbilled_because: UnbilledReason | null;
  made_at: string;
  paid_at: string | null;
}

/** Money that came and pays no bill. */
export interface UnbilledPaymentRow extends OnlinePaymentRow {
  /** What the service knows it by, to find it there. */
  order_id: string;
  billing_id: number;
  invoice_number: string;
  billing_status: BillingStatus;
}

export interface OnlinePaymentStarted {
  /** The service's page, by https. */
  pay_url: string;
}
