// What a workbook holds beside the cells of its sheets.
import { XML_HEAD, xmlText } from './sheet-xml';
import type { ZipEntry } from './zip';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** Numbers below are Excel's own formats. */
const FIRST_OWN_FORMAT = 164;
/** Excel's limit for the name of a sheet. */
const LONGEST_NAME = 31;

/** `formats`: number formats, the first of them is cell format 1. More sheets than one have the name with a number. */
export function* workbookParts(name: string, sheets: number, formats: readonly string[]): Generator<ZipEntry> {
  const numbers = Array.from({ length: sheets }, (_, index) => index + 1);
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const relations = (all: string[]) =>
    `<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;
  yield part('xl/styles.xml', styles(formats));
  yield part(
    'xl/workbook.xml',
    `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${numbers
      .map((number) => `<sheet name="${sheetName(name, number)}" sheetId="${number}" r:id="rId${number}"/>`)
      .join('')}</sheets></workbook>`,
  );
  yield part(
    'xl/_rels/workbook.xml.rels',
    relations([
      ...numbers.map((number) => relation(number, 'worksheet', `worksheets/sheet${number}.xml`)),
      relation(sheets + 1, 'styles', 'styles.xml'),
    ]),
  );
  yield part('_rels/.rels', relations([relation(1, 'officeDocument', 'xl/workbook.xml')]));
  const types = [
    ['/xl/workbook.xml', 'sheet.main'],
    ...numbers.map((number) => [`/xl/worksheets/sheet${number}.xml`, 'worksheet']),
    ['/xl/styles.xml', 'styles'],
  ].map(([path, type]) => `<Override PartName="${path}" ContentType="${CONTENT}.${type}+xml"/>`);
  yield part(
    '[Content_Types].xml',
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${types.join('')}</Types>`,
  );
}

function part(path: string, xml: string): ZipEntry {
  return { path, text: [XML_HEAD + xml] };
}

function sheetName(name: string, number: number): string {
  const suffix = number === 1 ? '' : `_${number}`;
  return attribute(name.slice(0, LONGEST_NAME - suffix.length) + suffix);
}

function styles(formats: readonly string[]): string {
  const own = formats.map(
    (format, index) => `<numFmt numFmtId="${FIRST_OWN_FORMAT + index}" formatCode="${attribute(format)}"/>`,
  );
  const plain = 'fontId="0" fillId="0" borderId="0"';
  const cells = formats.map(
    (_, index) => `<xf numFmtId="${FIRST_OWN_FORMAT + index}" ${plain} xfId="0" applyNumberFormat="1"/>`,
  );
  return `<styleSheet xmlns="${MAIN}"><numFmts count="${own.length}">${own.join('')}</numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" ${plain}/></cellStyleXfs><cellXfs count="${cells.length + 1}"><xf numFmtId="0" ${plain} xfId="0"/>${cells.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
}

function attribute(text: string): string {
  return xmlText(text).replaceAll('"', '&quot;');
}
