// The words of the record of a match, in English.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './match-record-texts';

export const matchRecordTexts: InLanguage<typeof original.matchRecordTexts> = {
  file: (id, slug) => `match-record-${id}-${slug}`,
  title: 'Record of the Match',
  titleOf: (partai) => `Record of Match ${partai}`,
  all: 'All entries by their time',
  columns: { at: 'Time', round: 'Round', what: 'Event', detail: 'Details', by: 'By' },
  empty: 'No entries yet.',
  clock: {
    start: 'Round started',
    pause: 'Clock stopped',
    resume: 'Clock resumed',
    'end-round': 'Round ended',
    'next-round': 'Next round',
    'extra-round': 'Extra round',
    set: 'Clock set',
    stop: 'Clock closed',
  },
  system: 'system',
  isGone: 'does not count',
  tap: (hit, corner) => `Press ${hit.toLowerCase()} ${corner}`,
  won: (corner) => `${corner} won`,
  noWinner: 'no winner',
  corrected: 'Result corrected',
  saved: 'Result saved',
  withdrawn: 'Result withdrawn',
  performance: {
    score: (points) => `Score ${points}`,
    item: (name, points) => `Penalty ${name} ${points}`,
    out: (reason) => `Disqualification: ${reason}`,
    card: (claim) => `Protest card: ${claim}`,
    saved: 'Score of the performance saved',
  },
  protest: {
    taken: (level) => `${level}: form taken`,
    handedIn: (level) => `${level} handed in`,
    decided: (level, remedy) => `${level} decided: ${remedy}`,
    undone: (level) => `Decision on the ${level.toLowerCase()} undone`,
  },
  replaced: (seat, name) => `${seat} replaced: ${name}`,
};
