// The words of the report of the technical delegate and of the book of results, in English.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const reportFileTexts: InLanguage<typeof original.reportFileTexts> = {
  file: 'tournament-report',
  book: (slug) => `book-of-results-${slug}`,
  readingResults: 'Reading the results',
  emptyBook: 'There are no brackets, performances or medals for the book of results yet.',
  summary: {
    title: 'Summary',
    columns: { what: 'Item', count: 'Number' },
    rows: {
      days: 'Days',
      arenas: 'Arenas',
      contingents: 'Contingents',
      athletes: 'Athletes',
      entries: 'Entries',
      matches: 'Matches',
      fought: 'Matches fought',
      walkovers: 'Walkovers',
      corrected: 'Corrected results',
      cards: 'Protest cards (VAR)',
      protests: 'Protests of managers',
      officials: 'Officials',
    },
  },
  entries: {
    title: 'Participants',
    columns: { category: 'Category', age: 'Age', gender: 'Gender', athletes: 'Athletes', contingents: 'Contingents' },
    empty: 'No participants yet.',
  },
  wins: {
    title: 'Results of matches',
    columns: { by: 'Won by', matches: 'Matches' },
    walkover: 'Walkover',
    nobody: 'Nobody won',
    seni: 'Seni score',
    empty: 'No results yet.',
  },
  medals: {
    title: 'Medals',
    columns: { rank: 'Rank', contingent: 'Contingent', total: 'Total' },
    empty: 'No medals yet.',
  },
  winners: {
    title: 'Champions',
    columns: { event: 'Event', medal: 'Medal', name: 'Name', contingent: 'Contingent' },
    empty: 'No champions yet.',
  },
  protests: {
    title: 'Protests',
    columns: {
      at: 'Time',
      partai: 'Match',
      contingent: 'Contingent',
      level: 'Level',
      decision: 'Decision',
      reason: 'Reason',
    },
    levels: { first: 'First', appeal: 'Appeal' },
    remedies: {
      rejected: 'Rejected',
      'result-changed': 'Result changed',
      'extra-round': 'One extra round',
      again: 'Performed again',
    },
    notDecided: 'Not decided yet',
    empty: 'No protests.',
  },
  corrections: {
    title: 'Corrected results',
    columns: { at: 'Time', partai: 'Match', before: 'Before', after: 'After', reason: 'Reason' },
    empty: 'No corrections.',
  },
  officials: {
    title: 'Officials',
    columns: {
      name: 'Name',
      role: 'Duty',
      region: 'Region',
      licence: 'Licence',
      sessions: 'Sessions',
      matches: 'Matches',
    },
    empty: 'The list of officials is not filled in.',
  },
  times: {
    title: 'Times',
    columns: {
      day: 'Day',
      arena: 'Arena',
      first: 'Start',
      last: 'End',
      matches: 'Matches',
      minutes: 'Minutes per match',
      late: 'Late (minutes)',
    },
    empty: 'No match is over yet.',
  },
};
