// The English words of officials.
import type { InLanguage } from '../words/languages';
import type * as original from './official-texts';

export const officialTexts: InLanguage<typeof original.officialTexts> = {
  roles: {
    'technical-delegate': 'Technical delegate',
    'delegate-assistant': 'Assistant technical delegate',
    chair: 'Chief of competition',
    'council-head': 'Head of the council',
    council: 'Member of the council',
    'referee-judge': 'Referee and judge',
    'protest-commission': 'Protest commission',
    doctor: 'Doctor',
    'it-head': 'Head of IT',
    secretary: 'Secretary',
    timekeeper: 'Timekeeper',
    'it-operator': 'IT operator',
    announcer: 'Announcer',
    medic: 'Paramedic',
    field: 'Field officer',
    weigher: 'Weigh-in officer',
  },
  referee: 'Referee',
  council: 'Council',
  judge: (seat) => `Judge ${seat}`,
  awayThatDay: 'away that day',
  notThatRole: (role) => `not a ${role}`,
  alsoAt: (arena) => `also at ${arena}`,
  ownRegion: 'their own region',
  notInSession: 'not on duty in this session',
  leavesSeat: (seat) => `leaves the seat of ${seat}`,
};
