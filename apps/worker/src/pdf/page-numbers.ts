// The foot of printed lists: which page of how many, and of what.
import type { PDFOptions } from 'puppeteer';

type Foot = Pick<PDFOptions, 'displayHeaderFooter' | 'headerTemplate' | 'footerTemplate'>;

/** `what` stands before the numbers, so that a loose page is known; letters, digits and / - only. */
export const footOf = (what = ''): Foot => ({
  displayHeaderFooter: true,
  headerTemplate: '<span></span>',
  footerTemplate: `<div style="width:100%;font-size:7px;color:#555;text-align:center;font-family:sans-serif">
  ${what.replace(/[^\w/ -]/g, '')} <span class="pageNumber"></span> / <span class="totalPages"></span></div>`,
});

export const PAGE_NUMBERS: Foot = footOf();
