// The English words of the times that the table keeps.
import type { InLanguage } from '../words/languages';
import type * as original from './timer-texts';

export const timerTexts: InLanguage<typeof original.timerTexts> = {
  labels: {
    uniform: 'Change of uniform',
    protector: 'Repair of the protector',
    doctor: 'Doctor’s examination',
    calls: 'Calls',
    passive: 'Passive',
  },
  running: 'running',
  cancelled: 'cancelled',
  injuredByFault: 'unfit, by the opponent’s fault',
  inTime: {
    uniform: 'done in time',
    protector: 'done in time',
    doctor: 'fit',
    calls: 'there',
    passive: 'moving again',
  },
  late: {
    uniform: 'longer than 3 minutes',
    protector: 'longer than 1 minute',
    doctor: 'unfit',
    calls: 'did not come after the third call',
    passive: 'passive for more than 10 seconds',
  },
};
