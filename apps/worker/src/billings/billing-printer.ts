// Prints a billing on A4, as an invoice or as a receipt.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PRINT_PAGES, type PrintBilling } from '@gelanggang/contract/print';
import { Env, publicAddress } from '@gelanggang/platform/env/env';
import type { JobContext } from '@gelanggang/platform/jobs/job-handler';
import { PrintBrowser } from '../pdf/browser';
import { footOf } from '../pdf/page-numbers';
import { contingentsOfBillings, readPrintBilling } from './print-billing.queries';

const NAMES: Readonly<Record<PrintBilling['as'], string>> = { invoice: 'tagihan', receipt: 'kuitansi' };

@Injectable()
export class BillingPrinter {
  constructor(
    private readonly dataSource: DataSource,
    private readonly browser: PrintBrowser,
    private readonly env: Env,
  ) {}

  async print(context: JobContext<'invoice-pdf' | 'receipt-pdf'>, as: PrintBilling['as']): Promise<void> {
    await context.progress(5, 'Membaca tagihan');
    const { billing_id: billingId } = context.params;
    const data = await readPrintBilling(this.dataSource, {
      billingId,
      accountId: context.accountId,
      as,
      // a code to scan leads nowhere from another device unless somebody said where the system is
      publicUrl: this.env.PUBLIC_URL === undefined ? undefined : publicAddress(this.env),
    });
    await context.progress(20, 'Menyusun halaman');
    const source = await this.browser.print({
      path: PRINT_PAGES.billing,
      data,
      signal: context.signal,
      pdf: {
        format: 'A4',
        margin: { top: '14mm', right: '16mm', bottom: '14mm', left: '16mm' },
        printBackground: true,
        ...footOf(data.invoice_number),
      },
    });
    await context.progress(90, 'Menyimpan berkas');
    const name = `${NAMES[as]}-${data.invoice_number.replace(/[^A-Za-z0-9]+/g, '-')}.pdf`;
    const contingentIds = () => contingentsOfBillings(this.dataSource, [billingId]);
    await context.saveFile({ name, contentType: 'application/pdf', source, contingentIds });
  }
}
