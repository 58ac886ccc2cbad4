// One file of several: its pages, its title and its foot.
import { decodePDFRawStream, PDFArray, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import { joinPdfs } from './join-pdfs';

async function sheets(count: number, title?: string): Promise<Uint8Array> {
  const file = await PDFDocument.create();
  if (title !== undefined) file.setTitle(title);
  for (let n = 0; n < count; n += 1) file.addPage([595, 842]).drawText('isi', { x: 50, y: 400 });
  return file.save();
}

/** What was written last on each page. */
function footsOf(file: PDFDocument): string[] {
  return file.getPages().map((page) => {
    const contents = page.node.Contents();
    if (!(contents instanceof PDFArray)) throw new Error('a page has nothing but what was printed on it');
    const last = contents.lookup(contents.size() - 1, PDFRawStream);
    const drawn = Buffer.from(decodePDFRawStream(last).decode()).toString('latin1');
    return Buffer.from(/<([0-9A-F]+)> Tj/.exec(drawn)?.[1] ?? '', 'hex').toString('latin1');
  });
}

describe('Files that are joined', () => {
  it('are one after the other, under the title of the first', async () => {
    const whole = await PDFDocument.load(await joinPdfs([await sheets(2, 'Jadwal'), await sheets(1, 'lain')]));
    expect([whole.getPageCount(), whole.getTitle()]).toEqual([3, 'Jadwal']);
  });

  it('have a foot that counts all of their pages, where they are given one', async () => {
    const whole = await PDFDocument.load(await joinPdfs([await sheets(2), await sheets(1)], 'Dicetak hari ini'));
    expect(footsOf(whole)).toEqual([1, 2, 3].map((n) => `Dicetak hari ini · ${n} / 3`));
    const alone = await PDFDocument.load(await joinPdfs([await sheets(1)], 'Dicetak'));
    expect(footsOf(alone)).toEqual(['Dicetak · 1 / 1']);
  });

  it('are what they were where there is one, and no foot', async () => {
    const only = await sheets(1);
    expect(await joinPdfs([only])).toBe(only);
  });
});
