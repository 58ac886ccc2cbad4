// Joins PDF files into one, page after page.
import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';

/** As `numbered` has it, in points. */
const FOOT = { size: 7, bottom: 9, color: rgb(1 / 3, 1 / 3, 1 / 3) };

/** With the title of the first. `foot`: what stands at the foot of each page before its number and how many there are; undefined: no foot. */
export async function joinPdfs(files: readonly Uint8Array[], foot?: string): Promise<Uint8Array> {
  const [only] = files;
  if (files.length === 1 && only && foot === undefined) return only;
  const whole = await PDFDocument.create();
  for (const [at, file] of files.entries()) {
    const part = await PDFDocument.load(file);
    const title = part.getTitle();
    if (at === 0 && title !== undefined) whole.setTitle(title);
    for (const page of await whole.copyPages(part, part.getPageIndices())) whole.addPage(page);
  }
  if (foot !== undefined) {
    const font = await whole.embedFont(StandardFonts.Helvetica);
    const pages = whole.getPages();
    for (const [at, page] of pages.entries()) writeFoot(page, font, `${foot} · ${at + 1} / ${pages.length}`);
  }
  return whole.save();
}

function writeFoot(page: PDFPage, font: PDFFont, text: string): void {
  const { size, bottom, color } = FOOT;
  const x = (page.getWidth() - font.widthOfTextAtSize(text, size)) / 2;
  page.drawText(text, { x, y: bottom, size, font, color });
}
