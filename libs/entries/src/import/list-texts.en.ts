// The English words of why a file cannot be read as a list.
import { counted } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './list-texts';

export const listTexts: InLanguage<typeof original.listTexts> = {
  photo:
    'This is a photo, not a list. Ask whoever made the list for an Excel (.xlsx) or CSV file, or copy it into the template.',
  heic: 'This is a HEIC photo of an iPhone, not a list. Ask whoever made the list for an Excel (.xlsx) or CSV file, or copy it into the template.',
  pdf: 'This is a PDF. Send the Excel (.xlsx) or CSV file it was made from: a table in a PDF cannot be read safely.',
  oldOffice: 'This is an old Excel file (.xls) or another old Office document. Open it in Excel and save it as .xlsx.',
  locked:
    'This file is protected by a password. Open it in Excel, remove the password (File, Info, Protect Workbook) and save it again.',
  oldXml: 'This is an old Excel file (XML 2003). Open it in Excel and save it as .xlsx.',
  word: 'This is a Word document. Copy its table into Excel and save it as .xlsx.',
  openDocument: 'This is an OpenDocument file. Save it as .xlsx or CSV.',
  zip: 'This is a ZIP file. Open it first and send the Excel (.xlsx) or CSV file in it.',
  page: 'This is a web page, not an Excel file. Open it in Excel and save it as .xlsx.',
  noText: 'This is not a list. Send an Excel (.xlsx) or CSV file.',
  unpacksTooFar:
    'What is in this file is too large once it is opened. Delete sheets, rows and formats that are not used and save it again.',
  tooMuchInside:
    'What is in this file is too large to be read. Delete sheets, rows and formats that are not used and save it again.',
  tooManyCells: 'This file has too many cells. Delete rows and columns that are not used and save it again.',
  tooManyColumns: (row) =>
    `Row ${row} holds text to the right of column 256 (IV). Delete columns that are not used, or move what they hold below, and save it again.`,
  tooLongACell: 'One of the cells holds a text that is too long.',
  tooManyLetters: 'This file holds too much text for a list of entrants.',
  tooManyRows: (most) => `At most ${counted(most, 'row', 'rows')} at once.`,
  tournamentGone: 'This event was deleted while its list was being taken in.',
  empty: 'The file is empty.',
  noRows: 'The file does not hold a single row.',
  noHeader: 'No column for the name of the athlete or the NIK was found in this file.',
  badWorkbook: 'The Excel file cannot be read. Save it again as .xlsx or CSV.',
  openQuote: 'A quotation mark is opened in this CSV file and not closed. Save it again from Excel as .xlsx.',
  badLine: (line) => `Row ${line} cannot be read as CSV. Save it again from Excel as .xlsx.`,
};
