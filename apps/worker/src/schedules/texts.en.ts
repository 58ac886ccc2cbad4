// The words of schedules and of lists of who is weighed as files, in English.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const scheduleFileTexts: InLanguage<typeof original.scheduleFileTexts> = {
  file: 'match-schedule',
  sheet: 'Schedule',
  columns: {
    date: 'Date',
    arena: 'Arena',
    partai: 'Match',
    time: 'Time',
    category: 'Category',
    age: 'Age',
    gender: 'Gender',
    className: 'Class',
    pool: 'Pool',
    round: 'Round',
    blue: 'Blue',
    blueContingent: 'Contingent Blue',
    red: 'Red',
    redContingent: 'Contingent Red',
    winner: 'Winner',
    changed: 'Changed',
  },
  changed: 'changed',
  arenaSheet: 'arena-sheet',
  weighIn: (date) => `weigh-in-list-${date}`,
  printed: (date, time, zone) => `Printed ${date}, ${time} ${zone}`,
  reading: 'Reading the schedule',
  readingEntrants: 'Reading the entrants',
  nothingToExport: 'There is no schedule to export yet.',
  nothingToPrint: 'There is no schedule to print yet.',
  nobodyToWeigh: 'No tanding match is scheduled on that day.',
};
