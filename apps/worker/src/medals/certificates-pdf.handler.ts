// Job certificates-pdf: a certificate for each person, on A4 lying, in one file.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PRINT_PAGES } from '@gelanggang/contract/print';
import { slugOf } from '@gelanggang/domain/words/slug';
import type { JobContext, JobHandler } from '@gelanggang/platform/jobs/job-handler';
import { PrintBrowser } from '../pdf/browser';
import { printInParts } from '../pdf/print-in-parts';
import { readCertificates } from './certificates.queries';

const PART_SIZE = 100;

@Injectable()
export class CertificatesPdfHandler implements JobHandler<'certificates-pdf'> {
  readonly kind = 'certificates-pdf';

  constructor(
    private readonly dataSource: DataSource,
    private readonly browser: PrintBrowser,
  ) {}

  async run(context: JobContext<'certificates-pdf'>): Promise<void> {
    await context.progress(2, 'Membaca penerima');
    const { tournament, certificates } = await readCertificates(this.dataSource, context.params);
    const source = await printInParts(context, this.browser, {
      all: certificates,
      partSize: PART_SIZE,
      what: 'sertifikat',
      path: PRINT_PAGES.certificates,
      pdf: { preferCSSPageSize: true, printBackground: true },
      dataOf: (part) => ({ page: 'certificates', tournament, certificates: part }),
    });
    await context.progress(97, 'Menyimpan berkas');
    const who = context.params.for === 'medallists' ? 'medali' : 'peserta';
    const name = `sertifikat-${who}-${slugOf(tournament.slug)}.pdf`;
    await context.saveFile({ name, contentType: 'application/pdf', source });
  }
}
