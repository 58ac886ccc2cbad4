// Small files that unfold to huge lists, as a hostile hand makes them; made in milliseconds, for tests and measurements.
import { constants, deflateRawSync } from 'node:zlib';

/** A text, or one that is repeated: unfolded it may be larger than memory. */
type Part = string | { before: string; repeated: string; times: number; after: string };

const FINAL_EMPTY_BLOCK = Buffer.from([0x03, 0x00]);
const piece = (text: string): Buffer => deflateRawSync(text, { finishFlush: constants.Z_FULL_FLUSH, level: 9 });

function packed(part: Part): { bytes: Buffer; size: number } {
  if (typeof part === 'string') return { bytes: deflateRawSync(part), size: Buffer.byteLength(part) };
  const { before, repeated, times, after } = part;
  const again = piece(repeated);
  const bytes = Buffer.concat([
    piece(before),
    ...Array.from({ length: times }, () => again),
    piece(after),
    FINAL_EMPTY_BLOCK,
  ]);
  return { bytes, size: Buffer.byteLength(before) + repeated.length * times + Buffer.byteLength(after) };
}

/** `isSizeTold`: false leaves the unfolded sizes out of the headers, as a stream's would be. */
function zip(parts: Readonly<Record<string, Part>>, isSizeTold = true): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, part] of Object.entries(parts)) {
    const { bytes, size } = packed(part);
    const name = Buffer.from(path);
    const told = isSizeTold ? size : 0;
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(20, 4);
    header.writeUInt16LE(8, 8);
    header.writeUInt32LE(bytes.length, 18);
    header.writeUInt32LE(told, 22);
    header.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(20, 6);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(bytes.length, 20);
    entry.writeUInt32LE(told, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    files.push(header, name, bytes);
    directory.push(entry, name);
    offset += header.length + name.length + bytes.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(parts).length, 8);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, listed, end]);
}

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const links = (rows: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rows}</Relationships>`;

interface Parts {
  sheet: Part;
  strings?: Part;
  styles?: Part;
}

function workbook({ sheet, strings, styles }: Parts, isSizeTold = true): Buffer {
  return zip(
    {
      '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
      '_rels/.rels': links(`<Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/>`),
      'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${RELATIONS}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': links(
        `<Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/>` +
          `<Relationship Id="rId2" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/>` +
          `<Relationship Id="rId3" Type="${RELATIONS}/styles" Target="styles.xml"/>`,
      ),
      ...(styles === undefined ? {} : { 'xl/styles.xml': styles }),
      ...(strings === undefined ? {} : { 'xl/sharedStrings.xml': strings }),
      'xl/worksheets/sheet1.xml': sheet,
    },
    isSizeTold,
  );
}

const sheetOf = (before: string, repeated: string, times: number, after: string): Part => ({
  before: `<worksheet ${MAIN}><sheetData>${before}`,
  repeated,
  times,
  after: `${after}</sheetData></worksheet>`,
});
const SMALL_SHEET = sheetOf('<row><c t="s"><v>0</v></c></row>', '', 0, '');

/** By what is huge in it. Each is at most 1.6 MB as a file. */
export const HUGE_LISTS: Readonly<Record<string, () => Buffer>> = {
  '52 million cells in rows': () => workbook({ sheet: sheetOf('', `<row>${'<c/>'.repeat(16_000)}</row>`, 3250, '') }),
  '52 million cells in one row': () => workbook({ sheet: sheetOf('<row>', '<c/>'.repeat(52_000), 1000, '</row>') }),
  '20,000 rows with their one cell at the far right': () =>
    workbook({ sheet: sheetOf('', '<row><c r="XFD1"><v>1</v></c></row>'.repeat(1000), 20, '') }),
  '1.5 GB in one cell': () =>
    workbook({ sheet: sheetOf('<row><c t="inlineStr"><is><t>', 'a'.repeat(1_000_000), 1500, '</t></is></c></row>') }),
  '1.5 GB in one cell, of a size that is not told': () =>
    workbook(
      { sheet: sheetOf('<row><c t="inlineStr"><is><t>', 'a'.repeat(1_000_000), 1500, '</t></is></c></row>') },
      false,
    ),
  '1 GB of shared strings': () =>
    workbook({
      sheet: SMALL_SHEET,
      strings: {
        before: `<sst ${MAIN}>`,
        repeated: '<si><t>aaaaaaaaaaaaaaaa</t></si>'.repeat(32_000),
        times: 1000,
        after: '</sst>',
      },
    }),
  '1 GB of shared strings, of a size that is not told': () =>
    workbook(
      {
        sheet: SMALL_SHEET,
        strings: { before: `<sst ${MAIN}>`, repeated: '<si/>'.repeat(200_000), times: 1000, after: '</sst>' },
      },
      false,
    ),
  'a tag as long as the file': () => workbook({ sheet: sheetOf('<row a="', '<'.padEnd(100_000, '>'), 10_000, '"/>') }),
  'a comment as long as the file': () => workbook({ sheet: sheetOf('<!-- ', '>'.repeat(100_000), 10_000, '-->') }),
  'a format of 15 MB that every cell has': () =>
    workbook({
      sheet: sheetOf('', `<row>${'<c s="0"><v>1</v></c>'.repeat(90)}</row>`, 4000, ''),
      styles: {
        before: `<styleSheet ${MAIN}><numFmts count="1"><numFmt numFmtId="200" formatCode="`,
        repeated: '0'.repeat(100_000),
        times: 150,
        after: '"/></numFmts><cellXfs count="1"><xf numFmtId="200"/></cellXfs></styleSheet>',
      },
    }),
  'one long shared string in every cell': () =>
    workbook({
      sheet: sheetOf('', `<row>${'<c t="s"><v>0</v></c>'.repeat(90)}</row>`, 5000, ''),
      strings: `<sst ${MAIN}><si><t>${'a'.repeat(32_000)}</t></si></sst>`,
    }),
  '20,000 cells merged over all of it': () =>
    workbook({
      sheet: {
        before: `<worksheet ${MAIN}><sheetData>${'<row><c t="n"><v>1</v></c></row>'.repeat(500)}</sheetData><mergeCells>`,
        repeated: '<mergeCell ref="A1:XFD1048576"/>'.repeat(1000),
        times: 20,
        after: '</mergeCells></worksheet>',
      },
    }),
  'a CSV of five million columns': () => Buffer.from(','.repeat(5_000_000)),
  'a CSV of 2.5 million rows': () => Buffer.from('a\n'.repeat(2_500_000)),
  'a CSV of two million rows of two cells': () => Buffer.from('a,b\n'.repeat(1_250_000)),
  'a CSV with one cell of 5 MB': () => Buffer.from(`a,b\n"${'x'.repeat(5_000_000)}",c\n`),
  'a CSV of line ends': () => Buffer.from('\n'.repeat(5_000_000)),
  'a CSV of quotes': () => Buffer.from('"'.repeat(5_000_000)),
};
