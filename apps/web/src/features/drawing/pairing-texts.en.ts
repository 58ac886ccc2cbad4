// The English words of the proposal of opponents where there are no weight classes.
import { counted, plural } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import { localeTexts } from '@gelanggang/domain/words/locale-texts';
import type * as original from './pairing-texts';

const decimal = (value: number): string => value.toLocaleString(localeTexts.locale, { maximumFractionDigits: 2 });

export const pairingTexts: InLanguage<typeof original.pairingTexts> = {
  title: 'Pairs without classes',
  open: 'Pairs without classes',
  intro:
    'Opponents proposed by age, height and weight: as many pairs as possible, then the smallest differences. Opponents from another contingent come first. Pairs that are made become pools of two athletes.',
  print: 'Print',
  pools: 'List of pools',
  pairs: 'Pairs',
  limits: (years, cm, kg) => `Limits: ${decimal(years)} ${plural(years, 'year')}, ${decimal(cm)} cm, ${decimal(kg)} kg`,
  make: (count) => `Make ${counted(count, 'pair')}`,
  difference: (months, cm, kg) => `Difference ${counted(months, 'month')}, ${decimal(cm)} cm, ${decimal(kg)} kg`,
  oneContingent: 'Same contingent',
  noPairs: 'No pairs within the limits.',
  left: (count) => `${counted(count, 'athlete')} without an opponent`,
  leftList: 'Without an opponent',
  reasons: {
    unmeasured: 'Height or weight not filled in',
    'nobody-near': 'No opponent within the limits',
    odd: 'Suitable opponents are already paired',
  },
  measured: (born, cm, kg) =>
    [
      `born ${born}`,
      cm === null ? 'height not filled in' : `${decimal(cm)} cm`,
      kg === null ? 'weight not filled in' : `${decimal(kg)} kg`,
    ].join(' · '),
  nobody: 'There are no athletes to pair.',
  nobodyHint: 'Only paid athletes of age groups without weight classes (Usia Dini 1) who are not yet in a pool.',
  failed: 'The pairs could not be made.',
};
