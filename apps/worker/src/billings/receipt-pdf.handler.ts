// Job receipt-pdf: that a billing is paid, as a document to keep (issue 5, point 6).
import { Injectable } from '@nestjs/common';
import type { JobContext, JobHandler } from '@gelanggang/platform/jobs/job-handler';
import { BillingPrinter } from './billing-printer';

@Injectable()
export class ReceiptPdfHandler implements JobHandler<'receipt-pdf'> {
  readonly kind = 'receipt-pdf';

  constructor(private readonly printer: BillingPrinter) {}

  run(context: JobContext<'receipt-pdf'>): Promise<void> {
    return this.printer.print(context, 'receipt');
  }
}
