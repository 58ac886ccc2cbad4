// Payments: billings, their proofs and their confirmation, and the bank statements that pay them.
import { Module } from '@nestjs/common';
import { Env } from '@gelanggang/platform/env/env';
import { AccountsController } from './accounts.controller';
import { AccountsService } from './accounts.service';
import { BankStatementsController } from './bank-statements.controller';
import { BankStatementsQueries } from './bank-statements.queries';
import { BankStatementsService } from './bank-statements.service';
import { BillingRemindersService } from './billing-reminders.service';
import { BillingsController } from './billings.controller';
import { BillingsQueries } from './billings.queries';
import { BillingsService } from './billings.service';
import { MidtransService } from './midtrans';
import { OnlinePaymentsController } from './online-payments.controller';
import { OnlinePaymentsQueries } from './online-payments.queries';
import { OnlinePaymentsService } from './online-payments.service';
import { PaymentService } from './payment-service';
import { StatementMatchesService } from './statement-matches.service';

/** The one that the environment names; null: bills are not paid online here. */
function paymentServiceOf({ PAYMENT_SERVICE, MIDTRANS_SERVER_KEY, ...env }: Env): PaymentService | null {
  if (PAYMENT_SERVICE === undefined || MIDTRANS_SERVER_KEY === undefined) return null;
  return new MidtransService({
    ...{ serverKey: MIDTRANS_SERVER_KEY, snapUrl: env.MIDTRANS_SNAP_URL, apiUrl: env.MIDTRANS_API_URL },
  });
}

@Module({
  controllers: [AccountsController, BankStatementsController, BillingsController, OnlinePaymentsController],
  providers: [
    AccountsService,
    BankStatementsQueries,
    BankStatementsService,
    BillingRemindersService,
    BillingsQueries,
    BillingsService,
    OnlinePaymentsQueries,
    OnlinePaymentsService,
    { provide: PaymentService, useFactory: paymentServiceOf, inject: [Env] },
    StatementMatchesService,
  ],
})
export class BillingsModule {}
