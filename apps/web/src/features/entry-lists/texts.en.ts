// The English words of the public entry list.
import { counted } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const entryListTexts: InLanguage<typeof original.entryListTexts> = {
  title: 'Participants',
  figures: (athletes, contingents) => `${counted(athletes, 'athlete')} from ${counted(contingents, 'contingent')}`,
  views: 'View',
  athletes: 'Athletes',
  contingents: 'Contingents',
  provinces: 'Provinces',
  province: 'Province:',
  searchProvince: 'Search province',
  countContingents: (count) => counted(count, 'contingent'),
  search: 'Search name or contingent',
  searchContingent: 'Search contingent',
  contingent: 'Contingent',
  class: 'Class',
  region: 'Region',
  entries: 'Entries',
  name: 'Name',
  rowNumber: 'No.',
  count: (count) => counted(count, 'entry', 'entries'),
  empty: 'Nobody has entered yet.',
  emptyHint: 'This list fills by itself as contingents enter their athletes.',
  noneFound: 'No matching participants.',
  noneFoundHint: 'Change or clear the filters.',
  near: 'No exact match; these are similar.',
  clearFilters: 'Clear all filters',
};
