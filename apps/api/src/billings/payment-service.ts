// The port of a payment service: what an adapter does, and what it is never trusted with (docs/payment-service.md).
import type { Agent } from 'node:https';
import type { OnlineState } from '@gelanggang/domain/billing/online-payment';

export interface PaymentToMake {
  /** 24 letters and digits, never used twice. */
  orderId: string;
  /** Whole rupiah, above nothing. */
  amount: number;
  /** Shown to the payer. */
  invoiceNumber: string;
  /** Where the browser goes when the payer is done; nothing is believed of what it brings along. */
  returnUrl: string;
  /** Where the service posts its notifications. */
  notifyUrl: string;
  /** After these hours it can no longer be paid. */
  hours: number;
}

export interface ToldPayment {
  state: OnlineState;
  /** Whole rupiah. */
  amount: number;
  /** How it was paid, in letters, digits and `_`; empty where that is not known. */
  method: string;
}

export abstract class PaymentService {
  /** Small letters; kept with each payment. */
  abstract readonly name: string;
  /** How it is reached: the public network alone. */
  abstract agent: Agent;

  /** The page on which it is paid, by https. Throws `PaymentServiceAway`. */
  abstract make(payment: PaymentToMake): Promise<string>;

  /** What the service itself says; null: it knows no such payment (yet). Throws `PaymentServiceAway`. */
  abstract read(orderId: string): Promise<ToldPayment | null>;

  /** It shall no longer be paid. Throws `PaymentServiceAway`, also where it is too late. */
  abstract cancel(orderId: string): Promise<void>;

  /** Which payment a notification is about and what it says, once it is signed as the service signs; null: it is not. */
  abstract verify(body: unknown): { orderId: string; state: OnlineState } | null;
}

/** It did not answer, or not as it is documented; the message names no secret and nothing that a payer typed. */
export class PaymentServiceAway extends Error {
  override name = 'PaymentServiceAway';
}
