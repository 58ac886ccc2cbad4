// For pages that choose their own paper: each sheet says in its @page rule which way it lies.
import type { PDFOptions } from 'puppeteer';

export const OWN_SHEETS: PDFOptions = { preferCSSPageSize: true, printBackground: true };
