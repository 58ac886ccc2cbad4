// The English sentences of empty lists of the office.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './page-help.texts';

export const pageHelpTexts: InLanguage<typeof original.pageHelpTexts> = {
  '/admin/tournament': 'All tournaments are listed here. Begin with one: its name, dates and handbook (THB).',
  '/admin/tournament-arena': 'Matches take place in an arena. Add all that you use, then make the schedule.',
  '/admin/tournament-category':
    'A category is what is competed in, with its entry fee. Add the categories before entries open.',
  '/admin/tournament-activity':
    'Activities tell the public when the weigh-in, the technical meeting and the opening are. Add the first.',
  '/admin/past-events':
    'Results of past years come from lists that you have. Add the tournament, then choose its list.',
  '/admin/rankings':
    'A ranking adds up the results of several tournaments. Write its rules, then choose those that count.',
  '/admin/contact-person': 'A contact is somebody whom participants can ask. Add at least one before entries open.',
  '/admin/bank-account':
    'Bank accounts stand on bills, on their PDF and on managers’ phones, with a copy button. Add the first.',
  '/admin/classes':
    'Classes divide an age group by weight. The preset in the tournament’s set-up fills them in at once.',
  '/admin/match-clasification':
    'Classifications say which tanding classes are open. The preset in the tournament’s set-up fills them in at once.',
  '/admin/contingent': 'Contingents enter by themselves once entries open; those who come on paper are added here.',
  '/admin/athletes': 'Each athlete is recorded once, then entered in tournaments. Add one, or import a list.',
  '/admin/team-members':
    'Team members are the athletes who take part in a tournament. Add them one by one, or import a list.',
  '/admin/payment': 'Bills appear here once they are made for members of a contingent.',
  '/admin/tanding': 'The draw divides the entrants who have paid into pools and brackets. Begin with New draw.',
  '/admin/tournament-schedule':
    'The schedule gives each match an arena and a time. Have it made automatically, or session by session.',
  '/admin/officials': 'Officials are referees, judges and the council. Read a list from Excel, or add them one by one.',
  '/admin/audit': 'Every change by officials and users is recorded here.',
  '/admin/users': 'Accounts for the committee and operators. Invite the first with New user.',
  '/admin/roles': 'Roles decide who may do what. Add one, then give it to users.',
  '/admin/navigation': 'The menu on the left is arranged here. Add a menu entry to begin.',
};
