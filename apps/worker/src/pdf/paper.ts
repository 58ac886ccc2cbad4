// What one kind of paper is, and what its row is made of: who reads it, what it says meanwhile, its sheets, its name.
import type { PDFOptions } from 'puppeteer';
import type { DataSource, EntityManager } from 'typeorm';
import type { JobParams, PaperKind, PaperResult, PersonsJobKind } from '@gelanggang/contract/jobs';
import type { PrintData } from '@gelanggang/contract/print';
import type { Counted } from '../exports/texts';

/** What a reader has at hand. */
export interface PaperSource {
  /** Reads all at one moment. */
  manager: EntityManager;
  /** For what is read while the paper is printed. */
  dataSource: DataSource;
  /** Who asked. */
  accountId: number;
  /** Undefined where nobody said how browsers reach the system. */
  publicUrl: string | undefined;
}

/**
 * Very many alike sheets, printed a part at a time: memory stays bounded, a cancelled job ends soon, and a part that was
 * printed before and says the same is not printed again.
 */
export interface Parts {
  all: readonly unknown[];
  /** How many stand in one part; whole sheets. */
  partSize: number;
  what: Counted;
  /** What each sheet says at its foot, before its number; the sheets have none of their own then. */
  foot?: string;
  dataOf(part: unknown[]): PrintData | Promise<PrintData>;
}

/** `picture`: a PNG of the page's element with PRINT_PICTURE_ATTRIBUTE. */
export type Sheets = PDFOptions | 'picture';

interface Row<K extends PaperKind, Read> {
  /** Said in the progress. */
  reading(): string;
  /** The data say which page it is; fails with a sentence for people where there is nothing to print. */
  read(source: PaperSource, params: JobParams[K]): Promise<Read>;
  /** Said in the progress, where there is more to say than that pages are laid out; of one in parts, the parts are counted. */
  drawing?(read: Read): string;
  sheets(read: Read): Sheets;
  /** Kept with the job, read at the same moment: by it is known whether the file still says what stands. */
  asOf?(source: PaperSource, params: JobParams[K]): Promise<PaperResult>;
  /** For pages with very much on them. */
  withinMs?(read: Read): number;
  /** The file's, without its ending. */
  name(read: Read, params: JobParams[K]): string;
}

/** Whose people's data the file holds, beyond the public record. */
export interface Holding<K extends PaperKind> {
  contingentIds(source: PaperSource, params: JobParams[K]): Promise<number[]>;
}

type Readable = PrintData | Parts;

export type Paper<K extends PaperKind, Read = Readable> = Row<K, Read> &
  (K extends PersonsJobKind ? Holding<K> : unknown);

/** For the compiler alone: what a row's reader gives is what its name is made of. */
export const paper = <K extends PaperKind, Read extends Readable>(row: Paper<K, Read>): Paper<K> => row as Paper<K>;

/** Pages that choose their own paper: each sheet says in its @page rule which way it lies. */
export const OWN_SHEETS: PDFOptions = { preferCSSPageSize: true, printBackground: true };

/**
 * Sheets of A4 whose foot is written when they are joined (`foot` of Parts). Without the tags of a reading order, which joining
 * would lose, and which are most of what it would have to read. Margins as in CSS.
 */
export const withoutFoot = (margin: string): PDFOptions => ({
  ...{ format: 'A4', printBackground: true, tagged: false },
  margin: { top: margin, right: margin, bottom: margin, left: margin },
});

/**
 * Sheets of A4 with a foot: which page of how many, and of what, so that a loose one is known (letters, digits and / - only).
 * Margins as in CSS.
 */
export function numbered(top: string, sides = top, what = ''): PDFOptions {
  return {
    format: 'A4',
    margin: { top, right: sides, bottom: top, left: sides },
    printBackground: true,
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate: `<div style="width:100%;font-size:7px;color:#555;text-align:center;font-family:sans-serif">
  ${what.replace(/[^\w/ -]/g, '')} <span class="pageNumber"></span> / <span class="totalPages"></span></div>`,
  };
}
