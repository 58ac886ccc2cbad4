// The English words of officials in the office.
import { shortDateWithDay } from '@gelanggang/domain/words/dates';
import { counted } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const officialTexts: InLanguage<typeof original.officialTexts> = {
  title: 'Officials',
  lead: (count) => (count === 0 ? '' : `${counted(count, 'official')}.`),
  tournament: 'Tournament',
  find: 'Search by name, region or licence',
  role: 'Duty',
  allRoles: 'All duties',
  add: 'New official',
  edit: 'Edit official',
  cards: 'Officials’ cards',
  import: 'Import a list',
  name: 'Name',
  roles: 'Duties',
  province: 'Province',
  district: 'Regency or city',
  region: 'Region',
  regionHint: 'Referees and judges do not officiate for athletes of their own region.',
  licence: 'Licence',
  licenceHint: 'For example: Nasional II.',
  phone: 'Phone',
  days: 'Days present',
  dayList: (days) => (days === null ? 'Every day' : days.map(shortDateWithDay).join(', ')),
  empty: 'There are no officials yet.',
  noneFound: 'No official matches.',
  question: 'Delete this official from the tournament?',
  saveFailed: 'The official was not saved.',

  importTitle: 'Import a list of officials',
  importLead: 'One official per line: name, duties, region, licence, phone, days present.',
  template: 'Download the Excel template',
  templateCsv: 'CSV',
  fileName: 'officials',
  file: 'Excel or CSV file',
  reading: 'Reading…',
  readFailed: 'The file could not be read.',
  summary: (good, known, bad) =>
    [
      `${counted(good, 'official')} ready to be added`,
      known > 0 ? `${known} of them already here, to be updated` : '',
      bad > 0 ? `${counted(bad, 'line')} refused` : '',
    ]
      .filter(Boolean)
      .join(', ') + '.',
  line: (line) => `Line ${line}`,
  known: 'Updated',
  refused: 'Refused',
  takeIn: (count) => `Add ${counted(count, 'official')}`,
  another: 'Another file',
};
