// The English words of what hangs on a row that is to be deleted.
import { counted } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './usage-texts';

export const usageTexts: InLanguage<typeof original.usageTexts> = {
  athletes: (count) => counted(count, 'athlete'),
  entered: (count) => counted(count, 'entered athlete'),
  participants: (count) => counted(count, 'participant'),
  contingents: (count) => counted(count, 'entered contingent'),
  bills: (count) => counted(count, 'bill'),
  billRows: (count) => counted(count, 'line of a bill', 'lines of bills'),
  drawings: (count) => counted(count, 'draw'),
  classifications: (count) => counted(count, 'classification'),
  schedules: (count) => counted(count, 'schedule'),
  matches: (count) => counted(count, 'match', 'matches'),
  arenaAccounts: (count) => counted(count, 'account bound to this arena', 'accounts bound to this arena'),
  sessions: (count) => counted(count, 'session'),
  seats: (count) => counted(count, 'seat in a match', 'seats in matches'),
};
