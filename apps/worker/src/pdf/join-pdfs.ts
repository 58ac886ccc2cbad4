// Joins PDF files into one, page after page.
import { PDFDocument } from '@cantoo/pdf-lib';

export async function joinPdfs(files: readonly Uint8Array[]): Promise<Uint8Array> {
  const [only] = files;
  if (files.length === 1 && only) return only;
  const whole = await PDFDocument.create();
  for (const file of files) {
    const part = await PDFDocument.load(file);
    for (const page of await whole.copyPages(part, part.getPageIndices())) whole.addPage(page);
  }
  return whole.save();
}
