// Bills paid by a payment service: begun, asked about, and told of by its webhook. What somebody sends is never believed:
// the service itself is asked before anything changes.
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { BillingAnswer } from '@gelanggang/contract/billings';
import { API_BASE, type Said } from '@gelanggang/contract/http';
import type { OnlinePaymentStarted, UnbilledPaymentRow } from '@gelanggang/contract/online-payments';
import { mayChange } from '@gelanggang/domain/billing/online-payment';
import { joinUndrawnPools } from '@gelanggang/drawing/join-pools';
import { settleOnline } from '@gelanggang/entries/billings/pay-online';
import { Env, publicAddress } from '@gelanggang/platform/env/env';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { Attempts } from '../guessing/attempts';
import type { RequestAccount } from '../http/current-account';
import { conflict, forbidden, notFound, unavailable } from '../http/refusals';
import { billingNotFound, stepRefusal } from './billing-refusals';
import { BillingsService } from './billings.service';
import { OnlinePaymentsQueries } from './online-payments.queries';
import { PaymentService, PaymentServiceAway } from './payment-service';
import { billingsSentences } from './sentences';
import { billingsTexts } from './texts';

/** How long a link is paid at; it is handed out again for an hour less. */
const LINK_HOURS = 24;
const LINK_SECONDS = (LINK_HOURS - 1) * 3600;
/** Longer than a service may take to answer: whoever began it is gone. */
const MAKING_SECONDS = 20;
const LOOK_MS = 250;
/** A service is asked of one payment so often at most: by its webhook, and by whoever opens the bill. */
const NEWS_SECONDS = 1;
const CHECK_SECONDS = 10;

const AWAY = billingsSentences.serviceAway;

type Begun = { payUrl: string } | { orderId: string; amount: number; replaces: string | null } | 'being made';

@Injectable()
export class OnlinePaymentsService implements OnApplicationShutdown {
  private readonly logger = new Logger('OnlinePayments');

  constructor(
    private readonly dataSource: DataSource,
    private readonly queries: OnlinePaymentsQueries,
    private readonly billings: BillingsService,
    private readonly attempts: Attempts,
    private readonly env: Env,
    @Inject(PaymentService) private readonly service: PaymentService | null,
  ) {}

  onApplicationShutdown(): void {
    this.service?.agent.destroy();
  }

  async start(id: number, account: RequestAccount): Promise<OnlinePaymentStarted> {
    const service = this.required();
    const bill = await this.billings.read(id, account);
    for (let left = (MAKING_SECONDS * 1000) / LOOK_MS; left > 0; left -= 1) {
      const begun = await this.begin(id, account, service);
      if (begun === 'being made') await wait(LOOK_MS);
      else if ('payUrl' in begun) return { pay_url: begun.payUrl };
      else return { pay_url: await this.make(service, bill, begun) };
    }
    throw unavailable(AWAY);
  }

  /** Null for a page that asks in vain: the bill stands as it stands. */
  async check(id: number, account: RequestAccount): Promise<BillingAnswer> {
    this.required();
    const bill = await this.billings.read(id, account);
    const orderId = await this.queries.unsettledOf(id);
    if (orderId === null || !(await this.queries.takeTurn(orderId, CHECK_SECONDS))) return bill;
    await this.ask(orderId);
    return this.billings.read(id, account);
  }

  async unbilled(tournamentId: number): Promise<UnbilledPaymentRow[]> {
    return this.queries.unbilled(tournamentId);
  }

  /** An answer that is no 200 has the service tell it again later. */
  async notified(body: unknown, address: string): Promise<Said> {
    const service = this.required();
    const attempt = { of: 'payment notification from an address', whose: address } as const;
    await this.attempts.begin(attempt);
    const told = service.verify(body);
    if (!told) throw forbidden(billingsSentences.badSignature);
    await this.attempts.succeed(attempt);
    const kept = await this.queries.byOrder(told.orderId);
    // of another system that the same key serves, or the service's own trial
    if (!kept) return { message: billingsTexts.notFromHere };
    if (mayChange(kept, told.state)) {
      if (!(await this.queries.takeTurn(kept.orderId, NEWS_SECONDS))) throw unavailable(AWAY);
      await this.ask(kept.orderId);
    }
    return { message: billingsTexts.received };
  }

  private required(): PaymentService {
    if (!this.service) throw notFound(billingsSentences.noOnlinePayment);
    return this.service;
  }

  /** One open payment for a bill, of its sum: another sum, or an old link, ends it and begins the next. */
  private begin(id: number, account: RequestAccount, service: PaymentService): Promise<Begun> {
    return this.dataSource.transaction(async (manager) => {
      const bill = await this.queries.lockBill(manager, id);
      if (!bill) throw billingNotFound();
      if (bill.status !== 'waiting for payment' || bill.due <= 0) throw conflict(stepRefusal('wrong-status'));
      if (await this.queries.areClosed(manager, id)) {
        throw conflict(billingsSentences.booksClosedOnline);
      }
      const open = await this.queries.open(manager, id);
      if (open && open.amount === bill.due) {
        if (open.payUrl === null && open.ageSeconds < MAKING_SECONDS) return 'being made';
        if (open.payUrl !== null && open.ageSeconds < LINK_SECONDS) return { payUrl: open.payUrl };
      }
      if (open) await this.queries.end(manager, open.orderId);
      const orderId = randomBytes(12).toString('hex');
      await this.queries.add(manager, {
        ...{ billingId: id, orderId, service: service.name, amount: bill.due, accountId: account.id },
      });
      return { orderId, amount: bill.due, replaces: open?.orderId ?? null };
    });
  }

  private async make(
    service: PaymentService,
    bill: BillingAnswer,
    { orderId, amount, replaces }: { orderId: string; amount: number; replaces: string | null },
  ): Promise<string> {
    const site = publicAddress(this.env);
    if (replaces !== null) {
      // where it was paid just now, its money is told of, and kept
      await service.cancel(replaces).catch((error: unknown) => this.tell(replaces, error));
    }
    try {
      const payUrl = await service.make({
        ...{ orderId, amount, invoiceNumber: bill.invoice_number, hours: LINK_HOURS },
        returnUrl: `${site}/admin/payment/confirm/${bill.id}`,
        notifyUrl: `${site}${API_BASE}/payment-notifications`,
      });
      await this.queries.keepUrl(this.dataSource.manager, orderId, payUrl);
      return payUrl;
    } catch (error) {
      await this.queries.end(this.dataSource.manager, orderId);
      this.tell(orderId, error);
      throw unavailable(AWAY);
    }
  }

  /** What the service itself says is written down, with all that follows from it, in one transaction. */
  private async ask(orderId: string): Promise<void> {
    const service = this.required();
    const told = await service.read(orderId).catch((error: unknown) => {
      this.tell(orderId, error);
      throw unavailable(AWAY);
    });
    if (!told) return;
    await writeWithEvents(this.dataSource, (manager, emit) =>
      settleOnline(manager, emit, {
        ...{ orderId, ...told, at: new Date() },
        ...{ joinPools: joinUndrawnPools, mailAddress: publicAddress(this.env) },
      }),
    );
  }

  /** A fault of the service is told to whoever runs this; anything else is ours. */
  private tell(orderId: string, error: unknown): void {
    if (!(error instanceof PaymentServiceAway)) throw error;
    this.logger.warn(`payment ${orderId}: ${error.message}`);
  }
}
