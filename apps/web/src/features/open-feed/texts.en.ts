// The English words of the page that leads to a tournament's open data.
import { counted, plural } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const openDataTexts: InLanguage<typeof original.openDataTexts> = {
  title: 'Open data',
  lead: 'Everything that is published of this tournament may be downloaded, used and kept by anybody, without an account. It holds what the printed lists of results hold: names, contingents, classes and results.',
  tables: 'Tables for spreadsheets',
  tablesHint: 'CSV (UTF-8), to be opened with Excel, LibreOffice or Google Sheets.',
  table: {
    entries: ['Participants', 'Names, contingents and the classes they entered'],
    schedule: ['Schedule', 'Matches by arena, day and time'],
    results: ['Results', 'Winner, score and status of every result'],
    medals: ['Medals', 'The champions of every class'],
  },
  programs: 'For programs',
  document: 'Document',
  documentHint: 'All that holds now, with names, in one JSON. It may be fetched as often as needed (ETag).',
  head: 'Head of the log',
  headHint: 'The number of records, the hash of each page, the latest records, and the signature of this site.',
  schema: 'Schema',
  schemaHint: 'JSON Schema 2020-12 of the document, the head and the records.',
  key: 'Public key',
  keyHint: 'Ed25519, to check the signature.',
  log: 'Log of events',
  logHint:
    'Every draw, schedule, result and correction, in order and without names. The log only grows: a correction is a new record. Every record holds the hash of the one before it, so a single changed letter would show.',
  records: (count) => counted(count, 'record'),
  lastHash: 'Hash of the last record',
  page: (number) => `Page ${number}`,
  pageHint: (first, last) => `Records ${first} to ${last}, which no longer change`,
  noPages: (size) => `No page is full yet (${counted(size, 'record')}). The records so far are in the head of the log.`,
  open: (count) => `${counted(count, 'later record')} ${plural(count, 'is', 'are')} in the head of the log.`,
  noRecords: 'No records yet: the first draw will be the first.',
  check: 'Check it yourself',
  checkHint:
    'This small program (one file, Python 3 and nothing else) reads everything from the first record on, checks the chain of hashes and the signature, and works out for itself who advances and who wins medals.',
  program: 'Download check-feed.py',
  command: 'Copy command',
  license:
    "Athletes' names are for the purpose of results only. Names that are removed here disappear from the document too.",
};
