// The foot of printed lists: which page of how many.
import type { PDFOptions } from 'puppeteer';

export const PAGE_NUMBERS: Pick<PDFOptions, 'displayHeaderFooter' | 'headerTemplate' | 'footerTemplate'> = {
  displayHeaderFooter: true,
  headerTemplate: '<span></span>',
  footerTemplate: `<div style="width:100%;font-size:7px;color:#555;text-align:center;font-family:sans-serif">
  <span class="pageNumber"></span> / <span class="totalPages"></span></div>`,
};
