// The English words of the jurus and what is taken off for.
import type { InLanguage } from '../words/languages';
import type * as original from './jurus-label-texts';

export const jurusLabelTexts: InLanguage<typeof original.jurusLabelTexts> = {
  jurus: {
    'empty-hand': 'Empty hands',
    weapon: 'Weapons',
    'regu-1': 'Regu I (jurus 1–6)',
    'regu-2': 'Regu II (jurus 7–12)',
    whole: 'Whole jurus',
  },
  items: {
    time: { label: 'Time', about: 'outside the tolerance' },
    out: { label: 'Outside the arena', about: '10 × 10 metres' },
    'foot-out': { label: 'Foot outside the arena', about: '10 × 10 metres' },
    'weapon-fallen': { label: 'Weapon dropped', about: 'touching the floor' },
    'weapon-unplanned': { label: 'Weapon dropped', about: 'not as in the synopsis' },
    'weapon-outside': { label: 'Weapon dropped outside', about: 'still to be used' },
    'weapon-broken': { label: 'Weapon off its handle or broken', about: 'from the handle' },
    dress: { label: 'Uniform', about: 'not as required, or loose' },
    held: { label: 'Movement held', about: 'for more than 5 seconds' },
  },
  disqualifications: {
    medical: 'Did not pass the medical check',
    gear: 'Uniform or weapon not as required',
    'weapon-broken': 'Weapon off its handle or broken',
    unfinished: 'Did not finish the performance',
    order: 'Wrong order of jurus',
    time: 'Time beyond the limit of disqualification',
  },
};
