// Payments: billings, their proofs and their confirmation.
import { Module } from '@nestjs/common';
import { BillingRemindersService } from './billing-reminders.service';
import { BillingsController } from './billings.controller';
import { BillingsQueries } from './billings.queries';
import { BillingsService } from './billings.service';

@Module({ controllers: [BillingsController], providers: [BillingRemindersService, BillingsQueries, BillingsService] })
export class BillingsModule {}
