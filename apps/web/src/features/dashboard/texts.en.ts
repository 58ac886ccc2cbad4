// The English words of the dashboard.
import { plural } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const dashboardTexts: InLanguage<typeof original.dashboardTexts> = {
  welcome: (name) => `Welcome, ${name}`,
  organiserLead: 'The tournaments that you run. Open the live schedule to see what is going on.',
  managerLead: 'The tournaments that your contingent can enter.',
  dutyLead: 'Open the place of your duty.',
  toArenas: 'Open the arenas',
  toScales: 'Open the weigh-in',
  tournaments: 'Tournaments',
  search: 'Search tournaments',
  running: 'In progress',
  active: 'Entries open',
  closed: 'Entries closed',
  inactive: 'Not active',
  live: 'Live schedule',
  register: 'Enter',
  ownEntries: 'My entries',
  users: (people) => `${people} active ${plural(people, 'user')}`,
  usersFailed: 'The number of users could not be loaded.',
  setUp: 'Setup',
  detail: 'Details',
  publicPage: 'Tournament page',
  download: 'Download',
  downloadFailed: 'The document could not be downloaded. Please try again later.',
  emptyHint: 'Tournaments appear here once they have been created.',
  add: 'New tournament',
  take: 'Take over a tournament from the main server',
};
