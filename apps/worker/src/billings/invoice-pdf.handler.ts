// Job invoice-pdf: a billing as a document to pay by (issue 5, point 6).
import { Injectable } from '@nestjs/common';
import type { JobContext, JobHandler } from '@gelanggang/platform/jobs/job-handler';
import { BillingPrinter } from './billing-printer';

@Injectable()
export class InvoicePdfHandler implements JobHandler<'invoice-pdf'> {
  readonly kind = 'invoice-pdf';

  constructor(private readonly printer: BillingPrinter) {}

  run(context: JobContext<'invoice-pdf'>): Promise<void> {
    return this.printer.print(context, 'invoice');
  }
}
