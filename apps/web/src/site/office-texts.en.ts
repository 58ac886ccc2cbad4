// English words of what stands around the pages of the office.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './office-texts';

export const officeTexts: InLanguage<typeof original.officeTexts> = {
  sidebar: { label: 'Admin menu', collapse: 'Collapse the menu', expand: 'Expand the menu' },
  breadcrumbs: 'Where this page is',
  account: 'My account',
  context: { label: 'Working on', all: 'All tournaments' },
  stages: {
    prepare: 'Set-up',
    entries: 'Entries',
    draw: 'Draw',
    schedule: 'Schedule',
    day: 'On the day',
    champions: 'Champions',
    house: 'Data and accounts',
  },
  rehearsal: {
    tryFirst: 'Try it first with a rehearsal tournament',
    manage: 'Done practising? Delete it',
  },
  session: {
    logout: 'Sign out',
    loggedOut: 'You are signed out.',
    logoutFailed: 'Could not sign out. Try again.',
    missing: 'You are not signed in. Sign in first.',
  },
  paper: {
    title: 'This page is for printing documents.',
    hint: 'It is filled in when a PDF is made. Download the PDF on the page it belongs to.',
    toSite: 'To the home page',
    printed: (date, time, zone) => `Printed ${date}, ${time} ${zone}`,
  },
};
