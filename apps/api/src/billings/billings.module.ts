// Payments: billings, their proofs and their confirmation, and the bank statements that pay them.
import { Module } from '@nestjs/common';
import { AccountsController } from './accounts.controller';
import { AccountsService } from './accounts.service';
import { BankStatementsController } from './bank-statements.controller';
import { BankStatementsQueries } from './bank-statements.queries';
import { BankStatementsService } from './bank-statements.service';
import { BillingRemindersService } from './billing-reminders.service';
import { BillingsController } from './billings.controller';
import { BillingsQueries } from './billings.queries';
import { BillingsService } from './billings.service';
import { StatementMatchesService } from './statement-matches.service';

@Module({
  controllers: [AccountsController, BankStatementsController, BillingsController],
  providers: [
    AccountsService,
    BankStatementsQueries,
    BankStatementsService,
    BillingRemindersService,
    BillingsQueries,
    BillingsService,
    StatementMatchesService,
  ],
})
export class BillingsModule {}
