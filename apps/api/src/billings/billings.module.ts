// Payments: billings, their proofs and their confirmation.
import { Module } from '@nestjs/common';
import { BillingsController } from './billings.controller';
import { BillingsQueries } from './billings.queries';
import { BillingsService } from './billings.service';

@Module({ controllers: [BillingsController], providers: [BillingsQueries, BillingsService] })
export class BillingsModule {}
