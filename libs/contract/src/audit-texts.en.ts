// The English words of what the audit is about.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './audit-texts';

export const auditTexts: InLanguage<typeof original.auditTexts> = {
  subjects: {
    match: 'Match',
    seni: 'Seni',
    pool: 'Bracket',
    drawing: 'Draw',
    schedule: 'Schedule',
    tournament: 'Tournament',
    setup: 'Setting up the tournament',
    billing: 'Bill',
    contingent: 'Contingent',
    'team-member': 'Team member',
    athlete: 'Athlete’s data',
    participant: 'Weigh-in',
    official: 'Official',
    class: 'Class',
    arena: 'Arena',
    display: 'Screen',
    'rule-set': 'Tanding rules',
    panel_device: 'Panel',
    menu: 'Menu',
    job: 'Job',
    backup: 'Backup',
    account: 'Account',
    role: 'Role',
    'site-settings': 'Site',
    protest: 'Protest',
    'entry-ticket': 'Correction of data',
    other: 'Other',
  },
  saved: {
    POST: (what) => `Added: ${what}`,
    PUT: (what) => `Changed: ${what}`,
    DELETE: (what) => `Deleted: ${what}`,
  },
};
