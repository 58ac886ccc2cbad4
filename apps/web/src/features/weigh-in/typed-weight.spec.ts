// Weights as they are typed, and what they say of an athlete.
import type { WeighInAthlete } from '@gelanggang/contract/weigh-in';
import { typedWeight, verdictOf } from './typed-weight';

const classB = { weight_min: 50, weight_max: 55, includes_min: false } as WeighInAthlete;

describe('a typed weight', () => {
  it('is read with a comma or a point', () => {
    expect(['52,4', '52.40', ' 52 ', '9', '251', '52,444', 'lima', ''].map(typedWeight)).toEqual([
      ...[52.4, 52.4, 52, null, null, null, null, null],
    ]);
  });

  it('is in the class, below it or above it', () => {
    expect([50, 50.01, 55, 55.01].map((weight) => verdictOf(classB, weight))).toEqual([
      ...['too-light', 'fits', 'fits', 'too-heavy'],
    ]);
    const under = { weight_min: null, weight_max: 39, includes_min: false } as WeighInAthlete;
    expect([38.9, 39].map((weight) => verdictOf(under, weight))).toEqual(['fits', 'too-heavy']);
  });
});
