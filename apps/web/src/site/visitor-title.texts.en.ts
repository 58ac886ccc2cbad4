// The English titles of visitors' pages that are no public ones.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './visitor-title.texts';

export const visitorTitles: InLanguage<typeof original.visitorTitles> = {
  '/admin/login': 'Sign in',
  '/admin/forgot-password': 'Forgotten password',
  '/admin/reset-password': 'New password',
  '/admin/contingent-invitation': 'Contingent invitation',
  '/admin/tournament-invitation': 'Member invitation',
  '/admin/first-admin': 'First admin',
  '/admin/verify-email': 'Confirm your e-mail',
  '/arena-login': 'Sign in to an arena',
  '/display': 'Arena screen',
  '/overlay/:arena': 'Broadcast overlay',
  '/siaran/:arena': 'OBS scenes',
  '/juri': 'Judges’ and council’s panel',
  '/certificates/:number': 'Check a certificate',
  '/print/medals': 'Medals',
  '/print/event-report': 'Tournament report',
  '/petugas/:code': 'Duty schedule',
  '/print/officials': 'Officials’ schedule',
  '/print/athlete-cards': 'Athlete cards',
  '/print/certificates': 'Certificates',
  '/print/insight': 'Insight',
  '/print/schedule': 'Print the schedule',
  '/print/weigh-in': 'Print the weigh-in list',
  '/print/bracket': 'Print the bracket',
  '/print/blank-bracket': 'Print a blank bracket',
  '/print/recap': 'Print the match recap',
  '/print/score-sheets': 'Print score sheets',
  '/print/seni': 'Print the seni pool',
  '/print/billing': 'Print the bill',
};
