// The English words of classifications in the back office.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const classificationTexts: InLanguage<typeof original.classificationTexts> = {
  title: 'Classifications',
  add: 'New classification',
  edit: 'Edit classification',
  search: 'Search classification, tournament or age group',
  question: 'Do you really want to delete this classification?',
  tournament: 'Tournament',
  allTournaments: 'All tournaments',
  matchCategory: 'Match category',
  age: 'Age group',
  name: 'Name',
  count: 'Number of classes',
  selected: (count, total) => `${count} of ${total} selected`,
  chooseAge: 'Choose an age group to see its classes.',
  noClasses: 'No class found.',
  all: 'Select all',
  none: 'Clear',
  loadFailed: 'The classification could not be loaded.',
  saveFailed: 'The classification could not be saved.',
  classesFailed: 'The classes could not be loaded.',
};
