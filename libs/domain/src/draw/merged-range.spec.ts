// The weights of merged classes.
import { mergedRange } from './merged-range';

const range = (weightMin: number | null, weightMax: number | null, includesMin = false) => ({
  ...{ weightMin, weightMax, includesMin },
});

describe('the weights of merged classes', () => {
  it('reach from the lowest bound to the highest, whatever their order', () => {
    expect(mergedRange([range(50, 55), range(39, 43, true), range(45, 50)])).toEqual(range(39, 55, true));
  });

  it('are open below or above where one of the classes is', () => {
    expect(mergedRange([range(45, 50), range(null, 45)])).toEqual(range(null, 50));
    expect(mergedRange([range(110, null), range(95, 110)])).toEqual(range(95, null));
  });
});
