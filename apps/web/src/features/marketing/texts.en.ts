// The English words of the home page.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const homeTexts: InLanguage<typeof original.homeTexts> = {
  headline: 'Pencak Silat tournaments that run on time',
  lead: 'Entries, draws, schedules and live scores on one board, from the committee’s desk to the spectators’ screens.',
  toServices: 'See our services',
  toLive: 'Live schedule',
  findMine: 'When does my athlete compete?',
  toSchedule: 'See the schedule',
  toDetail: 'Tournament details',
  highlighted: 'Featured tournament',
  nowOnArenas: 'In the arenas now',
  lastOnArenas: 'Last in the arenas',
  noneHighlighted: 'No tournament is open yet.',
  allMatches: 'All of today’s matches',
  match: 'Match',
  running: 'Running',
  called: 'Called',
  next: 'Next',
  resting: 'Done for today',
  startsAt: (clock) => `Starts ${clock}`,
  since: (clock) => `Since ${clock}`,
  services: 'Services',
  prices: 'Prices',
};

export const serviceTexts: InLanguage<typeof original.serviceTexts> = {
  scoring: {
    title: 'Digital scoring',
    text: 'Judges’ scores go straight to the screen. A score counts when at least 2 of 3 judges press within 3 seconds. Operator, judges, council and spectators see the same figures.',
    note: 'per arena per day, from',
  },
  management: {
    title: 'Tournament management',
    text: 'Schedule, arenas, pools, participants, brackets and BYEs in one flow, from the entries to the champions.',
    note: 'up to 150 participants',
  },
  statistics: {
    title: 'Tournament statistics',
    text: 'Statistics of participants and recaps of scores, to download as PDF or Excel.',
    note: 'in every tournament package',
  },
  included: 'Included',
};

export const offerTexts: InLanguage<typeof original.offerTexts> = {
  scoring: {
    title: 'Digital scoring',
    note: 'per arena per day',
    basic: { name: 'Basic', content: 'Server, on-site technician, committee training' },
    pro: { name: 'Pro', content: 'Basic plus tablets' },
    premium: { name: 'Premium', content: 'Pro plus spectator monitors' },
  },
  hosting: {
    title: 'Tournament hosting',
    note: 'per tournament',
    lite: { name: 'Lite', content: 'Up to 150 participants' },
    standard: { name: 'Standard', content: 'Up to 400 participants' },
    premium: { name: 'Premium', content: 'No limit of participants' },
  },
};
